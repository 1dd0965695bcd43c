# The words of the command line.

# ---- help
about-serai = Serai is a house for board games: play against bots or with friends at one keyboard, look back at games, or let bots play thousands of them.
usage-all = Usage: serai COMMAND [OPTIONS]
usage-one = Usage: { $usage }
usage-flags = [OPTIONS]
usage-more = “serai COMMAND --help” tells what a command takes. A game to begin with: serai play kurier
command-games = what there is to play
command-rules = the rules of a game, in short
command-learn = learn a game by playing it
command-practise = practise: short positions with a task
command-play = play a game here, against bots or with friends
command-replay = see a game again, step by step
command-show = one moment of a game, as text or as a picture
command-data = check your own data file of a game, or write out the game’s own
command-check = whether records of games are legal
command-sim = let bots play many games, and count
about-games = Tells which games there are, for how many players, and which options a table can choose.
about-rules = Shows the rules of a game in short: formatted on a terminal, as Markdown in a pipe.
about-learn = Teaches a game in this terminal: a first game that explains itself, in 5 to 10 minutes. Leave when you like; the next time it goes on from there.
about-practise = Sets a task: a position from a real game and what to reach there in one turn. Without a number it lists the tasks of the game and which of them you have done.
about-play = Plays a game in this terminal. You sit on seat 1 and bots on the others, unless you say otherwise. The game is saved as you play, and --resume goes on with it.
about-replay = Shows a game again. On a terminal you step through it; in a pipe all steps are printed. You see what a spectator saw, or one seat with --seat.
about-show = Shows one moment of a game: as text, or with --svg and --png as a picture. You see what a spectator saw, or one seat with --seat.
about-data = A game’s data file holds its numbers, names and map. --export writes the game’s own file, to be edited: to the screen, or to a file that you name. --check tells every mistake in a file by its line, and ends with status 2 if there is one.
about-check = Plays records again under the installed rules and tells the result of each, or the line that is wrong and why.
about-sim = Lets bots play many games against each other and tells how long they last, who wins and how they end. The same seed gives the same games.
operand-game = the game, by its short name (see “serai games”)
operand-task = the number of a task; without one all are listed
operand-file = the record of a game
value-game = GAME
value-task = NUMBER
value-file = FILE
value-folder = FOLDER
value-lang = nl|en
value-number = N
value-seat = SEAT
value-seats = 1,3
value-option = KEY=VALUE
value-bot = LEVEL
value-bots = LEVEL,...
value-name = NAME
value-seed = NUMBER
value-step = STEP
value-seconds = SECONDS
flag-lang = the language: Dutch or English; the system's if not given
flag-help = show this help
flag-version = show the version
flag-again = begin the lesson anew
flag-seats = how many players
flag-option = an option of the game; may be given several times
flag-bot = how the bots play: { $levels }; several by commas, one for each bot
flag-seat = look with the eyes of this seat (1, 2, ...)
flag-play-seat = your seat (1, 2, ...); 0 to watch bots only
flag-seats-human = the seats of several people at this keyboard
flag-name = your name; give it once for each person
flag-seed = a number that decides all chance
flag-record = keep the game in this file
flag-resume = go on with the game in this file
flag-data = play with your own data file of the game
flag-ask-all = ask even where there is only one choice
flag-confirm = ask before your turn ends, so that you can still take it back
flag-from = begin after this step
flag-delay = play by itself, with so many seconds between steps
flag-open = show everything; only once the game is over
flag-position = the position as text, all hands open, to be set up again; only once the game is over
flag-at = the moment after this step; the last one if not given
flag-check = tell what is wrong with this data file
flag-export = write out the game’s own data file
flag-svg = write an SVG drawing to this file (- is the output)
flag-png = write a PNG picture to this file
flag-narrow = a drawing for a phone
flag-games = how many games (1000)
flag-bots = the bots ({ $levels }): one for all seats, or one for each, by commas
flag-sim-seed = a number that decides all games (0)
flag-jobs = how many processes share the work; all cores if not given
flag-json = write the figures as JSON
flag-record-dir = keep a record of each game in this folder

