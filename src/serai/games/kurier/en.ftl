# The words of Kurier des Zaren.

game-title = Kurier des Zaren
game-blurb = Share an inn with your rivals, leave when it suits you, and be the first to bring your dispatch to the Tsar.
game-goal = You win by bringing your dispatch to the Tsar first: get it to the palace and show the guard his rubles.

# ---- names
player-red = Red
player-green = Green
player-blue = Blue
player-yellow = Yellow
player-violet = Violet

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-violet = violet

courier-officer = officer
courier-cossack = cossack
courier-diplomat = diplomat
courier-lady = lady

courier-of = { $player }’s { $courier }
courier-own = their own { $courier }
courier-yours = your { $courier }

coin-njet = njet
coin-blank = blank

village-1 = the swamp
village-2 = the forest
village-3 = the mountains
village-4 = the grassland

# Only inns with an article stand here.
inn = { $name ->
    [Datscha-Domizil] the Datscha-Domizil
    [Baikal-Bar] the Baikal-Bar
    [Samowar-Stube] the Samowar-Stube
    [Taiga-Taverne] the Taiga-Taverne
    [Kosaken-Klub] the Kosaken-Klub
   *[other] { $name }
}

rubles = { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
}


# The article of a courier: an officer, a cossack.
a-courier = { $courier ->
    [officer] an officer
   *[other] a { $courier }
}

# ---- options
option-rubles = Ruble rules
option-rubles-help = Decides how you come by the rubles for the palace guard, and so how the game ends.
option-rubles-basic = Rubling (basic rules): turn up coins at the guard and push your luck
option-rubles-revised = Revised rules: whoever has a courier left behind gets a coin on the way
option-rubles-bribe = Bribe the guard: save enough coins on the way; there is no rubling
option-rubles-race = Without rubles: the first dispatch in the palace wins
option-without_blanks = Without blank coins
option-without_blanks-help = The blank coins stay in the box. Only with the revised rules or with bribing.
option-without_blanks-yes = Yes, leave the blank coins in the box
option-without_blanks-no = No, play with all coins
option-start_player = Start player
option-start_player-help = Who places the first courier and takes the first turn; play then goes on clockwise.
option-start_player-random = Drawn by lot
option-start_player-1 = Red
option-start_player-2 = Green
option-start_player-3 = Blue
option-start_player-4 = Yellow
option-start_player-5 = Violet
clash-blanks = Playing without blank coins is only possible with the revised ruble rules or with bribing.
clash-start-player = That start player is not at the table: there are only { $seats } players.

# ---- data file
data-guard-above = each palace guard must stand above an inn of its own in the top village (village = 4).
data-too-few-rubles = all coins together are worth { $rubles } rubles, but a guard wants { $price }.
data-no-march-guard = no guard has this number, so a forced march could not reach the palace.
data-no-guard = this inn of the top village has no palace guard above it.
data-too-few-inns = with { $seats } players village { $village } has too few open inns.

# ---- how the game ends
ending-rubling = by rubling
ending-paid = with rubles saved up
ending-coins_out = all coins turned up
ending-arrival = with the first dispatch in the palace
ending-turn_limit = with the last turn
ending-standstill = nobody could do anything

result-you = You win! { $result }
result-rubling = { $player } now has { $money }, enough for the guard who wants { $price }, and hands the dispatch to the Tsar: { $player } wins!
result-paid = { $player } counts out { $money }, enough for the guard who wants { $price }, and hands the dispatch to the Tsar: { $player } wins!
result-coins_out = All coins are turned up and no dispatch has reached the Tsar. { $player } was the first to ruble and wins!
result-arrival = { $player }’s dispatch is the first to reach the Tsar: { $player } wins!
result-turn_limit = After { $turns } turns the game is over. { $why }
result-standstill = Nobody can do anything, so the game is over. { $why }
standing-first-rubler = { $player } was the first to ruble and wins!
standing-best = { $count ->
    [one] { $players }’s dispatch is the farthest on: { $players } wins!
   *[other] The dispatches of { $players } are equally far on: they share the victory.
}

