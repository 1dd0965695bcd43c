# Himalaya in het Nederlands, met de woorden van het spelregelboekje.

game-title = Himalaya
game-blurb = Geef je yakkaravaan in het geheim zes bevelen per maand, en blijf in geloof, politiek en vee de anderen voor.
game-goal = Je wint door in religie, politiek en economie vooraan te blijven: lever grondstoffen waar een bestelling ligt, en verwaarloos geen van de drie.

# ---- namen
tribe-dolpo_pa = Dolpo-pa
tribe-bhotia = Bhotia
tribe-sherpa = Sherpa
tribe-tamang = Tamang
tribe-neutral = Neutraal
player = Speler { $number }
resource-salt = zout
resource-barley = gerst
resource-tea = thee
resource-jade = jade
resource-gold = goud
command-soil = zandweg
command-ice = ijspiste
command-stone = stenen weg
command-hand = transactie
command-pause = pauze
road-soil = zandweg
road-ice = ijspiste
road-stone = stenen weg
over-soil = over de zandweg
over-ice = over de ijspiste
over-stone = over de stenen weg
level-house = huis
level-temple = tempel
level-monastery = klooster
event-yeti = de voetafdruk van een Yeti
event-snowstorm = de sneeuwstorm
event-market-day = de marktdag
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

village = dorp { $number }
village-level = dorp { $number } ({ $level })
in-village = in { $village }
on-the-storm = in de sneeuwstorm
road = { $type } { $a }–{ $b }
region = regio { $number }
cubes = { $count } { $resource }
disc = { $cubes }, { $yaks } yaks
goods-order = Hier wordt gevraagd: { $disc }.
goods-cubes = Hier ligt: { $cubes }.
goods-none = Hier ligt niets.
story = { $part1 }{ $part2 }{ $part3 }{ $part4 }{ $part5 }{ $part6 }{ $part7 }{ $part8 }{ $part9 }{ $part10 }{ $part11 }{ $part12 }{ $part13 }{ $part14 }{ $part15 }{ $part16 }
story-on = {" "}{ $part }
new-line = {"\u000A"}{ $line }
count-of = { $tribe } { $count }
nobody-there = nog niemand

# ---- opties
option-advanced = Geavanceerde regels
option-advanced-help = Zet de gebeurtenissen in de hoge bergen én de volledige inventaris aan.
option-advanced-yes = ja
option-advanced-no = nee
option-events = Gebeurtenissen
option-events-help = Elke speler heeft drie gebeurtenispionnen: een voetafdruk van een Yeti, een sneeuwstorm en een marktdag.
option-events-yes = ja
option-events-no = nee
option-full_inventory = Volledige inventaris
option-full_inventory-help = Wie bij de inventaris van een grondstof het meest bezit, mag in plaats van een inventarispion twee delegaties uitsturen of een stupa plaatsen.
option-full_inventory-yes = ja
option-full_inventory-no = nee
option-village_draw = Dorpen aanwijzen
option-village_draw-help = Met de dobbelsteen, of met twintig genummerde kaarten, gesloten of met de volgende vijf open.
option-village_draw-die = dobbelsteen
option-village_draw-cards = kaarten
option-village_draw-cards_open = open kaarten
option-open_screens = Open schermen
option-open_screens-help = Iedereen ziet elkaars voorraad en veestapel.
option-open_screens-yes = ja
option-open_screens-no = nee
option-tribes = Stammen
option-tribes-help = Volgens de plaatsen aan tafel, of ieder kiest er om de beurt zelf een. Stammen verschillen alleen in naam en kleur.
option-tribes-by_seat = volgens de plaats
option-tribes-chosen = ieder kiest zelf
option-first_tribe = Stam van de eerste plaats
option-first_tribe-help = De andere plaatsen krijgen de volgende stammen.
option-first_tribe-dolpo_pa = Dolpo-pa
option-first_tribe-bhotia = Bhotia
option-first_tribe-sherpa = Sherpa
option-first_tribe-tamang = Tamang
option-first_leader = Eerste Karavaanleider
option-first_leader-help = Wie als eerste een karavaan plaatst en in de eerste ronde als eerste aan de beurt is. Volgens het spelregelboekje is dat de wijste speler.
option-first_leader-random = door het lot
option-first_leader-1 = plaats 1
option-first_leader-2 = plaats 2
option-first_leader-3 = plaats 3
option-first_leader-4 = plaats 4
clash-tribes = Als ieder zelf een stam kiest, ligt de stam van de eerste plaats niet vast: laat die op Dolpo-pa staan.
clash-leader = Er zijn maar { $seats } spelers: de Eerste Karavaanleider moet een van hen zijn.

