"""The pages of the house, one module for each kind."""
