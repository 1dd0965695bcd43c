"""Tests of Himalaya."""