# ---- version
form-compiled = compiled
form-plain = plain Python

# ---- errors
in-file = { $file }: { $reason }
file-trouble = { $file }: { $reason }
system-trouble = The system does not let us: { $reason }
trouble-missing = this file or folder does not exist.
trouble-forbidden = this is not allowed here.
trouble-folder = this is a folder, not a file.
trouble-no-folder = part of this path is no folder.
trouble-no-space = there is no space left.
trouble-exists = this already exists.
trouble-name = this is no possible file name.
trouble-no-text = this is no text file.
trouble-large = this file is far too large.
trouble-other = this cannot be read or written (error { $number }).
unknown-command = There is no command “{ $command }”. Commands are: { $commands }.
unknown-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
unknown-flag = There is no option { $flag } here. Try --help.
unknown-flag-near = There is no option { $flag } here. Did you mean { $near }?
flag-needs-value = Something must follow { $flag }.
flag-takes-no-value = Nothing may follow { $flag }.
needs-game = Which game? “serai games” tells what there is; then: serai { $command } GAME
needs-file = Which file? serai { $command } FILE
too-much = “serai { $command }” does not know what to do with “{ $found }”.
bad-number = { $flag } must be a whole number from { $least } to { $most }, not “{ $found }”.
bad-seconds = { $flag } must be a number of seconds from 0 to 3600, not “{ $found }”.
bad-lang = There is no language “{ $found }” here. There are: { $languages }.
bad-option = An option is written KEY=VALUE, not “{ $found }”.
bad-name = “{ $found }” cannot be a player's name: use 1 to 30 characters, and do not begin with “bot”.
too-many-names = { $names } names were given, but people play { $people ->
    [one] only 1 seat
   *[other] only { $people } seats
}.
seat-or-seats = Use either --seat or --seats-human, not both.
resume-keeps = A resumed game keeps its own settings: leave out { $flag }.
resume-other-game = { $file } is a game of { $game }.
record-exists = { $file } exists already; choose another name.
open-too-soon = Everything can be shown only once the game is over, and this one is not.
no-positions = { $game } has no text form of a position.
bots-and-seats = { $bots } bots were named for { $seats } seats. Name one for all, or one for each seat.
no-rules = There is no rules text of { $game } yet.
end-of-input = The input has ended.
end-of-input-kept = The input has ended. The game is kept: serai play --resume { $file }
interrupted = Interrupted.
interrupted-early = Interrupted: that was after { $played } of { $asked }.
interrupted-kept = Interrupted. The game is kept: serai play --resume { $file }
our-mistake = This is a mistake of ours, please report it: { $error } (SERAI_DEBUG=1 shows where)

# ---- games
games-seats = { $least } to { $most } players.
games-version = Rules version { $version }.
games-options = Options, with --option:
games-default = default
switch-yes = yes
switch-no = no

# ---- people and bots
bot-name = bot, { $level }
called = { $name } ({ $seat })
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-random = random
level-greedy = greedy
chance = chance
seat-person = { $number }  { $seat }: { $name }
seat-you = { $number }  { $seat }: you
seat-guest = { $number }  { $seat }: a person here
seat-bot = { $number }  { $seat }: bot, { $level }

# ---- playing
kept-in = The game is saved as you play, in { $file }
hint-help = Type the number of a choice; ? explains the choices, h all that you can type, q ends.
hint = A good bot would choose { $number }: { $label }
so-far = So far:
since = Since you last decided:
forced = Only one choice: { $label }
no-help = Nothing more to say about this.
no-such-choice = The choices are numbered 1 to { $most }.
several-fit = “{ $typed }” fits several choices; type more of it, or the number.
not-understood = “{ $typed }” is no choice and no command; h shows what you can type.
taken-back = Taken back: { $label }
hand-over = Your turn is done. Enter hands it over, u takes back:
saved = Saved in { $file }
save-where = Save where? Type: w FILE
quit-ask = The game is kept in { $file }. Enter leaves it there, a file name saves it there, n throws it away, b goes back to the game.
quit-prompt = Save?
quit-dropped = What was played is thrown away.
go-on-later = Go on later with: serai play --resume { $file }
curtain = Pass the keyboard to { $player }. Nobody else looks.
curtain-enter = Enter when you are ready:
the-end = The end
rank = { $rank }. { $player }
rank-points = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
see-again = See it again with: serai replay { $file }
keys-choose = number, notation or part of a choice: choose it
keys-explain = ?         explain the choices
keys-t = t         a hint: what a good bot would choose, and why
keys-u = u         take back your last choice
keys-b = b         draw the board again
keys-l = l         what happened lately (l all: from the beginning)
keys-r = r         the rules
keys-s = s         save now
keys-w = w FILE    save a copy in this file
keys-q = q         stop

