# Feuville in het Nederlands. Dezelfde sleutels als en.ftl.

game-title = Feuville
game-blurb = Bouw verdieping voor verdieping je stadsgezicht van Feuville, tel je koninklijke besluiten op het juiste moment en zorg voor regenwolken voordat de draak komt.
game-goal = Je wint met de meeste roempunten: bouw je stadsgezicht en tel koninklijke besluiten op het juiste moment.

# ---- opties
option-start_player = Startspeler
option-start_player-help = Wie de beker krijgt en als eerste aan de beurt is; daarna gaat het kloksgewijs verder.
option-start_player-random = Het lot beslist
option-start_player-1 = Blauw
option-start_player-2 = Rood
option-start_player-3 = Groen
option-start_player-4 = Geel
clash-start-player = Die startspeler zit niet aan tafel: er zijn maar { $seats } spelers.

# ---- gegevensbestand
data-decrees = met { $found } gewone besluiten kun je niet spelen: een deel gaat in de doos, zes liggen open en er moet er minstens één volgen.
data-pile = op één stapel liggen hooguit { $most } kaartjes.
data-star-skies = precies zes hemelkaartjes moeten stack = "star" hebben, niet { $found }.
data-too-few-tiles = de rij “{ $row }” heeft minstens zes kaartjes nodig, niet { $found }.

# ---- namen
player-blue = Blauw
player-red = Rood
player-green = Groen
player-yellow = Geel
person-juggler = de goochelaar
person-thief = de dief
person-innkeeper = de waard
person-architect = de architecte
person-mayor = de burgemeester
person-magician = de magiër
symbol-guard = stadswachter
symbol-star = gouden ster
symbol-flag = rode vlag
symbol-griffin = machtige griffioen
symbols-guard = Stadswachters
symbols-star = Gouden sterren
symbols-flag = Rode vlaggen
symbols-griffin = Machtige griffioenen
n-guard = { $n ->
    [one] 1 stadswachter
   *[other] { $n } stadswachters
}
n-star = { $n ->
    [one] 1 ster
   *[other] { $n } sterren
}
n-flag = { $n ->
    [one] 1 vlag
   *[other] { $n } vlaggen
}
n-griffin = { $n ->
    [one] 1 griffioen
   *[other] { $n } griffioenen
}
no-symbols = geen statussymbolen
n-cloud = { $n ->
    [0] geen wolken
    [one] 1 wolk
   *[other] { $n } wolken
}
n-column = { $n ->
    [one] 1 kolom
   *[other] { $n } kolommen
}
n-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
start-tile = het startkaartje
wall-plain = muur
wall-gate = stadspoort
wall-corner-left = linker hoekmuur
wall-corner-right = rechter hoekmuur
tower-plain = toren
tower-corner-left = linker hoektoren
tower-corner-right = rechter hoektoren
sky = hemel
tile = { $tile } ({ $shows })
tile-no-clouds = { $tile } ({ $shows }, zonder wolken)
sky-no-clouds = hemel zonder wolken
row-0 = muur
row-1 = toren
row-2 = hemel
decree-status = { $symbol } ×{ $factor }
decree-small-district = kleine wijk
decree-large-district = grote wijk
decree-fine-view = mooi uitzicht
decree-free-choice = naar eigen goeddunken
city-scoring = stadspuntentelling
spell-fame = { $points } roempunten
spell-big-choice = grote keuze
spell-thief-protection = bescherming tegen de dief
spell-fire-protection = brandbeveiliging
column-start = de startkolom
column-left = kolom { $n } links
column-right = kolom { $n } rechts
empty-place = niets
has-n = { $player } { $n }
gains-n = { $player } +{ $n }
skill-name = { $person }

# ---- hoe het spel eindigt
ending-decrees = geen koninklijk besluit meer om aan te vullen
ending-rounds = na de laatste ronde
ended-decrees = De koninklijke besluiten kunnen niet meer worden aangevuld en de ronde is uitgespeeld.
ended-rounds = De laatste ronde is gespeeld.
result = { $ending } Getelde besluiten: { $counts }. De genade van de koning: +{ $grace } voor { $graced }. Eindstand: { $totals }. { $count ->
    [one] { $winners } wordt ereburger van Feuville!
   *[other] { $winners } delen de overwinning als ereburgers van Feuville!
}
result-you = Je wint! { $ending } Getelde besluiten: { $counts }. De genade van de koning: +{ $grace } voor { $graced }. Eindstand: { $totals }. { $count ->
    [one] Je wordt ereburger van Feuville!
   *[other] { $winners } delen de overwinning als ereburgers van Feuville!
}