# ---- what is asked
prompt-place-start = Your first courier is { a-courier }: choose an empty inn in the bottom village. Your dispatch goes with it.
prompt-choose-action = Your turn: deploy a courier, pass your dispatch on, or travel on from a full inn.
prompt-bribe = Your turn. You have { $money } of the { $price } rubles for the palace guard: every courier of yours left behind earns a coin.
prompt-pass = There is nothing you can do: you pass this turn.
prompt-no-coins = There is no coin anywhere to turn up: you pass this turn.
prompt-choose-reserve-courier = Which courier from your open reserve do you deploy?
prompt-choose-start-inn = Choose an inn in the bottom village for your { $courier }.
prompt-choose-receiver = Choose the courier of yours in the same village who takes over the dispatch.
prompt-choose-departure = From which full inn do you send two couriers on?
prompt-choose-first-traveller = Two couriers are leaving { $inn }. Which one do you move first?
prompt-choose-lodging = Choose an inn in { $village } for { $who }.
prompt-march = Forced march! { $why ->
    [barred] In { $skipped } the only free room is at the first traveller’s inn, which the second may not enter.
   *[full] There is no room in { $skipped }.
} Choose an inn in { $village } for { $who }.
prompt-rob-choice = Your courier stays behind, but the palace is empty. Rob another player of a hidden coin, or decline.
prompt-ruble-first = You have { $money } of the { $price } rubles. { $source ->
    [palace] Turn up at least one coin.
    [players] The palace is empty: rob another player of a coin and turn it up.
   *[none] There are no coins left.
}
prompt-ruble-free = Your dispatch is with the palace guard. You have { $money } of the { $price } rubles. { $source ->
    [palace] Turn up a coin, or wait until your next turn.
    [players] The palace is empty: rob a coin and turn it up, or wait until your next turn.
   *[none] There are no coins left.
}
prompt-ruble-on = You have { $money } of the { $price } rubles{ $turned ->
    [0] .
   *[other] , { $turned } of them not yet safe.
} { $source ->
    [palace] Turn up another coin, or stop?
    [players] Rob and turn up another coin, or stop?
   *[none] There are no coins left: stop and take them.
}

prompt-wait = { $player } { $what }.
wait-place-start = is choosing an inn for the first courier
wait-choose-action = is taking a turn
wait-choose-reserve-courier = is choosing a courier from the reserve
wait-choose-start-inn = is choosing an inn to deploy a courier
wait-choose-receiver = is passing the dispatch on
wait-choose-departure = is choosing an inn to travel on from
wait-choose-first-traveller = is choosing who travels first
wait-choose-lodging = is looking for an inn for a traveller
wait-rob-choice = is thinking about a robbery
wait-ruble-step = is rubling

chance-start = Lots are drawn to see who starts.
chance-courier = { $player } is turning up a courier from the stack.
chance-turn = { $player } is turning up a coin.
chance-coin = { $player } is taking a hidden coin from the palace.
chance-rob = { $player } is robbing { $victim } of a hidden coin.

# ---- choices
label-deploy-reserve = Deploy a courier from the reserve
label-deploy-stack = Deploy a courier from the stack
label-move-dispatch = Pass the dispatch on
label-travel = Travel on
label-pass = Pass
label-turn-coin = Turn up a coin
label-stop = Stop and take the coins
label-no-rubling = No rubling now
label-decline = Do not rob
label-pick = Deploy the { $courier }
label-first = First { $who }
label-lodge = To { $inn }
label-depart = Travel on from { $inn }
label-receiver = To the { $courier } at { $inn }
label-rob = Rob { $player } of a coin
label-start = { $player } starts
label-courier = Courier: { $courier }
label-coin = Coin: { $coin }

