# The words of the pages. Games and the house have their own.

# ---- the house
house-name = Serai
house-line = Serai, a house for board games: with friends or against bots, in Dutch and in English.
skip = Skip to content
nav-label = Main menu
nav-games = Games
nav-profile = Profile
nav-login = Log in
foot-label = Foot of the page
language-switch = Language
language-nl = Nederlands
language-en = English
guest-name = Guest
somebody = Somebody
you = you
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
switch-yes = yes
switch-no = no

# ---- the first page
home-title = Serai, a house for board games
home-heading = Come in, the table is laid
home-lead = Play tonight: with friends by a link, or against bots right away. No registering, no rush.
my-tables = My tables
games-heading = The games
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Set up a table yourself: pick a game above and play with friends.
your-turn = Your turn
status-waiting = Waiting for players
status-running = In play
status-paused = Paused
status-closed = Closed
status-over = Over
players-range = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
minutes = about { $minutes } minutes
play-first = Play { $game } now, against bots
all-games = All games
learn-game = Learn by playing
practise-game = Practise
practise-of = Practise { $game }
practise-lead = Short positions from real games, each with a task for one turn. Everything you need lies open, and no luck is involved: it can be done. Try as often as you like.
practise-done = { $done } of { $all } done
practise-try = Try it
practise-again = Once more
practise-solved = done
practise-level-1 = to warm up
practise-level-2 = takes some thought
practise-level-3 = a hard nut
practise-progress = Practice
lesson-badge = Lesson: go on
play-bots = Play against bots now
with-friends = With friends
rules = Rules
rules-reference = Cards, tiles and symbols
rules-of = Rules of { $game }
cover-alt = The board of { $game }, in the middle of a game
seats-label = At the table
seat-free = free seat
bot-called = { $name } (bot, { $level })
level-random = random
level-greedy = greedy
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master

# ---- a new table
new-title = New table: { $game }
new-heading = A table of { $game }
your-name = Your name
your-name-help = This is how others see you. No need to register; this browser remembers you.
how-many = How many will play?
who-plays = Who sits where?
who-plays-help = For a free seat you get a link to share. If several of you play on one device, choose “On this device” for more seats.
own-name = Name of who plays here
who-me = On this device
who-free = Free, for a friend
who-bot = Bot: { $level }
options-heading = Rules of this table
clock-heading = Time to think
clock-none = No clock
clock-live = With a clock
clock-days = Days a turn
clock-none-help = Take all the time you need.
clock-minutes = Minutes for each player
clock-increment = Seconds added each turn
clock-live-help = For a game you play in one sitting.
clock-a-turn = Days for each turn
clock-days-help = For a game on the side: everyone plays when it suits them.
clock-live-short = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} for each player, plus { $increment ->
    [one] 1 second
   *[other] { $increment } seconds
} each turn
clock-days-short = { $days ->
    [one] 1 day
   *[other] { $days } days
} for each turn
guests-heading = The door
door-invite = Only those who have the link may sit down
door-open = Anyone may sit down; the table is listed on the first page
casual = A friendly game
casual-help = You may then ask a bot what it would do.
own-data = Play with your own data
own-data-label = Data file (TOML)
own-data-help = Change prices, numbers or names and see what that does to the game.
own-data-sample = Start from the game’s own file
own-data-good = Nothing is wrong with this file: you can play with it.
own-data-bad = The game cannot be played with this file:
own-data-no-text = That is not a text file, so it is no data file.
set-table = Set the table
wrong-seats = This game cannot be played by that many.
wrong-who = Choose for each seat who plays.
wrong-clock = That clock will not do: use whole numbers, not too small and not too large.

# ---- waiting for the others
waiting-title = { $game }: waiting for players
waiting-lead = { $free ->
    [0] Everybody is seated. It can begin.
    [one] There is 1 free seat left.
   *[other] There are { $free } free seats left.
}
invite-label = Invite your friends with this link
invite-help = Whoever opens the link gives a name and sits at the table.
invite-code = Or let a phone’s camera read this code
invite-only-here = This link leads to this very computer, so it works nowhere else. For friends on other devices, open the house with “serai serve --host 0.0.0.0” and use the address that it prints.
invite-only-here-but = This link leads to this very computer, so it works nowhere else. Open the house at { $address } and copy the link there.
invite-text = Will you join me for { $game } on Serai?
copy = Copy
copied = Copied
share = Share
seats-heading = At the table
sit-here = Sit here
bot-level = Strength of the bot
put-bot = Put a bot here
begin = Begin now
fill = Fill up with bots and begin
begin-help = The game begins by itself as soon as the last seat is taken.
stand-up = Leave the table
waiting-live = This page refreshes itself as soon as somebody sits down.
needs-script = To play, JavaScript must be switched on in your browser. Rules and replays can be read without it.

