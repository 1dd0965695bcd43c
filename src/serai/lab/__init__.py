"""Many games: simulations, arenas, statistics."""
