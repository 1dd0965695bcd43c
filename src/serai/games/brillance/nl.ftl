# De woorden van Brillance.
# ---- names
game-title = Brillance
game-blurb = Rijd je karren ’s nachts door de nauwe straten van Brillance, bevoorraad je winkels en wees voor zonsopgang de stad weer uit.
game-goal = Je wint met de meeste punten bij zonsopgang: lever aan je winkels, en breng je karren weer thuis.
player-yellow = Geel
player-blue = Blauw
player-orange = Oranje
player-red = Rood
player-green = Groen
player-violet = Paars
colour-yellow = geel
colour-blue = blauw
colour-orange = oranje
colour-red = rood
colour-green = groen
colour-violet = paars
bandits = de boeven
bandit-cart = de boevenkar
bandit-cart-first = De boevenkar
cart = kar { $number } van { $colour }
cart-first = Kar { $number } van { $hue ->
       [yellow] geel
       [blue] blauw
       [orange] oranje
       [red] rood
       [green] groen
       *[violet] paars
    }
dwarf = een dronken dwerg
name = { $nl }
named = { $kind ->
       [square] het { $nl }
       [toll] het { $nl }
       [castle] het { $nl }
       *[other] de { $nl }
    }
shop = { $name } ({ $colour })
before-shop = het leveringsvak van de { $shop }
zone-north = de noordoever
zone-south = de zuidoever
zone-bridges = de bruggen
zone-island = het eiland
space-start = vertrekvak { $number } van { $colour }
space-fore = het voorplein van { $colour } ({ $number })
space-road = de buitenweg ({ $number })
space-ring = de weg langs de muur ({ $number })
space-quay = de kade ({ $bank ->
       [north] noord
       *[other] zuid
    } { $number })
space-street = de straat ({ $bank ->
       [north] noord
       *[other] zuid
    } { $number })
space-isle = het eiland ({ $number })
space-castle = het kasteel van Pakius
space-other = { $id }
goods = { $n ->
       [0] geen koopwaar
       [one] 1 koopwaar
       *[other] { $n } koopwaren
    }
points = { $n ->
       [one] 1 punt
       *[other] { $n } punten
    }

# ---- cards
card-windfall = Meevaller
card-bandits = Boeven
card-unfair-competition = Oneerlijke concurrentie
card-bonus-gift = Bonusgeschenk
card-delivery-error = Leveringsfout
card-breakdown = Pech
card-collision = Botsing
card-unexpected-obstacle = Onverwacht obstakel
card-cleared-passage = Vrijgemaakte doorgang
card-bribe = Steekpenning
card-unfair-competition-begin = Oneerlijke
card-unfair-competition-rest = concurrentie
card-unexpected-obstacle-begin = Onverwacht
card-unexpected-obstacle-rest = obstakel
card-cleared-passage-begin = Vrijgemaakte
card-cleared-passage-rest = doorgang
card-windfall-text = Speel deze kaart meteen nadat een andere speler een kaart heeft gespeeld: die kaart heeft geen effect.
card-bandits-text = Pakius trekt erop uit: verplaats de boevenkar met { $points ->
       [one] 1 actiepunt
      *[other] { $points } actiepunten
    }. Daarna verplaatst elke speler hem aan het begin van zijn beurt, tot hij terug is in het kasteel.
card-unfair-competition-text = Een van je karren die nog plaats heeft, steelt 1 koopwaar van een kar ernaast: van een tegenspeler of van de boeven. Dat kost je kar 1 actiepunt.
card-bonus-gift-text = Leg een -1 op een winkel waaraan nog niets geleverd is: er is één koopwaar minder nodig, maar de winkel blijft evenveel waard.
card-delivery-error-text = Leg een +1 op een winkel van een tegenspeler waaraan nog niets geleverd is: er is één koopwaar meer nodig, maar de winkel wordt niet meer waard.
card-breakdown-text = Een kar van een tegenspeler staat zijn hele volgende beurt stil.
card-collision-text = Twee karren van tegenspelers, naast elkaar, staan stil tijdens de volgende beurt van hun eigenaar.
card-unexpected-obstacle-text = Zet een dronken dwerg op een leeg vak binnen de muren, maar niet op een vak van een wachter. Hij blijft er zitten tot iemand een Vrijgemaakte doorgang speelt.
card-cleared-passage-text = Neem een dronken dwerg van het spelbord.
card-bribe-text = Verplaats een kar van een tegenspeler of de boevenkar { $steps ->
       [one] 1 vak
      *[other] 1 of { $steps } vakken
    } over lege vakken; vakken van wachters zijn niet leeg.
