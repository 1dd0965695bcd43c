"""Ilôs, examined against its rule ledger."""
