# De woorden van Kurier des Zaren, in de taal van het spelreglement.

game-title = Kurier des Zaren
game-blurb = Deel de herberg met je rivalen, vertrek als het jou uitkomt en breng als eerste je depêche bij de Tsaar.
game-goal = Je wint door je depêche als eerste bij de Tsaar te krijgen: breng haar naar het paleis en laat de wacht zijn roebels zien.

# ---- namen
player-red = Rood
player-green = Groen
player-blue = Blauw
player-yellow = Geel
player-violet = Paars

colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel
colour-violet = paars

courier-officer = officier
courier-cossack = kozak
courier-diplomat = diplomaat
courier-lady = dame

courier-of = de { $courier } van { $player }
courier-own = de eigen { $courier }
courier-yours = jouw { $courier }

coin-njet = njet
coin-blank = blanco

village-1 = het moeras
village-2 = het woud
village-3 = de bergen
village-4 = het weiland

# Alleen herbergen met een lidwoord staan hier apart.
inn = { $name ->
    [Datscha-Domizil] het Datscha-Domizil
    [Baikal-Bar] de Baikal-Bar
    [Samowar-Stube] de Samowar-Stube
    [Taiga-Taverne] de Taiga-Taverne
    [Kosaken-Klub] de Kosaken-Klub
   *[other] { $name }
}

rubles = { $n ->
    [one] 1 roebel
   *[other] { $n } roebels
}


# Het bijvoeglijk naamwoord bij een kleur: de rode koerier.
inflected = { $colour ->
    [rood] rode
    [groen] groene
    [blauw] blauwe
    [geel] gele
   *[paars] paarse
}

# ---- opties
option-rubles = Roebelregels
option-rubles-help = Bepaalt hoe je aan de roebels voor de paleiswacht komt, en daarmee hoe het spel eindigt.
option-rubles-basic = Roebelen (basisregels): draai bij de paleiswacht munten om en waag je geluk
option-rubles-revised = Gewijzigde regels: wie een koerier ziet achterblijven, krijgt onderweg al een munt
option-rubles-bribe = Wacht omkopen: spaar onderweg genoeg munten; roebelen is er niet bij
option-rubles-race = Zonder roebels: de eerste depêche in het paleis wint
option-without_blanks = Zonder blanco munten
option-without_blanks-help = De blanco munten blijven in de doos. Kan alleen met de gewijzigde regels of met omkopen.
option-without_blanks-yes = Ja, laat de blanco munten in de doos
option-without_blanks-no = Nee, speel met alle munten
option-start_player = Startspeler
option-start_player-help = Wie als eerste een koerier plaatst en de eerste beurt krijgt; daarna gaat het in wijzerzin verder.
option-start_player-random = Het lot beslist
option-start_player-1 = Rood
option-start_player-2 = Groen
option-start_player-3 = Blauw
option-start_player-4 = Geel
option-start_player-5 = Paars
clash-blanks = Zonder blanco munten spelen kan alleen met de gewijzigde roebelregels of met omkopen.
clash-start-player = Die startspeler doet niet mee: er zijn maar { $seats } spelers.

# ---- gegevensbestand
data-guard-above = elke paleiswacht hoort boven een eigen herberg in het bovenste dorp (village = 4) te staan.
data-too-few-rubles = alle munten samen zijn { $rubles } roebels waard, maar een paleiswacht wil er { $price }.
data-no-march-guard = geen enkele paleiswacht heeft dit getal, dus een opmars zou het paleis niet kunnen bereiken.
data-no-guard = boven deze herberg van het bovenste dorp staat geen paleiswacht.
data-too-few-inns = met { $seats } spelers zijn er in dorp { $village } te weinig open herbergen.

# ---- hoe het spel eindigt
ending-rubling = met roebelen
ending-paid = met gespaarde roebels
ending-coins_out = alle munten omgedraaid
ending-arrival = met de eerste depêche in het paleis
ending-turn_limit = met de laatste beurt
ending-standstill = niemand kon nog iets doen

