# De woorden van Ilôs, in de taal van het spelreglement.

game-title = Ilôs
game-blurb = Ontdek tegel voor tegel een archipel, zet je pioniers aan het werk en drijf de koersen op tot jij de rijkste bent.
game-goal = Je wint door aan het einde de rijkste te zijn: de grondstoffen achter je scherm tellen, tegen de prijs van de koersentabel.

# ---- namen
player-orange = Oranje
player-green = Groen
player-black = Zwart
player-yellow = Geel
player-blue = Blauw

card-ship = schip
card-plantation = plantage
card-gold_mine = goudmijn
card-building = gebouw
card-ruin = ruïne
card-market = markt
card-at = { $card } op { $part }

good-ebony = ebbenhout
good-spice = specerijen
good-dye = kleurstoffen
good-gold = goud

site-ebony = ebbenhout
site-spice = specerijen
site-dye = kleurstoffen
site-gold = goud
site-building = bouwlocatie
site-ruin = ruïne

cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
count-card = { $n }× { $card }
units-ebony = { $n } ebbenhout
units-spice = { $n ->
    [one] 1 specerij
   *[other] { $n } specerijen
}
units-dye = { $n ->
    [one] 1 kleurstof
   *[other] { $n } kleurstoffen
}
units-gold = { $n } goud
island = eiland { $name }
coast = de kust van { $part }
den = het piratennest op tegel { $tile }
tile = tegel { $tile } ({ $name })
tile-number = { $tile }


# ---- opties
option-start_player = Startspeler
option-start_player-help = Wie als eerste een tegel legt en de eerste beurt krijgt; daarna gaat het met de klok mee.
option-start_player-random = Het lot beslist
option-start_player-1 = Oranje
option-start_player-2 = Groen
option-start_player-3 = Zwart
option-start_player-4 = Geel
option-start_player-5 = Blauw
clash-start-player = Die startspeler doet niet mee: er zijn maar { $seats } spelers.

# ---- gegevensbestand
data-prices = hier horen vijf stijgende prijzen van 0 tot 99 te staan.
data-edges = een tegel heeft zes zijden, elk “-” voor zee of de letter van een eilanddeel: { $letters }.
data-no-land = deze tegel heeft geen enkele landzijde en kan dus nooit worden aangelegd.
data-too-few-tiles = er zijn { $found } tegels, maar een volle tafel speelt met { $needed }.
data-ruin-only = alleen de ruïne geeft meteen goud.

# ---- hoe het spel eindigt
ending-pioneers = na de laatste pionier
ending-lull = vijf ronden zonder nieuwe pionier

result-you = Gewonnen! { $result }
result-one = { $player } is met { $points } punten de rijkste koopman en wint!
result-tie = { $player } heeft net als { $others } { $points } punten, maar meer pioniers op het speelveld, en wint!
result-shared = { $players } hebben elk { $points } punten en evenveel pioniers: zij delen de winst.
result-lull = Vijf ronden lang is er geen pionier gezet: het spel is afgelopen.
reckoning-player = { $player }: { $sum } = { $points }.
reckoning-part = { $units } à { $price }
reckoning-none = geen grondstoffen
reckoning-place = { $rank }. { $player }

# ---- wat er gevraagd wordt
prompt-mulligan = Je eerste hand: welke kaarten wil je ruilen? Dat mag maar één keer.
prompt-mulligan-marked = { $cards } om te ruilen. Kies er nog meer, of ruil nu.
prompt-setup-tile = Eerste eilanden: kies een tegel uit het verkenningsgebied.
prompt-setup-first = Jij begint: kies de tegel die midden op tafel komt.
prompt-setup-cell = Waar leg je { $tile } aan? Land moet aan land passen en zee aan zee.
prompt-setup-rotation = Hoe draai je { $tile }?
prompt-setup-coast = Aan welke kust van { $tile } zet je je eerste schip?
prompt-setup-coast-any = Geen enkele tegel past. Zet je eerste schip aan een kust naar keuze.
prompt-action = Ronde { $round }, jouw beurt: speel een kaart of beëindig je acties.
prompt-action-near = Ronde { $round }, jouw beurt. { $who ->
    [you] Je hebt nog één pionier!
    [one] { $player } heeft nog één pionier!
   *[many] { $n } spelers hebben nog één pionier!
}
prompt-action-last = Laatste ronde! Speel je laatste kaarten en beëindig dan je acties.
prompt-ship-source = Schip: zet je een schip uit je voorraad in, of verplaats je er één?
prompt-ship-target = Waar gaat het schip heen?
prompt-explore-tile = Verkennen: kies een tegel uit het verkenningsgebied.
prompt-explore-cell = Waar leg je { $tile } aan? Land moet aan land passen en zee aan zee.
prompt-explore-rotation = Hoe draai je { $tile }?
prompt-explore-coast = Aan welke kust van { $tile } gaat je schip voor anker?
prompt-site = { $card ->
    [plantation] Plantage: op welke locatie zet je een pionier?
    [gold_mine] Goudmijn: op welke goudlocatie zet je een pionier?
    [building] Gebouw: op welke bouwlocatie zet je een pionier?
   *[ruin] Ruïne: welke ruïne plunder je?
}
prompt-building-use = Wat bouw je op { $site }: een fort of een handelspost?
prompt-copied-good = Welke plantage op het eiland kopieert je handelspost?
prompt-market-good = Markt: van welke grondstof verhoog je de prijs? Je legt er één van af.
prompt-pay-card = Betaal voor { $what }: leg nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} af.
prompt-pay-piracy = Betaal voor { $what }: leg nog { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} af (duurder door piraten van { $pirates }).