card-on = { $card } op { $target }
card-on-shop = { $card } op de { $target }
card-on-two = { $card } op { $target } en { $second }
card-from = { $card }: { $target } besteelt { $second }
card-at = { $card } op { $space }
card-to = { $card }: { $target } naar { $space }

# ---- options
option-roving_competitors = Zwervende Concurrenten
option-roving_competitors-help = Met 2 tot 5 spelers: na je eigen karren mag je ook de karren verplaatsen die van niemand zijn.
option-roving_competitors-yes = aan
option-roving_competitors-no = uit
option-speed_premium = Snelheidspremie
option-speed_premium-help = Vanaf 4 spelers: elke lege kar die in de tweede helft van de nacht de stad verlaat, verdient een premie.
option-speed_premium-yes = aan
option-speed_premium-no = uit
option-always_ten_rounds = Altijd tien ronden
option-always_ten_rounds-help = Ook met 2 of 3 spelers duurt de nacht tien ronden.
option-always_ten_rounds-yes = aan
option-always_ten_rounds-no = uit
option-one_card_per_turn = Eén kaart per beurt
option-one_card_per_turn-help = In je eigen beurt speel je hoogstens één kaart; een Steekpenning speel je in de beurt van een ander.
option-one_card_per_turn-yes = aan
option-one_card_per_turn-no = uit
option-rotating_start = Wisselende eerste speler
option-rotating_start-help = Elke ronde begint de volgende speler, en iedereen heeft al in ronde 1 alle actiepunten.
option-rotating_start-yes = aan
option-rotating_start-no = uit
option-colours = Kleuren
option-colours-help = Kiest ieder zelf een kleur, of beslist het lot?
option-colours-chosen = zelf kiezen
option-colours-dealt = door het lot
option-first_player = Eerste speler
option-first_player-help = Wie elke ronde begint.
option-first_player-random = door het lot
option-first_player-1 = plaats 1
option-first_player-2 = plaats 2
option-first_player-3 = plaats 3
option-first_player-4 = plaats 4
option-first_player-5 = plaats 5
option-first_player-6 = plaats 6
clash-roving = Met zes spelers zijn er geen Zwervende Concurrenten: alle karren hebben een eigenaar.
clash-premium = De Snelheidspremie is er vanaf vier spelers.
clash-ten-rounds = Met vier of meer spelers zijn er al tien ronden.
clash-first-player = Er zijn maar { $seats } plaatsen.
order-if_i_am_hit = Meevaller spelen als een kaart mij schaadt
order-never = Meevaller nooit vanzelf spelen
order-always = Meevaller altijd spelen
ending-last_round = bij zonsopgang
ending-all_home = met alle karren thuis

# ---- prompts
prompt-wait = { $player } { $what }
prompt-choose-colour = Kies je kleur: daarmee kies je ook je poort.
prompt-bandit-action = { $must ->
       [go-on] Hier mogen de boeven niet halt houden: rijd verder.
       [home] De boevenkar is vol: hij moet langs de kortste weg naar het kasteel.
       *[free] Verplaats de boevenkar of steel van een kar ernaast.
    } Nog { $points ->
       [one] 1 actiepunt
       *[other] { $points } actiepunten
    }.
prompt-choose-action = Ronde { $round } van { $rounds }. { $must ->
       [due] Een kar staat nog op andermans leveringsvak en moet er weg, als dat kan.
       *[free] Kies een kar of een kaart, of beëindig je beurt.
    }
