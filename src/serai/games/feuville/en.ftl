# Feuville in English. Same keys as nl.ftl.

game-title = Feuville
game-blurb = Build the skyline of Feuville storey by storey, score the king’s decrees at the right moment, and have rain clouds ready when the dragon comes.
game-goal = You win by having the most fame points: build your skyline and score royal decrees at the right moment.

# ---- options
option-start_player = Start player
option-start_player-help = Who gets the cup and takes the first turn; play then goes on clockwise.
option-start_player-random = Drawn by lot
option-start_player-1 = Blue
option-start_player-2 = Red
option-start_player-3 = Green
option-start_player-4 = Yellow
clash-start-player = That start player is not at the table: there are only { $seats } players.

# ---- data file
data-decrees = { $found } ordinary decrees cannot be played with: some are boxed, six lie open, and one at least must follow.
data-pile = one pile holds at most { $most } tiles.
data-star-skies = exactly six skies must have stack = "star", not { $found }.
data-too-few-tiles = the row “{ $row }” needs at least six tiles, not { $found }.

# ---- names
player-blue = Blue
player-red = Red
player-green = Green
player-yellow = Yellow
person-juggler = the juggler
person-thief = the thief
person-innkeeper = the innkeeper
person-architect = the architect
person-mayor = the mayor
person-magician = the magician
symbol-guard = city guard
symbol-star = golden star
symbol-flag = red flag
symbol-griffin = mighty griffin
symbols-guard = City guards
symbols-star = Golden stars
symbols-flag = Red flags
symbols-griffin = Mighty griffins
n-guard = { $n ->
    [one] 1 guard
   *[other] { $n } guards
}
n-star = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
n-flag = { $n ->
    [one] 1 flag
   *[other] { $n } flags
}
n-griffin = { $n ->
    [one] 1 griffin
   *[other] { $n } griffins
}
no-symbols = no status symbols
n-cloud = { $n ->
    [0] no clouds
    [one] 1 cloud
   *[other] { $n } clouds
}
n-column = { $n ->
    [one] 1 column
   *[other] { $n } columns
}
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
start-tile = the start tile
wall-plain = wall
wall-gate = city gate
wall-corner-left = left corner wall
wall-corner-right = right corner wall
tower-plain = tower
tower-corner-left = left corner tower
tower-corner-right = right corner tower
sky = sky
tile = { $tile } ({ $shows })
tile-no-clouds = { $tile } ({ $shows }, no clouds)
sky-no-clouds = sky without clouds
row-0 = wall
row-1 = tower
row-2 = sky
decree-status = { $symbol } ×{ $factor }
decree-small-district = small district
decree-large-district = large district
decree-fine-view = fine view
decree-free-choice = free choice
city-scoring = city scoring
spell-fame = { $points } fame points
spell-big-choice = big choice
spell-thief-protection = thief protection
spell-fire-protection = fire protection
column-start = the start column
column-left = column { $n } on the left
column-right = column { $n } on the right
empty-place = nothing
has-n = { $player } { $n }
gains-n = { $player } +{ $n }
skill-name = { $person }

# ---- how the game ends
ending-decrees = no royal decree left to lay out
ending-rounds = after the last round
ended-decrees = The row of royal decrees could not be filled any more and the round is finished.
ended-rounds = The last round has been played.
result = { $ending } Decrees scored: { $counts }. The king’s grace: +{ $grace } for { $graced }. Final score: { $totals }. { $count ->
    [one] { $winners } becomes honorary citizen of Feuville!
   *[other] { $winners } share the victory as honorary citizens of Feuville!
}
result-you = You win! { $ending } Decrees scored: { $counts }. The king’s grace: +{ $grace } for { $graced }. Final score: { $totals }. { $count ->
    [one] You become honorary citizen of Feuville!
   *[other] { $winners } share the victory as honorary citizens of Feuville!
}