# ---- wat er gevraagd wordt
prompt-before-roll = { $how ->
    [again] De draak is weer weg: dobbel opnieuw.
    [stored] { $last ->
        [yes] Dit is je laatste beurt
       *[no] Jouw beurt
    }: dobbel, of gebruik eerst wat op je tableau ligt.
   *[empty] { $last ->
        [yes] Dit is je laatste beurt
       *[no] Jouw beurt
    }: gooi de dobbelstenen.
}
prompt-main = { $how ->
    [two] Kies een dobbelsteen: voor zijn personage, de fee of de stad. Of geef beide aan de kabouter.
    [one] Je hebt nog één dobbelsteen: gebruik hem of beëindig je beurt.
    [stored] Beide dobbelstenen zijn gebruikt. Beëindig je beurt, of gebruik eerst wat op je tableau ligt.
   *[none] Beide dobbelstenen zijn gebruikt: beëindig je beurt.
}
prompt-use-fire-protection = De draak zou { $n ->
    [one] een van je kolommen
   *[other] { $n } van je kolommen
} afbranden. Gebruik je je brandbeveiliging?
prompt-burn-column = Te weinig wolken! { $n ->
    [one] Er brandt één kolom af
   *[other] Er branden { $n } kolommen af
}: kies welke.
prompt-die-use = Waarvoor gebruik je de { $face }, bij { $person }?
prompt-kobold-person = Welk personage laat je de kabouter nabootsen?
prompt-kobold-use = De kabouter is nu { $person }: een bouwkaartje, het besluit of de vaardigheid?
prompt-settle-tile = Inbouwen of op je tableau leggen: { $item }?
prompt-build-slot = Waar bouw je dit in: { $item }?
prompt-settle-decree = Koninklijk besluit “{ $item }”: nu tellen of bewaren?
prompt-score-choice = Wat tel je met “{ $item }”?
prompt-restore-column = { $how ->
    [magic] De magiër laat hooguit { $n } ruïnes herrijzen. Welke eerst?
    [last] De magiër kan nog één ruïne laten herrijzen. Welke?
   *[clouds] Je hebt wolken over: welke ruïne draai je terug?
}
prompt-juggle = Je som is { $sum }. Nog eens gooien of stoppen? Stop je nu, dan { $others ->
    [one] krijgt je medespeler er { $missing }
   *[other] krijgen je medespelers er elk { $missing }
}. Boven de { $limit } krijg je niets.
prompt-steal = Van wie steelt de dief, en wat?
prompt-innkeeper-tile = { $who ->
    [guest] De waard trakteert: pak een kaartje dat je meteen inbouwt, of pas.
    [host] Jij trakteert: pak als eerste een kaartje, of pas.
   *[again] Omdat je trakteert, mag je nog een tweede kaartje pakken. Of pas.
}
prompt-use-big-choice = Het bord is aangevuld. Pak je nu een kaartje met de grote keuze?
prompt-choose-tile = Pak een willekeurig bouwkaartje van het bord.
prompt-choose-decree = Pak een willekeurig koninklijk besluit uit de rij.
prompt-magician-spell = Pak je ook een feeëntoverkaartje?
prompt-choose-spell = Welk toverkaartje pak je?
prompt-settle-spell = Waar leg je dit toverkaartje neer: { $spell }?
prompt-city-span = Welke stad tel je?
prompt-city-grass = Leg het graskaartje met je wapen onder een van deze kolommen.
wait = { $player } { $what }
doing-before-roll = gaat dobbelen.
doing-use-fire-protection = denkt na over de brandbeveiliging.
doing-burn-column = kiest wat er afbrandt.
doing-main = denkt na over de dobbelstenen.
doing-die-use = kiest waarvoor een dobbelsteen dient.
doing-kobold-person = roept de kabouter.
doing-kobold-use = roept de kabouter.
doing-settle-tile = beslist wat er met een bouwkaartje gebeurt.
doing-build-slot = is aan het bouwen.
doing-settle-decree = beslist wat er met een koninklijk besluit gebeurt.
doing-score-choice = telt een koninklijk besluit.
doing-restore-column = draait ruïnes terug.
doing-juggle = staat bij de goochelaar.
doing-steal = stuurt de dief op pad.
doing-innkeeper-tile = kiest een gratis kaartje.
doing-use-big-choice = denkt na over de grote keuze.
doing-choose-tile = kiest een bouwkaartje.
doing-choose-decree = kiest een koninklijk besluit.
doing-magician-spell = is bij de magiër.
doing-choose-spell = kiest een toverkaartje.
doing-settle-spell = beslist waar een toverkaartje komt te liggen.
doing-city-span = telt de stad.
doing-city-grass = telt de stad.
chance-name-start = Iedereen dobbelt om wie er begint.
chance-rolling = { $player } dobbelt.
chance-juggling = { $player } dobbelt bij de goochelaar.
chance-deal-tiles = De bouwkaartjes worden aangevuld.
chance-deal-decrees = De koninklijke besluiten worden aangevuld.
chance-deal-spells = De toverkaartjes worden aangevuld.

