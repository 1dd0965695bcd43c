# The words of Brillance.
# ---- names
game-title = Brillance
game-blurb = Drive your carts by night through the narrow streets of Brillance, stock your shops and be out of the city before sunrise.
game-goal = You win by having the most points at sunrise: supply your shops, and bring your carts home again.
player-yellow = Yellow
player-blue = Blue
player-orange = Orange
player-red = Red
player-green = Green
player-violet = Violet
colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-red = red
colour-green = green
colour-violet = violet
bandits = the bandits
bandit-cart = the bandits’ cart
bandit-cart-first = The bandits’ cart
cart = { $colour } cart { $number }
cart-first = { $hue ->
       [yellow] Yellow
       [blue] Blue
       [orange] Orange
       [red] Red
       [green] Green
       *[violet] Violet
    } cart { $number }
dwarf = a drunk dwarf
name = { $en }
named = { $kind ->
       [square] { $en }
       [toll] { $en }
       *[other] the { $en }
    }
shop = { $name } ({ $colour })
before-shop = the delivery space of the { $shop }
zone-north = the north bank
zone-south = the south bank
zone-bridges = the bridges
zone-island = the island
space-start = { $colour } start space { $number }
space-fore = the { $colour } forecourt ({ $number })
space-road = the outer road ({ $number })
space-ring = the ring way ({ $number })
space-quay = the quay ({ $bank ->
       [north] north
       *[other] south
    } { $number })
space-street = the street ({ $bank ->
       [north] north
       *[other] south
    } { $number })
space-isle = the island ({ $number })
space-castle = the Castle of Pakius
space-other = { $id }
goods = { $n ->
       [0] no goods
       [one] 1 good
       *[other] { $n } goods
    }
points = { $n ->
       [one] 1 point
       *[other] { $n } points
    }

# ---- cards
card-windfall = Windfall
card-bandits = Bandits
card-unfair-competition = Unfair Competition
card-bonus-gift = Bonus Gift
card-delivery-error = Delivery Error
card-breakdown = Breakdown
card-collision = Collision
card-unexpected-obstacle = Unexpected Obstacle
card-cleared-passage = Cleared Passage
card-bribe = Bribe
card-unfair-competition-begin = Unfair
card-unfair-competition-rest = Competition
card-unexpected-obstacle-begin = Unexpected
card-unexpected-obstacle-rest = Obstacle
card-cleared-passage-begin = Cleared
card-cleared-passage-rest = Passage
card-windfall-text = Play it right after another player has played a card: that card has no effect.
card-bandits-text = Pakius rides out: move the bandits’ cart with { $points ->
       [one] 1 action point
      *[other] { $points } action points
    }. From then on every player moves it at the start of their turn, until it is back in the castle.
card-unfair-competition-text = One of your carts with room to spare steals 1 good from a cart next to it, an opponent’s or the bandits’. It costs your cart 1 action point.
card-bonus-gift-text = Put a -1 on a shop that has received nothing yet: it needs one good less and keeps its full value.
card-delivery-error-text = Put a +1 on an opponent’s shop that has received nothing yet: it needs one good more and is worth no more.
card-breakdown-text = One cart of an opponent stands still during its owner’s next turn.
card-collision-text = Two carts of opponents, next to each other, stand still during their owners’ next turns.
card-unexpected-obstacle-text = Put a drunk dwarf on an empty space within the walls, not on a guard’s space. He stays until somebody plays a Cleared Passage.
card-cleared-passage-text = Take a drunk dwarf off the board.
card-bribe-text = Move an opponent’s cart or the bandits’ cart { $steps ->
       [one] 1 step
      *[other] 1 or { $steps } steps
    } over empty spaces; guards’ spaces are not empty.
card-on = { $card } on { $target }
card-on-shop = { $card } on the { $target }
card-on-two = { $card } on { $target } and { $second }
card-from = { $card }: { $target } steals from { $second }
card-at = { $card } on { $space }
card-to = { $card }: { $target } to { $space }

