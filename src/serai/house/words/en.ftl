# The words of the house: tables, seats, people, storage.

# ---- why something is refused
house-error = That did not work.
no-such-table = There is no such table (any more).
no-such-seat = There is no such seat at this table.
own-seat-taken = You have played in this game, and your seat is taken now. You can watch.
hand-seen = You have played in this game and know a hand of it, so you can come back to your own seat only.
seat-taken = Somebody is already sitting there.
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
busy = The house has its hands full just now. Please try again in a moment.
table-waiting = The game has not begun yet.
table-running = The game is running.
table-paused = The game is paused.
table-over = The game is over.
table-closed = Whoever runs this house has closed this table.
seats-free = There are still free seats. Invite somebody, or put a bot there.
bot-plays = Your time was up: a bot is playing for you. You can take your seat back.
bot-finishes = Your time was over again: a bot finishes this turn for you. Then you can take your seat back.
no-bot-plays = No bot is playing for you.
nothing-to-confirm = You have nothing to confirm.
confirm-first = Confirm your turn first, or take it back.
nothing-to-decide = You have nothing to decide now.
not-asked = You have nothing to answer now.
window-open = Not while a card is being answered. Wait a few seconds.
no-such-order = There is no such standing order in this game.
no-hints = There are no hints at this table.
what-if-later = You can play on from a moment when this game is over.
rematch-later = You can ask for a rematch when this game is over.

# ---- setting up a table
bad-order = A table cannot be set up like this.
order-clock-kind = There is a time, but no kind of clock: say live or days, or leave the time out.
order-lesson = A lesson is given at the table that it was made for, and at no other.
no-lesson = There is no lesson for this game yet.
order-task = A task is practised at the table that it was made for, and at no other.
no-task = There is no such task. Perhaps it has been replaced by a better one.
order-name = The name for seat { $seat } cannot be written like that.
order-bot-seat = There is no seat { $seat } to put a bot on.
order-too-many = That is more players than the { $seats } seats of this table.
order-window = A reaction window lasts { $least } to { $most } seconds.
data-too-much = This data file takes too long to read.
data-unplayable = This data file cannot be played with.
data-quota = You have set up as many tables with data of your own as the house keeps for one person. Play with those, or without.

# ---- people
bad-name = A name has 1 to { $most } characters, and at least one letter, digit or symbol that can be seen.
name-odd = There is a character in this name that cannot be shown. Leave it out.
name-taken = Somebody else has registered the name “{ $name }”.
name-alike = “{ $name }” is too much like a name that somebody else has registered. Choose another one.
name-at-table = Somebody at this table is called “{ $name }” already, or nearly so. Take another name on your profile page.
name-is-account = Your account has this name. It can be written differently, but not become another name.
bad-password = This name and this password do not go together.
bad-old-password = That is not your present password, so nothing has been changed.
bad-new-password = A password has { $least } to { $most } characters.

# ---- whoever runs the house
banned = You have been turned away from this house. Ask whoever runs it if you think that is a mistake.
muted = You cannot speak here: whoever runs this house has muted you.
invitation-needed = This house is open by invitation only. Ask somebody who plays here for a link.
bad-house-invitation = This invitation is not valid (any more). Ask for a new one.
no-such-person = There is nobody with the id “{ $name }”. List people with “serai admin people”.
ambiguous = Several ids begin with “{ $name }”. Write more of it.
former-player = Former player

# ---- storage
bad-store = The database cannot be used.
store-url = “{ $url }” is no database of Serai. Write sqlite:FILE or postgresql://...
store-foreign = This database was not made by Serai. Nothing in it has been changed.
store-newer = This database was made by a newer Serai (schema { $theirs }, this one knows { $ours }). Please update Serai. Nothing in it has been changed.
store-damaged = The database { $path } is damaged ({ $reason }). Nothing in it has been changed; put back a backup, or save what can be saved with “sqlite3 FILE .recover”.
store-no-database = { $path } is no database: it is damaged from its beginning, or it is something else. It has not been changed.
store-read-only = The database { $path } cannot be written: the file, its folder or the disk is read-only, or belongs to somebody else. It is not damaged; give Serai leave to write there.
store-busy = Another program is holding the database { $path }. Close it, or wait until it is done, and start again.
store-full = The disk with the database { $path } is full. Make room and start again; nothing in it has been changed.
store-is-folder = { $path } is a folder. Name a file in it, such as sqlite:{ $path }/serai.sqlite.
store-no-folder = The folder { $folder } for the database { $path } is not there. Make it first.
store-unreachable = The database cannot be reached: { $reason }
store-trouble = The database is not answering. Please try again.
store-trouble-because = The database is not answering ({ $reason }). Please try again.
store-busy-now = The database is busy with something else, so this was not done. Please try again in a moment.
store-full-now = The disk of this house is full, so nothing can be stored. Nothing is lost; tell whoever runs the house.
store-read-only-now = The database of this house cannot be written at present, so this was not done. Nothing is lost; tell whoever runs the house.
store-damaged-now = The database of this house is damaged ({ $reason }). Tell whoever runs the house.
broken-table = Table { $table } cannot be replayed under the installed rules, from entry { $number } on: { $reason } Nothing of it is lost.
backup-nothing = There is no file { $path }.
backup-exists = { $path } is there already. Name another file, or add --force to replace it.
backup-foreign = { $path } is no copy of a house of Serai.
backup-damaged = { $path } is no whole copy of a house of Serai ({ $reason }). Nothing has been changed.
backup-failed = The copy could not be made: { $reason }
restore-exists = There is a house in { $path } already. Add --force to replace it; what is there is then kept beside it.
restore-in-use = The house in { $path } is open. Close it first (Ctrl-C, or stop its service); then restore.
change-failed = Something went wrong on our side. The table is as it was before; please try again.

# ---- what is asked and told
prompt-waiting = Waiting for players.
prompt-paused = The game is paused.
prompt-closed = Whoever runs this house has closed this table. Nothing can be played here any more.
prompt-confirm = You chose: { $what }. Confirm it, or take it back.
prompt-answered = Your answer: { $what }. You can still change it until time is up.
again-before = This is how it stood.
hint = A good player might choose: { $what }
hint-better = You could also choose: { $what }. A bot puts your chance to win at { $could } % with it, at { $got } % with this.
and = { $first } and { $last }
result = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
result-how = { $won } ({ $how }).
bad-outgoing = That is no address the house can send to: it begins with https:// or http://, names a host, and uses port 80, 443 or one from 1024 on.
bad-push = These are not the keys of a browser.
push-title = It is your turn
push-body = { $game }, with { $others }
push-body-alone = { $game }
outgoing-host = No host in the open internet was found under that name; this house sends nothing elsewhere.
bad-email = This is no e-mail address.
no-email-here = This house sends no e-mail.
email-not-taken = The mail could not be sent. Is the address right? Try again later.
email-confirm-subject = Confirm your e-mail address
email-confirm-body =
    Somebody asked to be written to at this address when it is his turn at { $site }.

    Was it you? Then confirm the address here, within a day:
    { $link }

    If it was not you, do nothing: no further mail will come.
email-turn-subject = It is your turn: { $game }
email-turn-body =
    It is your turn at a table of { $game }, with { $others }.
    You have { $days ->
        [one] one day
       *[other] { $days } days
    } for it.

    To the table: { $link }

    No more mail about your turns? One click: { $stop }
email-turn-body-alone =
    It is your turn at a table of { $game }.
    You have { $days ->
        [one] one day
       *[other] { $days } days
    } for it.

    To the table: { $link }

    No more mail about your turns? One click: { $stop }