# ---- what is asked
prompt-before-roll = { $how ->
    [again] The dragon has flown off: roll again.
    [stored] { $last ->
        [yes] This is your last turn
       *[no] Your turn
    }: roll, or first use what is on your player board.
   *[empty] { $last ->
        [yes] This is your last turn
       *[no] Your turn
    }: roll the dice.
}
prompt-main = { $how ->
    [two] Choose a die: for its person, the fairy or the city. Or give both to the kobold.
    [one] You have one die left: use it, or end your turn.
    [stored] Both dice have been used. End your turn, or first use what is on your player board.
   *[none] Both dice have been used: end your turn.
}
prompt-use-fire-protection = The dragon would burn { $n ->
    [one] one of your columns
   *[other] { $n } of your columns
}. Do you use your fire protection?
prompt-burn-column = Too few clouds! { $n ->
    [one] One column burns
   *[other] { $n } columns burn
}: choose which.
prompt-die-use = What do you use the { $face } for, with { $person }?
prompt-kobold-person = Whom should the kobold imitate?
prompt-kobold-use = The kobold is { $person } now: a tile, the decree, or the skill?
prompt-settle-tile = Build it or keep it on your player board: { $item }?
prompt-build-slot = Where do you build this: { $item }?
prompt-settle-decree = Royal decree “{ $item }”: score it now or keep it?
prompt-score-choice = What do you score with “{ $item }”?
prompt-restore-column = { $how ->
    [magic] The magician restores up to { $n } ruins. Which one first?
    [last] The magician can restore one more ruin. Which?
   *[clouds] You have clouds to spare: which ruin do you restore?
}
prompt-juggle = Your sum is { $sum }. Roll again or stop? If you stop now, { $others ->
    [one] your opponent gets { $missing }
   *[other] the others get { $missing } each
}. Above { $limit } you get nothing.
prompt-steal = Whom does the thief rob, and of what?
prompt-innkeeper-tile = { $who ->
    [guest] The innkeeper is treating everyone: take a tile and build it at once, or pass.
    [host] It is your treat: take the first tile, or pass.
   *[again] As it is your treat, you may take a second tile. Or pass.
}
prompt-use-big-choice = The board was refilled. Do you use big choice now to take any tile?
prompt-choose-tile = Take any tile from the board.
prompt-choose-decree = Take any royal decree from the row.
prompt-magician-spell = Do you take a fairy spell as well?
prompt-choose-spell = Which spell do you take?
prompt-settle-spell = Where do you put this spell: { $spell }?
prompt-city-span = Which city do you score?
prompt-city-grass = Put the grass tile with your arms under one of these columns.
wait = { $player } { $what }
doing-before-roll = is about to roll the dice.
doing-use-fire-protection = considers using fire protection.
doing-burn-column = chooses what burns.
doing-main = decides about the dice.
doing-die-use = decides what a die is for.
doing-kobold-person = calls the kobold.
doing-kobold-use = calls the kobold.
doing-settle-tile = decides what to do with a tile.
doing-build-slot = is building.
doing-settle-decree = decides what to do with a royal decree.
doing-score-choice = is scoring a royal decree.
doing-restore-column = is restoring ruins.
doing-juggle = is juggling.
doing-steal = sends out the thief.
doing-innkeeper-tile = is choosing a free tile.
doing-use-big-choice = considers using big choice.
doing-choose-tile = is choosing a tile.
doing-choose-decree = is choosing a royal decree.
doing-magician-spell = is with the magician.
doing-choose-spell = is choosing a spell.
doing-settle-spell = decides where a spell goes.
doing-city-span = is scoring the city.
doing-city-grass = is scoring the city.
chance-name-start = All roll to see who begins.
chance-rolling = { $player } is rolling the dice.
chance-juggling = { $player } is rolling for the juggler.
chance-deal-tiles = Tiles are laid out.
chance-deal-decrees = Royal decrees are laid out.
chance-deal-spells = Spells are laid out.