# ---- joining
join-title = Join: { $game }
join-heading = { $host } invites you to { $game }
join-name-help = Nothing else is needed. This browser remembers you.
join = Take a seat
watch = Just watch
join-waiting = All seats are taken. You can still watch.
join-running = This game has begun. You can still watch.
join-paused = This game has begun. You can still watch.
join-closed = This table has been closed.
join-over = This game is over. You can still look back on it.

# ---- looking back
replay-title = { $game }: replay
replay-board = The table
replay-alt = The table of { $game } after step { $at }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-step = Step
replay-on = One step on
replay-last = To the end
replay-go = Go
replay-moment = After step { $at } of { $steps }
replay-side = About this game
replay-result = Result
replay-eyes = Look through the eyes of
eyes-open = Everything open
replay-log = What happened
record-download = Save the record
picture-download = Picture of the end
again = Another game
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# ---- how a game went
course-heading = How the chances went
course-show = Show how the chances went
course-open = Look at it with everything open
course-wait = This takes some seconds …
course-failed = This could not be worked out just now. Try again in a moment.
course-about = Everybody’s chance to win, as the game’s own evaluation sees it with everything open. Click to go to that moment; the coloured bands are turning points, the dots moments that mattered.
course-alt = Chances to win over the game
course-player = Player
course-luck = By luck (%)
course-choices = By own choices (%)
course-changes = Turning points
course-change = Turn of { $player }
course-moments = Moments that mattered
course-moments-about = The three choices of each player that cost most. The chances are those with the better choice and with what was played, as a bot sees them that looks ahead to the end of the turn. With “What if?” you play on from there yourself, against bots.
course-moment = Played: { $did }. Better: { $better }.
course-odds = chance to win { $could } → { $got }
what-if = What if?
what-if-now = Play on from this moment
course-none = None.

# ---- what games are like
lab-title = { $game }: what games are like
lab-seats = Number of players
lab-as-it-comes = As the game comes
lab-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
lab-playing = Bots are playing some games for this report. It comes by itself in about half a minute.
lab-link = What games are like

# ---- programs that play
programs-title = { $game }: programs that play
programs-link = A program of your own plays a seat
programs-lead = A program with the token of a seat plays it from anywhere, over a WebSocket. It has { $seconds } seconds for each decision; one that fails loses its token, and a bot plays on.
programs-token = The token of the seat
programs-address = The address of the socket
programs-once = The token is shown only this once. Whoever has it plays the seat; nothing else of yours is open to it.
programs-given = token given
programs-new = Make a token
programs-revoke = Take it back
programs-back = Back to the table

# ---- rules
rules-search = Search the rules
rules-contents = Contents
rules-strip = Show how it goes on: { $n ->
    [one] 1 step
   *[other] { $n } steps
}
rules-strip-step = Step
rules-table = Table
rules-none = Nothing found. Try another word.
rules-found = { $n ->
    [0] Nothing found.
    [one] Found in 1 place.
   *[other] Found in { $n } places.
}
search = Search
no-rules = The rules of this game are not written here yet in this language. At the table every choice explains itself.