# ---- wat er gevraagd wordt
prompt-place-caravan = Zet je karavaan in een dorp naar keuze. Er mag nog geen andere karavaan staan.
prompt-choose-tribe = Welke stam leid je?
prompt-choose-event = Wil je een gebeurtenispion leggen? Iedere pion kan maar één keer gebruikt worden.
prompt-place-event = Waar leg je { $event }?
prompt-command = Actie { $slot } van 6: welk bevel krijgt je karavaan? Vóór deze actie staat ze { $where }.
prompt-last-command = Actie 6 van 6: het laatste bevel. Vóór deze actie staat je karavaan { $where }.
prompt-choose-cube = Marktdag in { $village }: welke grondstof neem je?
prompt-first-reward = Bestelling geleverd in { $village }: { $disc }. Kies je eerste beloning.
prompt-second-reward = Kies je tweede beloning in { $village }, of zie ervan af.
prompt-send-delegation = Naar welke regio stuur je een delegatie? Nog { $count } te gaan.
prompt-inventory-choice = Bij de inventaris van { $resource } heb jij het meest. Wat kies je?
prompt-inventory-delegation = Naar welke regio bij { $village } stuur je een delegatie? Nog { $count } te gaan.
prompt-inventory-stupa = In welk huis in een naburige regio plaats je een stupa?
prompt-programmed = Je zes bevelen liggen klaar; je kunt ze nog terugnemen. Nog bezig: { $tribes }.
prompt-watch = De spelers kiezen in het geheim hun zes acties. Nog bezig: { $tribes }.
prompt-wait = { $tribe } { $what }.
wait-place-caravan = plaatst een karavaan
wait-choose-tribe = kiest een stam
wait-choose-event = beslist over een gebeurtenis
wait-place-event = legt een gebeurtenispion
wait-choose-cube = kiest een grondstof op de markt
wait-first-reward = kiest een eerste beloning
wait-second-reward = kiest een tweede beloning
wait-send-delegation = stuurt delegaties uit
wait-inventory-choice = kiest wat de inventaris oplevert
wait-inventory-delegation = stuurt delegaties uit
wait-inventory-stupa = plaatst een stupa
chance-draw-card = De volgende kaart wordt opengelegd.
chance-draw-village = { $what ->
    [cubes] Welk dorp krijgt grondstoffen?
    [order] Welk dorp krijgt een bestelling?
   *[neutral] Waar begint de neutrale karavaan?
}
chance-draw-cube = Een grondstof voor { $village } wordt blind getrokken.
chance-draw-disc = Een bestelling voor { $village } wordt blind getrokken.
chance-draw-leader = Wie wordt Eerste Karavaanleider?
chance-draw-lot = Het lot beslist wie er afvalt.