help-deploy-reserve = You choose a courier from your open reserve and put it into an inn of the bottom village, into the room of its type.
help-deploy-stack = You turn up the top courier of your stack and must deploy it at once. If it fits nowhere, it joins your reserve and your turn is over.
help-new-colour = Your stack is used up. You go on with the twelve { $colour } couriers: they are shuffled, and you turn up the top one.
help-move-dispatch = Another courier of yours in the same village takes over the dispatch. Nobody leaves their room.
help-travel = From a full inn with a courier of yours two travel on: the one the arrow points at and the one in the room next to it. The third stays behind. You steer both travellers, also those of other players.
help-pass = No action is possible; the turn goes to the next player.
help-turn-coin-ruble = { $coins ->
    [0] Njet is false money: it ends your turn at once. After any other coin you may go on or stop.
   *[other] Njet is false money: it ends your turn and you lose the coins of this turn ({ $turned }). What you took before stays yours.
}
help-rob-ruble = You turn up a random hidden coin of this player. { $coins ->
    [0] If it is a njet, your turn is over at once.
   *[other] If it is a njet, your turn is over and you lose the coins of this turn ({ $turned }).
}
help-stop = You lay the coins you turned up open before you. You can never lose them.
help-no-rubling = You wait with rubling. From your next turn on you must turn up at least one coin every turn.
help-rob = You get a random hidden coin of this player. Only the two of you know which.
help-decline = You leave the other players’ coins alone.
help-pick = This courier goes into an inn of the bottom village, into the room of its type.
help-place-start = This courier begins the journey here and carries your dispatch.
help-deploy = { $guests ->
    [0] This inn is still empty.
    [1] One courier already lodges here.
   *[2] The third courier makes this inn full: whoever has a courier in it can then travel on from here.
}
help-lodge-first = { $guests ->
    [2] This makes the inn full. The second traveller may not join in and must skip a village if need be.
   *[other] The second traveller may not join in here. If that leaves it without a room, it skips this village.
}
help-lodge-second = { $guests ->
    [0] This inn is still empty.
    [1] One courier already lodges here.
   *[2] The third courier makes this inn full: whoever has a courier in it can then travel on from here.
}
help-depart = Leaving: { $first } and { $second }. Staying behind: { $stayer }.
help-depart-palace = A dispatch comes to the palace guard above, who wants { $price } rubles.
help-depart-coin = Whoever stays behind gets a hidden coin.
help-first = The order counts: where the first one lodges, the second may not enter. Whoever finds no room in a village must travel on to the next.
help-first-palace = The one who goes first is put under its player’s stack first, and so comes up again sooner.
help-receiver = From now on your dispatch travels with this courier, whoever steers it.

# ---- the log
log-start = { $player } is the start player.
log-place-start = { $player } begins with { a-courier } at { $inn }, dispatch in hand.
log-reserve = { $player } lays { a-courier } open in the reserve.
log-refill = { $player } refills the reserve with { a-courier }.
log-turned-up = { $player } turns up { a-courier } from the stack.
log-no-room = { $player } turns up { a-courier }, but there is no room: into the reserve.
log-new-colour = { $player }’s stack is used up: { $player } goes on with the { $colour } couriers.
log-deploy = { $player } deploys { a-courier } at { $inn }.
log-receiver = { $player } passes the dispatch from the { $giver } to the { $courier } at { $inn }.
log-receiver-far = { $player } passes the dispatch from the { $giver } at { $from } to the { $courier } at { $inn }.
log-depart = { $player } travels on from { $inn } with { $first } and { $second }; { $stayer } stays behind.
log-lodge = { $player }’s { $courier } lodges { $load ->
    [dispatch] with the dispatch at { $inn }
   *[none] at { $inn }
}.
log-march = { $player }’s { $courier } { $why ->
    [barred] may not join the first traveller, finds no other room in { $skipped }
   *[full] finds no room in { $skipped }
} and { $load ->
    [dispatch] marches on with the dispatch to { $inn }
   *[none] marches on to { $inn }
}.
log-palace = { $player }’s { $courier } { $marched ->
    [yes] finds no room anywhere, marches on to the palace
    [barred] may not join the first traveller, finds no other room, marches on to the palace
   *[no] reaches the palace
} and goes under the stack.
log-delivered = { $player }’s { $courier } { $marched ->
    [yes] finds no room anywhere, marches on to the palace
    [barred] may not join the first traveller, finds no other room, marches on to the palace
   *[no] reaches the palace
} and leaves the dispatch with a guard who wants { $price } rubles.
log-delivered-race = { $player }’s { $courier } { $marched ->
    [yes] finds no room anywhere and marches on to the palace with the dispatch
    [barred] may not join the first traveller, finds no other room and marches on to the palace with the dispatch
   *[no] reaches the palace with the dispatch
}.
log-coin = { $player } gets a hidden coin for the courier left behind.
log-coin-seen = { $player } gets a hidden coin for the courier left behind: { $coin }.
log-coin-robbed = { $player } robs { $victim } of a hidden coin.
log-coin-robbed-seen = { $player } robs { $victim } of a hidden coin: { $coin }.
log-turned = { $player } turns up a coin: { $coin }.
log-turned-robbed = { $player } robs { $victim } of a coin and turns it up: { $coin }.
log-open = { $player } now has { $rubles } in the open; the guard wants { $price }.
log-njet = { $player } turns up false money: njet! { $coins ->
    [0] The turn is over at once.
    [one] The coin of this turn is lost.
   *[other] The { $coins } coins of this turn are lost.
}
log-njet-robbed = { $player } robs { $victim } of a coin and turns up false money: njet! { $coins ->
    [0] The turn is over at once.
    [one] The coin of this turn is lost.
   *[other] The { $coins } coins of this turn are lost.
}
log-stop = { $player } stops and takes { $rubles }.
log-no-rubling = { $player } does not ruble yet.
log-pass = { $player } can do nothing and passes.
log-last-round = This is the last round: the game ends after turn { $turns }.
log-decline = { $player } robs nobody.

