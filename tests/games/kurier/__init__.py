"""Kurier des Zaren, examined against its rule ledger."""