result-you = Gewonnen! { $result }
result-rubling = { $player } heeft nu { $money }, genoeg voor de paleiswacht die er { $price } wil, en geeft de depêche aan de Tsaar: { $player } wint!
result-paid = { $player } telt { $money } neer, genoeg voor de paleiswacht die er { $price } wil, en geeft de depêche aan de Tsaar: { $player } wint!
result-coins_out = Alle munten zijn omgedraaid en geen depêche is bij de Tsaar. { $player } begon als eerste te roebelen en wint!
result-arrival = De depêche van { $player } is als eerste bij de Tsaar: { $player } wint!
result-turn_limit = Na { $turns } beurten is het spel afgelopen. { $why }
result-standstill = Niemand kan nog iets doen, dus het spel is afgelopen. { $why }
standing-first-rubler = { $player } begon als eerste te roebelen en wint!
standing-best = { $count ->
    [one] De depêche van { $players } staat er het beste voor: { $players } wint!
   *[other] De depêches van { $players } staan er even goed voor: zij delen de overwinning.
}

# ---- wat er gevraagd wordt
prompt-place-start = Je eerste koerier is een { $courier }: kies een lege herberg in het onderste dorp. Je depêche gaat mee.
prompt-choose-action = Jouw beurt: zet een koerier in, verplaats je depêche of reis door vanuit een volzette herberg.
prompt-bribe = Jouw beurt. Je hebt { $money } van de { $price } roebels voor de paleiswacht: elke koerier van jou die achterblijft, levert een munt op.
prompt-pass = Je kunt niets doen: je past deze beurt.
prompt-no-coins = Er is nergens een munt om om te draaien: je past deze beurt.
prompt-choose-reserve-courier = Welke koerier uit je open reserve zet je in?
prompt-choose-start-inn = Kies een herberg in het onderste dorp voor je { $courier }.
prompt-choose-receiver = Kies de koerier van jou in hetzelfde dorp die de depêche overneemt.
prompt-choose-departure = Vanuit welke volzette herberg laat je twee koeriers doorreizen?
prompt-choose-first-traveller = Twee koeriers vertrekken bij { $inn }. Wie verplaats je als eerste?
prompt-choose-lodging = Kies een herberg in { $village } voor { $who }.
prompt-march = Opmars! { $why ->
    [barred] In { $skipped } is alleen bij de eerste reiziger nog een kamer vrij, en daar mag de tweede niet bij.
   *[full] In { $skipped } is geen kamer vrij.
} Kies een herberg in { $village } voor { $who }.
prompt-rob-choice = Jouw koerier blijft achter, maar het paleis is leeg. Roof een verdekte munt van een medespeler, of zie ervan af.
prompt-ruble-first = Je hebt { $money } van de { $price } roebels. { $source ->
    [palace] Draai minstens één munt om.
    [players] Het paleis is leeg: roof een munt van een medespeler en draai die om.
   *[none] Er zijn geen munten meer.
}
prompt-ruble-free = Je depêche is bij de paleiswacht. Je hebt { $money } van de { $price } roebels. { $source ->
    [palace] Draai een munt om, of wacht tot je volgende beurt.
    [players] Het paleis is leeg: roof een munt en draai die om, of wacht tot je volgende beurt.
   *[none] Er zijn geen munten meer.
}
prompt-ruble-on = Je hebt { $money } van de { $price } roebels{ $turned ->
    [0] .
   *[other] , waarvan { $turned } nog niet veilig.
} { $source ->
    [palace] Nog een munt omdraaien of stoppen?
    [players] Nog een munt roven en omdraaien of stoppen?
   *[none] Er zijn geen munten meer: stop en neem ze bij je.
}

prompt-wait = { $player } { $what }.
wait-place-start = kiest een herberg voor de eerste koerier
wait-choose-action = is aan de beurt
wait-choose-reserve-courier = kiest een koerier uit de reserve
wait-choose-start-inn = kiest een herberg om een koerier in te zetten
wait-choose-receiver = verplaatst de depêche
wait-choose-departure = kiest vanuit welke herberg de reis verdergaat
wait-choose-first-traveller = kiest wie als eerste doorreist
wait-choose-lodging = zoekt een herberg voor een reiziger
wait-rob-choice = denkt na over een roof
wait-ruble-step = is aan het roebelen

chance-start = Het lot bepaalt wie begint.
chance-courier = { $player } draait een koerier van de stapel om.
chance-turn = { $player } draait een munt om.
chance-coin = { $player } neemt een verdekte munt uit het paleis.
chance-rob = { $player } rooft een verdekte munt van { $victim }.