# ---- keuzes
label-soil = zandweg
label-ice = ijspiste
label-stone = stenen weg
label-hand = transactie
label-pause = pauze
label-barter = ruilhandel: { $yaks } yaks
label-offering = offerande: een stupa
label-delegations = { $count ->
    [one] 1 delegatie uitsturen
   *[other] { $count } delegaties uitsturen
}
label-no-reward = geen tweede beloning
label-yeti = voetafdruk van een Yeti
label-snowstorm = sneeuwstorm
label-market-day = marktdag
label-no-event = niets leggen
label-token = inventarispion: { $yaks } yaks
label-send-two = { $count ->
    [one] 1 delegatie
   *[other] { $count } delegaties
}
label-stupa = een stupa in een huis
label-place = { $village }
label-village = { $village }
label-road = { $road }
label-take = { $resource } nemen
label-region = naar { $region }
label-place-stupa = stupa in { $village }
label-leader = { $tribe } is Eerste Karavaanleider
label-draw = { $number }
label-cube = { $resource }
label-disc = { $disc }
label-lot = { $tribe } valt af
label-tribe = { $tribe }

help-soil = Je karavaan volgt de zandweg vanuit het dorp waar ze dan staat.
help-ice = Je karavaan volgt de ijspiste vanuit het dorp waar ze dan staat.
help-stone = Je karavaan volgt de stenen weg vanuit het dorp waar ze dan staat.
help-hand = Neem de goedkoopste grondstof van het dorp, of lever de bestelling als je alles hebt.
help-hand-take = Neem de goedkoopste grondstof die er dan nog ligt. { $goods }
help-hand-market = Marktdag: neem een grondstof naar keuze. { $goods }
help-hand-again = Met actie { $slot } neem je hier al een grondstof. Meer dan één per dorp mag niet: deze actie zou nietig zijn.
help-hand-order = Lever de bestelling, als je dan alles hebt en niemand je voor is. { $goods }
help-hand-order-again = Met actie { $slot } probeer je deze bestelling al te leveren. Lukt dat, dan is deze actie nietig.
help-hand-nothing = Hier ligt niets: deze actie zou nietig zijn.
help-pause = Geen verplaatsing of transactie: handig om een ander te laten voorgaan.
help-way = Naar { $village }. { $goods }
help-no-way = Vanuit { $village } kan dat niet: de actie zou nietig zijn.
help-into-storm = De sneeuwstorm in. Pas met nog een keer hetzelfde bevel kom je erdoor; wat daartussen ligt, is nietig.
help-on-storm = Je karavaan staat nog in de sneeuwstorm: behalve hetzelfde wegbevel is alles nietig.
help-storm-given-up = Zo komt hetzelfde wegbevel geen tweede keer. Het eerste is dan nietig: je karavaan gaat de sneeuwstorm niet in en staat aan het eind in { $village }.
help-barter = De bestellingschijf gaat achter je scherm en telt als { $yaks } yaks. Zonder ruilhandel gaat ze terug in de zak.
help-offering = { $points ->
    [one] Plaats een stupa in dit dorp: 1 punt religieuze invloed. Ieder dorp krijgt er hooguit één.
   *[other] Plaats een stupa in dit dorp: { $points } punten religieuze invloed. Ieder dorp krijgt er hooguit één.
}
help-delegations = { $count ->
    [one] Stuur 1 delegatie naar een regio die aan dit dorp grenst. Wie in een regio als enige de meeste heeft, krijgt een punt politieke invloed.
   *[other] Stuur { $count } delegaties naar regio’s die aan dit dorp grenzen. Wie in een regio als enige de meeste heeft, krijgt een punt politieke invloed.
}
help-no-reward = Bewaar je stupa’s en delegaties voor later.
help-yeti = Deze ronde mag niemand de gekozen weg gebruiken.
help-snowstorm = Deze ronde vraagt de gekozen weg twee keer hetzelfde bevel. Wat daartussen ligt, is nietig.
help-market-day = Deze ronde kiest iedereen in dat dorp zelf welke grondstof hij neemt.
help-no-event = Bewaar je pionnen voor een andere ronde.
help-token = Een inventarispion telt als { $yaks } yaks.
help-send-two = { $count ->
    [one] Stuur 1 delegatie naar een regio die grenst aan het dorp van je karavaan.
   *[other] Stuur { $count } delegaties naar regio’s die grenzen aan het dorp van je karavaan.
}
help-stupa = Plaats een stupa in een dorp van niveau 1 aan een regio die aan je dorp grenst.
help-place = { $goods }
help-tribe = Stammen verschillen alleen in naam en kleur.
help-village = De marktdag komt in { $village }.
help-road = De pion komt op de { $road }.
help-take = Leg 1 { $resource } achter je scherm.
help-region = Daar staan nu: { $counts }.
help-region-empty = Daar staat nog niemand.
help-place-stupa = Een stupa in een huis: 1 punt religieuze invloed.