# ---- practice
practise-list = Tasks of { $game }: { $done } of { $all } done. Try one: { $command }
practise-row = { $number }. { $words }
practise-mark = done
practise-task = Task { $number } of { $all }
practise-help = u takes a step back, s shows how it is done, q leaves
practise-solution = This is how it is done:
practise-done = Done! The next one: { $command }
practise-all-done = Done! That was the last one. Play a real game: { $command }
practise-left = Another time: { $command }
practise-input-ended = The input has ended. Another time: { $command }
practise-no-such = There are tasks 1 to { $most } here, not “{ $asked }”.

# ---- learning
learn-step = Step { $number } of { $steps }
learn-enter = Enter goes on (q stops):
learn-on = You go on where you stopped. From the beginning: { $again }
learn-left = Go on later with: { $command }
learn-input-ended = The input has ended. Go on with: { $command }
learn-interrupted = Interrupted. Go on with: { $command }
learn-done = That was the lesson. Play a real game: { $command }

# ---- replay, show and check
replay-title = { $players }; { $steps } steps.
replay-keys = Enter goes on, b goes back, a number jumps to that step, e to the end, q stops.
replay-prompt = Enter, b, number, e or q:
replay-edge = There is nothing beyond this.
moment = After step { $number } of { $steps }
moment-word = The step
step-unseen = (not seen)
not-over = The game is not over yet.
written = Written: { $file }
data-what = Say what is to be done: serai data GAME --check FILE, or serai data GAME --export [FILE].
data-fine = { $file }: nothing is wrong. { $game } can be played with it.
data-written = The data file is in { $file }.
check-fine = { $file }: legal. { $game }, { $seats } players, { $steps } steps, rules version { $rules }.

# ---- simulations
sim-playing = { $game }
sim-head = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $seats } players, seed { $seed }
sim-options = Options: { $options }
sim-length = Decisions in a game: { $mean } on average, { $low } to { $high } in 90 % of games, { $most } at the most
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-interval = 95 % interval
sim-points = Points
sim-ending = Ending
sim-games = Games
sim-share = Share
sim-speed = { $seconds } seconds, { $speed } games per second

# ---- clauses of the rules
command-clauses = the numbered rules of a game, with their sources, tests and code
about-clauses = Traces every rule of a game: the clause of the ledger, the lines of the Dutch rulebook it rests on, the tests that check it and the functions that carry it out. Name one or more clauses to see only those; name no game to count the clauses of all.
operand-clause = a clause by its number, such as K-34; all if none is named
value-clause = CLAUSE
no-ledger = There is no ledger of the rules of { $game }.
no-clause = { $game } has no clause “{ $clause }”. Its clauses are { $first } to { $last }.
clauses-rulebook = rulebook, line { $lines }
clauses-origin = origin: { $origin }
clauses-test = test: { $test }
clauses-code = code: { $name } ({ $where })
clauses-no-code = no code: { $reason }
clauses-game = Game
clauses-clauses = Clauses
clauses-tested = With a test
clauses-carried = Traced to code