# ---- keuzes
label-deploy-reserve = Koerier uit de reserve inzetten
label-deploy-stack = Koerier van de stapel inzetten
label-move-dispatch = Depêche verplaatsen
label-travel = Doorreizen
label-pass = Passen
label-turn-coin = Munt omdraaien
label-stop = Stoppen en munten nemen
label-no-rubling = Nu niet roebelen
label-decline = Niet roven
label-pick = De { $courier } inzetten
label-first = Eerst { $who }
label-lodge = Naar { $inn }
label-depart = Doorreizen vanuit { $inn }
label-receiver = Aan de { $courier } bij { $inn }
label-rob = Munt van { $player } roven
label-start = { $player } begint
label-courier = Koerier: { $courier }
label-coin = Munt: { $coin }

help-deploy-reserve = Je kiest een koerier uit je open reserve en zet die in een herberg in het onderste dorp, in de kamer van zijn type.
help-deploy-stack = Je draait de bovenste koerier van je stapel om en moet die meteen inzetten. Past hij nergens, dan gaat hij naar je reserve en is je beurt voorbij.
help-new-colour = Je stapel is op. Je speelt verder met de twaalf { inflected } koeriers: ze worden geschud en je draait de bovenste om.
help-move-dispatch = Een andere koerier van jou in hetzelfde dorp neemt de depêche over. Niemand verlaat zijn kamer.
help-travel = Uit een volzette herberg met een koerier van jou reizen er twee door: die waar de pijl naar wijst en die in de kamer daarnaast. De derde blijft achter. Jij stuurt beide reizigers, ook die van anderen.
help-pass = Geen enkele actie is mogelijk; de beurt gaat verder.
help-turn-coin-ruble = { $coins ->
    [0] Njet is vals geld: dan is je beurt meteen voorbij. Na elke andere munt mag je doorgaan of stoppen.
   *[other] Njet is vals geld: dan is je beurt voorbij en verlies je de munten van deze beurt ({ $turned }). Wat je eerder nam, blijft van jou.
}
help-rob-ruble = Je draait een willekeurige verdekte munt van deze speler om. { $coins ->
    [0] Is het njet, dan is je beurt meteen voorbij.
   *[other] Is het njet, dan is je beurt voorbij en verlies je de munten van deze beurt ({ $turned }).
}
help-stop = Je legt de omgedraaide munten open voor je neer. Die kun je niet meer verliezen.
help-no-rubling = Je wacht met roebelen. Vanaf je volgende beurt moet je elke beurt minstens één munt omdraaien.
help-rob = Je krijgt een willekeurige verdekte munt van deze speler. Alleen jullie tweeën weten welke het is.
help-decline = Je laat de munten van je medespelers met rust.
help-pick = Deze koerier komt in een herberg in het onderste dorp, in de kamer van zijn type.
help-place-start = Deze koerier begint hier aan de reis en draagt je depêche.
help-deploy = { $guests ->
    [0] Deze herberg is nog leeg.
    [1] Er logeert al één koerier.
   *[2] Met de derde koerier is deze herberg volzet: wie er een koerier heeft, kan er dan uit vertrekken.
}
help-lodge-first = { $guests ->
    [2] Hiermee is de herberg volzet. De tweede reiziger mag hier niet bij en moet desnoods een dorp overslaan.
   *[other] De tweede reiziger mag hier niet meer bij. Vindt die daardoor geen kamer, dan slaat hij dit dorp over.
}
help-lodge-second = { $guests ->
    [0] Deze herberg is nog leeg.
    [1] Er logeert al één koerier.
   *[2] Met de derde koerier is deze herberg volzet: wie er een koerier heeft, kan er dan uit vertrekken.
}
help-depart = Vertrekken: { $first } en { $second }. Blijft achter: { $stayer }.
help-depart-palace = Een depêche komt bij de paleiswacht hierboven, die { $price } roebels wil.
help-depart-coin = Wie achterblijft, krijgt een verdekte munt.
help-first = De volgorde telt: waar de eerste overnacht, mag de tweede niet binnen. Wie in een dorp geen kamer vindt, moet doorreizen naar het volgende.
help-first-palace = Wie eerst gaat, schuift als eerste onder de stapel van zijn speler en komt dus ook eerder weer boven.
help-receiver = Vanaf nu reist je depêche met deze koerier mee, wie hem ook stuurt.

