# De woorden van de opdrachtregel.

# ---- hulp
about-serai = Serai is een huis voor bordspellen: speel tegen bots of met vrienden aan één toetsenbord, kijk partijen terug, of laat bots er duizenden spelen.
usage-all = Gebruik: serai OPDRACHT [OPTIES]
usage-one = Gebruik: { $usage }
usage-flags = [OPTIES]
usage-more = “serai OPDRACHT --help” vertelt wat je bij een opdracht kunt opgeven. Om mee te beginnen: serai play kurier
command-games = wat er te spelen valt
command-rules = de regels van een spel, in het kort
command-play = speel hier een spel, tegen bots of met vrienden
command-replay = bekijk een partij opnieuw, stap voor stap
command-show = één moment van een partij, als tekst of als plaatje
command-check = kijk of partijverslagen kloppen
command-sim = laat bots veel partijen spelen, en tel
about-games = Vertelt welke spellen er zijn, voor hoeveel spelers, en welke opties je aan tafel kunt kiezen.
about-rules = Toont de regels van een spel in het kort: opgemaakt op een terminal, als Markdown in een pijp.
about-play = Speelt een spel in deze terminal. Jij zit op plaats 1 en bots zitten op de andere plaatsen, tenzij je iets anders opgeeft. De partij wordt onder het spelen bewaard; met --resume ga je ermee verder.
about-replay = Toont een partij opnieuw. Op een terminal loop je er stap voor stap door; in een pijp komen alle stappen achter elkaar. Je ziet wat een toeschouwer zag, of met --seat wat één speler zag.
about-show = Toont één moment van een partij: als tekst, of met --svg en --png als plaatje. Je ziet wat een toeschouwer zag, of met --seat wat één speler zag.
about-check = Speelt partijverslagen na met de geïnstalleerde regels en vertelt van elk de uitslag, of welke regel niet klopt en waarom.
about-sim = Laat bots veel partijen tegen elkaar spelen en vertelt hoe lang die duren, wie er wint en hoe ze eindigen. Hetzelfde startgetal geeft dezelfde partijen.
operand-game = het spel, bij zijn korte naam (zie “serai games”)
operand-file = het verslag van een partij
value-game = SPEL
value-file = BESTAND
value-folder = MAP
value-lang = nl|en
value-number = N
value-seat = PLAATS
value-seats = 1,3
value-option = NAAM=WAARDE
value-bot = NIVEAU
value-bots = NIVEAU,...
value-name = NAAM
value-seed = GETAL
value-step = STAP
value-seconds = SECONDEN
flag-lang = de taal: Nederlands of Engels; anders die van het systeem
flag-help = toon deze hulp
flag-version = toon de versie
flag-seats = met hoeveel spelers
flag-option = een optie van het spel; mag vaker voorkomen
flag-bot = hoe de bots spelen: { $levels }; meer dan één met komma's, voor elke bot één
flag-seat = kijk met de ogen van deze plaats (1, 2, ...)
flag-play-seat = jouw plaats (1, 2, ...); 0 om alleen naar bots te kijken
flag-seats-human = de plaatsen van meerdere mensen aan dit toetsenbord
flag-name = je naam; één keer voor elke speler
flag-seed = een startgetal dat al het toeval bepaalt
flag-record = bewaar de partij in dit bestand
flag-resume = ga verder met de partij in dit bestand
flag-data = speel met je eigen gegevensbestand van het spel
flag-ask-all = vraag ook als er maar één keuze is
flag-confirm = vraag het voordat je beurt eindigt, zodat je nog kunt terugnemen
flag-from = begin na deze stap
flag-delay = speel vanzelf af, met zoveel seconden tussen de stappen
flag-open = laat alles zien; alleen als de partij afgelopen is
flag-at = het moment na deze stap; anders het laatste
flag-svg = schrijf een SVG-tekening naar dit bestand (- is de uitvoer)
flag-png = schrijf een PNG-plaatje naar dit bestand
flag-narrow = een tekening voor een telefoon
flag-games = hoeveel partijen (1000)
flag-bots = de bots ({ $levels }): één voor alle plaatsen, of voor elke plaats één, met komma's
flag-sim-seed = een startgetal dat alle partijen bepaalt (0)
flag-jobs = hoeveel processen het werk verdelen; anders alle kernen
flag-json = schrijf de cijfers als JSON
flag-record-dir = bewaar van elke partij een verslag in deze map

