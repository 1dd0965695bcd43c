# Himalaya in English.

game-title = Himalaya
game-blurb = Give your yak caravan six secret commands a month, and keep up in faith, politics and herds alike.
game-goal = You win by staying ahead in religion, politics and economy: deliver resources where an order lies, and neglect none of the three.

# ---- names
tribe-dolpo_pa = Dolpo-pa
tribe-bhotia = Bhotia
tribe-sherpa = Sherpa
tribe-tamang = Tamang
tribe-neutral = Neutral
player = Player { $number }
resource-salt = salt
resource-barley = barley
resource-tea = tea
resource-jade = jade
resource-gold = gold
command-soil = soil road
command-ice = ice track
command-stone = stone road
command-hand = transaction
command-pause = pause
road-soil = soil road
road-ice = ice track
road-stone = stone road
over-soil = by the soil road
over-ice = by the ice track
over-stone = by the stone road
level-house = house
level-temple = temple
level-monastery = monastery
event-yeti = the Yeti footprint
event-snowstorm = the snowstorm
event-market-day = the market day
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

village = village { $number }
village-level = village { $number } ({ $level })
in-village = in { $village }
on-the-storm = in the snowstorm
road = { $type } { $a }–{ $b }
region = region { $number }
cubes = { $count } { $resource }
disc = { $cubes }, { $yaks } yaks
goods-order = Ordered here: { $disc }.
goods-cubes = Available here: { $cubes }.
goods-none = There is nothing here.
story = { $part1 }{ $part2 }{ $part3 }{ $part4 }{ $part5 }{ $part6 }{ $part7 }{ $part8 }{ $part9 }{ $part10 }{ $part11 }{ $part12 }{ $part13 }{ $part14 }{ $part15 }{ $part16 }
story-on = {" "}{ $part }
new-line = {"\u000A"}{ $line }
count-of = { $tribe } { $count }
nobody-there = nobody yet

# ---- options
option-advanced = Advanced rules
option-advanced-help = Turns on both the events in the high mountains and the full inventory.
option-advanced-yes = yes
option-advanced-no = no
option-events = Events
option-events-help = Each player has three event tokens: a Yeti footprint, a snowstorm and a market day.
option-events-yes = yes
option-events-no = no
option-full_inventory = Full inventory
option-full_inventory-help = Whoever holds the most of a resource at an inventory may send two delegations or place a stupa instead of taking a token.
option-full_inventory-yes = yes
option-full_inventory-no = no
option-village_draw = Drawing villages
option-village_draw-help = By die, or by twenty numbered cards, face down or with the next five open.
option-village_draw-die = die
option-village_draw-cards = cards
option-village_draw-cards_open = open cards
option-open_screens = Open screens
option-open_screens-help = Everyone sees all stocks and herds.
option-open_screens-yes = yes
option-open_screens-no = no
option-tribes = Tribes
option-tribes-help = By seat, or each player chooses one in turn. Tribes differ in name and colour only.
option-tribes-by_seat = by seat
option-tribes-chosen = each player chooses
option-first_tribe = Tribe of the first seat
option-first_tribe-help = The other seats get the tribes that follow.
option-first_tribe-dolpo_pa = Dolpo-pa
option-first_tribe-bhotia = Bhotia
option-first_tribe-sherpa = Sherpa
option-first_tribe-tamang = Tamang
option-first_leader = First Caravan Leader
option-first_leader-help = Who places the first caravan and acts first in round 1. According to the rulebook, that is the wisest player.
option-first_leader-random = drawn by lot
option-first_leader-1 = seat 1
option-first_leader-2 = seat 2
option-first_leader-3 = seat 3
option-first_leader-4 = seat 4
clash-tribes = If each player chooses a tribe, the tribe of the first seat is not fixed: leave it at Dolpo-pa.
clash-leader = There are only { $seats } players: the First Caravan Leader must be one of them.