# ---- het verslag
log-start = { $player } is startspeler.
log-place-start = { $player } begint met een { $courier } bij { $inn }, depêche in de hand.
log-reserve = { $player } legt een { $courier } open in de reserve.
log-refill = { $player } vult de reserve aan met een { $courier }.
log-turned-up = { $player } draait een { $courier } van de stapel om.
log-no-room = { $player } draait een { $courier } om, maar daar is geen kamer voor: naar de reserve.
log-new-colour = De stapel van { $player } is op: { $player } speelt verder met de { inflected } koeriers.
log-deploy = { $player } zet een { $courier } in bij { $inn }.
log-receiver = { $player } geeft de depêche bij { $inn } door van de { $giver } aan de { $courier }.
log-receiver-far = { $player } geeft de depêche door van de { $giver } bij { $from } aan de { $courier } bij { $inn }.
log-depart = { $player } reist door vanuit { $inn } met { $first } en { $second }; { $stayer } blijft achter.
log-lodge = De { $courier } van { $player } overnacht { $load ->
    [dispatch] met de depêche bij { $inn }
   *[none] bij { $inn }
}.
log-march = De { $courier } van { $player } { $why ->
    [barred] mag niet bij de eerste reiziger, vindt verder geen kamer in { $skipped }
   *[full] vindt geen kamer in { $skipped }
} en maakt { $load ->
    [dispatch] met de depêche opmars naar { $inn }
   *[none] opmars naar { $inn }
}.
log-palace = De { $courier } van { $player } { $marched ->
    [yes] vindt nergens een kamer, maakt opmars tot het paleis
    [barred] mag niet bij de eerste reiziger, vindt verder nergens een kamer, maakt opmars tot het paleis
   *[no] bereikt het paleis
} en gaat onder de stapel.
log-delivered = De { $courier } van { $player } { $marched ->
    [yes] vindt nergens een kamer, maakt opmars tot het paleis
    [barred] mag niet bij de eerste reiziger, vindt verder nergens een kamer, maakt opmars tot het paleis
   *[no] bereikt het paleis
} en legt de depêche bij een paleiswacht die { $price } roebels wil.
log-delivered-race = De { $courier } van { $player } { $marched ->
    [yes] vindt nergens een kamer en maakt met de depêche opmars tot het paleis
    [barred] mag niet bij de eerste reiziger, vindt verder nergens een kamer en maakt met de depêche opmars tot het paleis
   *[no] bereikt met de depêche het paleis
}.
log-coin = { $player } krijgt een verdekte munt voor de achtergebleven koerier.
log-coin-seen = { $player } krijgt een verdekte munt voor de achtergebleven koerier: { $coin }.
log-coin-robbed = { $player } rooft een verdekte munt van { $victim }.
log-coin-robbed-seen = { $player } rooft een verdekte munt van { $victim }: { $coin }.
log-turned = { $player } draait een munt om: { $coin }.
log-turned-robbed = { $player } rooft een munt van { $victim } en draait die om: { $coin }.
log-open = { $player } heeft nu { $rubles } open liggen; de paleiswacht wil er { $price }.
log-njet = { $player } stuit op vals geld: njet! { $coins ->
    [0] De beurt is meteen voorbij.
    [one] De munt van deze beurt is verloren.
   *[other] De { $coins } munten van deze beurt zijn verloren.
}
log-njet-robbed = { $player } rooft een munt van { $victim } en stuit op vals geld: njet! { $coins ->
    [0] De beurt is meteen voorbij.
    [one] De munt van deze beurt is verloren.
   *[other] De { $coins } munten van deze beurt zijn verloren.
}
log-stop = { $player } stopt en neemt { $rubles }.
log-no-rubling = { $player } wacht nog met roebelen.
log-pass = { $player } kan niets doen en past.
log-last-round = Dit is de laatste ronde: na beurt { $turns } is het spel afgelopen.
log-decline = { $player } ziet af van een roof.

