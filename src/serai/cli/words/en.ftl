# The words of the command line.

# ---- help
about-serai = Serai is a house for board games: play against bots or with friends at one keyboard, look back at games, or let bots play thousands of them.
usage-all = Usage: serai COMMAND [OPTIONS]
usage-one = Usage: { $usage }
usage-flags = [OPTIONS]
usage-more = “serai COMMAND --help” tells what a command takes. A game to begin with: serai play kurier
command-games = what there is to play
command-rules = the rules of a game, in short
command-play = play a game here, against bots or with friends
command-replay = see a game again, step by step
command-show = one moment of a game, as text or as a picture
command-check = whether records of games are legal
command-sim = let bots play many games, and count
about-games = Tells which games there are, for how many players, and which options a table can choose.
about-rules = Shows the rules of a game in short: formatted on a terminal, as Markdown in a pipe.
about-play = Plays a game in this terminal. You sit on seat 1 and bots on the others, unless you say otherwise. The game is saved as you play, and --resume goes on with it.
about-replay = Shows a game again. On a terminal you step through it; in a pipe all steps are printed. You see what a spectator saw, or one seat with --seat.
about-show = Shows one moment of a game: as text, or with --svg and --png as a picture. You see what a spectator saw, or one seat with --seat.
about-check = Plays records again under the installed rules and tells the result of each, or the line that is wrong and why.
about-sim = Lets bots play many games against each other and tells how long they last, who wins and how they end. The same seed gives the same games.
operand-game = the game, by its short name (see “serai games”)
operand-file = the record of a game
value-game = GAME
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
flag-at = the moment after this step; the last one if not given
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
trouble-missing = this file or folder does not exist.
trouble-forbidden = this is not allowed here.
trouble-folder = this is a folder, not a file.
trouble-no-folder = part of this path is no folder.
trouble-no-space = there is no space left.
trouble-exists = this exists already.
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
bots-and-seats = { $bots } bots were named for { $seats } seats. Name one for all, or one for each seat.
no-rules = There is no rules text of { $game } yet.
end-of-input = The input has ended.
end-of-input-kept = The input has ended. The game is kept: serai play --resume { $file }
interrupted = Interrupted.
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
level-random = random
level-greedy = greedy
level-leerling = apprentice
level-gezel = journeyman
level-meester = master
chance = chance
seat-person = { $number }  { $seat }: { $name }
seat-you = { $number }  { $seat }: you
seat-guest = { $number }  { $seat }: a person here
seat-bot = { $number }  { $seat }: bot, { $level }

# ---- playing
kept-in = The game is saved as you play, in { $file }
hint-help = Type the number of a choice; ? explains the choices, h all that you can type, q ends.
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
keys-u = u         take back your last choice
keys-b = b         draw the board again
keys-l = l         what happened lately (l all: from the beginning)
keys-r = r         the rules
keys-s = s         save now
keys-w = w FILE    save a copy in this file
keys-q = q         stop

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
verify-fine = All stored games play the same.
verify-differs = Table { $table } ({ $game }, begun under rules { $rules }, installed { $installed }) differs at entry { $entry }: { $reason }