# ---- what is asked
prompt-place-caravan = Put your caravan in a village of your choice where no other caravan stands.
prompt-choose-tribe = Which tribe do you lead?
prompt-choose-event = Do you want to lay an event token? Each can be used only once.
prompt-place-event = Where do you lay { $event }?
prompt-command = Action { $slot } of 6: what is your caravan to do? Before this action it is { $where }.
prompt-last-command = Action 6 of 6: the last command. Before this action your caravan is { $where }.
prompt-choose-cube = Market day in { $village }: which resource do you take?
prompt-first-reward = Order delivered in { $village }: { $disc }. Choose your first reward.
prompt-second-reward = Choose your second reward in { $village }, or decline it.
prompt-send-delegation = To which region do you send a delegation? { $count } to go.
prompt-inventory-choice = You hold the most { $resource }. What do you take?
prompt-inventory-delegation = To which region at { $village } do you send a delegation? { $count } to go.
prompt-inventory-stupa = In which house village of a bordering region do you place a stupa?
prompt-programmed = Your six commands are laid; you can still take them back. Still busy: { $tribes }.
prompt-watch = The players choose their six actions in secret. Still busy: { $tribes }.
prompt-wait = { $tribe } { $what }.
wait-place-caravan = places a caravan
wait-choose-tribe = is choosing a tribe
wait-choose-event = is deciding about an event
wait-place-event = lays an event token
wait-choose-cube = chooses a resource at the market
wait-first-reward = chooses a first reward
wait-second-reward = chooses a second reward
wait-send-delegation = sends delegations
wait-inventory-choice = chooses what the inventory brings
wait-inventory-delegation = sends delegations
wait-inventory-stupa = places a stupa
chance-draw-card = The next card is turned up.
chance-draw-village = { $what ->
    [cubes] Which village gets resources?
    [order] Which village gets an order?
   *[neutral] Where does the neutral caravan begin?
}
chance-draw-cube = A cube for { $village } is drawn blind.
chance-draw-disc = An order for { $village } is drawn blind.
chance-draw-leader = Who becomes First Caravan Leader?
chance-draw-lot = Lots are drawn to decide who is eliminated.

# ---- choices
label-soil = soil road
label-ice = ice track
label-stone = stone road
label-hand = transaction
label-pause = pause
label-barter = barter: { $yaks } yaks
label-offering = offering: a stupa
label-delegations = { $count ->
    [one] send 1 delegation
   *[other] send { $count } delegations
}
label-no-reward = no second reward
label-yeti = Yeti footprint
label-snowstorm = snowstorm
label-market-day = market day
label-no-event = lay nothing
label-token = inventory token: { $yaks } yaks
label-send-two = { $count ->
    [one] 1 delegation
   *[other] { $count } delegations
}
label-stupa = a stupa in a house village
label-place = { $village }
label-village = { $village }
label-road = { $road }
label-take = take { $resource }
label-region = to { $region }
label-place-stupa = stupa in { $village }
label-leader = { $tribe } is First Caravan Leader
label-draw = { $number }
label-cube = { $resource }
label-disc = { $disc }
label-lot = { $tribe } is eliminated
label-tribe = { $tribe }

help-soil = Your caravan follows the soil road out of the village where it then is.
help-ice = Your caravan follows the ice track out of the village where it then is.
help-stone = Your caravan follows the stone road out of the village where it then is.
help-hand = Take the cheapest cube in the village, or deliver its order if you have everything it asks for.
help-hand-take = Take the cheapest cube still there by then. { $goods }
help-hand-market = Market day: take a cube of your choice. { $goods }
help-hand-again = You already take a cube here with action { $slot }. Only one per village is allowed each round: this action would be void.
help-hand-order = Deliver the order, if you have everything by then and nobody gets there first. { $goods }
help-hand-order-again = Action { $slot } already tries to deliver this order. If that works, this action is void.
help-hand-nothing = There is nothing here: this action would be void.
help-pause = No move and no transaction: good for letting someone else go first.
help-way = To { $village }. { $goods }
help-no-way = Not possible from { $village }: the action would be void.
help-into-storm = Into the snowstorm. Only the same command once more brings you through; any command in between is void.
help-on-storm = Your caravan is still in the snowstorm: until the same road command comes again, everything is void.
help-storm-given-up = That leaves no second command for the snowstorm, so the first one is void: your caravan does not enter the storm and ends up in { $village }.
help-barter = The disc goes behind your screen and counts as { $yaks } yaks. Without barter it goes back into the bag.
help-offering = { $points ->
    [one] Place a stupa in this village: 1 point of religious influence. Each village takes only one.
   *[other] Place a stupa in this village: { $points } points of religious influence. Each village takes only one.
}
help-delegations = { $count ->
    [one] Send 1 delegation to a region that borders this village. Whoever alone has the most in a region scores a point of political influence.
   *[other] Send { $count } delegations to regions that border this village. Whoever alone has the most in a region scores a point of political influence.
}
help-no-reward = Keep your stupas and delegations for later.
help-yeti = This round nobody may use the chosen road.
help-snowstorm = This round the chosen road takes the same command twice. Any command in between is void.
help-market-day = This round everyone chooses which resource to take in that village.
help-no-event = Keep your tokens for another round.
help-token = An inventory token counts as { $yaks } yaks.
help-send-two = { $count ->
    [one] Send 1 delegation to a region that borders your caravan’s village.
   *[other] Send { $count } delegations to regions that border your caravan’s village.
}
help-stupa = Place a stupa in a village of level 1 on a region that borders your village.
help-place = { $goods }
help-tribe = Tribes differ in name and colour only.
help-village = The market day comes to { $village }.
help-road = The token goes on the { $road }.
help-take = Put 1 { $resource } behind your screen.
help-region = Standing there now: { $counts }.
help-region-empty = Nobody stands there yet.
help-place-stupa = A stupa in a house village: 1 point of religious influence.