prompt-cart-action = { $must ->
       [go-on] Hier mag { $cart } niet halt houden: rijd verder.
       [due] { $first } moet dit leveringsvak verlaten.
       *[free] Waarheen met { $cart }? Kies een vak of een winkel.
    } Nog { $points ->
       [one] 1 actiepunt
       *[other] { $points } actiepunten
    }.
prompt-target-colour = { $card }: op wie?
prompt-target-shop = { $card }: op welke winkel?
prompt-target-cart = { $card }: op welke kar?
prompt-target-second-cart = { $card }: met welke kar ernaast?
prompt-target-thief = { $card }: welke van je karren steelt?
prompt-target-victim = { $card }: van welke kar?
prompt-target-zone = { $card }: in welk deel van de stad?
prompt-target-space = { $card }: op welk vak gaat de dwerg zitten?
prompt-target-dwarf = { $card }: welke dwerg gaat weg?
prompt-bribe-step-1 = { $card }: waarheen gaat { $cart }?
prompt-bribe-step-2 = { $card }: nog een vak verder met { $cart }, of zo laten?
prompt-rove-cart = Zwervende concurrenten: verzet een kar die van niemand is, of stop. Nog { $left ->
       [one] 1 vak
       *[other] { $left } vakken
    }.
prompt-rove-step = Waarheen gaat { $cart }? Nog { $left ->
       [one] 1 vak
       *[other] { $left } vakken
    }.
wait-choose-colour = kiest een kleur.
wait-bandit-action = verplaatst de boevenkar.
wait-choose-action = is aan de beurt.
wait-cart-action = rijdt met een kar.
wait-target-colour = speelt een kaart.
wait-target-shop = speelt een kaart.
wait-target-cart = speelt een kaart.
wait-target-second-cart = speelt een kaart.
wait-target-thief = speelt een kaart.
wait-target-victim = speelt een kaart.
wait-target-zone = speelt een kaart.
wait-target-space = speelt een kaart.
wait-target-dwarf = speelt een kaart.
wait-bribe-step-1 = koopt een voerman om.
wait-bribe-step-2 = koopt een voerman om.
wait-rove-cart = verzet een kar die van niemand is.
wait-rove-step = verzet een kar die van niemand is.
chance-deal-colour = Het lot verdeelt de kleuren.
chance-draw-first = Het lot wijst de eerste speler aan.
chance-lay-orders = De bestellingen van { $player } worden omgedraaid.
chance-deal-card = De kaarten worden gedeeld.
chance-draw-card = { $player } trekt een kaart.
window-card = { $player } speelt { $card }.
window-windfall = { $player } antwoordt met een Meevaller.
window-you = Speel je een Meevaller?
window-bribe = De beurt van { $player } begint.
window-you-bribe = Speel je een Steekpenning?
window-others = Reageert er iemand?
result = { $players } wint met { $points }.
result-you = Je wint met { $points }!
result-exit = { $players } wint met { $points }: als eerste een kar de stad uit.
result-shops = { $players } wint met { $points }: meer punten uit de winkels.
result-shared = { $players } delen de overwinning, elk met { $points }.