# ---- options
option-roving_competitors = Roving Competitors
option-roving_competitors-help = With 2 to 5 players: after your carts you may also move the carts that belong to nobody.
option-roving_competitors-yes = on
option-roving_competitors-no = off
option-speed_premium = Speed Premium
option-speed_premium-help = From 4 players: in the second half of the night every empty cart that leaves the city earns a premium.
option-speed_premium-yes = on
option-speed_premium-no = off
option-always_ten_rounds = Always ten rounds
option-always_ten_rounds-help = The night lasts ten rounds with 2 or 3 players too.
option-always_ten_rounds-yes = on
option-always_ten_rounds-no = off
option-one_card_per_turn = One card per turn
option-one_card_per_turn-help = In your own turn you play one card at most; a Bribe is played in another player’s turn.
option-one_card_per_turn-yes = on
option-one_card_per_turn-no = off
option-rotating_start = Rotating start
option-rotating_start-help = Each round the next player begins, and everybody has all action points from round 1 on.
option-rotating_start-yes = on
option-rotating_start-no = off
option-colours = Colours
option-colours-help = Does everybody choose a colour, or does chance decide?
option-colours-chosen = chosen
option-colours-dealt = by lot
option-first_player = First player
option-first_player-help = Who begins each round.
option-first_player-random = by lot
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-first_player-5 = seat 5
option-first_player-6 = seat 6
clash-roving = With six players there are no Roving Competitors: every cart has an owner.
clash-premium = The Speed Premium is for four or more players.
clash-ten-rounds = With four or more players there are ten rounds anyway.
clash-first-player = There are only { $seats } seats.
order-if_i_am_hit = Play a Windfall if a card harms me
order-never = Never play a Windfall automatically
order-always = Always play a Windfall
ending-last_round = at sunrise
ending-all_home = with all carts home

# ---- prompts
prompt-wait = { $player } { $what }
prompt-choose-colour = Choose your colour: it also decides your gate.
prompt-bandit-action = { $must ->
       [go-on] The bandits may not stop here: go on.
       [home] The bandits’ cart is full: it must go to the castle by the shortest way.
       *[free] Move the bandits’ cart, or steal from a cart next to it.
    } { $points ->
       [one] 1 action point
       *[other] { $points } action points
    } left.
prompt-choose-action = Round { $round } of { $rounds }. { $must ->
       [due] A cart still stands on somebody else’s delivery space and must leave it, if it can.
       *[free] Choose a cart or a card, or end your turn.
    }
prompt-cart-action = { $must ->
       [go-on] Here { $cart } may not stop: go on.
       [due] { $first } must leave this delivery space.
       *[free] Where to with { $cart }? Choose a space or a shop.
    } { $points ->
       [one] 1 action point
       *[other] { $points } action points
    } left.
prompt-target-colour = { $card }: on whom?
prompt-target-shop = { $card }: on which shop?
prompt-target-cart = { $card }: on which cart?
prompt-target-second-cart = { $card }: with which cart next to it?
prompt-target-thief = { $card }: which of your carts steals?
prompt-target-victim = { $card }: from which cart?
prompt-target-zone = { $card }: in which part of the city?
prompt-target-space = { $card }: on which space does the dwarf sit down?
prompt-target-dwarf = { $card }: which dwarf goes away?
prompt-bribe-step-1 = { $card }: where does { $cart } go?
prompt-bribe-step-2 = { $card }: one more step with { $cart }, or leave it there?
prompt-rove-cart = Roving competitors: move a cart that belongs to nobody, or stop. { $left ->
       [one] 1 step
       *[other] { $left } steps
    } left.
prompt-rove-step = Where does { $cart } go? { $left ->
       [one] 1 step
       *[other] { $left } steps
    } left.
