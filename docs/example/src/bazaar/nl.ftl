game-blurb = Bied in het geheim een kaart; de hoogste kaart die niemand anders bood wint de prijs.
ending-sold_out = alles is verkocht
prompt-bid = Kies een kaart om te bieden op { $prize } { $prize ->
    [one] punt
   *[other] punten
}.
prompt-wait = De anderen kiezen nog.
prompt-over = Alles is verkocht.
label-card = Bied de { $card }
log-die = De prijs is { $pips }.
log-bid = Speler { $player } heeft geboden.
log-reveal = Alle kaarten worden omgedraaid: { $cards }.
tip-die = De prijs van deze ronde.
tip-card = Een kaart van jou.
score = Speler { $player }: { $points }
panel-board = De bazaar