# ---- the log
log-place = { $tribe } begins in { $village }.
log-tribe = { $player } leads { $tribe }.
log-no-event = { $tribe } lays no event token.
log-no-reward = { $tribe } declines a second reward.
log-road = { $tribe } lays { $event } on the { $road }.
log-village = { $tribe } lays { $event } in { $village }.
log-leader = { $tribe } is the First Caravan Leader.
log-card = Card { $number } is turned up.
log-draw-die = The die shows { $number }.
log-draw-card = Card { $number } is drawn.
log-cubes = To { $village }: { $cubes }.
log-disc = Order for { $village }: { $disc }.
log-lot = { $tribe } is drawn by lot.
log-programmed = { $tribe } has finished programming.
log-revealed = All programmes are revealed and carried out.
log-slot = Action { $slot }.
log-moved = { $tribe } goes { $road } to { $village }.
log-into-storm = { $tribe } braves the snowstorm on the way to { $village }.
log-out-of-storm = { $tribe } comes through the snowstorm to { $village }.
log-took = { $tribe } takes { $resource } in { $village }.
log-delivery = { $tribe } delivers { $cubes } in { $village }.
log-bartered = { $tribe } barters for { $yaks } yaks.
log-disc-back = The order disc of { $village } goes back into the bag.
log-stupa = { $tribe } places a stupa in { $village }.
log-sent = { $count ->
    [one] { $tribe } sends a delegation to { $region }.
   *[other] { $tribe } sends { $count } delegations to { $region }.
}
log-showed = Inventory of { $resource }: { $counts }.
log-token = { $tribe } has the most and gets an inventory token: { $yaks } yaks.
log-tied = Nobody alone has the most.
log-month = Round { $round }, { $month }: { $tribe } is First Caravan Leader.
log-last-month = Round { $round }, { $month }, is the last. { $tribe } is First Caravan Leader.
log-bag-empty = { $what ->
    [cubes] The resource bag is empty: no more villages are supplied.
   *[discs] The order bag is empty: no new orders appear.
}
log-void-no-road = { $tribe } stays in { $village }: there is no such road.
log-void-closed = { $tribe } stays in { $village }: the Yeti bars the way.
log-void-storm = { $tribe } stays in { $village }: to cross the snowstorm, the same command must be given again later on.
log-void-nothing-there = Void: { $tribe } finds nothing in { $village }.
log-void-taken-already = Void: { $tribe } has already taken a cube in { $village } this round.
log-void-not-payable = Void: { $tribe } cannot deliver the order of { $village }.
log-void-order-gone = Void: { $tribe } finds the order of { $village } already delivered.
log-void-on-the-road = Void: { $tribe } is still in the snowstorm.

# ---- the final count
result = { $tribe } wins the game!
result-you = You win!
result-shared = { $tribe } share the victory.
count-religion = Religious influence
count-politics = Political influence
count-late-politics = Political influence of those left
count-yaks = Yaks
count-stupas = Stupas
count-delegations = Delegations
count-stock = Value of the stock
verdict-count = { $what }: { $counts }.
verdict-least-tied = { $who } are tied for the least.
verdict-out-first = { $who } is eliminated first; stupas and delegations leave the board.
verdict-out-second = { $who } is eliminated second.
verdict-lot = { $who } is drawn by lot.
verdict-majority = { $who } holds the majority.
verdict-no-majority = Nobody holds the majority.
verdict-most = { $who } has the most.
verdict-most-tied = { $who } are tied.

