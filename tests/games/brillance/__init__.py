"""The rules of Brillance, clause by clause."""