# ---- choices
label-end-turn = beurt beëindigen
label-pause = iets anders doen
label-deliver = 1 koopwaar leveren aan de { $shop }
label-halt = halt houden
label-stop = zo laten
label-pass = niet reageren
label-windfall = Meevaller spelen
label-bribe = Steekpenning spelen
label-no-reaction = niemand reageert
label-reaction = { $player } reageert
label-step = naar { $space }
label-cart-act = kar { $number }
label-cart-target = { $cart }
label-cart-rove = { $cart } verzetten
label-give = 1 koopwaar geven aan { $cart }
label-rob = 1 koopwaar stelen van { $cart }
label-card = { $card } spelen
label-shop = { $shop }, { $need } nodig
label-zone = { $zone }
label-dwarf = op { $space }
label-dwarf-away = de dwerg op { $space }
label-colour = { $colour }
label-target-colour = { $colour }
label-first = { $player }
label-draw = { $card }
label-orders = { $orders }
journey = { $first } rijdt { $steps } vakken, naar { $space }
journey-enter = { $first } rijdt { $steps } vakken, door de { $gate } de stad in, naar { $space }
journey-leave = { $first } rijdt { $steps } vakken en verlaat de stad, naar { $space }
journey-home = { $first } rijdt { $steps } vakken en is thuis
journey-deliver = { $goods } leveren aan de { $shop }
journey-cart = verder met { $cart }
help-end-turn = Je beurt is voorbij: punten die over zijn vervallen, en je trekt een kaart als je er minder dan vier hebt.
help-pause = Deze kar wacht even. Hij mag verder zolang geen andere kar een punt gebruikt.
help-deliver = Kost 1 actiepunt per koopwaar. Een complete winkel is zijn bestelling waard.
help-halt = De boeven blijven hier.
help-give = Kost 1 actiepunt van de gever.
help-rob = Kost { $points ->
       [one] 1 actiepunt
      *[other] { $points } actiepunten
    }. Elke kar kan maar één keer per verplaatsing bestolen worden.
help-pass = Je laat het zo. Niemand ziet wat je antwoordt.
help-cart = Nog { $points ->
       [one] 1 actiepunt
       *[other] { $points } actiepunten
    }, { $goods ->
       [0] geen koopwaar
       [one] 1 koopwaar
       *[other] { $goods } koopwaren
    }.
help-colour = Je karren beginnen voor de { $gate }.
help-step = Daarna nog { $points ->
       [one] 1 actiepunt
       *[other] { $points } actiepunten
    }.
help-cross = Hier mag je niet halt houden, alleen doorrijden.
help-enter = Je rijdt de stad in; eruit kan alleen door dezelfde poort, de { $gate }.
help-leave = Je verlaat de stad en mag er niet meer in.
help-home = De kar is thuis: { $points }.

# ---- log
log-colour = De kleur { $colour } is voor { $player }.
log-first = { $player } is de eerste speler.
log-orders = Bestellingen van { $player }: { $orders }.
log-draw = { $player } trekt een kaart.
log-draw-seen = Je krijgt een kaart: { $card }.
log-draw-open = { $player } krijgt een kaart: { $card }.
log-round = Ronde { $round } van { $rounds }.
log-last-round = Ronde { $round } van { $rounds }, de laatste.
log-turn = { $player } is aan de beurt.
log-rob = De boeven stelen 1 koopwaar van { $cart }; ze hebben nu { $goods }.
log-castle = De boeven zijn terug in het kasteel, { $n ->
       [0] zonder buit
       [one] met 1 koopwaar als buit
       *[other] met { $n } koopwaren als buit
    }.
log-asleep = De boeven blijven in het kasteel.
log-halt = { $player } laat de boeven achter op { $space }.
log-left-alone = { $player } laat de boeven waar ze zijn.
log-deliver = { $first } levert aan de { $shop }: { $got } van { $need }.
log-complete = { $first } maakt de { $shop } compleet: { $points }.
log-give = { $first } geeft 1 koopwaar aan { $receiver }.
log-home = { $first } is weer thuis.
log-enter = { $first } rijdt door de { $gate } de stad in.
log-leave = { $first } verlaat de stad door de { $gate }.
log-premium = Premie voor de lege kar: { $points }.
log-declare = { $player } speelt { $card }.
log-own-pass = Je reageert niet.
log-own-react = Je wilt reageren.
log-windfall = { $player } speelt een Meevaller.
log-cancelled = { $card } heeft geen effect.
log-stands = { $card } geldt toch.
log-rove = { $first } gaat naar { $space }.
ending-last-round = De zon komt op.
ending-all-home = Alle karren zijn thuis: de nacht is voorbij.
reckoning = { $player }: { $shops } uit de winkels ({ $complete } compleet), { $home } voor karren die thuis zijn, samen { $points }.
reckoning-premium = { $player }: { $shops } uit de winkels ({ $complete } compleet), { $home } voor karren die thuis zijn, { $premium } aan premies, samen { $points }.