# ---- why something is not possible
reason-chance = That is decided by chance, not by you.
reason-other-step = That is not possible now. { $prompt }
reason-must-ruble = Your dispatch is with the palace guard: all you may do is ruble.
reason-pass = You may pass only if there is nothing else you can do.
reason-reserve-empty = Your open reserve is empty.
reason-deploy-reserve = No courier in your reserve has a room in the bottom village now.
reason-deploy-stack = Your stack is empty and no unused colour is left.
reason-move-dispatch = You have no other courier in the village of your dispatch to take it over.
reason-dispatch-at-guard = Your dispatch is already with the palace guard and stays there.
reason-travel = You can travel on only from a full inn where a courier of yours lodges.
reason-turn-coin = There are no coins left in the palace.
reason-stop = You must turn up at least one coin this turn first.
reason-rob-too-early = As long as there are coins in the palace, you may not rob.
reason-rob-yourself = You cannot rob yourself.
reason-rob-nothing = { $player } has no hidden coins.
reason-not-playing = { $player } is not in this game.
reason-closed = The sign at { $inn } says “closed”: with this many players that inn takes no part.
reason-not-full = You can travel on only when three couriers lodge in an inn; at { $inn } there { $guests ->
    [0] is nobody
    [one] is one
   *[other] are { $guests }
}.
reason-nobody-yours = No courier of yours lodges at { $inn }, so you cannot travel on from there.
reason-has-dispatch = The { $courier } at { $inn } already carries your dispatch.
reason-room-empty = There is no { $courier } at { $inn }.
reason-not-yours = The { $courier } at { $inn } belongs to { $player }; your dispatch may only go to a courier of yours.
reason-other-village = The { $courier } at { $inn } is in another village; your dispatch must stay in { $village }.
reason-no-traveller = There is no { $courier } here who could travel on.
reason-stayer = The { $courier } stays behind: only the courier the arrow points at and the one in the room next to it travel on.
reason-not-in-reserve = There is no { $courier } in your open reserve.
reason-no-room-below = There is no room for { a-courier } in the bottom village now.
reason-start-below = Couriers begin their journey in the bottom village, in the swamp.
reason-too-far = The { $courier } finds a room in { $village } and must lodge there instead of travelling on.
reason-too-near = The { $courier } must go farther and lodges in { $village }.
reason-barred = The first traveller already lodges at { $inn }; the second must go to another inn.
reason-not-empty = Your first courier belongs in an empty inn, and somebody already lodges at { $inn }.
reason-full = There is no room at { $inn }: three couriers make an inn full.
reason-room-taken = At { $inn } the room of the { $courier } is already taken.

# ---- on the table
panel-mat = { $player } · { english-town }
panel-mat-own = { $player } · { english-town } (you)
panel-orders = Actions
panel-box = Beside the board
# The data spell the governors’ towns in Dutch.
english-town = { $town ->
    [Irkoetsk] Irkutsk
    [Jakoetsk] Yakutsk
   *[other] { $town }
}
mat-dispatch-home = Dispatch: not yet on its way
mat-dispatch-inn = Dispatch: { $inn }
mat-dispatch-guard = Dispatch: guard { $value }
mat-money = { $money } of { $price } rubles
mat-purse = { $money ->
    [one] 1 ruble
   *[other] { $money } rubles
}
mat-money-hidden = { $money } + ? of { $price } rubles
mat-purse-hidden = { $money } + ? rubles
order-travel = Travel on
order-pass = Pass
order-stop = Stop
order-decline = Do not rob
orders-yours = Your choice: click what is lit up.
orders-decides = { $player } decides.
orders-chance = Chance decides.
orders-over = The game is over.
box-gone = Coins out of the game
box-unused = Unused colours

