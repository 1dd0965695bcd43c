# The words of the house: tables, seats, people, storage.

# ---- why something is refused
house-error = That did not work.
no-such-table = There is no such table (any more).
no-such-seat = There is no such seat at this table.
seat-taken = Somebody sits there already.
not-your-seat = That is not your seat.
strangers-are-silent = Give yourself a name first; then you can talk.
table-full = All seats at this table are taken.
bad-invitation = This table is for invited players only, and this is not its invitation.
not-the-host = Only the host of this table can do that.
not-now = That is not possible now.
stale = The table has gone on meanwhile. Here is how it stands now.
bad-id = The message has no proper id.
bad-text = Write something, but no more than { $most } letters.
too-many = That is too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-waiting = The game has not begun yet.
table-running = The game is running.
table-paused = The game is paused.
table-over = The game is over.
seats-free = There are still free seats. Invite somebody, or put a bot there.
bot-plays = Your time was up: a bot is playing for you.
nothing-to-confirm = You have nothing to confirm.
confirm-first = Confirm your turn first, or take it back.
nothing-to-decide = You have nothing to decide now.
not-asked = You have nothing to answer now.
window-open = Not while a card is being answered. Wait a few seconds.
no-such-order = There is no such standing order in this game.
no-hints = There are no hints at this table.
rematch-later = You can ask for a rematch when this game is over.

# ---- setting up a table
bad-order = A table cannot be set up like this.
order-bot-seat = There is no seat { $seat } to put a bot on.
order-too-many = That is more players than the { $seats } seats of this table.

# ---- people
bad-name = A name has 1 to { $most } letters, without control characters.
name-taken = Somebody else has registered the name “{ $name }”.
name-is-account = Your account has this name. It can be written differently, but not become another name.
bad-password = This name and this password do not go together.
bad-new-password = A password has { $least } to { $most } characters.

# ---- storage
bad-store = The database cannot be used.
store-url = “{ $url }” is no database of Serai. Write sqlite:FILE or postgresql://...
store-foreign = This database was not made by Serai. Nothing in it has been changed.
store-newer = This database was made by a newer Serai (schema { $theirs }, this one knows { $ours }). Please update Serai. Nothing in it has been changed.
store-damaged = The database { $path } is damaged ({ $reason }). Nothing in it has been changed; put back a backup, or save what can be saved with “sqlite3 FILE .recover”.
store-unreachable = The database cannot be reached: { $reason }
store-trouble = The database is not answering. Please try again.
store-trouble-because = The database is not answering ({ $reason }). Please try again.
broken-table = Table { $table } cannot be replayed under the installed rules, from entry { $number } on: { $reason } Nothing of it is lost.

# ---- what is asked and told
prompt-waiting = Waiting for players.
prompt-paused = The game is paused.
prompt-confirm = You chose: { $what }. Confirm your turn, or take it back.
prompt-answered = Your answer: { $what }. You can still change it until time is up.
again-before = This is how it stood.
hint = A good player might choose: { $what }
and = { $first } and { $last }
result = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
result-how = { $won } ({ $how }).