# ---- keuzes
label-roll = Dobbelen
label-end-turn = Beurt beëindigen
label-kobold = Beide dobbelstenen naar de kabouter
label-die = De { $face } gebruiken ({ $person })
label-person = Nabootsen: { $person }
label-row = Pakken: { $item }
label-decree = Het besluit “{ $item }” pakken
label-skill = De vaardigheid van { $skill } gebruiken
label-fairy = Naar de fee: een toverkaartje pakken
label-city = Stadspuntentelling: { n-points }
label-store = Op je tableau bewaren: { $item }
label-swap = Bewaren; dit gaat dan uit het spel: { $item }
label-score = “{ $item }” tellen: { n-points }
label-keep = Het toverkaartje op je tableau bewaren
label-replace = Bewaren; dit gaat dan uit het spel: { $spell }
label-left = Aan de linkerkant bouwen
label-right = Aan de rechterkant bouwen
label-again = Nog eens gooien
label-pass = Passen
label-stop-juggle = Stoppen
label-stop-restore-column = Het hierbij laten
label-yes-use-fire-protection = Brandbeveiliging gebruiken
label-no-use-fire-protection = Laten branden
label-yes-use-big-choice = Grote keuze gebruiken
label-no-use-big-choice = Nu niet
label-yes-magician-spell = Een toverkaartje pakken
label-no-magician-spell = Geen toverkaartje
label-build-stored = Van je tableau inbouwen: { $item }
label-score-stored = Van je tableau tellen: { $item }, { n-points }
label-protect = Bescherming tegen de dief leggen op: { $item }
label-column-build = Bouwen op { $column }
label-column-burn-column = Laten afbranden: { $column }
label-column-restore-column = Terugdraaien: { $column }
label-column-city-grass = Je wapen onder { $column }
label-column-district = Tellen: { $column }, { n-points }
label-low = Muren en torens van { $columns }: { n-points }
label-high = Torens en hemels van { $columns }: { n-points }
label-symbol = { $symbol }: { n-points }
label-steal = Van { $player } stelen: { $item }
label-slot = Pakken: { $item }
label-take-decree = Het besluit “{ $item }” pakken
label-spell = Pakken: { $spell }
label-start = { $player } begint
label-dice = De dobbelstenen tonen { $first } en { $second }
label-juggle = De dobbelsteen toont { $face }
label-deal-tile = Omgedraaid: { $item }
label-deal-decree = Omgedraaid: { $item }
label-deal-spell = Omgedraaid: { $item }
label-span = Van { $first } tot en met { $last }: { n-points }
sign-end-turn = Beurt beëindigen
sign-pass = Passen
sign-again = Nog eens
sign-score = Tellen: { n-points }
sign-stop-juggle = Stoppen
sign-stop-restore-column = Hierbij laten
sign-yes-use-fire-protection = Stad beschermen
sign-no-use-fire-protection = Laten branden
sign-yes-use-big-choice = Kaartje pakken
sign-no-use-big-choice = Nu niet
sign-yes-magician-spell = Toverkaartje pakken
sign-no-magician-spell = Geen toverkaartje