# ---- waarom iets niet kan
reason-chance = Dat beslist het lot, niet jij.
reason-other-step = Dat kan nu niet. { $prompt }
reason-must-ruble = Je depêche ligt bij de paleiswacht: je mag alleen nog roebelen.
reason-pass = Passen mag alleen als je niets anders kunt doen.
reason-reserve-empty = Je open reserve is leeg.
reason-deploy-reserve = Voor geen enkele koerier uit je reserve is er nu een kamer in het onderste dorp.
reason-deploy-stack = Je stapel is leeg en er is geen onbenutte kleur meer.
reason-move-dispatch = In het dorp van je depêche heb je geen andere koerier die ze kan overnemen.
reason-dispatch-at-guard = Je depêche ligt al bij de paleiswacht en blijft daar.
reason-travel = Doorreizen kan alleen vanuit een volzette herberg waar een koerier van jou logeert.
reason-turn-coin = Er liggen geen munten meer in het paleis.
reason-stop = Je moet deze beurt eerst minstens één munt omdraaien.
reason-rob-too-early = Zolang er munten in het paleis liggen, mag je niet roven.
reason-rob-yourself = Je kunt jezelf niet beroven.
reason-rob-nothing = { $player } heeft geen verdekte munten.
reason-not-playing = { $player } speelt niet mee.
reason-closed = Bij { $inn } hangt het bordje “gesloten”: die herberg doet met dit aantal spelers niet mee.
reason-not-full = Doorreizen kan pas als er drie koeriers logeren; bij { $inn } { $guests ->
    [0] logeert niemand
    [one] is er één
   *[other] zijn er { $guests }
}.
reason-nobody-yours = Bij { $inn } logeert geen koerier van jou, dus daarvandaan kun jij niet doorreizen.
reason-has-dispatch = De { $courier } bij { $inn } draagt je depêche al.
reason-room-empty = Bij { $inn } logeert geen { $courier }.
reason-not-yours = De { $courier } bij { $inn } is van { $player }; je depêche mag alleen naar een eigen koerier.
reason-other-village = De { $courier } bij { $inn } is in een ander dorp; je depêche moet in { $village } blijven.
reason-no-traveller = Er is hier geen { $courier } die kan doorreizen.
reason-stayer = De { $courier } blijft achter: alleen de koerier waar de pijl naar wijst en die in de kamer daarnaast reizen door.
reason-not-in-reserve = Er ligt geen { $courier } in je open reserve.
reason-no-room-below = Voor een { $courier } is er nu geen kamer in het onderste dorp.
reason-start-below = Koeriers beginnen hun reis in het onderste dorp, in het moeras.
reason-too-far = De { $courier } vindt een kamer in { $village } en moet daar overnachten: doorreizen mag nu niet.
reason-too-near = De { $courier } moet verder en overnacht in { $village }.
reason-barred = De eerste reiziger overnacht al bij { $inn }; de tweede moet naar een andere herberg.
reason-not-empty = Je eerste koerier hoort in een lege herberg, en bij { $inn } logeert al iemand.
reason-full = Bij { $inn } is het volzet: er logeren al drie koeriers.
reason-room-taken = Bij { $inn } is de kamer van de { $courier } al bezet.

# ---- op tafel
panel-mat = { $player } · { $town }
panel-mat-own = { $player } · { $town } (jij)
panel-orders = Bevelen
panel-box = Naast het bord
mat-dispatch-home = Depêche: nog niet op weg
mat-dispatch-inn = Depêche: { $inn }
mat-dispatch-guard = Depêche: wachter { $value }
mat-money = { $money } van { $price } roebels
mat-purse = { $money ->
    [one] 1 roebel
   *[other] { $money } roebels
}
mat-money-hidden = { $money } + ? van { $price } roebels
mat-purse-hidden = { $money } + ? roebels
order-travel = Doorreizen
order-pass = Passen
order-stop = Stoppen
order-decline = Niet roven
orders-yours = Jij kiest: klik op wat oplicht.
orders-decides = { $player } is aan zet.
orders-chance = Het lot beslist.
orders-over = Het spel is afgelopen.
box-gone = Munten uit het spel
box-unused = Onbenutte kleuren