# ---- profile
profile-title = Profile
profile-heading = How you are known
settings-heading = Settings
set-theme = Colours
theme-auto = As my device
theme-light = Light
theme-dark = Dark
set-motion = Pace of the moves
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-none = At once
set-confirm = Let me confirm every turn
set-sound = Sound
set-contrast = High contrast
set-patterns = Patterns on colours
set-notify = Notify me when it is my turn
set-keys = Keyboard shortcuts at the table
set-coach = Tell me before a move that throws away much (casual games; by itself in your first two games of a kind)
set-explain = In my first two games of a kind, explain what I see for the first time
save = Save
done-saved = Saved.
done-password = The password is changed. All other devices are signed out.
done-registered = The name is yours now, on other devices too.
account-heading = Keep your name
account-lead = With a password you can go on under this name on another device. You do not have to.
account-kept = Your name is protected by a password. On another device, log in with it.
password = Password
password-help = At least eight characters.
password-old = Present password
password-new = New password
password-change = Change the password
password-change-help = At least eight characters. You are then signed out on all other devices.
register = Set a password
have-account = I have a password already
name-first = Choose a name first and save it.
logout = Log out
logout-warning = Careful: without a password you cannot get back to your tables afterwards.
logout-everywhere = Log out everywhere
logout-everywhere-help = On this device and all others, at once: if a device got lost, say. If somebody knows your password, change it as well.
webhook-heading = Word of your turns (webhook)
webhook-lead = When your turn begins, the house can send a request to an address of your own: a bridge to a chat or a telephone, say. What it says is for you alone.
webhook-url = Address
webhook-help = Each request is signed with a secret that you get with the address. How it looks is told in the documentation (protocol, webhooks). An address that never takes a word is forgotten.
webhook-save = Send word there
webhook-change = Change the address
webhook-test = Try it out
webhook-drop = Send nothing any more
webhook-set = From now on word of your turns goes there.
webhook-dropped = No word of your turns is sent any more.
webhook-secret = The secret
webhook-secret-help = It is shown only this once. By it you tell real word from invented.
webhook-taken = The word of trial was taken (status { $status }).
webhook-refused = The word of trial was not taken: the address answered with status { $status }.
webhook-silent = There came no answer to the word of trial.
webhook-gone = There is no address any more to try out.
history-heading = Games played
no-history = No game finished yet. That will come.
login-title = Log in
login-heading = Welcome back
login = Log in
login-help = No password yet? Just play; you can set one later on your profile.
enter-heading = Welcome
enter-lead = You have been invited to this house. Under which name do you want to play?
enter = Come in
enter-help = Do you have a password here already?
house-by-invitation = This house is open by invitation only: ask somebody who plays here for a link. Have you been here before?
to-the-games = To the games

# ---- when something cannot be done
error-400 = That did not work
error-400-help = We do not understand what your browser sent. Go back and try again.
error-401 = Who are you?
error-401-help = For this we need to know who you are: give a name or log in.
error-403 = Not allowed here
error-403-help = This is reserved for others.
error-foreign-help = This request did not come from a page of this house. Open Serai itself and try there.
error-404 = Nothing found
error-404-help = There is nothing at this address. Perhaps the link was not copied completely.
error-405 = Not this way
error-405-help = This address cannot do that. Start again from the games.
error-409 = Just too late
error-409-help = Something has changed meanwhile. Reload the page and see how things stand.
error-413 = Too large
error-413-help = What you sent is too large.
error-415 = We cannot read that
error-415-help = Send JSON, as application/json.
error-422 = That is not right
error-422-help = Something is missing or wrong in it.
error-429 = Easy now
error-429-help = Those were a great many requests in a short time. Wait a moment and try again.
error-500 = Something went wrong on our side
error-500-help = It is not your fault, and nothing of your game is lost. Try again in a moment.
error-503 = Out of reach for a moment
error-503-help = The store does not answer. Nothing of your game is lost; try again soon.
health-no-database = The database does not answer.

# ---- the socket
wire-not-understood = This request cannot be understood: { $reason }
wire-binary = Send text (JSON), not binary data.
wire-too-long = This request is too long: at most { $most } bytes.
wire-too-fast = That is too fast. Wait a moment and try again.
wire-mistake = Something went wrong on our side. Try again.
api-bad-json = This is no valid JSON for this request: { $reason }
api-no-such-path = There is no { $what } “{ $found }”.
email-heading = Mail about your turns
email-lead = At tables with days for a turn, the house can write to you when it is your turn and you are not at the table.
email-address = E-mail address
email-help = You get a mail with a link to confirm the address. Each mail has a link that ends them. Nobody else sees the address.
email-save = Send the link
email-drop = Forget the address
email-asked = A mail is on its way: open the link in it within a day.
email-waiting = This address is not confirmed yet: open the link in the mail.
email-on = Mail about your turns goes to this address.
email-link-old = This link is no longer valid. Ask for a new one on your profile.
email-confirmed = The address is confirmed. You get mail when it is your turn.
email-stopped = You get no more mail about your turns. The address is forgotten.
email-confirm-heading = Confirm an e-mail address
email-confirm-lead = Do you want mail at this address when it is your turn?
email-confirm-button = Yes, confirm
email-stop-heading = No more mail
email-stop-lead = You will get no more mail about your turns.
email-stop-button = No more mail