# ---- uitleg
help-roll = Twee verschillende getallen brengen je bij twee personages. Twee gelijke getallen wekken de draak.
help-kobold = Beide dobbelstenen, het aantal ogen speelt geen rol: de kabouter bootst een personage na en je pakt daar een bouwkaartje of het besluit, of gebruikt de vaardigheid.
help-fairy = Een dobbelsteen naar keuze, één keer per beurt: pak een van de open toverkaartjes.
help-city = Een dobbelsteen naar keuze, één keer per spel: { n-points } voor elke muur en toren van je linker tot je rechter hoektoren.
help-store = Er zijn twee plekken voor bouwkaartjes en besluiten samen. Pas op voor de dief.
help-swap = Beide plekken zijn bezet: wat er ligt gaat uit het spel.
help-end-turn = Lege rijen en open plekken bij de besluiten worden aangevuld, daarna is de volgende speler aan de beurt.
help-die = Een bouwkaartje uit die kolom, het besluit of de vaardigheid van het personage; of de fee of de stad.
help-protect = Zolang het daar ligt is het kaartje veilig voor de dief.
help-juggler = Dobbel zo vaak je durft en stop bij hooguit { $limit }: jij krijgt de som, de anderen wat er aan de { $limit } ontbreekt. Boven de { $limit } krijg je niets en de anderen wat er te veel is.
help-thief = Pak een onbeschermd bouwkaartje of besluit van het tableau van een medespeler.
help-innkeeper = Jij pakt een kaartje, dan elke gast er een om meteen in te bouwen, dan jij een tweede.
help-architect = De hele uitstalling wordt aangevuld, daarna pak je een willekeurig bouwkaartje.
help-mayor = Pak een willekeurig koninklijk besluit uit de rij.
help-magician = Draai { $ruins ->
    [one] één ruïne
   *[other] hooguit { $ruins } ruïnes
} terug en pak een toverkaartje.
help-again = { $bust ->
    [0] Alle zes de kanten zijn veilig: je kunt nu niet te veel gooien.
    [one] Vijf van de zes kanten zijn veilig, één is te hoog.
    [5] Maar één van de zes kanten is veilig, de andere vijf zijn te hoog.
   *[other] { $safe } van de zes kanten zijn veilig, { $bust } zijn te hoog.
}
help-dragon = Bij twee gelijke getallen valt hij iedereen aan: er branden zoveel kolommen af als er wolken ontbreken.
help-decree-status = { n-points } voor elk van deze symbolen in je stadsgezicht.
help-decree-small-district = { n-points } voor een volledige kolom zonder graskaartje.
help-decree-large-district = { n-points } voor twee volledige kolommen naast elkaar, allebei zonder graskaartje.
help-decree-fine-view = { n-points } voor elk symbool op twee bij twee kaartjes: muren en torens, of torens en hemels.
help-decree-free-choice = Kies stadswachters, sterren of vlaggen: { n-points } voor elk daarvan in je stadsgezicht.
help-spell-fame = Meteen tellen.
help-spell-big-choice = Als een rij wordt aangevuld of iemand de architecte gebruikt, pak je een willekeurig bouwkaartje, ook in de beurt van een ander.
help-spell-thief-protection = Leg het op een bouwkaartje of besluit op je tableau: geen dief kan erbij.
help-spell-fire-protection = Komt de draak, dan blijft je hele stad één keer gespaard.

# ---- het verslag
tell-start = { $player } gooit het hoogste getal, krijgt de beker en begint.
tell-turn = { $player } is aan de beurt (ronde { $round }).
tell-last-round = { $why ->
    [decrees] De koninklijke besluiten kunnen niet meer worden aangevuld: dit is de laatste ronde.
   *[rounds] Dit is de laatste ronde.
}
tell-dice = { $player } dobbelt een { $first } en een { $second }.
tell-double = { $player } dobbelt twee keer een { $first }: Dragomir de draak ontwaakt!
tell-juggle = { $player } gooit een { $face } bij de goochelaar: samen { $sum }.
tell-bust = { $player } gooit een { $face } bij de goochelaar: samen { $sum }, dat is te veel!
tell-new-decree = Nieuw in kolom { $column }: { $item }.
tell-new-spell = Nieuw toverkaartje: { $spell }.
tell-steal = { $player } steelt van { $victim }: { $item }.
tell-pass = { $player } past.
tell-spell = { $player } pakt een toverkaartje: { $spell }.
tell-use-fire-protection = { $player } gebruikt de brandbeveiliging: de draak vliegt voorbij.
tell-use-big-choice = { $player } gebruikt de grote keuze.
tell-take = { $player } pakt: { $item }.
tell-kobold = { $player } laat de kabouter { $person } nabootsen.
tell-die = { $player } gebruikt de { $face } { $where }.
at-fairy = bij de fee
at-city = voor de stadspuntentelling
at-skill = voor de vaardigheid van { $person }
at-column = in de kolom van { $person }
tell-burnt = { $n ->
    [one] Bij { $player } brandt { $columns } af.
   *[other] Bij { $player } branden { $columns } af.
}
tell-unhurt = Er brandt nergens iets af.
tell-restored = { $n ->
    [one] Bij { $player } herrijst { $columns }.
   *[other] Bij { $player } herrijzen { $columns }.
}
tell-build = { $player } bouwt in { $column }: { $item }.
tell-score = { $player } telt “{ $item }”: { n-points }.
tell-city = { $player } telt de stad: { n-points }.
tell-arms = { $player } legt het wapen onder { $column }.
tell-removed = Uit het spel: { $item }.
tell-store = { $player } bewaart: { $item }.
tell-keep = { $player } bewaart het toverkaartje “{ $spell }”.
tell-protect = { $player } beschermt tegen de dief: { $item }.
tell-gains = Punten: { $gains }.