# ---- reasons
reason-chance = Dat beslist het lot.
reason-other-step = Nu niet. { $prompt }
reason-colour-taken = Die kleur is al gekozen.
reason-no-windfall = Je hebt geen Meevaller.
reason-no-bribe = Je hebt geen Steekpenning die je nu kunt spelen.
reason-blocked = Daar staat { $thing }: { $space }.
reason-step-not-allowed = Daarheen kan nu niet: { $space }.
reason-no-target = Daarop kun je { $card } niet spelen.
reason-nowhere = { $card } kun je nu nergens op spelen.
reason-rove = Met { $cart } kan dat nu niet.
reason-crossing = { $first } mag hier niet halt houden en moet eerst verder.
reason-no-shop = { $first } staat niet voor een winkel van zijn kleur.
reason-empty = { $first } heeft geen koopwaar.
reason-complete = Deze winkel heeft alles al.
reason-full = { $first } is vol.
reason-due = Eerst moet de kar het leveringsvak van de tegenspeler verlaten, en daar een punt voor overhouden.
reason-due-turn = Een van je karren staat nog op het leveringsvak van een tegenspeler en kan weg: dus moet hij weg.
reason-not-beside = Dat kan niet: { $other } staat niet naast { $cart }, of is van een ander.
reason-not-yet = { $first } heeft nog niets gedaan.
reason-too-far = Te ver: { $space } ligt niet naast { $cart }.
reason-castle = In het kasteel komen alleen de boeven.
reason-left = Wie de stad verlaten heeft, mag er deze nacht niet meer in.
reason-entry-gate = { $first } mag alleen door de { $gate } naar buiten: daar is hij binnengekomen.
reason-no-stop = Op dit vak mag { $cart } niet halt houden, en verder komt hij niet: { $space }.
reason-no-card = De kaart { $card } heb je niet.
reason-windfall = Een Meevaller speel je alleen meteen na een kaart van een ander.
reason-one-card = Je hebt in deze beurt al een kaart gespeeld.
reason-bribe-own-turn = Een Steekpenning speel je in de beurt van een ander.
reason-not-yours = { $first } is niet van jou.
reason-home = { $first } is al thuis.
reason-wrecked = { $first } staat stil in deze beurt.
reason-finished = { $first } is klaar voor deze beurt.
reason-stuck = { $first } kan nu niets doen.
reason-bandits-crossing = Op een vak van een wachter mogen de boeven niet halt houden.
reason-bandits-full = De boevenkar is vol en moet langs de kortste weg naar het kasteel.
reason-must-rob = Naast een geladen kar stelen de boeven, of ze rijden verder.
reason-cannot-rob = { $first } kan nu niet bestolen worden.

# ---- data files
data-zone = een vak van soort “{ $kind }” kan niet in zone “{ $zone }” liggen.
data-edge = “{ $found }” verbindt geen twee vakken van het bord.
data-one-castle = er moet precies één kasteel zijn, geen { $found }.
data-colour-spaces = hier horen de { $count } vakken van deze kleur, elk één keer.
data-off-island = precies vijf leveringsvakken van een kleur liggen buiten het eiland.
data-gate = elke kleur heeft één poort, met een vak ervoor en een erachter.
data-shop = bij “{ $found }” kan deze winkel niet liggen.
data-wall = { $one } en { $two } liggen aan weerszijden van de muur, en geen van beide is een poort.
data-no-toll = deze kleur heeft geen vak van een wachter.
data-track = het spoor heeft maar { $track } ronden.
data-unreachable = { $space } is niet te bereiken.
data-too-few-cards = er zijn te weinig kaarten om te delen.