# ---- versie
form-compiled = gecompileerd
form-plain = gewone Python

# ---- fouten
in-file = { $file }: { $reason }
file-trouble = { $file }: { $reason }
trouble-missing = dit bestand of deze map bestaat niet.
trouble-forbidden = dat mag hier niet.
trouble-folder = dit is een map, geen bestand.
trouble-no-folder = een deel van dit pad is geen map.
trouble-no-space = er is geen ruimte meer.
trouble-exists = dit bestaat al.
trouble-name = zo kan een bestand niet heten.
trouble-no-text = dit is geen tekstbestand.
trouble-large = dit bestand is veel te groot.
trouble-other = dit kan niet gelezen of geschreven worden (fout { $number }).
unknown-command = Er is geen opdracht “{ $command }”. De opdrachten zijn: { $commands }.
unknown-command-near = Er is geen opdracht “{ $command }”. Bedoel je “{ $near }”?
unknown-flag = Er is hier geen optie { $flag }. Probeer --help.
unknown-flag-near = Er is hier geen optie { $flag }. Bedoel je { $near }?
flag-needs-value = Achter { $flag } moet nog iets staan.
flag-takes-no-value = Achter { $flag } mag niets staan.
needs-game = Welk spel? “serai games” vertelt wat er is; daarna: serai { $command } SPEL
needs-file = Welk bestand? serai { $command } BESTAND
too-much = “serai { $command }” weet niet wat het met “{ $found }” moet.
bad-number = { $flag } moet een geheel getal van { $least } tot { $most } zijn, niet “{ $found }”.
bad-seconds = { $flag } moet een aantal seconden van 0 tot 3600 zijn, niet “{ $found }”.
bad-lang = De taal “{ $found }” is er niet. Wel: { $languages }.
bad-option = Een optie schrijf je als NAAM=WAARDE, niet als “{ $found }”.
bad-name = “{ $found }” kan geen naam van een speler zijn: neem 1 tot 30 tekens, en begin niet met “bot”.
too-many-names = Er zijn { $names } namen opgegeven, maar er { $people ->
    [one] speelt maar 1 mens
   *[other] spelen maar { $people } mensen
} mee.
seat-or-seats = Gebruik --seat of --seats-human, niet allebei.
resume-keeps = Een hervatte partij houdt haar eigen instellingen: laat { $flag } weg.
resume-other-game = { $file } is een partij { $game }.
record-exists = { $file } bestaat al; kies een andere naam.
open-too-soon = Alles laten zien kan pas als de partij afgelopen is, en dat is deze niet.
bots-and-seats = Er zijn { $bots } bots genoemd voor { $seats } plaatsen. Noem er één voor allemaal, of één voor elke plaats.
no-rules = Er is nog geen regeltekst van { $game }.
end-of-input = De invoer is afgelopen.
end-of-input-kept = De invoer is afgelopen. De partij is bewaard: serai play --resume { $file }
interrupted = Onderbroken.
interrupted-kept = Onderbroken. De partij is bewaard: serai play --resume { $file }
our-mistake = Dit is een fout van ons, meld die alsjeblieft: { $error } (met SERAI_DEBUG=1 zie je waar)

# ---- spellen
games-seats = { $least } tot { $most } spelers.
games-version = Regelversie { $version }.
games-options = Opties, met --option:
games-default = standaard
switch-yes = ja
switch-no = nee

# ---- mensen en bots
bot-name = bot, { $level }
called = { $name } ({ $seat })
level-random = willekeurig
level-greedy = gretig
level-leerling = leerling
level-gezel = gezel
level-meester = meester
chance = toeval
seat-person = { $number }  { $seat }: { $name }
seat-you = { $number }  { $seat }: jij
seat-guest = { $number }  { $seat }: iemand hier
seat-bot = { $number }  { $seat }: bot, { $level }