prompt-wait = { $player } { $what }.
wait-mulligan = bekijkt de eerste hand
wait-setup-tile = kiest een tegel voor de eerste eilanden
wait-setup-cell = zoekt een plek voor de eerste tegel
wait-setup-rotation = draait de eerste tegel
wait-setup-coast = kiest een kust voor het eerste schip
wait-action = is aan de beurt
wait-ship-source = kiest een schip
wait-ship-target = kiest een bestemming voor een schip
wait-explore-tile = kiest een tegel om te verkennen
wait-explore-cell = zoekt een plek voor een nieuwe tegel
wait-explore-rotation = draait een nieuwe tegel
wait-explore-coast = kiest een kust op de nieuwe tegel
wait-site = kiest een locatie voor een pionier
wait-building-use = kiest tussen fort en handelspost
wait-copied-good = kiest welke plantage de handelspost kopieert
wait-market-good = is op de markt
wait-pay-card = betaalt voor een kaart

chance-start = Het lot bepaalt wie begint.
chance-tile = Er wordt een tegel van de verkenningstapel getrokken.
chance-card = { $player } trekt een kaart.
chance-steal = { $player } trekt een kaart uit de hand van { $victim }.

# ---- keuzes
label-done = Klaar, niets ruilen
label-exchange = Ruil { $cards }
label-mark = Ruil { $card }
label-end-actions = Beëindig je acties
label-play = Speel { $card }
label-play-at-once = Speel { $card } op { $part }, de enige plek, en leg { $cards } af
label-play-all = Speel { $card } op { $part }, de enige plek, en leg je hele hand af
label-pay = Leg { $card } af
label-supply = Schip uit de voorraad
label-explore = Verkennen
label-fort = Fort
label-trading-post = Handelspost
label-good-copy = Kopieer { $good }
label-good-raise = Verhoog de prijs van { $good }
label-from = Schip aan { $place }
label-from-den = Schip op { $place }
label-to = Naar { $place }
label-tile = Tegel { $tile }: { $name }
label-cell = { $way ->
    [east] Rechts van tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
    [west] Links van tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
    [north-east] Rechtsboven tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
    [north-west] Linksboven tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
    [south-east] Rechtsonder tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
    [south-west] Linksonder tegel { $tile }{ $n ->
        [one] { "" }
       *[other] { "" }, ook naast { $others }
    }
   *[alone] Midden op zee
}
label-turn = Stand { $degrees }°
label-site = Op { $part }: { $kind } (kosten { $cost })
label-start = { $player } begint
label-reveal = Tegel: { $tile }
label-draw = Kaart: { $card }