# ---- scene
panel-mat = { $player }
panel-mat-own = { $player } (jij)
panel-hand = Je kaarten
panel-orders = Wat nu?
panel-cards = Kaarten
orders-over = De nacht is voorbij.
orders-chance = Het lot beslist.
orders-yours = Jij beslist.
orders-decides = { $player } beslist.
orders-window = Reageert er iemand?
order-end-turn = einde beurt
order-pause = iets anders
order-halt = halt
order-stop = zo laten
order-pass = niet reageren
order-react = reageren
order-deliver = leveren
order-no-reaction = niemand
tip-space = { $space }
tip-cart = { $cart }: { $goods }, { $points ->
       [one] 1 actiepunt
       *[other] { $points } actiepunten
    }, { $state }
tip-cart-neutral = { $cart } is van niemand en staat in de weg
cart-waiting = wacht buiten
cart-inside = in de stad, binnengekomen door de { $gate }
cart-left = heeft de stad verlaten
cart-home = thuis
cart-wrecked = staat stil
tip-bandits = De boevenkar van Pakius: { $goods }, { $awake ->
       [yes] wakker
       *[no] in slaap
    }
tip-dwarf = Een dronken dwerg verspert dit vak
tip-shop = { $shop }: { $got } van { $need } geleverd, { $points } waard
tip-shop-complete = { $shop }: compleet, { $points }
tip-shop-closed = { $shop }: doet niet mee
tip-card = { $card }: { $text }
tip-hand = { $player } heeft { $n ->
       [one] 1 kaart
       *[other] { $n } kaarten
    }
tip-pile = Stapel: { $n ->
       [one] 1 kaart
       *[other] { $n } kaarten
    }
tip-discard-top = Gespeelde kaarten: { $n }, bovenop { $card }
tip-round = Ronde { $round } van { $rounds }
tip-loot = Buit in het kasteel: { $n }
tip-first = Eerste speler
tip-playing = Gespeeld: { $card }
mat-score = { $points }
mat-premium = premie { $premium }
caption-pile = stapel { $n }
caption-discard = gespeeld { $n }

# ---- diagram
diagram-title = Ronde { $round }/{ $rounds } · eerste speler { $first }
diagram-setup = Opstelling
diagram-shops = winkels
diagram-bandits = Boeven: { $space }, { $goods }
diagram-cards = kaarten { $n }
diagram-score = { $n } p
diagram-home = thuis
diagram-hand = Je hand: { $cards }
diagram-pile = Stapel { $pile }, gespeeld { $discard }
diagram-legend = & boeven · @ dwerg · x van niemand · # muur · [] poort · {"{}"} tol · <> levering · == brug
diagram-letters = { $letters }; het cijfer telt de koopwaren
letter-yellow = G
letter-blue = B
letter-orange = O
letter-red = R
letter-green = N
letter-violet = P

# ---- figures of the rules
figure-start = De vijf geladen karren van Geel staan voor de Zonnepoort.
figure-delivery = De gele kar rijdt twee vakken, levert twee koopwaren en houdt halt voor een blauwe winkel.
figure-toll = De oranje kar verspert de Tapirbrug; op het vak van de oranje tolwacht mag de blauwe kar niet halt houden.
figure-bandits = De boeven staan naast twee geladen karren.

# How a player stands

standing-shops = winkels: { $points } ({ $count } compleet)
standing-home = karren thuis: { $points } ({ $count } van 5)
standing-premium = premie: { $points }

# ---- waarom een tip
fact-points = je punten: { $was } → { $now }
fact-rival-points = punten van { $player }: { $was } → { $now }
fact-brought = goederen in je winkels: { $was } → { $now }
fact-complete = je complete winkels: { $was } → { $now }
fact-goods = goederen op je karren: { $was } → { $now }
fact-rival-goods = goederen op de karren van { $player }: { $was } → { $now }
fact-inside = je karren in de stad: { $was } → { $now }
fact-out = je karren op weg naar huis: { $was } → { $now }
fact-home = je karren thuis: { $was } → { $now }
fact-way = stappen die je karren nog te gaan hebben, samen: { $was } → { $now }
fact-wrecked = je karren die stilstaan: { $was } → { $now }
fact-rival-wrecked = karren van { $player } die stilstaan: { $was } → { $now }
fact-cards = kaarten in je hand: { $was } → { $now }
