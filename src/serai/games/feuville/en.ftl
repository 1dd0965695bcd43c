# Feuville in English. Same keys as nl.ftl.

game-blurb = Build the skyline of Feuville storey by storey, score the king’s decrees at the right moment, and have rain clouds ready when the dragon comes.

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
data-too-few-cities = there must be a city scoring for each of { $seats } players.
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
n-cloud = { $n ->
    [0] no cloud
    [one] 1 cloud
   *[other] { $n } clouds
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
row-0 = wall
row-1 = tower
row-2 = sky
decree-status = { $symbol } ×{ $factor }
decree-small-district = small district
decree-large-district = large district
decree-fine-view = fine view
decree-free-choice = free choice
spell-fame = { $points } fame points
spell-big-choice = big choice
spell-thief-protection = thief protection
spell-fire-protection = fire protection
column-start = the start column
column-left = column { $n } to the left
column-right = column { $n } to the right
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
prompt-before-roll = { $attacks ->
    [0] Your turn: roll the dice. You may use what you have stored first.
   *[other] The dragon has flown off: roll again.
}
prompt-main = { $left ->
    [2] Use each die at a person, the fairy or the city; or both at the kobold.
    [1] One die is left: use it, or end your turn.
   *[other] Both dice are used. Use what you have stored, or end your turn.
}
prompt-use-fire-protection = The dragon would burn { $n ->
    [one] one of your columns
   *[other] { $n } of your columns
}. Do you use your fire protection?
prompt-burn-column = Too few clouds! { $n ->
    [one] One column burns
   *[other] { $n } columns burn
}: choose which.
prompt-die-use = The { $face }, { $person }: tile, decree, skill, fairy or city?
prompt-kobold-person = Whom does the kobold imitate?
prompt-kobold-use = The kobold is { $person } now: a tile, the decree, or the skill?
prompt-settle-tile = Build it or keep it on your player board: { $item }?
prompt-build-slot = Where do you build this: { $item }?
prompt-settle-decree = Royal decree “{ $item }”: score it now or keep it?
prompt-score-choice = What do you score with “{ $item }”?
prompt-restore-column = { $how ->
    [magic] The magician rebuilds up to two ruins. Which?
   *[clouds] You have clouds to spare: which ruin rises again?
}
prompt-juggle = Your sum is { $sum }. Stop (the others get { $missing }) or roll again? Above 10 you get nothing.
prompt-steal = Whom does the thief rob, and of what?
prompt-innkeeper-tile = { $who ->
    [guest] The innkeeper treats: take a tile that you build at once, or pass.
    [host] You treat: take the first tile, or pass.
   *[again] And a second tile for the generous host, or pass.
}
prompt-use-big-choice = The board was refilled. Do you use big choice now to take any tile?
prompt-choose-tile = Take any tile from the board.
prompt-choose-decree = Take any royal decree from the row.
prompt-magician-spell = Do you take a fairy spell as well?
prompt-choose-spell = Which spell do you take?
prompt-settle-spell = You took { $spell }. Where does it go?
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
doing-restore-column = is rebuilding ruins.
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
chance-name-start = All roll for the start.
chance-rolling = { $player } rolls the dice.
chance-juggling = { $player } juggles.
chance-deal-tiles = Tiles are laid out.
chance-deal-decrees = Royal decrees are laid out.
chance-deal-spells = Spells are laid out.

# ---- choices
label-roll = Roll the dice
label-end-turn = End your turn
label-kobold = Both dice to the kobold
label-die = Use the { $face } ({ $person })
label-person = As { $person }
label-row = Take { $item }
label-decree = Take the decree “{ $item }”
label-skill = Use the skill of { $skill }
label-fairy = To the fairy: take a spell
label-city = City scoring: { $points } points
label-store = Keep { $item } on your board
label-swap = Keep it in place of { $item }, which leaves the game
label-score = Score “{ $item }”: { $points } points
label-keep = Keep the spell on your board
label-replace = Keep it in place of { $spell }, which leaves the game
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
label-score-stored = Score from your board: { $item }, { $points } points
label-protect = Put thief protection on { $item }
label-column-build = Build on { $column }
label-column-burn-column = Let { $column } burn
label-column-restore-column = Rebuild { $column }
label-column-city-grass = Arms under { $column }
label-column-district = { $column }: { $points } points
label-low = Walls and towers of { $columns }: { $points } points
label-high = Towers and skies of { $columns }: { $points } points
label-symbol = { $symbol }: { $points } points
label-steal = From { $player }: { $item }
label-slot = Take { $item }
label-take-decree = Take “{ $item }”
label-spell = Take { $spell }
label-span = From { $first } to { $last }: { $points } points

# ---- help
help-roll = Two different numbers lead you to two persons. A double wakes the dragon.
help-kobold = Both dice, whatever they show: the kobold plays any person, and you take a tile or the decree there, or use the skill.
help-fairy = Any die, once a turn: take one of the three open spells.
help-city = Any die, once a game: 2 points for each wall and tower from your left to your right corner tower.
help-store = Two places hold tiles and decrees together. Beware of the thief.
help-swap = Both places are full: what lies there leaves the game.
help-end-turn = Empty rows and decrees are filled, then the next player follows.
help-die = A tile of that column, its decree or the person’s skill; or the fairy or the city.
help-protect = As long as it lies there, no thief can take the item.
help-juggler = Roll as often as you dare and stop at 10 at most: you get the sum, the others what is missing to 10. Above 10 you get nothing and the others the excess.
help-thief = Take an unprotected tile or decree from another player’s board.
help-innkeeper = You take a tile, then each guest one to build at once, then you a second.
help-architect = All gaps on the board are filled, then you take any tile.
help-mayor = Take any royal decree of the row.
help-magician = Rebuild up to two ruins, and take a spell.
help-again = Of six faces { $safe } keep you at ten or below, { $bust } are too much.
help-spell-fame = Scored at once.
help-spell-big-choice = When a row is refilled or the architect is used, take any tile: in anyone’s turn.
help-spell-thief-protection = Put it on a tile or decree on your board: no thief can take it.
help-spell-fire-protection = When the dragon comes, your whole town is spared once.

# ---- the log
tell-start = { $player } rolls highest, gets the cup and begins.
tell-turn = { $player } is next (round { $round }).
tell-dice = { $player } rolls { $first } and { $second }.
tell-double = { $player } rolls double { $first }: Dragomir the dragon awakes!
tell-juggle = { $player } juggles a { $face }: { $sum } in all.
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
at-fairy = at the fairy
at-city = for the city scoring
at-skill = for the skill of { $person }
at-column = in the column of { $person }
tell-burnt = In { $player }’s town burns: { $columns }.
tell-restored = In { $player }’s town rises again: { $columns }.
tell-build = { $player } builds { $item } in { $column }.
tell-score = { $player } scores “{ $item }”: { $points } points.
tell-city = { $player } scores the city: { $points } points.
tell-removed = Out of the game: { $item }.
tell-store = { $player } keeps { $item }.
tell-keep = { $player } keeps the spell { $spell }.
tell-protect = { $player } protects { $item } from thieves.
tell-gains = Points: { $gains }.

# ---- why not
reason-chance = Chance decides that.
reason-other-step = That is not the question now. { $prompt }
reason-place-empty = Nothing lies in that place.
reason-not-your-own-turn = Stored things are used in your own turn only.
reason-protected = That item is protected already.
reason-no-shield = You have no thief protection in store.
reason-build-decree = { $item } is a decree and cannot be built.
reason-no-spot = There is no spot for { $item } in your skyline.
reason-score-zero = “{ $item }” would bring no point now.
reason-score-tile = { $item } is a tile and cannot be scored.
reason-die-not-rolled = You did not roll a { $face }.
reason-die-used = The { $face } is used already.
reason-die-useless = There is nothing to do with the { $face }.
reason-kobold = The kobold wants both dice.
reason-fairy-used = Only one die a turn goes to the fairy.
reason-no-spell = No spell lies there.
reason-city-done = You have scored your city already.
reason-no-city = A city needs a complete left and right corner tower, a gate between them, an unburnt wall, one tower missing at most, and room for your arms.
reason-skill = { $person } can do nothing now.
reason-person = { $person } has nothing to give now.
reason-store = Both places on your board are full.
reason-swap = There is still a free place on your board.
reason-keep = Both spell places are full.
reason-replace = There is still a free spell place.
reason-score = This decree would bring no point now.
reason-left = Only walls are built at the ends.
reason-right = Only walls are built at the ends.
reason-low = There you have no view: two unburnt neighbours with walls and towers that show symbols.
reason-high = There you have no view: two unburnt neighbours with towers and skies that show symbols.
reason-symbol = This decree does not count that symbol, or you have none.
reason-span = You have no such city.
reason-no-column = You have not built { $column }.
reason-wall-at-end = A wall is built at the left or right end.
reason-ruin = You cannot build on the ruins of { $column }.
reason-storey-taken = That storey of { $column } is taken.
reason-in-the-air = You cannot build in mid-air: { $column } lacks the storey below.
reason-rock = The start column is solid rock and never burns.
reason-burnt = { $column } is burnt already.
reason-cloud = { $column } has a cloud of its own and cannot burn.
reason-not-burnt = { $column } is not burnt.
reason-city-grass = { $column } is not in your city or has grass already.
reason-district = { $column } is not complete, is burnt or has grass already.
reason-not-playing = { $player } is not playing.
reason-own-item = You cannot rob yourself.
reason-nothing-there = { $player } has nothing in that place.
reason-item-protected = { $player } has protected that item.
reason-guest = A guest must build at once, and you have no spot for { $item }.
reason-no-tile = In column { $column } no { $row } lies open.
reason-no-decree = No royal decree lies there.

# ---- the table
panel-board = The board
panel-player = { $player }
panel-player-you = { $player } (you)
tip-skyline = { $player }: { $columns } columns under { $clouds } clouds; { $guard } guards, { $star } stars, { $flag } flags, { $griffin } griffins. { $danger ->
    [0] The dragon can do no harm.
    [one] A dragon would burn 1 column.
   *[other] A dragon would burn { $danger } columns.
}
tip-burnt = Burnt: { $item }
tip-stack = { $n } tiles left in the stack of { $row }s
tip-decrees = { $n } royal decrees left to lay out
tip-spells = { $n } spells in the deck
tip-removed = { $n } things out of the game
tip-grass = { $n } grass tiles
tip-die = A die showing { $face }
tip-kobold = The kobold
tip-dragon = Dragomir the dragon
tip-fairy = The friendly fairy
tip-city = City scorings left: { $n }
tip-cup = The cup of the start player
tip-place = A free place for a tile or decree
tip-spell-place = A free place for a spell
tip-spot = Here { $column } can grow
tip-end = Here a new wall can stand
tip-grass-under = Scored as a district
tip-arms-under = Scored as a city
tip-person = { $person }: { $help }
tip-scored = { $n } decrees scored
caption-round = Round { $n }
caption-last-round = Round { $n }: the last
caption-clouds = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, { $clouds ->
    [0] no cloud
    [one] 1 cloud
   *[other] { $clouds } clouds
}

# ---- figures of the rules text
figure-start = The board at the start: three rows of tiles, the royal decrees, six persons and two dice.
figure-skyline = A complete city: corner towers left and right, a gate between. As many clouds as columns, so no dragon can harm it. City scoring: 8 tiles, 16 points.
figure-fire = The dragon was here: five columns had only three clouds, so two of them burnt down.