# ---- het verslag
log-place = { $tribe } begint in { $village }.
log-tribe = { $player } leidt { $tribe }.
log-no-event = { $tribe } legt geen gebeurtenispion.
log-no-reward = { $tribe } ziet af van een tweede beloning.
log-road = { $tribe } legt { $event } op de { $road }.
log-village = { $tribe } legt { $event } in { $village }.
log-leader = { $tribe } is de Eerste Karavaanleider.
log-card = Kaart { $number } komt open te liggen.
log-draw-die = De dobbelsteen toont { $number }.
log-draw-card = Kaart { $number } wordt getrokken.
log-cubes = Naar { $village }: { $cubes }.
log-disc = Bestelling voor { $village }: { $disc }.
log-lot = Het lot wijst { $tribe } aan.
log-programmed = { $tribe } is klaar met programmeren.
log-revealed = Alle programma’s gaan open en worden uitgevoerd.
log-slot = Actie { $slot }.
log-moved = { $tribe } gaat { $road } naar { $village }.
log-into-storm = { $tribe } trotseert de sneeuwstorm op weg naar { $village }.
log-out-of-storm = { $tribe } komt uit de sneeuwstorm in { $village } aan.
log-took = { $tribe } neemt { $resource } in { $village }.
log-delivery = { $tribe } levert { $cubes } in { $village }.
log-bartered = { $tribe } ruilt voor { $yaks } yaks.
log-disc-back = De bestellingschijf van { $village } gaat terug in de zak.
log-stupa = { $tribe } plaatst een stupa in { $village }.
log-sent = { $count ->
    [one] { $tribe } stuurt een delegatie naar { $region }.
   *[other] { $tribe } stuurt { $count } delegaties naar { $region }.
}
log-showed = Inventaris van { $resource }: { $counts }.
log-token = { $tribe } heeft het meest en krijgt een inventarispion: { $yaks } yaks.
log-tied = Niemand heeft als enige het meest.
log-month = Ronde { $round }, { $month }: { $tribe } is de Eerste Karavaanleider.
log-last-month = Ronde { $round }, { $month }, is de laatste. { $tribe } is de Eerste Karavaanleider.
log-bag-empty = { $what ->
    [cubes] De zak met grondstoffen is leeg: er worden geen dorpen meer bevoorraad.
   *[discs] De zak met bestellingen is leeg: er komen geen bestellingen bij.
}
log-void-no-road = { $tribe } blijft in { $village }: zo’n weg is er niet.
log-void-closed = { $tribe } blijft in { $village }: de Yeti verspert de weg.
log-void-storm = { $tribe } blijft in { $village }: wie door de sneeuwstorm wil, moet hetzelfde bevel later nog eens geven.
log-void-nothing-there = Nietig: { $tribe } vindt niets in { $village }.
log-void-taken-already = Nietig: { $tribe } heeft deze ronde al een grondstof genomen in { $village }.
log-void-not-payable = Nietig: { $tribe } kan de bestelling van { $village } niet leveren.
log-void-order-gone = Nietig: { $tribe } vindt de bestelling van { $village } al geleverd.
log-void-on-the-road = Nietig: { $tribe } staat nog in de sneeuwstorm.