wait-choose-colour = is choosing a colour.
wait-bandit-action = is moving the bandits’ cart.
wait-choose-action = is taking a turn.
wait-cart-action = is driving a cart.
wait-target-colour = is playing a card.
wait-target-shop = is playing a card.
wait-target-cart = is playing a card.
wait-target-second-cart = is playing a card.
wait-target-thief = is playing a card.
wait-target-victim = is playing a card.
wait-target-zone = is playing a card.
wait-target-space = is playing a card.
wait-target-dwarf = is playing a card.
wait-bribe-step-1 = is bribing a carter.
wait-bribe-step-2 = is bribing a carter.
wait-rove-cart = is moving a cart that belongs to nobody.
wait-rove-step = is moving a cart that belongs to nobody.
chance-deal-colour = The colours are drawn by lot.
chance-draw-first = The first player is drawn by lot.
chance-lay-orders = The orders of { $player } are turned up.
chance-deal-card = The cards are dealt.
chance-draw-card = { $player } draws a card.
window-card = { $player } plays { $card }.
window-windfall = { $player } answers with a Windfall.
window-you = Do you play a Windfall?
window-bribe = { $player }’s turn begins.
window-you-bribe = Do you play a Bribe?
window-others = Does anybody react?
result = { $players } wins with { $points }.
result-you = You win with { $points }!
result-exit = { $players } wins with { $points }: first to get a cart out of the city.
result-shops = { $players } wins with { $points }: more points from the shops.
result-shared = { $players } share the victory, with { $points } each.

# ---- choices
label-end-turn = end turn
label-pause = do something else
label-deliver = deliver 1 good to the { $shop }
label-halt = halt
label-stop = stop here
label-pass = do not react
label-windfall = play Windfall
label-bribe = play Bribe
label-no-reaction = nobody reacts
label-reaction = { $player } reacts
label-step = to { $space }
label-cart-act = cart { $number }
label-cart-target = { $cart }
label-cart-rove = move { $cart }
label-give = give 1 good to { $cart }
label-rob = steal 1 good from { $cart }
label-card = play { $card }
label-shop = { $shop }, needs { $need }
label-zone = { $zone }
label-dwarf = on { $space }
label-dwarf-away = the dwarf on { $space }
label-colour = { $colour }
label-target-colour = { $colour }
label-first = { $player }
label-draw = { $card }
label-orders = { $orders }
journey = { $first } drives { $steps } spaces, to { $space }
journey-enter = { $first } drives { $steps } spaces, into the city by the { $gate }, to { $space }
journey-leave = { $first } drives { $steps } spaces and leaves the city, to { $space }
journey-home = { $first } drives { $steps } spaces and is home
journey-deliver = deliver { $goods } to the { $shop }
journey-cart = go on with { $cart }
help-end-turn = Your turn is over: points that are left are lost, and you draw a card if you hold fewer than four.
help-pause = This cart waits for a moment. It may go on as long as no other cart spends a point.
help-deliver = Costs 1 action point per good. A complete shop is worth its order.
help-halt = The bandits stay here.
help-give = Costs the giver 1 action point.
help-rob = Costs { $points ->
       [one] 1 action point
      *[other] { $points } action points
    }. Each cart can be robbed only once in a move.
help-pass = You leave it at that. Nobody sees what you answer.
help-cart = { $points ->
       [one] 1 action point
       *[other] { $points } action points
    } left, { $goods ->
       [0] no goods
       [one] 1 good
       *[other] { $goods } goods
    }.
help-colour = Your carts start before the { $gate }.
help-step = { $points ->
       [one] 1 action point
       *[other] { $points } action points
    } left after that.
help-cross = You may not stop here, only pass.
help-enter = You enter the city; the only way out is the same gate, the { $gate }.
help-leave = You leave the city and may not come back.
help-home = The cart is home: { $points }.

# ---- log
log-colour = The colour { $colour } goes to { $player }.
log-first = { $player } is the first player.
log-orders = Orders of { $player }: { $orders }.
log-draw = { $player } draws a card.
log-draw-seen = You get a card: { $card }.
log-draw-open = { $player } gets a card: { $card }.
log-round = Round { $round } of { $rounds }.
log-last-round = Round { $round } of { $rounds }, the last one.
log-turn = { $player }’s turn.
log-rob = The bandits steal 1 good from { $cart }; they have { $goods } now.
log-castle = The bandits are back in the castle, { $n ->
       [0] without loot
       [one] with 1 good as loot
       *[other] with { $n } goods as loot
    }.