# ---- the house in the browser
command-serve = open the house in the browser: friends by a link, bots at once
command-verify = whether all games stored by the house still play the same
about-serve = Opens the house on this computer and prints its address. Everything is kept in one file in your data folder, or in the database that you name. Stop it with Ctrl-C; nothing is lost.
about-verify = Plays every stored game again under the installed rules and tells the first difference of each. Changes nothing.
value-host = HOST
value-port = PORT
value-database = DATABASE
value-origin = ADDRESS
flag-host = where to listen (127.0.0.1: this computer only; 0.0.0.0: others in your network too)
flag-port = the port (8477); 0 for any that is free
flag-database = a file, or postgresql://...; if not given, a file in your data folder
flag-origin = the address people use, if a proxy stands before the house: https://games.example
flag-workers = how many processes the bots think in (1)
flag-open-browser = open the browser as well
serve-open = Serai is open: { $address }
serve-stop = Everything is kept in { $database }. Ctrl-C closes the house.
serve-closed = The house is closed. Nothing is lost.
serve-port-taken = Port { $port } on { $host } is taken. Name another with --port, or --port 0 for any that is free.
serve-no-host = Cannot listen on { $host }, port { $port }: the address is not of this computer, or not allowed.
serve-friends = That is the address for friends in your network; on this computer { $address } does as well.
serve-only-here = Only this computer can open it. For friends in your network: serai serve --host 0.0.0.0
serve-base-path = “{ $found }” is no path to put the house beneath. Write it like /serai.
serve-origin = “{ $found }” is no address of a site. Write it like https://games.example, and what follows it with --base-path.
serve-address = { $flag } needs addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, and “{ $found }” is none.
serve-log = --log knows { $forms }, not “{ $found }”.
value-path = PATH
value-address = ADDRESS,...
value-log = text|json
flag-base-path = the path beneath which the house lies on a larger site: /serai
flag-proxy = the addresses of your own proxy; what it says about where visitors come from is believed, of nobody else
flag-private-webhooks = webhooks may lead to private and loopback addresses
flag-invitation-only = newcomers need an invitation, to a table or by “serai admin invite”; who is known goes on
flag-metrics-from = from which other addresses /metrics may be read; from this computer it always may
flag-log = how to log: warnings as text, or every request as a line of JSON
verify-fine = All stored games play the same.
verify-differs = Table { $table } ({ $game }, begun under rules { $rules }, installed { $installed }) differs at entry { $entry }: { $reason }

# ---- backup, restore
command-backup = copy the house into a file, also while it is open
command-restore = put a copy of the house back
about-backup = Copies a house in SQLite into one file, as it is in this moment, while people play on. For PostgreSQL it tells the command that does this (status 2: nothing was copied).
about-restore = Checks a copy that “serai backup” made and puts it in the place of the house. The house must be closed. What was there is kept beside it. For PostgreSQL it tells the command that does this (status 2: nothing was changed).
operand-copy = the copy
value-copy = FILE
flag-force = replace a file that is there already
needs-copy = Into which file, or from which? serai { $command } FILE
backup-made = { $file }: a whole copy, checked ({ $tables } tables, { $entries } entries in their logs, { $people } people).
backup-postgres = This house is in PostgreSQL: nothing was copied. The command above does it, while people play on.
restore-postgres = This house is in PostgreSQL: nothing was changed. Close the house; the command above does it.
backup-password = The password was left out of it: give it by PGPASSWORD or in ~/.pgpass.
restore-done = { $file } is restored and checked ({ $tables } tables, { $entries } entries in their logs, { $people } people). “serai verify” plays all games again, if you want to be sure.
restore-kept = What was there before is kept as { $file }.
no-house = There is no house in { $file }. Name it with --database.

# ---- admin
command-admin = look after a house: tables, guests, bans, invitations
about-admin =
    Looks after a house, open or closed; a running one obeys within seconds. Ids may be shortened to their first letters. Everything is noted in the audit.

    tables · table ID [--chat] · close ID · delete ID --yes
    people [TEXT] · mute ID · unmute ID · rename ID NAME · forget ID --yes
    ban ID|ADDRESS · unban ID|ADDRESS · bans
    invite [--uses N] [--days N] · audit

    Ids that begin with a dash follow after “--”: serai admin ban -- -abc