# ---- de laatste telling
result = { $tribe } wint het spel!
result-you = Jij wint!
result-shared = { $tribe } delen de overwinning.
count-religion = Religieuze invloed
count-politics = Politieke invloed
count-late-politics = Politieke invloed van wie overblijft
count-yaks = Yaks
count-stupas = Stupa’s
count-delegations = Delegaties
count-stock = Waarde van de voorraad
verdict-count = { $what }: { $counts }.
verdict-least-tied = { $who } hebben even weinig.
verdict-out-first = { $who } valt als eerste af; stupa’s en delegaties gaan van het bord.
verdict-out-second = { $who } valt als tweede af.
verdict-lot = Het lot beslist tegen { $who }.
verdict-majority = { $who } heeft de meerderheid.
verdict-no-majority = Niemand heeft de meerderheid.
verdict-most = { $who } heeft het meest.
verdict-most-tied = { $who } staan gelijk.

fate-out-first = valt als eerste af (religie)
fate-out-second = valt als tweede af (politiek)
fate-majority = wint: twee meerderheden
fate-yaks = wint: de meeste yaks
fate-elimination = wint: rijkste van de twee
fate-tie = wint: evenveel yaks, maar { $what }
more-politics = meer politieke invloed
more-late-politics = meer politieke invloed
more-religion = meer religieuze invloed
more-stupas = meer stupa’s
more-delegations = meer delegaties
more-stock = een rijkere voorraad
fate-lead = wint: ligt vaker voor
fate-shared = gedeelde overwinning

# ---- hoe een spel kan eindigen
ending-majority = meerderheid in twee soorten invloed
ending-yaks = de meeste yaks, dan invloed
ending-elimination = de beste van de laatste twee
ending-lead = voorsprong in de meeste soorten invloed
ending-shared = gedeelde overwinning

# ---- waarom iets niet kan
reason-other-step = { $when }
when-command = “{ $label }” leg je aan het begin van een maand, als iedereen programmeert.
when-reward = “{ $label }” is een beloning, meteen na een levering.
when-event = Gebeurtenispionnen leg je aan het begin van een maand, vóór het programmeren.
when-no-events = Jullie spelen zonder gebeurtenissen.
when-inventory = Dat is voor wie bij een volledige inventaris een grondstof wint.
when-place = Karavanen zet je neer aan het begin van het spel; daarna gaan ze waar de bevelen ze brengen.
when-take = Een grondstof neem je met een transactie in je programma, waar je karavaan staat; kiezen mag je alleen op een marktdag.
when-region = Een delegatie stuur je als beloning voor een levering, of voor een gewonnen grondstof bij een volledige inventaris, naar een regio die aan het dorp van je karavaan grenst.
when-tribe = De stammen kies je voordat het spel begint.
when-chance = Dat is aan het toeval.
reason-there-already = Je karavaan staat dan al in { $village }.
reason-no-road = Van { $from }, waar je karavaan dan staat, loopt geen weg naar { $to }.
reason-other-road = { $road }: die weg begint niet in { $village }, waar je karavaan dan staat.
reason-yeti = Een Yeti sluit die weg deze maand af: “{ $label }” zou nietig zijn.
reason-storm = Op die weg ligt een sneeuwstorm: pas met twee keer “{ $label }” kom je erdoor.
reason-hand-there = Een transactie doe je waar je karavaan staat, en dat is dan { $village }.
reason-lacks = Voor deze bestelling mis je nog { $cubes }.
reason-taken = Je karavaan neemt deze maand maar één grondstof uit { $village }.
reason-lowest = Een transactie neemt hier de grondstof van de laagste waarde: { $resource }.
reason-occupied = In { $village } staat al een karavaan.
reason-tribe-taken = { $tribe } heeft al een leider.
reason-not-bordering = Aan { $village } grenst { $region } niet.
reason-no-cube = In { $village } ligt geen { $resource }.
reason-road-taken = Op die weg ligt al een pion.
reason-no-market = In { $village } liggen geen grondstoffen: daar kan geen marktdag zijn.
reason-wrong-place = Een marktdag hoort in een dorp, een Yeti of een sneeuwstorm op een weg.
reason-token-used = Die gebeurtenispion heb je al gebruikt.
reason-kind-lies = Er ligt deze ronde al zo’n pion.
reason-nowhere = Daar is nu geen plaats voor.
reason-stupa-stands = In { $village } staat al een stupa.
reason-no-stupa = Je hebt geen stupa’s meer.
reason-no-delegation = Je hebt geen delegaties meer.
reason-first-reward = De eerste beloning moet je nemen.
reason-reward-taken = Die beloning heb je al genomen.
reason-no-house = Daar kan geen stupa van de inventaris komen: alleen in een huis zonder stupa, in een regio die aan je dorp grenst.