log-asleep = The bandits stay in the castle.
log-halt = { $player } leaves the bandits on { $space }.
log-left-alone = { $player } leaves the bandits where they are.
log-deliver = { $first } delivers to the { $shop }: { $got } of { $need }.
log-complete = { $first } completes the { $shop }: { $points }.
log-give = { $first } gives 1 good to { $receiver }.
log-home = { $first } is home again.
log-enter = { $first } enters the city by the { $gate }.
log-leave = { $first } leaves the city by the { $gate }.
log-premium = Premium for the empty cart: { $points }.
log-declare = { $player } plays { $card }.
log-own-pass = You do not react.
log-own-react = You want to react.
log-windfall = { $player } plays a Windfall.
log-cancelled = { $card } has no effect.
log-stands = { $card } takes effect after all.
log-rove = { $first } goes to { $space }.
ending-last-round = The sun rises.
ending-all-home = All carts are home: the night is over.
reckoning = { $player }: { $shops } from shops ({ $complete } complete), { $home } for carts that are home, { $points } in all.
reckoning-premium = { $player }: { $shops } from shops ({ $complete } complete), { $home } for carts that are home, { $premium } in premiums, { $points } in all.

# ---- reasons
reason-chance = That is left to chance.
reason-other-step = Not now. { $prompt }
reason-colour-taken = That colour is taken.
reason-no-windfall = You have no Windfall.
reason-no-bribe = You have no Bribe that you can play now.
reason-blocked = There is { $thing } in the way: { $space }.
reason-step-not-allowed = That is not possible now: { $space }.
reason-no-target = You cannot play { $card } on that.
reason-nowhere = There is nothing that you could play { $card } on now.
reason-rove = That is not possible with { $cart } now.
reason-crossing = { $first } may not stop here and must go on first.
reason-no-shop = { $first } does not stand before a shop of its colour.
reason-empty = { $first } has no goods.
reason-complete = This shop has all it needs.
reason-full = { $first } is full.
reason-due = First the cart must leave the opponent’s delivery space, and keep a point for it.
reason-due-turn = A cart of yours still stands on an opponent’s delivery space and can leave: it must.
reason-not-beside = That is not possible: { $other } does not stand next to { $cart }, or belongs to somebody else.
reason-not-yet = { $first } has not done anything yet.
reason-too-far = Too far: { $space } is not next to { $cart }.
reason-castle = Only the bandits enter the castle.
reason-left = A cart that has left the city may not come back tonight.
reason-entry-gate = { $first } may leave only by the { $gate }, where it came in.
reason-no-stop = Here { $cart } may not stop, and it would get no further: { $space }.
reason-no-card = You have no { $card }.
reason-windfall = A Windfall is played only right after somebody else’s card.
reason-one-card = You have already played a card in this turn.
reason-bribe-own-turn = A Bribe is played in another player’s turn.
reason-not-yours = { $first } is not yours.
reason-home = { $first } is already home.
reason-wrecked = { $first } stands still in this turn.
reason-finished = { $first } is finished for this turn.
reason-stuck = { $first } can do nothing now.
reason-bandits-crossing = The bandits may not stop on a guard’s space.
reason-bandits-full = The bandits’ cart is full and must go to the castle by the shortest way.
reason-must-rob = Next to a loaded cart the bandits steal, or go on.
reason-cannot-rob = { $first } cannot be robbed now.

# ---- data files
data-zone = a space of kind “{ $kind }” cannot lie in zone “{ $zone }”.
data-edge = “{ $found }” does not join two spaces of the board.
data-one-castle = there must be exactly one castle, not { $found }.
data-colour-spaces = the { $count } spaces of this colour belong here, each of them once.
data-off-island = exactly five delivery spaces of a colour lie outside the island.
data-gate = each colour has one gate, with a space on either side.
data-shop = this shop cannot lie at “{ $found }”.
data-wall = { $one } and { $two } lie on either side of the wall, and neither is a gate.
data-no-toll = this colour has no guard space.
data-track = the track has only { $track } rounds.
data-unreachable = { $space } cannot be reached.
data-too-few-cards = there are too few cards to deal.

