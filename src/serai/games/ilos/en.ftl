# The words of Ilôs.

game-title = Ilôs
game-blurb = Discover an archipelago tile by tile, put your pioneers to work, and drive prices up until you are the richest.
game-goal = You win by being the richest at the end: the goods behind your screen count, at the prices of the market.

# ---- names
player-orange = Orange
player-green = Green
player-black = Black
player-yellow = Yellow
player-blue = Blue

card-ship = ship
card-plantation = plantation
card-gold_mine = gold mine
card-building = building
card-ruin = ruin
card-market = market
card-at = { $card } at { $part }

good-ebony = ebony
good-spice = spice
good-dye = dye
good-gold = gold

site-ebony = ebony
site-spice = spice
site-dye = dye
site-gold = gold
site-building = building site
site-ruin = ruin

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-card = { $n }× { $card }
units-ebony = { $n } ebony
units-spice = { $n } spice
units-dye = { $n } dye
units-gold = { $n } gold
island = island { $name }
coast = the coast of { $part }
den = the pirate den on tile { $tile }
tile = tile { $tile } ({ $name })
tile-number = { $tile }


# ---- options
option-start_player = Start player
option-start_player-help = Who lays the first tile and takes the first turn; play then goes clockwise.
option-start_player-random = Drawn by lot
option-start_player-1 = Orange
option-start_player-2 = Green
option-start_player-3 = Black
option-start_player-4 = Yellow
option-start_player-5 = Blue
clash-start-player = That start player is not in the game: there are only { $seats } players.

# ---- data file
data-prices = five rising prices from 0 to 99 belong here.
data-edges = a tile has six edges, each “-” for sea or the letter of an island part: { $letters }.
data-no-land = this tile has no land edge at all, so it could never be laid.
data-too-few-tiles = there are { $found } tiles, but a full table plays with { $needed }.
data-ruin-only = only the ruin gives gold at once.

# ---- how the game ends
ending-pioneers = after the last pioneer
ending-lull = five rounds without a new pioneer

result-you = You win! { $result }
result-one = { $player } is the richest merchant with { $points } points and wins!
result-tie = { $player } has { $points } points, the same as { $others }, but more pioneers on the map, and wins!
result-shared = { $players } have { $points } points each and equally many pioneers: they share the win.
result-lull = No pioneer was placed for five rounds: the game is over.
reckoning-player = { $player }: { $sum } = { $points }.
reckoning-part = { $units } at { $price }
reckoning-none = no goods
reckoning-place = { $rank }. { $player }

# ---- what is asked
prompt-mulligan = Your first hand: which cards do you exchange? You may do so only once.
prompt-mulligan-marked = { $cards } to exchange. Choose more, or exchange now.
prompt-setup-tile = First islands: choose a tile from the exploration area.
prompt-setup-first = You begin: choose the tile for the middle of the table.
prompt-setup-cell = Where do you lay { $tile }? Land must meet land, and sea must meet sea.
prompt-setup-rotation = How do you turn { $tile }?
prompt-setup-coast = At which coast of { $tile } do you put your first ship?
prompt-setup-coast-any = No tile fits. Put your first ship at any coast.
prompt-action = Round { $round }, your turn: play a card or end your actions.
prompt-action-near = Round { $round }, your turn. { $who ->
    [you] You have one pioneer left!
    [one] { $player } has one pioneer left!
   *[many] { $n } players have one pioneer left!
}
prompt-action-last = Last round! Play your last cards, then end your actions.
prompt-ship-source = Ship: do you put out a ship from your supply, or move one?
prompt-ship-target = Where does the ship go?
prompt-explore-tile = Exploring: choose a tile from the exploration area.
prompt-explore-cell = Where do you lay { $tile }? Land must meet land, and sea must meet sea.
prompt-explore-rotation = How do you turn { $tile }?
prompt-explore-coast = At which coast of { $tile } does your ship anchor?
prompt-site = { $card ->
    [plantation] Plantation: on which site do you put a pioneer?
    [gold_mine] Gold mine: on which gold site do you put a pioneer?
    [building] Building: on which building site do you put a pioneer?
   *[ruin] Ruin: which ruin do you plunder?
}
prompt-building-use = What do you build on { $site }: a fort or a trading post?
prompt-copied-good = Which plantation of the island does your trading post copy?
prompt-market-good = Market: the price of which good do you raise? You give up one unit of it.
prompt-pay-card = Pay for { $what }: discard { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}.
prompt-pay-piracy = Pay for { $what }: discard { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} (more expensive because of pirates of { $pirates }).