# ---- eigen gegevens
data-inventories = hier horen oplopende rondes van 1 tot { $rounds }.
data-no-region = dorp { $village } grenst aan geen enkele regio.
data-road = een weg loopt van een lager naar een hoger dorp, en maar één keer: niet { $a }–{ $b }.
data-second-road = dorp { $village } heeft al een weg van deze soort.
data-cut-off = dorp { $village } is over de wegen niet bereikbaar.
data-too-few-cubes = er zijn { $cubes } grondstoffen, maar het begin vraagt er { $needed }.
data-too-few-discs = er zijn { $discs } bestellingen, maar het begin vraagt er { $needed }.

# ---- op tafel
panel-map = Het hoogland
panel-programme = Bevelen
panel-orders = Wat nu?
panel-cards = Dorpskaarten
panel-result = De laatste telling
panel-screen = { $tribe }
panel-screen-own = { $tribe } (jij)
tip-village = Dorp { $number } ({ $level }). { $goods }
tip-village-stupa = Dorp { $number } ({ $level }). { $goods } Hier staat een stupa van { $tribe }.
tip-region = Regio { $number }: { $counts }.
tip-region-held = Regio { $number }: { $counts }. { $tribe } heeft de meerderheid.
tip-road = { $road }
tip-count-stupa = Religieuze invloed
tip-count-delegation = Politieke invloed; na een pijl zoals geteld zonder de stam die als eerste afviel
tip-count-herd = Economische invloed: yaks
tip-caravan = Karavaan van { $tribe }
tip-preview = Hier zou de karavaan van { $tribe } dan staan
tip-storming = Karavaan van { $tribe }, in de sneeuwstorm
tip-stupa = Stupa van { $tribe }
tip-delegation = { $count ->
    [one] 1 delegatie van { $tribe }
   *[other] { $count } delegaties van { $tribe }
}
tip-cube = { $resource }
tip-disc = Bestelling: { $disc }
tip-event-yeti = Voetafdruk van een Yeti: deze weg is afgesloten.
tip-event-snowstorm = Sneeuwstorm: hier is twee keer hetzelfde bevel nodig.
tip-event-market-day = Marktdag: kies zelf welke grondstof je neemt.
tip-month = Ronde { $round }, { $month }
tip-month-inventory = Ronde { $round }, { $month }; daarna inventaris
tip-leader = Eerste Karavaanleider
tip-slot = Actie { $slot }
tip-command = Actie { $slot }: { $command }
tip-command-void = Actie { $slot }: { $command }. Dat kan daar niet: de actie zou nietig zijn.
tip-laid = Actie { $slot }: { $command }. Klik om vanaf hier opnieuw te kiezen.
tip-hidden = Actie { $slot }: nog geheim
tip-stupas-left = { $count ->
    [one] { $tribe } heeft nog 1 stupa
   *[other] { $tribe } heeft nog { $count } stupa’s
}
tip-delegations-left = { $count ->
    [one] { $tribe } heeft nog 1 delegatie
   *[other] { $tribe } heeft nog { $count } delegaties
}
tip-stock = { $tribe }: { $count } { $resource }
tip-herd = In de veestapel, geruild voor { $disc }
tip-tokens = { $count ->
    [one] 1 inventarispion van { $yaks } yaks
   *[other] { $count } inventarispionnen van { $yaks } yaks
}
tip-token = Gebeurtenispion: { $event }
tip-screen = Achter het scherm: voorraad en veestapel van { $tribe }
tip-counted = Getoond bij de laatste inventaris: { $cubes }
tip-card = Kaart { $number }
tip-undrawn = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
screen-influence = religie { $religion } · politiek { $politics }
screen-yaks = { $yaks } yaks
screen-hidden = voorraad en veestapel achter het scherm
word-soil = zand
word-ice = ijs
word-stone = steen
word-hand = hand
word-pause = pauze
sign-barter = ruilhandel
sign-offering = offerande
sign-delegations = delegaties
sign-no-reward = geen
sign-yeti = Yeti
sign-snowstorm = storm
sign-market-day = marktdag
sign-no-event = niets
sign-token = inventaris
sign-send-two = delegaties
sign-stupa = stupa
orders-action = Actie { $slot } van 6
orders-chance = Het toeval is aan zet.
orders-yours = Jij bent aan zet: kies op de kaart.
orders-decides = { $tribe } is aan zet.
orders-programming = Alle spelers programmeren.
# ---- figuren
figure-start = Vijf dorpen met grondstoffen, vijf met een bestelling; de karavanen staan klaar.
figure-programme = Sherpa neemt zout in dorp 3, haalt gerst in dorp 4 en levert in dorp 6.
figure-delivery = Geleverd in een klooster: stupa en delegaties.
figure-events = Een Yeti op weg 7–10, een sneeuwstorm op weg 5–13, marktdag in dorp 12.