help-done = Je houdt deze hand. Ruilen kan hierna niet meer.
help-exchange = De gemarkeerde kaarten gaan open op de aflegstapel en je trekt er evenveel nieuwe. Dat kan maar één keer.
help-mark = Deze kaart ruil je zodra je klaar bent. Tot dan kun je dit terugnemen.
help-end-actions = Daarna ontvang je de grondstoffen van je productietableau en trek je { $cards }: { $base }, plus { $ship } per schip op het speelveld en { $fort } per fort.
help-play-ship = Kosten: { $cost }. Zet een schip in of verplaats er één: naar een kust, een vrij piratennest of een nieuwe tegel. Elk schip op het speelveld brengt elke beurt { $ship ->
    [one] een kaart
   *[other] { $ship } kaarten
} extra.
help-play-plantation = Kosten: { $cost }, of { $piracy } als er piraten zijn. Zet een pionier op ebbenhout, specerijen of kleurstoffen op een eiland met { $ships ->
    [one] een schip
   *[other] { $ships } schepen
} van jou: elke beurt 1 grondstof.
help-play-gold_mine = Kosten: { $cost }, of { $piracy } als er piraten zijn. Zet een pionier op goud op een eiland met { $ships ->
    [one] een schip
   *[other] { $ships } schepen
} van jou: elke beurt 1 goud.
help-play-building = Kosten: { $cost }, of { $piracy } als er piraten zijn. Bouw een fort of handelspost op een eiland met { $ships ->
    [one] een schip
   *[other] { $ships } schepen
} van jou.
help-play-ruin = Kosten: { $cost }. Zet een pionier op een ruïne en neem meteen { $gold } goud. Een ruïne produceert niets.
help-play-market = Leg 1 grondstof af: de prijs ervan stijgt één stap. Hoogstens { $markets ->
    [one] één markt
   *[other] { $markets } markten
} per beurt; { $markers ->
    [one] er is nog 1 prijsverhogingsfiche
   *[other] er zijn nog { $markers } prijsverhogingsfiches
}.
help-pay = Deze kaart gaat open op de aflegstapel. De soort maakt voor de prijs niet uit.
help-supply = Je hebt nog { $ships ->
    [one] 1 schip
   *[other] { $ships } schepen
} in je voorraad.
help-from = Dit schip vaart weg. Wat je pioniers op het eiland doen, blijft van jou.
help-explore = Je legt een open tegel aan en gaat daar voor anker.
help-to-coast = Eiland { $island }: { $ships ->
    [0] je hebt hier nog geen schip
    [one] je hebt hier al 1 schip
   *[other] je hebt hier al { $ships } schepen
}; vrije locaties: { $sites }.
help-to-den = Het piratenschip heeft invloed op alle eilanden van deze tegel: anderen betalen er de piraterijkosten. Het telt niet als schip aan een kust, wel voor het trekken van kaarten.
help-new-coast = Vrije locaties op dit deel van de tegel: { $sites }.
help-tile = { $parts ->
    [one] Eén eilanddeel
   *[other] { $parts } eilanddelen
} met: { $sites }.{ $den ->
    [yes] {" "}Er is een piratennest.
   *[no] {""}
}
help-cell = Klik op een vrije plek om de tegel daar te leggen; daarna kun je hem draaien.
help-turn = Alle zijden passen zo.
price-normal = Kosten: { $cost ->
    [one] 1 kaart
   *[other] { $cost } kaarten
}.
price-piracy = Kosten: { $cost } kaarten in plaats van { $normal }, want piraten van { $pirates } hebben hier invloed.
help-fort = Een fort beschermt jou op dit hele eiland tegen piraten en brengt elke beurt een kaart extra.
help-trading-post = Een handelspost kopieert een plantage met een pionier op dit eiland: elke beurt 1 grondstof extra.
help-good-copy = Vanaf nu produceer je elke beurt { $units } extra. Van wie de plantage is, maakt niet uit.
help-good-raise = Van { $price } naar { $next }. Je legt { $units } af.

# ---- het verslag
log-start = { $player } is startspeler.
log-reveal = Nieuw in het verkenningsgebied: { $tile }.
log-draw-own = Je trekt een kaart: { $card }.
log-steal-own = Je trekt een kaart uit de hand van { $victim }: { $card }.
log-stolen = { $player } trekt een kaart uit jouw hand: { $card }.
log-steal = { $player } trekt een kaart uit de hand van { $victim }.
log-exchange = { $player } ruilt { $cards }.
log-keep = { $player } ruilt geen kaarten.
log-first-island = { $player } legt { $tile } en zet een schip aan { $coast }.
log-first-ship = { $player } kan geen tegel leggen en zet een schip aan { $coast }.
log-ship-new = { $player } zet een schip aan { $coast }.
log-ship-den = { $player } zet een schip op { $coast }.
log-ship-move = { $player } verplaatst een schip van { $source } naar { $coast }.
log-explore = { $player } legt { $tile } en gaat voor anker aan { $coast }.
log-joined = Daardoor groeien { $islands } aaneen.
log-plantation = { $player } legt op { $site } een plantage met { $good } aan.
log-mine = { $player } opent op { $site } een goudmijn.
log-fort = { $player } bouwt op { $site } een fort.
log-post = { $player } bouwt op { $site } een handelspost en kopieert { $good }.
log-ruin = { $player } plundert de ruïne op { $site } en neemt { $gold } goud.
log-paid = Betaald: { $cards }.
log-market = { $player } verhoogt de prijs van { $good } naar { $price }.
log-last-round = Dat is de tiende pionier: deze ronde is de laatste!
log-end-actions = { $player } produceert { $goods } en trekt { $cards }.
log-end-nothing = { $player } produceert nog niets en trekt { $cards }.
log-round = Ronde { $round } begint.
log-round-lull = Ronde { $round } begint. Wordt er weer geen pionier gezet, dan is dit de laatste ronde.