# ---- choices
label-roll = Roll the dice
label-end-turn = End your turn
label-kobold = Both dice to the kobold
label-die = Use the { $face } ({ $person })
label-person = Imitate { $person }
label-row = Take: { $item }
label-decree = Take the decree “{ $item }”
label-skill = Use the skill of { $skill }
label-fairy = To the fairy: take a spell
label-city = City scoring: { n-points }
label-store = Keep on your board: { $item }
label-swap = Keep it; this leaves the game: { $item }
label-score = Score “{ $item }”: { n-points }
label-keep = Keep the spell on your board
label-replace = Keep it; this leaves the game: { $spell }
label-left = Build at the left end
label-right = Build at the right end
label-again = Roll again
label-pass = Pass
label-stop-juggle = Stop
label-stop-restore-column = Leave it at that
label-yes-use-fire-protection = Use fire protection
label-no-use-fire-protection = Let it burn
label-yes-use-big-choice = Use big choice
label-no-use-big-choice = Not now
label-yes-magician-spell = Take a spell
label-no-magician-spell = No spell
label-build-stored = Build from your board: { $item }
label-score-stored = Score from your board: { $item }, { n-points }
label-protect = Put thief protection on: { $item }
label-column-build = Build on { $column }
label-column-burn-column = Let { $column } burn
label-column-restore-column = Restore { $column }
label-column-city-grass = Arms under { $column }
label-column-district = Score { $column }: { n-points }
label-low = Walls and towers of { $columns }: { n-points }
label-high = Towers and skies of { $columns }: { n-points }
label-symbol = { $symbol }: { n-points }
label-steal = Steal from { $player }: { $item }
label-slot = Take: { $item }
label-take-decree = Take the decree “{ $item }”
label-spell = Take: { $spell }
label-start = { $player } begins
label-dice = The dice show { $first } and { $second }
label-juggle = The die shows { $face }
label-deal-tile = Turned up: { $item }
label-deal-decree = Turned up: { $item }
label-deal-spell = Turned up: { $item }
label-span = From { $first } to { $last }: { n-points }
sign-end-turn = End your turn
sign-pass = Pass
sign-again = Again
sign-score = Score: { n-points }
sign-stop-juggle = Stop
sign-stop-restore-column = Leave it at that
sign-yes-use-fire-protection = Protect the town
sign-no-use-fire-protection = Let it burn
sign-yes-use-big-choice = Take a tile
sign-no-use-big-choice = Not now
sign-yes-magician-spell = Take a spell
sign-no-magician-spell = No spell

# ---- help
help-roll = Two different numbers lead you to two persons. A double wakes the dragon.
help-kobold = Both dice, whatever they show: the kobold imitates any person, and you take a tile or the decree there, or use the skill.
help-fairy = Any die, once a turn: take one of the open spells.
help-city = Any die, once a game: { n-points } for each wall and tower from your left to your right corner tower.
help-store = Two places hold tiles and decrees together. Beware of the thief.
help-swap = Both places are full: what is there leaves the game.
help-end-turn = Empty rows and gaps among the decrees are filled, then it is the next player’s turn.
help-die = A tile of that column, its decree or the person’s skill; or the fairy or the city.
help-protect = As long as it is there, no thief can take the item.
help-juggler = Roll as often as you dare and stop at { $limit } or less: you get the sum, the others what is missing to { $limit }. Above { $limit } you get nothing and the others get the excess.
help-thief = Take an unprotected tile or decree from another player’s board.
help-innkeeper = You take a tile, then each guest one to build at once, then you a second.
help-architect = All gaps on the board are filled, then you take any tile.
help-mayor = Take any royal decree from the row.
help-magician = Restore { $ruins ->
    [one] one ruin
   *[other] up to { $ruins } ruins
}, and take a spell.
help-again = { $bust ->
    [0] All six faces are safe: you cannot roll too much now.
    [one] Five of the six faces are safe, one is too high.
    [5] Only one of the six faces is safe, the other five are too high.
   *[other] { $safe } of the six faces are safe, { $bust } are too high.
}
help-dragon = On a double he attacks everybody: as many columns burn as clouds are missing.
help-decree-status = { n-points } for each of these symbols in your skyline.
help-decree-small-district = { n-points } for a complete column without grass.
help-decree-large-district = { n-points } for two complete columns side by side, both without grass.
help-decree-fine-view = { n-points } for each symbol on two by two tiles: walls and towers, or towers and skies.
help-decree-free-choice = Choose guards, stars or flags: { n-points } for each of them in your skyline.
help-spell-fame = Scored at once.
help-spell-big-choice = When a row is refilled or anybody uses the architect, take any tile, even in another player’s turn.
help-spell-thief-protection = Put it on a tile or decree on your board: no thief can take it.
help-spell-fire-protection = When the dragon comes, your whole town is spared once.

