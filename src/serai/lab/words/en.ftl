# The words of the lab.

# ---- arena
arena-needs-bots = An arena needs at least two bots, each named once, not “{ $bots }”.
journal-unreadable = { $file } is no journal of an arena.
journal-other = { $file } is the journal of another arena: other bots, seats, options, seed, data or rules.

# ---- reports
report-title = { $game }: what games are like
report-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $seats } players, bots: { $bots }, seed { $seed }, rules version { $rules }.
report-how = Intervals hold 95 % of the time; differences of shares are in percentage points. A turn is a run of decisions by one player. Chances to win are those of the game’s own evaluation, as the bots see it.
report-comparison = Side by side
report-comparison-note = The column “{ $first }” shows what is; the others show how much more or less it is there, with the interval. In bold: what is clear.
report-wins-of = Wins of { $seat }
report-mean = mean
report-most-games = 90 % of games
report-most = most
report-beginning = beginning
report-end = end
report-seats = Wins by seat
report-seats-note = The thin line is what every seat would win if all were equal.
report-length = Length
report-length-note = Decisions in a game.
report-scores = Scores
report-scores-note = Of all players, at the end.
report-choices = Choices
report-choices-note = How many actions are legal at a decision, over the course of the game.
report-known = How early the winner is known
report-known-note = The chance to win of who won in the end, over the course of the game.
report-leads = Changes of the lead
report-leads-note = How often another player came to have the best chances in a game.
report-endings = Endings
report-endings-note = How games end.
report-deeds = What winners did
report-deeds-note = Actions that some players took in a game and others did not. Of many such intervals one in twenty lies beside the truth; and what goes with winning need not lead to it.
report-deed = Action
report-deed-share = Players who did it
report-deed-wins = Won
report-deed-without = Won without it
report-difference = Difference
figure-decisions = Decisions
figure-turns = Turns
figure-decisions-a-turn = Decisions a turn
figure-choices = Legal actions at a decision
figure-lead-changes = Changes of the lead
figure-decided-at = Winner ahead for good after (% of the game)
figure-winning-score = Score of the winner
figure-winning-margin = Points ahead of the second

# ---- somebody's own bots
program-missing = There is no program to start by “{ $command }”.

# ---- shared work
workers-lost = Worker processes ended again and again, perhaps for want of memory: try fewer of them (--jobs).
ray-unreached = There is no Ray at { $address } that can be used: { $reason }

# ---- bots
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-random = random
level-greedy = greedy
