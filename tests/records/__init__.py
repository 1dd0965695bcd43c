"""Golden records: whole games as text, one for each variant and one for each way a game can end."""