operand-doing = what to do: tables, table, close, delete, people, mute, unmute, rename, forget, ban, unban, bans, invite, audit
operand-names = of which table or guest, by the id that “tables” and “people” show; or which address
value-doing = WHAT
value-names = WHOM
value-text = TEXT
flag-reason = why, for the audit
flag-chat = what was said at the table as well
flag-yes = really do what cannot be undone
flag-limit = how many lines at the most (50)
flag-uses = how many newcomers an invitation lets in (1)
flag-days = for how many days an invitation holds (14)
flag-admin-origin = the address of the house, to make a whole link of an invitation
needs-doing = What is to be done? “serai { $command } --help” tells what there is.
admin-unknown = “{ $what }” cannot be done. There is: { $all }.
admin-names = “{ $what }” needs other names after it. “serai admin --help” shows how it is written.
admin-sure = This cannot be undone. Add --yes if you mean it.
admin-table = { $table }: { $game } (rules { $rules }), { $status }, host { $host }
admin-table-log = { $entries } entries in the log, set up { $created }, last changed { $changed } (UTC)
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted, with its log and its chat.
admin-muted = { $name } ({ $id }) cannot speak any more.
admin-unmuted = { $name } ({ $id }) may speak again.
admin-banned = { $name } ({ $id }) is turned away from now on.
admin-banned-address = Whoever comes from { $address } is turned away from now on.
admin-unbanned = { $name } ({ $id }) may come in again.
admin-unbanned-address = Whoever comes from { $address } may come in again.
admin-renamed = { $name } ({ $id }) is called { $new } now.
admin-forgotten = { $id } is forgotten: name, password, tokens, settings and chat are gone, and tables keep a former player.
admin-invite-where = Put the address of the house before it, or give it with --origin.

# ---- a new game
command-new-game = lay out the folder of a game of your own
about-new-game = Writes a folder with a small complete game under the name you give: rules, words in two languages, a picture, and a test that holds it to the laws. Install it with “pip install -e FOLDER”, then change it into your own.
flag-out = the folder to write; the name if not given
operand-name = the game’s short name: small letters, digits and _
bad-game-name = “{ $found }” cannot name a game: take small letters, digits and _, and begin with a letter.
game-name-taken = There is a game called “{ $found }” already.
new-game-written = { $game } is in { $folder }. Install it with “pip install -e { $folder }”, then play it with “serai play { $game }”.

# ---- arena
command-arena = which bot is stronger: all at all seats, under the same luck
about-arena = Lets bots play against each other. In a deal every bot sits at every seat under the same luck; deals are played until it is clear who is stronger, or even, or until so many games are played. The intervals hold whenever one stops. The same seed gives the same result.
value-percent = PERCENT
flag-arena-games = how many games at the most (1000)
flag-arena-bots = the bots to compare ({ $levels }, or program:COMMAND), by commas
flag-arena-seed = a number that decides all games (0)
flag-margin = a difference of so many percentage points counts as even (5)
flag-whole = play all games, even when the answer is clear before
flag-journal = keep the deals in this file; if it is there already, go on with it
arena-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of equal luck, { $seats } players, seed { $seed }
arena-rating = Rating
arena-even-share = Equal bots would win { $share } each.
arena-compared = { $answer } ({ $difference })
arena-difference = { $difference } percentage points, { $low } to { $high }
arena-better = { $first } is stronger than { $second }
arena-worse = { $first } is weaker than { $second }
arena-even = { $first } and { $second } are even
arena-open = { $first } or { $second }: not clear yet
arena-clear = Everything is clear.
arena-not-clear = Not everything is clear: more games would tell.
arena-interrupted = Interrupted. The deals so far are in { $file }; the same command goes on.
flag-think = how long somebody’s own program may think about a decision (10)
arena-late = { $bot } was too late in { $times ->
    [one] 1 game
   *[other] { $times } games
}, and lost.
arena-gone = { $bot } ended in the middle of { $times ->
    [one] 1 game
   *[other] { $times } games
}, and lost.
arena-nonsense = { $bot } answered nonsense in { $times ->
    [one] 1 game
   *[other] { $times } games
}, and lost.
arena-illegal = { $bot } did what is not legal in { $times ->
    [one] 1 game
   *[other] { $times } games
}, and lost.