# ---- waarom niet
reason-chance = Daar beslist het toeval over.
reason-other-step = Dat is nu niet de vraag. { $prompt }
reason-place-empty = Op die plek ligt niets.
reason-not-your-own-turn = Wat op je tableau ligt gebruik je alleen in je eigen beurt.
reason-protected = Dat kaartje is al beschermd.
reason-no-shield = Je hebt geen bescherming tegen de dief liggen.
reason-build-decree = “{ $item }” is een besluit; dat kun je niet inbouwen.
reason-no-spot = In je stadsgezicht is geen plek voor dit kaartje: { $item }.
reason-score-zero = “{ $item }” levert nu geen punten op.
reason-score-tile = Een bouwkaartje kun je niet tellen: { $item }.
reason-die-not-rolled = Je hebt geen { $face } gegooid.
reason-die-used = De { $face } is al gebruikt.
reason-die-useless = Met de { $face } kun je niets doen.
reason-kobold = De kabouter wil beide dobbelstenen.
reason-fairy-used = Per beurt gaat maar één dobbelsteen naar de fee.
reason-no-spell = Daar ligt geen toverkaartje.
reason-city-done = Je hebt je stad al geteld.
reason-no-city = Een stad heeft een volledige linker en rechter hoektoren nodig, een stadspoort ertussen, een muur zonder afgebrande kolommen, hooguit één ontbrekende toren en een kolom zonder graskaartje voor je wapen.
reason-skill = Bij { $person } is nu niets te doen.
reason-person = Bij { $person } is nu niets te halen.
reason-store = Beide plekken op je tableau zijn bezet.
reason-swap = Er is nog een plek vrij op je tableau.
reason-keep = Beide plekken voor toverkaartjes zijn bezet.
reason-replace = Er is nog een plek voor een toverkaartje vrij.
reason-score = Dit besluit levert nu geen punten op.
reason-left = Alleen muren bouw je aan de zijkanten.
reason-right = Alleen muren bouw je aan de zijkanten.
reason-low = Daar heb je geen mooi uitzicht: je hebt twee kolommen naast elkaar nodig die niet zijn afgebrand, met muren en torens waarop symbolen staan.
reason-high = Daar heb je geen mooi uitzicht: je hebt twee kolommen naast elkaar nodig die niet zijn afgebrand, met torens en hemels waarop symbolen staan.
reason-symbol = Dat symbool telt dit besluit niet, of je hebt er geen.
reason-span = Zo’n stad heb je niet.
reason-no-column = Je hebt { $column } niet gebouwd.
reason-wall-at-end = Een muur bouw je links of rechts aan de zijkant.
reason-ruin = Op de ruïnes van { $column } kun je niet bouwen.
reason-storey-taken = Die verdieping van { $column } is al gebouwd.
reason-in-the-air = Je kunt niet in de lege lucht bouwen: bij { $column } ontbreekt wat eronder hoort.
reason-rock = De startkolom is massieve rots en brandt nooit af.
reason-burnt = Dat is al een ruïne: { $column }.
reason-cloud = Boven { $column } hangt een wolk: die kolom kan niet afbranden.
reason-not-burnt = Dat is geen ruïne: { $column }.
reason-city-grass = Je wapen kan niet onder { $column }: die hoort niet bij je stad of heeft al een graskaartje.
reason-district = Je kunt { $column } niet als wijk tellen: niet volledig, afgebrand, of er ligt al een graskaartje.
reason-not-playing = { $player } speelt niet mee.
reason-own-item = Van jezelf kun je niet stelen.
reason-nothing-there = { $player } heeft daar niets liggen.
reason-item-protected = { $player } heeft dat kaartje beschermd.
reason-guest = Een gast moet meteen inbouwen, en hiervoor heb je geen plek: { $item }.
reason-no-tile = In kolom { $column } ligt geen { $row } open.
reason-no-decree = Daar ligt geen koninklijk besluit.