# ---- the log
tell-start = { $player } rolls the highest number, gets the cup and begins.
tell-turn = It is { $player }’s turn (round { $round }).
tell-last-round = { $why ->
    [decrees] The royal decrees cannot be refilled any more: this is the last round.
   *[rounds] This is the last round.
}
tell-dice = { $player } rolls a { $first } and a { $second }.
tell-double = { $player } rolls double { $first }: Dragomir the dragon awakes!
tell-juggle = { $player } rolls a { $face } with the juggler: { $sum } in all.
tell-bust = { $player } rolls a { $face } with the juggler: { $sum } in all, too much!
tell-new-decree = New in column { $column }: { $item }.
tell-new-spell = New spell: { $spell }.
tell-steal = { $player } steals from { $victim }: { $item }.
tell-pass = { $player } passes.
tell-spell = { $player } takes a spell: { $spell }.
tell-use-fire-protection = { $player } uses fire protection: the dragon flies by.
tell-use-big-choice = { $player } uses big choice.
tell-take = { $player } takes: { $item }.
tell-kobold = { $player } lets the kobold imitate { $person }.
tell-die = { $player } uses the { $face } { $where }.
at-fairy = with the fairy
at-city = for the city scoring
at-skill = for the skill of { $person }
at-column = in the column of { $person }
tell-burnt = { $n ->
    [one] In { $player }’s town { $columns } burns down.
   *[other] In { $player }’s town { $columns } burn down.
}
tell-unhurt = Nothing burns anywhere.
tell-restored = { $n ->
    [one] In { $player }’s town { $columns } rises again.
   *[other] In { $player }’s town { $columns } rise again.
}
tell-build = { $player } builds in { $column }: { $item }.
tell-score = { $player } scores “{ $item }”: { n-points }.
tell-city = { $player } scores the city: { n-points }.
tell-arms = { $player } puts the coat of arms under { $column }.
tell-removed = Out of the game: { $item }.
tell-store = { $player } keeps: { $item }.
tell-keep = { $player } keeps the spell “{ $spell }”.
tell-protect = { $player } protects from the thief: { $item }.
tell-gains = Points: { $gains }.

# ---- why not
reason-chance = That is left to chance.
reason-other-step = That is not being asked now. { $prompt }
reason-place-empty = There is nothing in that place.
reason-not-your-own-turn = You can use what is on your player board only in your own turn.
reason-protected = That item is already protected.
reason-no-shield = You have no thief protection on your board.
reason-build-decree = “{ $item }” is a decree; it cannot be built.
reason-no-spot = There is no spot in your skyline for this tile: { $item }.
reason-score-zero = “{ $item }” would bring no points now.
reason-score-tile = A tile cannot be scored: { $item }.
reason-die-not-rolled = You did not roll a { $face }.
reason-die-used = The { $face } has already been used.
reason-die-useless = There is nothing to do with the { $face }.
reason-kobold = The kobold wants both dice.
reason-fairy-used = Only one die a turn goes to the fairy.
reason-no-spell = There is no spell there.
reason-city-done = You have already scored your city.
reason-no-city = A city needs a complete left and right corner tower, a gate between them, no burnt column, at most one missing tower, and a column without grass for your arms.
reason-skill = There is nothing for { $person } to do now.
reason-person = There is nothing to be had from { $person } now.
reason-store = Both places on your board are full.
reason-swap = There is still a free place on your board.
reason-keep = Both spell places are full.
reason-replace = There is still a free spell place.
reason-score = This decree would bring no points now.
reason-left = Only walls are built at the ends.
reason-right = Only walls are built at the ends.
reason-low = You have no fine view there: it takes two unburnt columns side by side, with walls and towers that show symbols.
reason-high = You have no fine view there: it takes two unburnt columns side by side, with towers and skies that show symbols.
reason-symbol = This decree does not count that symbol, or you have none.
reason-span = You have no such city.
reason-no-column = You have not built { $column }.
reason-wall-at-end = A wall is built at the left or right end.
reason-ruin = You cannot build on the ruins of { $column }.
reason-storey-taken = That storey of { $column } is already built.
reason-in-the-air = You cannot build in mid-air: { $column } lacks the storey below.
reason-rock = The start column is solid rock and never burns.
reason-burnt = That is already a ruin: { $column }.
reason-cloud = That column has a cloud of its own and cannot burn: { $column }.
reason-not-burnt = That is not a ruin: { $column }.
reason-city-grass = Your arms cannot go under { $column }: it is not in your city or already has grass.
reason-district = You cannot score { $column } as a district: it is not complete, is burnt or already has grass.
reason-not-playing = { $player } is not playing.
reason-own-item = You cannot rob yourself.
reason-nothing-there = { $player } has nothing in that place.
reason-item-protected = { $player } has protected that item.
reason-guest = A guest must build at once, and you have no spot for this: { $item }.
reason-no-tile = There is no { $row } on display in column { $column }.
reason-no-decree = There is no royal decree there.

