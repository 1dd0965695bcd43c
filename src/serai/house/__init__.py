"""Tables, seats, clocks, storage, accounts: everything between a web request and a State.

The one door to all of it is ``House`` (serai.house.house); what passes over a table's socket stands in
serai.house.messages.
"""