# ---- de tafel
panel-board = Het speelbord
panel-chance = Wat valt er?
panel-player = { $player }
panel-player-you = { $player } (jij)
tip-skyline = { $player }: { $columns } en { $clouds }; { $symbols }. { $danger ->
    [0] De draak kan niets uitrichten.
    [one] Een draak zou 1 kolom afbranden.
   *[other] Een draak zou { $danger } kolommen afbranden.
}
tip-burnt = Afgebrand: { $item }
tip-stack = { $n ->
    [one] Nog 1 kaartje op de stapel: { $row }
   *[other] Nog { $n } kaartjes op de stapel: { $row }
}
tip-decrees = { $n ->
    [one] Nog 1 koninklijk besluit om aan te vullen
   *[other] Nog { $n } koninklijke besluiten om aan te vullen
}
tip-spells = { $n ->
    [one] 1 toverkaartje op de stapel
   *[other] { $n } toverkaartjes op de stapel
}
tip-removed = { $n ->
    [one] 1 kaartje uit het spel
   *[other] { $n } kaartjes uit het spel
}
tip-grass = { $n ->
    [one] Nog 1 graskaartje
   *[other] Nog { $n } graskaartjes
}
tip-die = Een dobbelsteen met een { $face }
tip-kobold = De rare kabouter
tip-dragon = Dragomir de draak
tip-fairy = De vriendelijke fee
tip-city = Stadspuntentelling (nog { $n })
tip-cup = De beker van de startspeler
tip-place = Een vrije plek voor een bouwkaartje of besluit
tip-spell-place = Een vrije plek voor een toverkaartje
tip-grass-under = Geteld als wijk
tip-arms-under = Geteld als stad: hier ligt het wapen, en geen wijk kan deze kolom nog tellen
tip-card = { $name }. { $help }
tip-person = { $face }, { $person }. { $help }
tip-scored = { $n ->
    [0] Nog geen besluit geteld
    [one] 1 besluit geteld
   *[other] { $n } besluiten geteld
}
caption-round = Ronde { $n }
caption-last-round = Laatste ronde
diagram-sky = { $columns }, { $clouds }

# ---- figuren bij de spelregels
figure-start = Het bord aan het begin: drie rijen bouwkaartjes, de koninklijke besluiten, zes personages en twee dobbelstenen.
figure-skyline = Een volledige stad: links en rechts een hoektoren, daartussen een stadspoort. Evenveel wolken als kolommen: de draak kan niets uitrichten. Stadspuntentelling: 8 kaartjes, 16 punten.
figure-dragon = Twee gelijke getallen wekken de draak: voor vijf kolommen zijn er maar vier wolken.
figure-fire = De draak is langs geweest: voor vijf kolommen waren er maar drie wolken, dus zijn er twee afgebrand.

# How a player stands

standing-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
standing-counted = { $count ->
    [one] 1 koninklijk besluit geteld
   *[other] { $count } koninklijke besluiten geteld
}
standing-decrees = { $count ->
    [one] 1 koninklijk besluit
   *[other] { $count } koninklijke besluiten
} geteld; de genade van de koning is voor wie er de minste heeft

# ---- waarom een tip
fact-points = je roempunten: { $was } → { $now }
fact-rival-points = roempunten van { $player }: { $was } → { $now }
fact-symbol-guard = je stadswachters: { $was } → { $now }
fact-symbol-star = je gouden sterren: { $was } → { $now }
fact-symbol-flag = je rode vlaggen: { $was } → { $now }
fact-symbol-griffin = je machtige griffioenen: { $was } → { $now }
fact-storeys = verdiepingen in je stadsgezicht: { $was } → { $now }
fact-ruins = ruïnes in je stadsgezicht: { $was } → { $now }
fact-dry = kolommen zonder regenwolk tegen de draak: { $was } → { $now }
fact-district = bouwkaartjes die je nog mist voor een wijk: { $was } → { $now }
fact-tiles = bouwkaartjes op je tableau: { $was } → { $now }
fact-decrees = besluiten op je tableau: { $was } → { $now }
fact-spells = toverkaartjes op je tableau: { $was } → { $now }
fact-dice = dobbelstenen die je nog hebt: { $was } → { $now }
