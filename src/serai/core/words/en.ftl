# The words of the house itself. Games add their own in their folders.

# ---- what joins sentences
and = { $first } and { $second }
comma = { $first }, { $second }
nothing = nothing
then = { $first } { $second }

seat = Seat { $number }

# ---- why an action is refused
reason-over = The game is over.
reason-elsewhere = Open to you elsewhere: “{ $label }”.
reason-not-asked = Not now: something else is asked.
reason-not-your-turn = It is not your turn to decide.
reason-not-chance = Chance has nothing to decide now.
reason-not-an-outcome = Chance cannot bring this now.
reason-no-such-seat = There is no seat { $seat } at this table.
reason-unknown-action = There is no action { $action } in this game.
reason-not-now = “{ $action }” is not possible now.

# ---- errors
error-unknown-game = There is no game called “{ $game }”. Here are: { $games }.
error-broken-game = The game “{ $game }” is registered but cannot be loaded: { $reason }
error-broken-lesson = The lesson of { $game } cannot be given: { $reason }
error-broken-practice = The tasks of { $game } cannot be set: { $reason }
error-no-practice = { $game } has no tasks to practise yet. Its rules: serai rules { $id }
error-no-lesson = { $game } has no lesson yet. Its rules: serai rules { $id }
error-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
error-option-unknown = There is no option “{ $option }”. Options are: { $options }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
error-notation = “{ $text }” is no action of { $game }.
error-unknown-bot = There is no bot called “{ $bot }”. Here are: { $bots }.
error-nothing-to-undo = There is nothing you can take back.
error-missing-extra = This needs an extra part: pip install "serai[{ $extra }]".

# ---- records
error-record-line = Line { $line }: { $reason }
error-record-illegal = Step { $number } is not legal: { $reason }
error-record-newer = This record of { $game } was made with rules { $theirs }; installed are rules { $ours }. Please update Serai.
error-record-unreadable = The record cannot be read: { $reason }.
error-record-no-text = This is no text file, so no record.
error-record-too-large = The file is far too large for a record.
record-cut-off = the record stops here; its end is missing.
record-not-ours = a record begins with “{ $expected }”.
record-bad-header = this does not belong in the header: “{ $text }”.
record-header-lacks = the header does not name { $word ->
    [game] the game
    [rules] the rules version
   *[seats] the number of seats
}.
record-wrong-number = step { $expected } should stand here, not “{ $found }”.
record-impossible = The rules cannot carry this step out: the position at the start could never come about.
record-bad-seat = “{ $found }” is neither a seat nor * for chance.
record-bad-end = the last line should be “{ $expected }”.
record-checksum = the checksum does not fit: something in this record was changed.
record-after-end = nothing may follow the end.

# ---- data files
error-data-line = Line { $line }, { $where }: { $reason }
error-data-nowhere = { $where }: { $reason }
error-data-more = { $first } ({ $more ->
    [one] And 1 more mistake
   *[other] And { $more } more mistakes
}.)
error-data-too-large = The data file is far too large.
data-missing = this is missing.
data-number = a whole number from { $least } to { $most } belongs here, not “{ $found }”.
data-real = a number from { $least } to { $most } belongs here, not “{ $found }”.
data-text = a line of text belongs here, not “{ $found }”.
data-flag = true or false belongs here, not “{ $found }”.
data-colour = a colour like "#C5342C" belongs here, not “{ $found }”.
data-point = a point from { $least } to { $most } belongs here, not “{ $found }”.
data-list = a list belongs here, not “{ $found }”.
data-length = this list must have { $count } entries, not { $found }.
data-span = { $least } to { $most }
data-table = a table belongs here, not “{ $found }”.
data-list-of-tables = a list of tables belongs here, not “{ $found }”.
data-count = there must be { $count } of these, not { $found }.
data-one-of = “{ $found }” is not known here. Known are: { $names }.
data-refer = there is no “{ $found }” in the list { $list }.
data-fixed = this is always “{ $wanted }” and cannot be changed to “{ $found }”.
data-unknown = the game has no such key here. Known are: { $names }.
data-unknown-near = the game has no such key here. Did you mean “{ $near }”?
data-retired = this key never did anything and is no longer read; take it out.
data-syntax = this is not well-formed TOML: { $reason }
data-no-sign = { $sign } is half a sign; no text can hold it.
data-too-deep = this is nested more than { $most } deep.
data-too-many-digits = this number has more than { $most } digits.
data-repeated = “{ $found }” is used twice.
data-identifier = “{ $found }” cannot stand in a record: use small letters, digits and underscores.
error-position = This position cannot be set up: “{ $found }”.
error-dump = This is no dump of a state of this game ({ $reason }).

# ---- practice
practice-missed = { $told } Take something back, or start again.
practice-solved = This task is done.

# ---- lessons
lesson-other = “{ $tried }” is allowed too, but first try this: { $asked }.
lesson-wait = One moment: the others go first.

# ---- hints
hint-only = there is nothing else to do
hint-best = a good bot likes this best
hint-ahead = a good bot puts your chance to win about { $lead } percentage points higher than with “{ $other }”
hint-close = “{ $other }” is about as good
hint-deeper = “{ $other }” looks better now, but not after what the others may answer
