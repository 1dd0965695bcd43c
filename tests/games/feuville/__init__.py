"""Tests of Feuville."""