fate-out-first = eliminated first (religion)
fate-out-second = eliminated second (politics)
fate-majority = wins: two majorities
fate-yaks = wins: most yaks
fate-elimination = wins: richer of the two
fate-tie = wins: as many yaks, but { $what }
more-politics = more political influence
more-late-politics = more political influence
more-religion = more religious influence
more-stupas = more stupas
more-delegations = more delegations
more-stock = a richer stock
fate-lead = wins: ahead more often
fate-shared = shared victory

# ---- how a game can end
ending-majority = majority in two kinds of influence
ending-yaks = most yaks, then influence
ending-elimination = the better of the last two
ending-lead = ahead in most kinds of influence
ending-shared = shared victory

# ---- why something is not possible
reason-other-step = { $when }
when-command = “{ $label }” is laid at the start of a month, when all programme.
when-reward = “{ $label }” is a reward, taken right after a delivery.
when-event = Event tokens are laid at the start of a month, before all programme.
when-no-events = You play without events.
when-inventory = That is for who wins a resource in a full inventory.
when-place = Caravans are placed at the start of the game; after that they go where their commands lead.
when-take = A cube is taken by a transaction of your programme, where your caravan stands; you choose one only on a market day.
when-region = A delegation goes out as a reward for a delivery, or for a resource won in a full inventory, to a region that borders your caravan’s village.
when-tribe = Tribes are chosen before the game begins.
when-chance = That is left to chance.
reason-there-already = Your caravan stands in { $village } by then.
reason-no-road = No road leads from { $from }, where your caravan will be, to { $to }.
reason-other-road = The { $road } does not begin in { $village }, where your caravan will be.
reason-yeti = A Yeti bars that road this month: “{ $label }” would be void.
reason-storm = A snowstorm lies on that road: it takes “{ $label }” twice to get through.
reason-hand-there = A transaction is made where the caravan stands, and yours will be in { $village }.
reason-lacks = For this order you still lack { $cubes }.
reason-taken = Your caravan takes only one cube from { $village } this month.
reason-lowest = A transaction takes the cube of least value here: { $resource }.
reason-occupied = There is already a caravan in { $village }.
reason-tribe-taken = { $tribe } already has a leader.
reason-not-bordering = From { $village } no delegation can go to { $region }: it does not border it.
reason-no-cube = There is no { $resource } in { $village }.
reason-road-taken = There is already a token on that road.
reason-no-market = There are no cubes in { $village }: no market day can be held there.
reason-wrong-place = A market day belongs in a village, a Yeti or a snowstorm on a road.
reason-token-used = You have already used that event token.
reason-kind-lies = There is already a token of that kind on the board this round.
reason-nowhere = There is nowhere to put it now.
reason-stupa-stands = There is already a stupa in { $village }.
reason-no-stupa = You have no stupas left.
reason-no-delegation = You have no delegations left.
reason-first-reward = The first reward must be taken.
reason-reward-taken = You have already taken that reward.
reason-no-house = The stupa of an inventory cannot stand there: only in a house village without a stupa, on a region that borders your village.

# ---- own data
data-inventories = rising rounds from 1 to { $rounds } belong here.
data-no-region = village { $village } lies on no region.
data-road = a road runs from a lower to a higher village, and only once: not { $a }–{ $b }.
data-second-road = village { $village } has a road of this type already.
data-cut-off = village { $village } cannot be reached by road.
data-too-few-cubes = there are { $cubes } cubes, but the start takes { $needed }.
data-too-few-discs = there are { $discs } order discs, but the start takes { $needed }.