prompt-wait = { $player } { $what }.
wait-mulligan = is looking at the first hand
wait-setup-tile = is choosing a tile for the first islands
wait-setup-cell = is looking for a place for the first tile
wait-setup-rotation = is turning the first tile
wait-setup-coast = is choosing a coast for the first ship
wait-action = is taking a turn
wait-ship-source = is choosing a ship
wait-ship-target = is choosing where a ship goes
wait-explore-tile = is choosing a tile to explore
wait-explore-cell = is looking for a place for a new tile
wait-explore-rotation = is turning a new tile
wait-explore-coast = is choosing a coast on the new tile
wait-site = is choosing a site for a pioneer
wait-building-use = is choosing between fort and trading post
wait-copied-good = is choosing which plantation the trading post copies
wait-market-good = is at the market
wait-pay-card = is paying for a card

chance-start = The start player is drawn by lot.
chance-tile = A tile is drawn from the exploration stack.
chance-card = { $player } draws a card.
chance-steal = { $player } draws a card from the hand of { $victim }.

# ---- choices
label-done = Done, exchange nothing
label-exchange = Exchange { $cards }
label-mark = Exchange { $card }
label-end-actions = End actions
label-play = Play { $card }
label-play-at-once = Play { $card } at { $part }, the only site, and discard { $cards }
label-play-all = Play { $card } at { $part }, the only site, and discard your whole hand
label-pay = Discard { $card }
label-supply = Ship from the supply
label-explore = Explore
label-fort = Fort
label-trading-post = Trading post
label-good-copy = Copy { $good }
label-good-raise = Raise the price of { $good }
label-from = Ship at { $place }
label-from-den = Ship on { $place }
label-to = To { $place }
label-tile = Tile { $tile }: { $name }
label-cell = { $way ->
    [east] Right of tile { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
    [west] Left of tile { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
    [north-east] Above tile { $tile }, to the right{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
    [north-west] Above tile { $tile }, to the left{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
    [south-east] Below tile { $tile }, to the right{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
    [south-west] Below tile { $tile }, to the left{ $n ->
        [one] { "" }
       *[other] { "" }, also beside { $others }
    }
   *[alone] In the middle of the sea
}
label-turn = Turned by { $degrees }°
label-site = On { $part }: { $kind } (cost { $cost })
label-start = { $player } begins
label-reveal = Tile: { $tile }
label-draw = Card: { $card }

help-done = You keep this hand. You cannot exchange later.
help-exchange = The marked cards go face up on the discard pile and you draw as many new ones. Once only.
help-mark = This card is exchanged as soon as you are done. Until then you can take it back.
help-end-actions = You then receive the goods of your production board and draw { $cards }: { $base }, plus { $ship } for each ship on the map and { $fort } for each fort.
help-play-ship = Cost: { $cost }. Put out a ship or move one: to a coast, a free pirate den or a new tile. Every ship on the map brings { $ship ->
    [one] one more card
   *[other] { $ship } more cards
} each turn.
help-play-plantation = Cost: { $cost }, or { $piracy } under piracy. Put a pioneer on ebony, spice or dye at an island where you have { $ships ->
    [one] a ship
   *[other] { $ships } ships
}: 1 unit each turn.
help-play-gold_mine = Cost: { $cost }, or { $piracy } under piracy. Put a pioneer on gold at an island where you have { $ships ->
    [one] a ship
   *[other] { $ships } ships
}: 1 gold each turn.
help-play-building = Cost: { $cost }, or { $piracy } under piracy. Build a fort or a trading post on an island where you have { $ships ->
    [one] a ship
   *[other] { $ships } ships
}.
help-play-ruin = Cost: { $cost }. Put a pioneer on a ruin and take { $gold } gold at once. A ruin produces nothing.
help-play-market = Give up 1 good: its price rises one step. At most { $markets ->
    [one] one market
   *[other] { $markets } markets
} a turn; { $markers ->
    [one] 1 price marker is left
   *[other] { $markers } price markers are left
}.
help-pay = This card goes face up on the discard pile. Its kind does not matter for the price.
help-supply = You have { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} left in your supply.
help-from = This ship sails away. What your pioneers do on the island stays yours.
help-explore = You lay an open tile and anchor there.
help-to-coast = Island { $island }: { $ships ->
    [0] you have no ship here yet
    [one] you have 1 ship here
   *[other] you have { $ships } ships here
}; free sites: { $sites }.
help-to-den = The pirate ship has influence on all islands of this tile: others pay the piracy cost there. It does not count as a ship at a coast, but it does for drawing cards.
help-new-coast = Free sites on this part of the tile: { $sites }.
help-tile = { $parts ->
    [one] One island part
   *[other] { $parts } island parts
} with: { $sites }.{ $den ->
    [yes] {" "}There is a pirate den.
   *[no] {""}
}
help-cell = Click a free place to lay the tile there; you can turn it afterwards.
help-turn = All edges fit this way.
price-normal = Cost: { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}.
price-piracy = Cost: { $cost } cards instead of { $normal }, because pirates of { $pirates } have influence here.
help-fort = A fort protects you from pirates on this whole island and brings one more card each turn.
help-trading-post = A trading post copies a plantation with a pioneer on this island: 1 more unit each turn.
help-good-copy = From now on you produce { $units } more each turn, whoever owns the plantation.
help-good-raise = From { $price } to { $next }. You give up { $units }.

# ---- the log
log-start = { $player } is the start player.
log-reveal = New in the exploration area: { $tile }.
log-draw-own = You draw a card: { $card }.
log-steal-own = You draw a card from the hand of { $victim }: { $card }.
log-stolen = { $player } draws a card from your hand: { $card }.
log-steal = { $player } draws a card from the hand of { $victim }.
log-exchange = { $player } exchanges { $cards }.
log-keep = { $player } exchanges no cards.
log-first-island = { $player } lays { $tile } and puts a ship at { $coast }.
log-first-ship = { $player } cannot lay a tile and puts a ship at { $coast }.
log-ship-new = { $player } puts a ship at { $coast }.
log-ship-den = { $player } puts a ship on { $coast }.
log-ship-move = { $player } moves a ship from { $source } to { $coast }.
log-explore = { $player } lays { $tile } and anchors at { $coast }.
log-joined = This joins { $islands }.
log-plantation = { $player } starts a plantation on { $site }: { $good }.
log-mine = { $player } opens a gold mine on { $site }.
log-fort = { $player } builds a fort on { $site }.
log-post = { $player } builds a trading post on { $site } and copies { $good }.
log-ruin = { $player } plunders the ruin on { $site } and takes { $gold } gold.
log-paid = Paid: { $cards }.
log-market = { $player } raises the price of { $good } to { $price }.
log-last-round = That is the tenth pioneer: this round is the last!
log-end-actions = { $player } produces { $goods } and draws { $cards }.
log-end-nothing = { $player } produces nothing yet and draws { $cards }.
log-round = Round { $round } begins.
log-round-lull = Round { $round } begins. If no pioneer is placed in it either, it is the last round.

# ---- reasons
reason-other-step = Something else is being asked now.
reason-no-card = You have no { $card } card.
reason-ship-payment = A ship costs { $cost ->
    [one] 1 other card, and you have none.
   *[other] { $cost } other cards, and you have too few.
}
reason-ship-nowhere = None of your ships can go anywhere.
reason-no-pioneers = All your pioneers are placed: you can only play ships and markets now.
reason-no-site = No island with enough ships of yours has a free site for this card that you can pay for.
reason-no-markers = All price markers are used up.
reason-one-market = You may play no more markets this turn.
reason-no-goods = You have no good whose price can still rise.
reason-good-none = You have no { $good }.
reason-good-top = The price of { $good } cannot rise any higher.
reason-good-copy = There is no plantation with { $good } on this island to copy.
reason-not-marked = You have no unmarked { $card } card left.
reason-no-supply = All your ships are on the map.
reason-no-ship-there = You have no ship there that can go anywhere.
reason-not-laid = That is not on the map.
reason-same-island = The ship is already at this island.
reason-new-tile = The ship anchors at a coast of the new tile.
reason-den-taken = There is already a ship on this pirate den.
reason-no-den = There is no pirate den on that tile.
reason-no-explore = There is no open tile that fits anywhere.
reason-tile-not-open = That tile is not in the exploration area.
reason-tile-no-fit = That tile fits nowhere.
reason-cell-taken = There is already a tile there.
reason-cell-no-land = The tile would touch no land there: an island must grow.
reason-cell-no-fit = This tile does not fit there, however you turn it.
reason-rotation = Not all edges fit this way.
reason-site-kind = This card cannot be used on that site.
reason-site-taken = A pioneer of { $player } is already there.
reason-site-ships = For that you need { $need ->
    [one] a ship
   *[other] { $need } ships
} at that island.
reason-site-cost = That costs { $cost } cards, and you do not have them.

# ---- on the table
panel-hand = Your hand
panel-hand-none = Cards on the table
panel-market = Price table
panel-area = Exploration area
panel-orders = Choices
panel-reckoning = The reckoning
panel-players = Players
panel-mat = { $player }
panel-mat-own = { $player } (you)

order-end = End actions
order-done = Done
order-explore = Explore
order-supply = From the supply
order-fort = Fort
order-post = Trading post
orders-chance = Chance decides…
orders-yours = Click what glows.
orders-decides = { $player } is deciding.
orders-round = Round { $round }
orders-last = Last round!
orders-near = { $n ->
    [one] { $player }: one pioneer left!
   *[other] { $n } players: one pioneer left!
}
orders-lull = No pioneer for { $lull } of { $most } rounds

caption-deck = pile
caption-discard = discards
caption-markers = { $n ->
    [0] no raises left
    [one] 1 raise left
   *[other] { $n } raises left
}
caption-cost = cost { $cost }
caption-cost-piracy = { $cost } / { $piracy }
caption-goods-cost = 1 good
caption-pioneers = { $n }/{ $all }
caption-points = { $points } points
caption-stack = { $n ->
    [0] the exploration stack is empty
    [one] 1 more tile in the stack
   *[other] { $n } more tiles in the stack
}

tip-tile = Tile { $tile }, { $name }
tip-open-tile = Open tile { $tile }, { $name }: { $sites }
tip-ship = Ship of { $player } at island { $island }
tip-ship-supply = Ship of { $player } in the supply
tip-pirate = Pirate ship of { $player }: influence on { $islands }
tip-pioneer = Pioneer of { $player }: { $what }
tip-site = Free site on island { $island }: { $kind }.
tip-fort = Fort of { $player }
tip-post = Trading post of { $player }: { $good }
tip-den = Pirate den: free
tip-coast = Coast of { $part }, island { $island }
tip-ghost = The tile fits here
tip-turn = Turned { $degrees }°
tip-card = “{ $card }” card: cost { $cost }
tip-card-piracy = “{ $card }” card: cost { $cost }, or { $piracy } under piracy; { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} at the island
tip-card-market = “{ $card }” card: costs 1 good
tip-back = { $player } holds { $cards }
tip-deck = Draw pile: { $cards }
tip-discard = Discard pile: { $cards }
tip-stack = Exploration stack: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
tip-price = Price of { $good }: { $price }
tip-price-top = Price of { $good }: { $price }, it cannot rise further
tip-marker = Price marker
tip-production = { $player } produces { $units } each turn
tip-stock = Behind your screen: { $units }
tip-pioneers-map = Pioneers on the map: they decide a tie
tip-stock-of = Behind the screen of { $player }: { $units }
tip-settlers = { $player } has placed { $n } of { $all } pioneers
tip-screen = The goods of { $player } lie behind this screen
tip-start = Start player
tip-marked = To be exchanged: { $card }
tip-paid = Paid: { $card }
tip-playing = The card being played: { $card }

# ---- in the terminal
diagram-open = Open tiles: { $tiles }
diagram-stack = stack { $n }
diagram-prices = Prices: { $prices } · { $markers ->
    [one] 1 raise
   *[other] { $markers } raises
} left
diagram-price = { $good } { $price }
diagram-deck = Draw pile { $deck } · discard pile { $discard }
diagram-islands = Islands:
diagram-island = { $name }: { $sites }
diagram-ships = ships { $ships }
diagram-den = pirate den { $tile }: { $who }
diagram-free = free
diagram-player = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} on the map, { $pioneers ->
    [one] 1 pioneer
   *[other] { $pioneers } pioneers
} left, { $cards }
diagram-produces = produces { $goods }
diagram-hand = hand: { $cards }
diagram-stock = stock: { $goods }
diagram-round = Round { $round }
diagram-last = last round
diagram-legend = hexagons: tile number; edges: A B C = land of that part, · = sea; (…) = taken by

# ---- figures
figure-start = The first islands: each player has laid a tile and put a ship at a coast.
figure-island = Land meets land and sea meets sea; parts that are joined form one island.
figure-piracy = Orange’s pirate ship has influence on all islands that have a part on its tile.
figure-buildings = A fort of Green, and a trading post of Black that copies the spice of the island.

# How a player stands

standing-good = { $units } × { $price } = { $value }
standing-hidden = goods behind the screen: shown at the end
standing-pioneers = { $count ->
    [one] 1 pioneer
   *[other] { $count } pioneers
} on the map

# ---- why a hint
fact-worth = your goods at today’s prices: { $was } → { $now }
fact-production = goods you produce every turn: { $was } → { $now }
fact-cards = cards in your hand: { $was } → { $now }
fact-markets = market cards in your hand: { $was } → { $now }
fact-ships = your ships on the map: { $was } → { $now }
fact-forts = your forts: { $was } → { $now }
fact-sites = free sites where your ships already lie: { $was } → { $now }
fact-pirates = islands that your pirates make dear for others: { $was } → { $now }
fact-pioneers = your pioneers on the map: { $was } → { $now }