# ---- join
command-join = let a bot or a program of yours play a seat in a house elsewhere
about-join = Connects to a house and plays the seat that a token opens: with a bot of this computer, or with a program of your own that reads and writes lines of JSON. You get the token in the waiting room of the table (“A program of your own plays a seat”). A broken connection is taken up again; it ends when the game is over.
operand-house = the address of the house, such as https://games.example
value-house = HOUSE
value-token = TOKEN
needs-house = Which house? serai { $command } HOUSE --token TOKEN
flag-token = the token of the seat; or it stands in the environment as SERAI_TOKEN
flag-join-bot = who plays: { $levels }, or program:COMMAND (master)
join-no-token = The token of the seat is missing: give it with --token, or as SERAI_TOKEN in the environment.
join-address = “{ $address }” is not the address of a house: write it as https://games.example
join-unreached = No house answers at { $address }.
join-no-house = What answers there is not a house of Serai.
join-token = The token opens no seat (any more).
join-late = The bot was too late, and has lost its seat.
join-gone = The program ended in the middle of the game.
join-nonsense = The program’s answer was no answer, and it has lost its seat.
join-illegal = The bot named an action that is not legal, and has lost its seat.
join-other-rules = That house plays { $game } by another version of the rules or with other data than this computer has.
join-sits = { $game }: playing seat { $seat }.
join-over = The game is over. Ranks by seat: { $ranks }; points: { $points }.

# ---- lab
command-lab = a report of what games are like, as a page with plots
about-lab = Lets bots play many games and writes a report as one HTML file that needs no network: length, scores, wins by seat, choices, changes of the lead, how early the winner is known, what winners did. --compare sets other options or another data file beside it, with intervals on the differences.
value-compare = KEY=VALUE,...|FILE
value-key = KEY
flag-lab-games = how many games at each table (200)
flag-lab-seed = a number that decides all games (0)
flag-compare = set other options, or a data file, beside it; may be given several times
flag-vary = set all values of this option side by side
flag-html = write the report to this file (serai-GAME.html)
lab-left-out = Left out: { $value }. { $reason }
lab-as-it-comes = as it comes
lab-no-option = { $game } has no option “{ $option }”. Options are: { $options }.

# ---- analyse
command-analyse = look back upon a game: chances, turning points, mistakes, luck
about-analyse = Plays a finished game again and tells how everybody’s chances changed, the turning points, each player’s worst mistakes, and what luck gave apart from choice. Chances are those of the game’s own evaluation, as the bots see it, with all cards open.
analyse-not-over = Only a game that is over can be analysed, and this one is not.
analyse-player = Player
analyse-result = Rank
analyse-luck = Luck
analyse-choices = Choices
analyse-about = Luck is what chance gave against what could be expected, choices what was lost against the best that the bot sees; both in percentage points of the chance to win, added up.
analyse-turning-points = Turning points
analyse-turn = Step { $step }, { $player }: { $changes }
analyse-mistakes = Mistakes
analyse-mistake = Step { $step }, { $player }: “{ $did }” instead of “{ $better }” cost { $lost }

# ---- ray
value-ray = local|ADDRESS
flag-ray = let a Ray do the work: one on this computer (local), or a cluster (auto, ray://HOST:PORT)

# ---- every decision
flag-decisions = write every decision (view, legal actions, choice, outcome) to this file: JSON lines, or Parquet if it ends in .parquet
value-smtp = HOST[:PORT]
value-security = starttls|tls|none
value-user = NAME
value-sender = ADDRESS
flag-smtp = the mail server by which people hear of their turns, if they want; needs --origin and --mail-from
flag-smtp-security = how the connection to it is secured (starttls)
flag-smtp-user = the name to log in with there
flag-smtp-password-file = a file with the password; or it stands in the environment as SERAI_SMTP_PASSWORD
flag-mail-from = the address that mail comes from
serve-smtp = “{ $found }” is no mail server. Write it like mail.example or mail.example:587.
serve-smtp-security = --smtp-security knows { $forms }, not “{ $found }”.
serve-smtp-password = “{ $file }” holds no password: it is too long, or no text.
serve-mail-from = --smtp needs --mail-from with an e-mail address, such as games@example.org, and “{ $found }” is none.
serve-mail-origin = --smtp needs --origin: mails hold links to the house.