# ---- on the table
panel-map = The high plateau
panel-programme = Commands
panel-orders = What now?
panel-cards = Village cards
panel-result = The final count
panel-screen = { $tribe }
panel-screen-own = { $tribe } (you)
tip-village = Village { $number } ({ $level }). { $goods }
tip-village-stupa = Village { $number } ({ $level }). { $goods } A stupa of { $tribe } stands here.
tip-region = Region { $number }: { $counts }.
tip-region-held = Region { $number }: { $counts }. { $tribe } holds the majority.
tip-road = { $road }
tip-count-stupa = Religious influence
tip-count-delegation = Political influence; after an arrow as counted without the tribe eliminated first
tip-count-herd = Economic influence: yaks
tip-caravan = Caravan of { $tribe }
tip-preview = The caravan of { $tribe } would then be here
tip-storming = Caravan of { $tribe }, in the snowstorm
tip-stupa = Stupa of { $tribe }
tip-delegation = { $count ->
    [one] 1 delegation of { $tribe }
   *[other] { $count } delegations of { $tribe }
}
tip-cube = { $resource }
tip-disc = Order: { $disc }
tip-event-yeti = Yeti footprint: this road is closed.
tip-event-snowstorm = Snowstorm: it takes the same command twice to get through.
tip-event-market-day = Market day: choose which resource you take.
tip-month = Round { $round }, { $month }
tip-month-inventory = Round { $round }, { $month }; ends with an inventory
tip-leader = First Caravan Leader
tip-slot = Action { $slot }
tip-command = Action { $slot }: { $command }
tip-command-void = Action { $slot }: { $command }. Not possible there: the action would be void.
tip-laid = Action { $slot }: { $command }. Click to choose anew from here on.
tip-hidden = Action { $slot }: still secret
tip-stupas-left = { $count ->
    [one] { $tribe } has 1 stupa left
   *[other] { $tribe } has { $count } stupas left
}
tip-delegations-left = { $count ->
    [one] { $tribe } has 1 delegation left
   *[other] { $tribe } has { $count } delegations left
}
tip-stock = { $tribe }: { $count } { $resource }
tip-herd = In the herd, bartered for { $disc }
tip-tokens = { $count ->
    [one] 1 inventory token of { $yaks } yaks
   *[other] { $count } inventory tokens of { $yaks } yaks
}
tip-token = Event token: { $event }
tip-screen = Behind the screen: stock and herd of { $tribe }
tip-counted = Shown at the last inventory: { $cubes }
tip-card = Card { $number }
tip-undrawn = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
screen-influence = religion { $religion } · politics { $politics }
screen-yaks = { $yaks } yaks
screen-hidden = stock and herd behind the screen
word-soil = soil
word-ice = ice
word-stone = stone
word-hand = hand
word-pause = pause
sign-barter = barter
sign-offering = offering
sign-delegations = delegations
sign-no-reward = none
sign-yeti = Yeti
sign-snowstorm = storm
sign-market-day = market day
sign-no-event = nothing
sign-token = inventory
sign-send-two = delegations
sign-stupa = stupa
orders-action = Action { $slot } of 6
orders-chance = Chance decides.
orders-yours = You decide: choose on the map.
orders-decides = { $tribe } decides.
orders-programming = All players are programming.

# ---- figures
figure-start = Five villages with resources, five with an order; the caravans are ready.
figure-programme = Sherpa takes salt in village 3, fetches barley in 4 and delivers in 6.
figure-delivery = Delivered in a monastery: stupa and delegations.
figure-events = A Yeti on road 7–10, a snowstorm on road 5–13, market day in village 12.

# ---- in the terminal
diagram-round = Round { $round } of { $rounds } ({ $month }), First Caravan Leader: { $tribe }
diagram-setup = The board is being set up
diagram-tribe = { $tribe }: { $where }; reserve: { $stupas ->
    [one] 1 stupa
   *[other] { $stupas } stupas
}, { $delegations ->
    [one] 1 delegation
   *[other] { $delegations } delegations
}
diagram-away = not placed yet
diagram-behind = stock: { $cubes }; { $yaks } yaks
diagram-programme = programme: { $commands }
diagram-region = { $region }: { $counts }
diagram-event-yeti = Yeti on { $road }
diagram-event-snowstorm = Snowstorm on { $road }
diagram-event-market = Market day in { $village }
diagram-row = Open cards: { $cards }

# How a player stands

standing-religion = religion: { $count }
standing-politics = politics: { $count ->
    [one] 1 region
   *[other] { $count } regions
}
standing-yaks = economy: { $count ->
    [one] 1 yak
   *[other] { $count } yaks
}
standing-yaks-hidden = economy: yaks behind the screen

# ---- why a hint
fact-yaks = your yaks: { $was } → { $now }
fact-religion = your religion: { $was } → { $now }
fact-regions = regions you govern: { $was } → { $now }
fact-rival-regions = regions that { $player } governs: { $was } → { $now }
fact-delegations = your delegations on the map: { $was } → { $now }
fact-cubes = cubes behind your screen: { $was } → { $now }
fact-tokens = events you can still use: { $was } → { $now }
fact-takes = cubes your programme can take this way, if nobody is there first: { $was } → { $now }
fact-delivers = orders your programme can deliver this way, if nobody is there first: { $was } → { $now }
fact-void = commands that do nothing: { $was } → { $now }