tip-inn = { $inn }, dorp { $village }: { $guests ->
    [3] volzet
   *[other] { $guests } van de 3 plaatsen bezet
}
tip-closed = { $inn } is gesloten bij dit aantal spelers.
tip-guard = Deze paleiswacht wil { $value } roebels.
tip-palace = { $coins ->
    [0] Het paleis is leeg: er liggen geen munten meer.
    [one] Er ligt nog 1 verdekte munt in het paleis.
   *[other] Er liggen { $coins } verdekte munten in het paleis.
}
tip-turned = Deze beurt omgedraaid: { $coin }
tip-dispatch-home = Depêche van { $player }, nog niet op weg
tip-dispatch-inn = Depêche van { $player }, gedragen door de { $courier } bij { $inn }
tip-dispatch-guard = Depêche van { $player }, bij een paleiswacht die { $value } roebels wil
tip-courier = Koerier van { $player }: { inflected } { $courier }
tip-under = Terug uit het paleis, onder de stapel van { $player }: { inflected } { $courier }
tip-stack = Blinde stapel van { $player }: { $count ->
    [one] 1 koerier
   *[other] { $count } koeriers
}. Nog niet gezien: { $officers ->
    [one] 1 officier
   *[other] { $officers } officieren
}, { $cossacks ->
    [one] 1 kozak
   *[other] { $cossacks } kozakken
}, { $diplomats ->
    [one] 1 diplomaat
   *[other] { $diplomats } diplomaten
}, { $ladies ->
    [one] 1 dame
   *[other] { $ladies } dames
}.
tip-reserve = Open reserve van { $player }: { $count ->
    [0] leeg
    [one] 1 koerier
   *[other] { $count } koeriers
}
tip-pick = De { $courier } inzetten
tip-arms = { $player } speelt met de { inflected } koeriers.
tip-stash = Verdekte munten van { $player }: { $coins ->
    [0] geen
   *[other] { $coins }
}
tip-stash-coin = Verdekt voor de anderen: { $coin }
tip-banked-coin = Kan niet meer verloren gaan: { $coin }
tip-gone = Uit het spel: { $count } × { $coin }
tip-unused = Niemand speelt met { $colour }. Is een stapel op, dan vormen deze koeriers de nieuwe.

# ---- op de terminal
diagram-palace = Paleis
diagram-coins = { $count ->
    [one] 1 verdekte munt
   *[other] { $count } verdekte munten
}
diagram-turned = omgedraaid:
diagram-guard = wacht: { $price }
diagram-closed = gesloten
diagram-reserve = reserve: { $couriers }
diagram-stack = stapel { $count }
diagram-purse = { $count ->
    [one] 1 verdekte munt
   *[other] { $count } verdekte munten
}
diagram-banked = open:
diagram-legend = { $types } · * draagt de depêche

# ---- bij de tekeningen in de spelregels
figure-start = Drie spelers zijn klaar om te beginnen; Datscha-Domizil is gesloten.
figure-full-inn = De Baikal-Bar is volzet. De pijl in de lege kamer wijst naar de kozak.
figure-forced-march = Gaat de diplomaat eerst naar Katharina, dan moet de kozak een dorp overslaan.
figure-last-leg = Boven Pawl Hof staat een paleiswacht die 8 roebels wil.
figure-rubling = Rood heeft 3 roebels veilig en 4 omgedraaid; de wacht wil er 8.
figure-example = Rood is aan de beurt en reist door vanuit de Samowar-Stube.

# ---- waarom een tip
fact-village = { $now ->
    [5] je depêche komt van dorp { $was } bij de paleiswacht die { $price } wil
   *[other] je depêche: van dorp { $was } naar dorp { $now }
}
fact-goes = { $now ->
    [1] de koerier met je depêche reist hierna verder
   *[other] de koerier met je depêche reist niet meer als eerste verder
}
fact-rival-village = { $now ->
    [5] de depêche van { $player } komt bij de paleiswacht die { $price } wil
   *[other] de depêche van { $player }: van dorp { $was } naar dorp { $now }
}
fact-rival-goes = { $now ->
    [1] de depêche van { $player } reist hierna verder
   *[other] de depêche van { $player } reist niet meer als eerste verder
}
fact-rubles = je roebels: { $was } → { $now }
fact-missing = roebels die je nog mist bij je paleiswacht (die wil er { $price }): { $was } → { $now }
fact-guests = andere gasten in de herberg van je depêche: { $was } → { $now }
fact-helpers = koeriers van jou die je depêche in haar dorp kunnen overnemen: { $was } → { $now }
fact-ahead = koeriers van jou die je depêche vooruit zijn: { $was } → { $now }
fact-reserve = koeriers in je reserve: { $was } → { $now }