# ---- redenen
reason-other-step = Nu wordt iets anders gevraagd.
reason-no-card = Je hebt geen kaart “{ $card }”.
reason-ship-payment = Een schip kost { $cost ->
    [one] 1 andere kaart, en die heb je niet.
   *[other] { $cost } andere kaarten, en die heb je niet.
}
reason-ship-nowhere = Geen van je schepen kan ergens heen.
reason-no-pioneers = Je hebt al je pioniers gezet: je kunt alleen nog schepen en markten spelen.
reason-no-site = Op geen eiland met genoeg schepen van jou is een vrije locatie voor deze kaart die je kunt betalen.
reason-no-markers = Alle prijsverhogingsfiches zijn op.
reason-one-market = Je mag deze beurt geen markt meer spelen.
reason-no-goods = Je hebt geen grondstof waarvan de prijs nog omhoog kan.
reason-good-none = Je hebt geen { $good }.
reason-good-top = De prijs van { $good } kan niet hoger.
reason-good-copy = Op dit eiland is geen plantage met { $good } om te kopiëren.
reason-not-marked = Je hebt geen kaart “{ $card }” meer om te ruilen.
reason-no-supply = Al je schepen zijn op het speelveld.
reason-no-ship-there = Daar ligt geen schip van jou dat ergens heen kan.
reason-not-laid = Dat ligt niet op het speelveld.
reason-same-island = Het schip ligt al bij dit eiland.
reason-new-tile = Het schip gaat voor anker aan een kust van de nieuwe tegel.
reason-den-taken = Op dit piratennest ligt al een schip.
reason-no-den = Op die tegel is geen piratennest.
reason-no-explore = Er is geen open tegel die ergens past.
reason-tile-not-open = Die tegel ligt niet in het verkenningsgebied.
reason-tile-no-fit = Die tegel past nergens.
reason-cell-taken = Daar ligt al een tegel.
reason-cell-no-land = Daar raakt de tegel geen land: een eiland moet groeien.
reason-cell-no-fit = Daar past deze tegel in geen enkele stand.
reason-rotation = Zo passen niet alle zijden.
reason-site-kind = Deze kaart kun je niet op die locatie gebruiken.
reason-site-taken = Daar staat al een pionier van { $player }.
reason-site-ships = Daarvoor heb je { $need ->
    [one] een schip
   *[other] { $need } schepen
} bij dat eiland nodig.
reason-site-cost = Dat kost { $cost } kaarten, en die heb je niet.

# ---- op tafel
panel-hand = Jouw hand
panel-hand-none = Kaarten op tafel
panel-market = Koersentabel
panel-area = Verkenningsgebied
panel-orders = Keuzes
panel-reckoning = De eindafrekening
panel-players = Spelers
panel-mat = { $player }
panel-mat-own = { $player } (jij)

order-end = Acties beëindigen
order-done = Klaar
order-explore = Verkennen
order-supply = Uit de voorraad
order-fort = Fort
order-post = Handelspost
orders-chance = Het lot beslist…
orders-yours = Klik op wat oplicht.
orders-decides = { $player } is aan de beurt.
orders-round = Ronde { $round }
orders-last = Laatste ronde!
orders-near = { $n ->
    [one] { $player }: nog één pionier!
   *[other] { $n } spelers: nog één pionier!
}
orders-lull = Al { $lull } van de { $most } ronden geen pionier

caption-deck = stapel
caption-discard = afgelegd
caption-markers = { $n ->
    [0] geen verhogingen meer
    [one] nog 1 verhoging
   *[other] nog { $n } verhogingen
}
caption-cost = kosten { $cost }
caption-cost-piracy = { $cost } / { $piracy }
caption-goods-cost = 1 fiche
caption-pioneers = { $n }/{ $all }
caption-points = { $points } punten
caption-stack = { $n ->
    [0] de verkenningstapel is leeg
    [one] nog 1 tegel in de stapel
   *[other] nog { $n } tegels in de stapel
}