# ---- in de terminal
diagram-round = Ronde { $round } van { $rounds } ({ $month }), Eerste Karavaanleider: { $tribe }
diagram-setup = Het bord wordt klaargezet
diagram-tribe = { $tribe }: { $where }; reserve: { $stupas ->
    [one] 1 stupa
   *[other] { $stupas } stupa’s
}, { $delegations ->
    [one] 1 delegatie
   *[other] { $delegations } delegaties
}
diagram-away = nog niet geplaatst
diagram-behind = voorraad: { $cubes }; { $yaks } yaks
diagram-programme = programma: { $commands }
diagram-region = { $region }: { $counts }
diagram-event-yeti = Yeti op { $road }
diagram-event-snowstorm = Sneeuwstorm op { $road }
diagram-event-market = Marktdag in { $village }
diagram-row = Open kaarten: { $cards }

# How a player stands

standing-religion = religie: { $count }
standing-politics = politiek: { $count ->
    [one] 1 regio
   *[other] { $count } regio’s
}
standing-yaks = economie: { $count ->
    [one] 1 yak
   *[other] { $count } yaks
}
standing-yaks-hidden = economie: yaks achter het scherm

# ---- waarom een tip
fact-yaks = je yaks: { $was } → { $now }
fact-religion = je religie: { $was } → { $now }
fact-regions = regio’s die je bestuurt: { $was } → { $now }
fact-rival-regions = regio’s die { $player } bestuurt: { $was } → { $now }
fact-delegations = je delegaties op de kaart: { $was } → { $now }
fact-cubes = grondstoffen achter je scherm: { $was } → { $now }
fact-tokens = gebeurtenispionnen die je nog hebt: { $was } → { $now }
fact-takes = grondstoffen die je programma zo kan ophalen, als niemand je voor is: { $was } → { $now }
fact-delivers = bestellingen die je programma zo kan afleveren, als niemand je voor is: { $was } → { $now }
fact-void = bevelen die niets doen: { $was } → { $now }