# ---- spelen
kept-in = De partij wordt onder het spelen bewaard in { $file }
hint-help = Typ het nummer van een keuze; ? legt de keuzes uit, h vertelt wat je allemaal kunt typen, q stopt.
so-far = Tot nu toe:
since = Sinds je laatste keuze:
forced = Er is maar één keuze: { $label }
no-help = Hier valt niets over uit te leggen.
no-such-choice = De keuzes zijn genummerd van 1 tot { $most }.
several-fit = “{ $typed }” past bij meer dan één keuze; typ er meer van, of het nummer.
not-understood = “{ $typed }” is geen keuze en geen opdracht; h laat zien wat je kunt typen.
taken-back = Teruggenomen: { $label }
hand-over = Je beurt is klaar. Enter geeft hem door, u neemt terug:
saved = Bewaard in { $file }
save-where = Waar bewaren? Typ: w BESTAND
quit-ask = De partij staat in { $file }. Enter laat haar daar, een bestandsnaam bewaart haar daar, n gooit haar weg, t gaat terug naar het spel.
quit-prompt = Bewaren?
quit-dropped = Wat gespeeld is, is weggegooid.
go-on-later = Later verder met: serai play --resume { $file }
curtain = Geef het toetsenbord aan { $player }. Verder kijkt niemand mee.
curtain-enter = Enter als je er klaar voor bent:
the-end = Einde
rank = { $rank }. { $player }
rank-points = { $rank }. { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
see-again = Nog eens bekijken: serai replay { $file }
keys-choose = nummer, notatie of een stuk van een keuze: kies die
keys-explain = ?         leg de keuzes uit
keys-u = u         neem je laatste keuze terug
keys-b = b         teken het bord opnieuw
keys-l = l         wat er de laatste tijd gebeurd is (l alles: vanaf het begin)
keys-r = r         de regels
keys-s = s         bewaar nu
keys-w = w BESTAND bewaar een kopie in dit bestand
keys-q = q         stop

# ---- terugkijken, tonen en controleren
replay-title = { $players }; { $steps } stappen.
replay-keys = Enter gaat verder, b gaat terug, een getal springt naar die stap, e naar het einde, q stopt.
replay-prompt = Enter, b, getal, e of q:
replay-edge = Verder gaat het niet.
moment = Na stap { $number } van { $steps }
moment-word = De stap
step-unseen = (niet gezien)
not-over = De partij is nog niet afgelopen.
written = Geschreven: { $file }
check-fine = { $file }: klopt. { $game }, { $seats } spelers, { $steps } stappen, regelversie { $rules }.

# ---- simulaties
sim-playing = { $game }
sim-head = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $seats } spelers, startgetal { $seed }
sim-options = Opties: { $options }
sim-length = Keuzes in een partij: gemiddeld { $mean }, in 90 % van de partijen { $low } tot { $high }, op zijn hoogst { $most }
sim-seat = Plaats
sim-bot = Bot
sim-wins = Gewonnen
sim-interval = 95 %-interval
sim-points = Punten
sim-ending = Einde
sim-games = Partijen
sim-share = Aandeel
sim-speed = { $seconds } seconden, { $speed } partijen per seconde

# ---- het huis in de browser
command-serve = open het huis in de browser: vrienden via een link, bots meteen
command-verify = of alle partijen die het huis bewaart nog hetzelfde verlopen
about-serve = Opent het huis op deze computer en toont het adres. Alles wordt bewaard in één bestand in je gegevensmap, of in de database die je noemt. Stoppen met Ctrl-C; er gaat niets verloren.
about-verify = Speelt alle bewaarde partijen na onder de geïnstalleerde regels en vertelt van elke partij het eerste verschil. Verandert niets.
value-host = ADRES
value-port = POORT
value-database = DATABASE
value-origin = ADRES
flag-host = waar te luisteren (127.0.0.1: alleen deze computer; 0.0.0.0: ook anderen in je netwerk)
flag-port = de poort (8477); 0 voor een die vrij is
flag-database = een bestand, of postgresql://...; anders een bestand in je gegevensmap
flag-origin = het adres dat mensen gebruiken, als er een proxy voor het huis staat: https://spellen.voorbeeld
flag-workers = in hoeveel processen de bots nadenken (1)
flag-open-browser = open ook de browser
serve-open = Serai is open: { $address }
serve-stop = Alles wordt bewaard in { $database }. Ctrl-C sluit het huis.
serve-closed = Het huis is gesloten. Er is niets verloren.
serve-port-taken = Poort { $port } op { $host } is bezet. Noem een andere met --port, of --port 0 voor een die vrij is.
serve-no-host = Luisteren op { $host }, poort { $port } kan niet: dat adres is niet van deze computer, of het mag niet.
verify-fine = Alle bewaarde partijen verlopen hetzelfde.
verify-differs = Tafel { $table } ({ $game }, begonnen met regelversie { $rules }, geïnstalleerd { $installed }) verschilt bij aantekening { $entry }: { $reason }
