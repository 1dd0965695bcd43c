# De woorden van het lab.

# ---- arena
arena-needs-bots = Een arena heeft minstens twee bots nodig, elk één keer genoemd, niet “{ $bots }”.
journal-unreadable = { $file } is geen logboek van een arena.
journal-other = { $file } is het logboek van een andere arena: andere bots, plaatsen, opties, startgetal, gegevens of regels.

# ---- verslagen
report-title = { $game }: hoe partijen verlopen
report-head = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} met { $seats } spelers, bots: { $bots }, startgetal { $seed }, regelversie { $rules }.
report-how = Intervallen gelden in 95 % van de gevallen; verschillen tussen aandelen zijn procentpunten. Een beurt is een reeks keuzes van één speler. Winstkansen zijn die van de eigen waardering van het spel, zoals de bots die zien.
report-comparison = Naast elkaar
report-comparison-note = De kolom “{ $first }” laat zien wat er is; de andere kolommen hoeveel het daar meer of minder is, met het interval. Vet: wat duidelijk is.
report-wins-of = Gewonnen door { $seat }
report-mean = gemiddeld
report-most-games = 90 % van de partijen
report-most = hoogste
report-beginning = begin
report-end = einde
report-seats = Gewonnen per plaats
report-seats-note = De dunne lijn is wat elke plaats zou winnen als alles gelijk was.
report-length = Lengte
report-length-note = Keuzes in een partij.
report-scores = Punten
report-scores-note = Van alle spelers, aan het einde.
report-choices = Keuzemogelijkheden
report-choices-note = Hoeveel acties er mogen bij een keuze, in de loop van de partij.
report-known = Hoe vroeg de winnaar bekend is
report-known-note = De winstkans van wie uiteindelijk won, in de loop van de partij.
report-leads = Wisselingen aan kop
report-leads-note = Hoe vaak in een partij een andere speler de beste kansen kreeg.
report-endings = Afloop
report-endings-note = Hoe partijen eindigen.
report-deeds = Wat winnaars deden
report-deeds-note = Acties die sommige spelers in een partij deden en andere niet. Van veel zulke intervallen ligt er één op de twintig naast; en wat met winnen samengaat, hoeft er niet de oorzaak van te zijn.
report-deed = Actie
report-deed-share = Spelers die het deden
report-deed-wins = Gewonnen
report-deed-without = Gewonnen zonder
report-difference = Verschil
figure-decisions = Keuzes
figure-turns = Beurten
figure-decisions-a-turn = Keuzes per beurt
figure-choices = Toegestane acties bij een keuze
figure-lead-changes = Wisselingen aan kop
figure-decided-at = Winnaar voorgoed aan kop na (% van de partij)
figure-winning-score = Punten van de winnaar
figure-winning-margin = Punten voorsprong op de tweede

# ---- eigen bots
program-missing = Er is geen programma te starten met “{ $command }”.

# ---- gedeeld werk
workers-lost = Processen die meewerken hielden er telkens mee op, misschien door gebrek aan geheugen: probeer er minder (--jobs).
ray-unreached = Bij { $address } is geen Ray te gebruiken: { $reason }

# ---- bots
level-apprentice = leerling
level-journeyman = gezel
level-master = meester
level-random = willekeurig
level-greedy = gretig