# ---- the table
panel-board = The board
panel-chance = What comes up?
panel-player = { $player }
panel-player-you = { $player } (you)
tip-skyline = { $player }: { $columns } and { $clouds }; { $symbols }. { $danger ->
    [0] The dragon can do no harm.
    [one] A dragon would burn 1 column.
   *[other] A dragon would burn { $danger } columns.
}
tip-burnt = Burnt: { $item }
tip-stack = { $n ->
    [one] 1 tile left in the stack: { $row }
   *[other] { $n } tiles left in the stack: { $row }
}
tip-decrees = { $n ->
    [one] 1 royal decree left to lay out
   *[other] { $n } royal decrees left to lay out
}
tip-spells = { $n ->
    [one] 1 spell in the deck
   *[other] { $n } spells in the deck
}
tip-removed = { $n ->
    [one] 1 thing out of the game
   *[other] { $n } things out of the game
}
tip-grass = { $n ->
    [one] 1 grass tile left
   *[other] { $n } grass tiles left
}
tip-die = A die showing { $face }
tip-kobold = The odd kobold
tip-dragon = Dragomir the dragon
tip-fairy = The friendly fairy
tip-city = City scoring ({ $n } left)
tip-cup = The cup of the start player
tip-place = A free place for a tile or decree
tip-spell-place = A free place for a spell
tip-grass-under = Scored as a district
tip-arms-under = Scored as a city: the arms are here, and no district can count this column any more
tip-card = { $name }. { $help }
tip-person = { $face }, { $person }. { $help }
tip-scored = { $n ->
    [0] No decree scored yet
    [one] 1 decree scored
   *[other] { $n } decrees scored
}
caption-round = Round { $n }
caption-last-round = Last round
diagram-sky = { $columns }, { $clouds }

# ---- figures of the rules text
figure-start = The board at the start: three rows of tiles, the royal decrees, six persons and two dice.
figure-skyline = A complete city: corner towers left and right, a gate between them. As many clouds as columns: the dragon can do no harm. City scoring: 8 tiles, 16 points.
figure-dragon = A double wakes the dragon: five columns have only four clouds.
figure-fire = The dragon was here: five columns had only three clouds, so two of them burnt down.

# How a player stands

standing-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-counted = { $count ->
    [one] 1 royal decree scored
   *[other] { $count } royal decrees scored
}
standing-decrees = { $count ->
    [one] 1 royal decree
   *[other] { $count } royal decrees
} scored; the king’s grace goes to whoever has the fewest

# ---- why a hint
fact-points = your fame points: { $was } → { $now }
fact-rival-points = { $player }’s fame points: { $was } → { $now }
fact-symbol-guard = your city guards: { $was } → { $now }
fact-symbol-star = your golden stars: { $was } → { $now }
fact-symbol-flag = your red flags: { $was } → { $now }
fact-symbol-griffin = your mighty griffins: { $was } → { $now }
fact-storeys = storeys in your skyline: { $was } → { $now }
fact-ruins = ruins in your skyline: { $was } → { $now }
fact-dry = columns without a rain cloud against the dragon: { $was } → { $now }
fact-district = tiles you still lack for a district: { $was } → { $now }
fact-tiles = tiles on your player board: { $was } → { $now }
fact-decrees = decrees on your player board: { $was } → { $now }
fact-spells = spells on your player board: { $was } → { $now }
fact-dice = dice you have left: { $was } → { $now }