tip-inn = { $inn }, village { $village }: { $guests ->
    [3] full
   *[other] { $guests } of 3 beds taken
}
tip-closed = { $inn } is closed with this many players.
tip-guard = This palace guard wants { $value } rubles.
tip-palace = { $coins ->
    [0] The palace is empty: there are no coins left.
    [one] 1 face-down coin is left in the palace.
   *[other] { $coins } face-down coins lie in the palace.
}
tip-turned = Turned up this turn: { $coin }
tip-dispatch-home = { $player }’s dispatch, not yet on its way
tip-dispatch-inn = { $player }’s dispatch, carried by the { $courier } at { $inn }
tip-dispatch-guard = { $player }’s dispatch, at a palace guard who wants { $value } rubles
tip-courier = { $player }’s courier: { $colour } { $courier }
tip-under = Back from the palace, under { $player }’s stack: { $colour } { $courier }
tip-stack = { $player }’s face-down stack: { $count ->
    [one] 1 courier
   *[other] { $count } couriers
}. Not seen yet: { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
}, { $cossacks ->
    [one] 1 cossack
   *[other] { $cossacks } cossacks
}, { $diplomats ->
    [one] 1 diplomat
   *[other] { $diplomats } diplomats
}, { $ladies ->
    [one] 1 lady
   *[other] { $ladies } ladies
}.
tip-reserve = { $player }’s open reserve: { $count ->
    [0] empty
    [one] 1 courier
   *[other] { $count } couriers
}
tip-pick = Deploy the { $courier }
tip-arms = { $player } plays the { $colour } couriers.
tip-stash = { $player }’s hidden coins: { $coins ->
    [0] none
   *[other] { $coins }
}
tip-stash-coin = Hidden from the others: { $coin }
tip-banked-coin = Can never be lost: { $coin }
tip-gone = Out of the game: { $count } × { $coin }
tip-unused = Nobody plays { $colour }. When a stack is used up, these couriers become the new one.

# ---- on the terminal
diagram-palace = Palace
diagram-coins = { $count ->
    [one] 1 face-down coin
   *[other] { $count } face-down coins
}
diagram-turned = turned up:
diagram-guard = guard: { $price }
diagram-closed = closed
diagram-reserve = reserve: { $couriers }
diagram-stack = stack { $count }
diagram-purse = { $count ->
    [one] 1 hidden coin
   *[other] { $count } hidden coins
}
diagram-banked = open:
diagram-legend = { $types } · * carries the dispatch

# ---- beside the figures of the rules
figure-start = Three players are ready to begin; Datscha-Domizil is closed.
figure-full-inn = The Baikal-Bar is full. The arrow in the empty room points at the cossack.
figure-forced-march = If the diplomat goes to Katharina first, the cossack must skip a village.
figure-last-leg = The palace guard above Pawl Hof wants 8 rubles.
figure-rubling = Red has 3 rubles safe and 4 turned up; the guard wants 8.
figure-example = It is Red’s turn: Red travels on from the Samowar-Stube.

# ---- why a hint
fact-village = { $now ->
    [5] your dispatch: from village { $was } to the guard who wants { $price }
   *[other] your dispatch: from village { $was } to village { $now }
}
fact-goes = { $now ->
    [1] the courier with your dispatch travels on next
   *[other] the courier with your dispatch no longer travels on first
}
fact-rival-village = { $now ->
    [5] { $player }’s dispatch reaches the guard who wants { $price }
   *[other] { $player }’s dispatch: from village { $was } to village { $now }
}
fact-rival-goes = { $now ->
    [1] { $player }’s dispatch travels on next
   *[other] { $player }’s dispatch no longer travels on first
}
fact-rubles = your rubles: { $was } → { $now }
fact-missing = rubles you still lack at your guard (he wants { $price }): { $was } → { $now }
fact-guests = other guests in the inn of your dispatch: { $was } → { $now }
fact-helpers = your couriers who can take your dispatch over in its village: { $was } → { $now }
fact-ahead = your couriers ahead of your dispatch: { $was } → { $now }
fact-reserve = couriers in your reserve: { $was } → { $now }