tip-tile = Tegel { $tile }, { $name }
tip-open-tile = Open tegel { $tile }, { $name }: { $sites }
tip-ship = Schip van { $player } bij eiland { $island }
tip-ship-supply = Schip van { $player } in de voorraad
tip-pirate = Piratenschip van { $player }: invloed op { $islands }
tip-pioneer = Pionier van { $player }: { $what }
tip-site = Vrije locatie op eiland { $island }: { $kind }.
tip-fort = Fort van { $player }
tip-post = Handelspost van { $player }: { $good }
tip-den = Piratennest: vrij
tip-coast = Kust van { $part }, eiland { $island }
tip-ghost = Hier past de tegel
tip-turn = Stand { $degrees }°
tip-card = Kaart “{ $card }”: kosten { $cost }
tip-card-piracy = Kaart “{ $card }”: kosten { $cost }, of { $piracy } als er piraten zijn; { $ships ->
    [one] 1 schip
   *[other] { $ships } schepen
} bij het eiland
tip-card-market = Kaart “{ $card }”: kost 1 grondstof
tip-back = { $player } heeft { $cards } in de hand
tip-deck = Gedekte stapel: { $cards }
tip-discard = Aflegstapel: { $cards }
tip-stack = Verkenningstapel: { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
}
tip-price = Prijs van { $good }: { $price }
tip-price-top = Prijs van { $good }: { $price }, hoger kan niet
tip-marker = Prijsverhogingsfiche
tip-production = { $player } produceert elke beurt { $units }
tip-stock = Achter je scherm: { $units }
tip-pioneers-map = Pioniers op het speelveld: zij beslissen bij een gelijke stand
tip-stock-of = Achter het scherm van { $player }: { $units }
tip-settlers = { $player } heeft { $n } van de { $all } pioniers gezet
tip-screen = Achter dit scherm liggen de grondstoffen van { $player }
tip-start = Startspeler
tip-marked = Om te ruilen: { $card }
tip-paid = Betaald: { $card }
tip-playing = Deze kaart speel je nu: { $card }

# ---- in de terminal
diagram-open = Open tegels: { $tiles }
diagram-stack = stapel { $n }
diagram-prices = Koersen: { $prices } · nog { $markers ->
    [one] 1 verhoging
   *[other] { $markers } verhogingen
}
diagram-price = { $good } { $price }
diagram-deck = Stapel { $deck } · aflegstapel { $discard }
diagram-islands = Eilanden:
diagram-island = { $name }: { $sites }
diagram-ships = schepen { $ships }
diagram-den = piratennest { $tile }: { $who }
diagram-free = vrij
diagram-player = { $ships ->
    [one] 1 schip
   *[other] { $ships } schepen
} op het speelveld, { $pioneers ->
    [one] 1 pionier
   *[other] { $pioneers } pioniers
} over, { $cards }
diagram-produces = produceert { $goods }
diagram-hand = hand: { $cards }
diagram-stock = voorraad: { $goods }
diagram-round = Ronde { $round }
diagram-last = laatste ronde
diagram-legend = zeshoeken: tegelnummer; randen: A B C = land van dat deel, · = zee; (…) = bezet door

# ---- figuren
figure-start = De eerste eilanden: elke speler heeft een tegel gelegd en een schip aan een kust gezet.
figure-island = Land past aan land en zee aan zee; verbonden delen vormen samen één eiland.
figure-piracy = Het oranje piratenschip heeft invloed op alle eilanden die een deel op zijn tegel hebben.
figure-buildings = Een fort van Groen en een handelspost van Zwart, die de specerijen op het eiland kopieert.

# How a player stands

standing-good = { $units } × { $price } = { $value }
standing-hidden = goederen achter het scherm: pas aan het eind te zien
standing-pioneers = { $count ->
    [one] 1 pionier
   *[other] { $count } pioniers
} op de kaart

# ---- waarom een tip
fact-worth = je grondstoffen, tegen de koers van nu: { $was } → { $now }
fact-production = grondstoffen die je elke beurt produceert: { $was } → { $now }
fact-cards = kaarten in je hand: { $was } → { $now }
fact-markets = marktkaarten in je hand: { $was } → { $now }
fact-ships = schepen van jou op de kaart: { $was } → { $now }
fact-forts = je forten: { $was } → { $now }
fact-sites = vrije plekken waar je schepen al liggen: { $was } → { $now }
fact-pirates = eilanden die je piraten duur maken voor anderen: { $was } → { $now }
fact-pioneers = je pioniers op de kaart: { $was } → { $now }
