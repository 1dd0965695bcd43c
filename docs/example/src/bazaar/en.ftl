game-blurb = Bid a card in secret; the highest card nobody else bid wins the prize.
ending-sold_out = everything is sold
prompt-bid = Choose a card to bid for { $prize } { $prize ->
    [one] point
   *[other] points
}.
prompt-wait = The others are still choosing.
prompt-over = Everything is sold.
label-card = Bid the { $card }
log-die = The prize is { $pips }.
log-bid = Player { $player } has bid.
log-reveal = All cards are turned up: { $cards }.
tip-die = The prize of this round.
tip-card = A card of yours.
score = Player { $player }: { $points }
panel-board = The bazaar