# ---- scene
panel-mat = { $player }
panel-mat-own = { $player } (you)
panel-hand = Your cards
panel-orders = What now?
panel-cards = Cards
orders-over = The night is over.
orders-chance = Chance decides.
orders-yours = You decide.
orders-decides = { $player } decides.
orders-window = Does anybody react?
order-end-turn = end turn
order-pause = something else
order-halt = halt
order-stop = stop here
order-pass = do not react
order-react = react
order-deliver = deliver
order-no-reaction = nobody
tip-space = { $space }
tip-cart = { $cart }: { $goods }, { $points ->
       [one] 1 action point
       *[other] { $points } action points
    }, { $state }
tip-cart-neutral = { $cart } belongs to nobody and is in the way
cart-waiting = waiting outside
cart-inside = in the city, came in by the { $gate }
cart-left = has left the city
cart-home = home
cart-wrecked = stands still
tip-bandits = The bandits’ cart of Pakius: { $goods }, { $awake ->
       [yes] awake
       *[no] asleep
    }
tip-dwarf = A drunk dwarf blocks this space
tip-shop = { $shop }: { $got } of { $need } delivered, worth { $points }
tip-shop-complete = { $shop }: complete, { $points }
tip-shop-closed = { $shop }: out of the game
tip-card = { $card }: { $text }
tip-hand = { $player } has { $n ->
       [one] 1 card
       *[other] { $n } cards
    }
tip-pile = Draw pile: { $n ->
       [one] 1 card
       *[other] { $n } cards
    }
tip-discard-top = Discard pile: { $n }, on top { $card }
tip-round = Round { $round } of { $rounds }
tip-loot = Loot in the castle: { $n }
tip-first = First player
tip-playing = Being played: { $card }
mat-score = { $points }
mat-premium = premium { $premium }
caption-pile = pile { $n }
caption-discard = played { $n }

# ---- diagram
diagram-title = Round { $round }/{ $rounds } · first player { $first }
diagram-setup = Setup
diagram-shops = shops
diagram-bandits = Bandits: { $space }, { $goods }
diagram-cards = cards { $n }
diagram-score = { $n } p
diagram-home = home
diagram-hand = Your hand: { $cards }
diagram-pile = Pile { $pile }, played { $discard }
diagram-legend = & bandits · @ dwarf · x nobody’s · # wall · [] gate · {"{}"} toll · <> delivery · == bridge
diagram-letters = { $letters }; the digit counts the goods
letter-yellow = Y
letter-blue = B
letter-orange = O
letter-red = R
letter-green = G
letter-violet = V

# ---- figures of the rules
figure-start = Yellow’s five loaded carts stand before the Sun Gate.
figure-delivery = The yellow cart drives two spaces, delivers two goods and stops before a blue shop.
figure-toll = The orange cart blocks the Tapir Bridge; on the orange toll guard’s space the blue cart may not stop.
figure-bandits = The bandits stand next to two loaded carts.

# How a player stands

standing-shops = shops: { $points } ({ $count } complete)
standing-home = carts at home: { $points } ({ $count } of 5)
standing-premium = premium: { $points }

# ---- why a hint
fact-points = your points: { $was } → { $now }
fact-rival-points = { $player }’s points: { $was } → { $now }
fact-brought = goods in your shops: { $was } → { $now }
fact-complete = your complete shops: { $was } → { $now }
fact-goods = goods on your carts: { $was } → { $now }
fact-rival-goods = goods on { $player }’s carts: { $was } → { $now }
fact-inside = your carts in the city: { $was } → { $now }
fact-out = your carts on their way home: { $was } → { $now }
fact-home = your carts at home: { $was } → { $now }
fact-way = steps your carts have still to go, together: { $was } → { $now }
fact-wrecked = your carts that stand still: { $was } → { $now }
fact-rival-wrecked = { $player }’s carts that stand still: { $was } → { $now }
fact-cards = cards in your hand: { $was } → { $now }
