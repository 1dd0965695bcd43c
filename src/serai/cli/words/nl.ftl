# De woorden van de opdrachtregel.

# ---- hulp
about-serai = Serai is een huis voor bordspellen: speel tegen bots of met vrienden aan één toetsenbord, kijk partijen terug, of laat bots er duizenden spelen.
usage-all = Gebruik: serai OPDRACHT [OPTIES]
usage-one = Gebruik: { $usage }
usage-flags = [OPTIES]
usage-more = “serai OPDRACHT --help” vertelt wat je bij een opdracht kunt opgeven. Om mee te beginnen: serai play kurier
command-games = wat er te spelen valt
command-rules = de regels van een spel, in het kort
command-learn = leer een spel door het te spelen
command-practise = oefen: korte stellingen met een opgave
command-play = speel hier een spel, tegen bots of met vrienden
command-replay = bekijk een partij opnieuw, stap voor stap
command-show = één moment van een partij, als tekst of als plaatje
command-data = kijk je eigen gegevensbestand van een spel na, of schrijf dat van het spel weg
command-check = kijk of partijverslagen kloppen
command-sim = laat bots veel partijen spelen, en tel
about-games = Vertelt welke spellen er zijn, voor hoeveel spelers, en welke opties je aan tafel kunt kiezen.
about-rules = Toont de regels van een spel in het kort: opgemaakt op een terminal, als Markdown in een pijp.
about-learn = Leert je een spel in deze terminal: een eerste spel dat zichzelf uitlegt, in 5 tot 10 minuten. Stop wanneer je wilt; de volgende keer ga je daar verder.
about-practise = Stelt een opgave: een stelling uit een echte partij en wat je daar in één beurt moet bereiken. Zonder nummer zie je de opgaven van het spel en welke je al hebt opgelost.
about-play = Speelt een spel in deze terminal. Jij zit op plaats 1 en bots zitten op de andere plaatsen, tenzij je iets anders opgeeft. De partij wordt onder het spelen bewaard; met --resume ga je ermee verder.
about-replay = Toont een partij opnieuw. Op een terminal loop je er stap voor stap door; in een pijp komen alle stappen achter elkaar. Je ziet wat een toeschouwer zag, of met --seat wat één speler zag.
about-show = Toont één moment van een partij: als tekst, of met --svg en --png als plaatje. Je ziet wat een toeschouwer zag, of met --seat wat één speler zag.
about-data = In het gegevensbestand van een spel staan getallen, namen en speelbord. --export schrijft het bestand van het spel zelf weg om te bewerken: op het scherm, of in een bestand dat je noemt. --check noemt elke fout in een bestand met het regelnummer, en eindigt dan met status 2.
about-check = Speelt partijverslagen na met de geïnstalleerde regels en vertelt van elk de uitslag, of welke regel niet klopt en waarom.
about-sim = Laat bots veel partijen tegen elkaar spelen en vertelt hoe lang die duren, wie er wint en hoe ze eindigen. Hetzelfde startgetal geeft dezelfde partijen.
operand-game = het spel, bij zijn korte naam (zie “serai games”)
operand-task = het nummer van een opgave; zonder nummer zie je ze allemaal
operand-file = het verslag van een partij
value-game = SPEL
value-task = NUMMER
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
flag-again = begin opnieuw met de les
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
flag-position = de stelling als tekst, alle handen open, om weer op te zetten; alleen als de partij afgelopen is
flag-at = het moment na deze stap; anders het laatste
flag-check = zeg wat er mis is met dit gegevensbestand
flag-export = schrijf het gegevensbestand van het spel weg
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
system-trouble = Het systeem staat het niet toe: { $reason }
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
no-positions = { $game } kent geen stellingen als tekst.
bots-and-seats = Er zijn { $bots } bots genoemd voor { $seats } plaatsen. Noem er één voor allemaal, of één voor elke plaats.
no-rules = Er is nog geen regeltekst van { $game }.
end-of-input = De invoer is afgelopen.
end-of-input-kept = De invoer is afgelopen. De partij is bewaard: serai play --resume { $file }
interrupted = Onderbroken.
interrupted-early = Onderbroken: dit was na { $played } van de { $asked }.
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
level-apprentice = leerling
level-journeyman = gezel
level-master = meester
level-random = willekeurig
level-greedy = gretig
chance = toeval
seat-person = { $number }  { $seat }: { $name }
seat-you = { $number }  { $seat }: jij
seat-guest = { $number }  { $seat }: iemand hier
seat-bot = { $number }  { $seat }: bot, { $level }

# ---- spelen
kept-in = De partij wordt onder het spelen bewaard in { $file }
hint-help = Typ het nummer van een keuze; ? legt de keuzes uit, h vertelt wat je allemaal kunt typen, q stopt.
hint = Een goede bot zou { $number } kiezen: { $label }
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
keys-t = t         een tip: wat een goede bot zou kiezen, en waarom
keys-u = u         neem je laatste keuze terug
keys-b = b         teken het bord opnieuw
keys-l = l         wat er de laatste tijd gebeurd is (l alles: vanaf het begin)
keys-r = r         de regels
keys-s = s         bewaar nu
keys-w = w BESTAND bewaar een kopie in dit bestand
keys-q = q         stop

# ---- leren
practise-list = Opgaven van { $game }: { $done } van { $all } opgelost. Probeer er een: { $command }
practise-row = { $number }. { $words }
practise-mark = opgelost
practise-task = Opgave { $number } van { $all }
practise-help = u neemt een stap terug, s laat zien hoe het kan, q stopt
practise-solution = Zo kan het:
practise-done = Opgelost! De volgende: { $command }
practise-all-done = Opgelost! Dat was de laatste. Speel een echt spel: { $command }
practise-left = Een andere keer: { $command }
practise-input-ended = De invoer is voorbij. Een andere keer: { $command }
practise-no-such = Hier zijn opgaven 1 tot { $most }, niet “{ $asked }”.
learn-step = Stap { $number } van { $steps }
learn-enter = Enter gaat verder (q stopt):
learn-on = Je gaat verder waar je gestopt was. Vanaf het begin: { $again }
learn-left = Ga later verder met: { $command }
learn-input-ended = De invoer is voorbij. Ga verder met: { $command }
learn-interrupted = Afgebroken. Ga verder met: { $command }
learn-done = Dat was de les. Speel een echt spel: { $command }

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
data-what = Zeg wat er moet gebeuren: serai data SPEL --check BESTAND, of serai data SPEL --export [BESTAND].
data-fine = { $file }: er is niets mis mee. { $game } is ermee te spelen.
data-written = Het gegevensbestand staat in { $file }.
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

# ---- clauses of the rules
command-clauses = de genummerde regels van een spel, met bron, tests en code
about-clauses = Laat van elke regel van een spel zien wat eraan hangt: het artikel uit het regelregister, de regels van het Nederlandse spelregelboekje waarop het berust, de tests die het controleren en de functies die het uitvoeren. Noem een of meer artikelen om alleen die te zien; noem geen spel om de artikelen van alle spellen te tellen.
operand-clause = een artikel met zijn nummer, zoals K-34; alle als je er geen noemt
value-clause = ARTIKEL
no-ledger = Van { $game } is er geen regelregister.
no-clause = { $game } heeft geen artikel “{ $clause }”. De artikelen lopen van { $first } tot en met { $last }.
clauses-rulebook = regelboekje, regel { $lines }
clauses-origin = herkomst: { $origin }
clauses-test = test: { $test }
clauses-code = code: { $name } ({ $where })
clauses-no-code = geen code: { $reason }
clauses-game = Spel
clauses-clauses = Artikelen
clauses-tested = Met test
clauses-carried = Met code

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
serve-friends = Dat is het adres voor vrienden in je netwerk; op deze computer werkt { $address } ook.
serve-only-here = Alleen deze computer kan het openen. Voor vrienden in je netwerk: serai serve --host 0.0.0.0
serve-base-path = “{ $found }” is geen pad om het huis onder te zetten. Schrijf het zo: /serai
serve-origin = “{ $found }” is geen adres van een site. Schrijf het zo: https://spellen.example, en wat erachter komt met --base-path.
serve-address = Bij { $flag } horen adressen of netwerken, zoals 127.0.0.1 of 10.0.0.0/8, en “{ $found }” is dat niet.
serve-log = --log kent { $forms }, niet “{ $found }”.
value-path = PAD
value-address = ADRES,...
value-log = text|json
flag-base-path = het pad waaronder het huis op een grotere site ligt: /serai
flag-proxy = de adressen van je eigen proxy; wat die zegt over waar bezoekers vandaan komen, wordt geloofd, van niemand anders
flag-private-webhooks = webhooks mogen naar besloten adressen en deze computer zelf leiden
flag-invitation-only = nieuwkomers hebben een uitnodiging nodig, aan een tafel of van “serai admin invite”; wie bekend is, gaat gewoon door
flag-metrics-from = vanaf welke andere adressen /metrics gelezen mag worden; vanaf deze computer mag het altijd
flag-log = hoe er wordt gelogd: waarschuwingen als tekst, of elk verzoek als een regel JSON
verify-fine = Alle bewaarde partijen verlopen hetzelfde.
verify-differs = Tafel { $table } ({ $game }, begonnen met regelversie { $rules }, geïnstalleerd { $installed }) verschilt bij aantekening { $entry }: { $reason }

# ---- backup, restore
command-backup = kopieer het huis naar een bestand, ook terwijl het open is
command-restore = zet een kopie van het huis terug
about-backup = Kopieert een huis in SQLite naar één bestand, zoals het op dit ogenblik is, terwijl er gewoon wordt doorgespeeld. Voor PostgreSQL verschijnt de opdracht die dat doet (status 2: er is niets gekopieerd).
about-restore = Controleert een kopie die “serai backup” heeft gemaakt en zet die op de plaats van het huis. Het huis moet dicht zijn. Wat er stond, blijft ernaast bewaard. Voor PostgreSQL verschijnt de opdracht die dat doet (status 2: er is niets veranderd).
operand-copy = de kopie
value-copy = BESTAND
flag-force = vervang een bestand dat er al is
needs-copy = Naar welk bestand, of van welk? serai { $command } BESTAND
backup-made = { $file }: een volledige kopie, gecontroleerd ({ $tables } tafels, { $entries } regels in hun logboeken, { $people } mensen).
backup-postgres = Dit huis staat in PostgreSQL: er is niets gekopieerd. De opdracht hierboven doet het, terwijl er wordt doorgespeeld.
restore-postgres = Dit huis staat in PostgreSQL: er is niets veranderd. Sluit het huis; de opdracht hierboven doet het.
backup-password = Het wachtwoord is weggelaten: geef het met PGPASSWORD of in ~/.pgpass.
restore-done = { $file } is teruggezet en gecontroleerd ({ $tables } tafels, { $entries } regels in hun logboeken, { $people } mensen). “serai verify” speelt alle partijen na, voor wie zeker wil zijn.
restore-kept = Wat er stond, is bewaard als { $file }.
no-house = Er is geen huis in { $file }. Noem het met --database.

# ---- admin
command-admin = beheer een huis: tafels, gasten, verboden, uitnodigingen
about-admin =
    Beheert een huis, open of dicht; een open huis gehoorzaamt binnen enkele seconden. Van id’s volstaan de eerste letters. Alles komt in het logboek van het beheer.

    tables · table ID [--chat] · close ID · delete ID --yes
    people [TEKST] · mute ID · unmute ID · rename ID NAAM · forget ID --yes
    ban ID|ADRES · unban ID|ADRES · bans
    invite [--uses N] [--days N] · audit

    Id’s die met een streepje beginnen, komen na “--”: serai admin ban -- -abc
operand-doing = wat er moet gebeuren: tables, table, close, delete, people, mute, unmute, rename, forget, ban, unban, bans, invite, audit
operand-names = met welke tafel of gast, met de id die “tables” en “people” laten zien; of welk adres
value-doing = WAT
value-names = WIE
value-text = TEKST
flag-reason = waarom, voor het logboek
flag-chat = ook wat er aan de tafel is gezegd
flag-yes = doe echt wat niet ongedaan kan worden gemaakt
flag-limit = hoeveel regels ten hoogste (50)
flag-uses = hoeveel nieuwkomers een uitnodiging binnenlaat (1)
flag-days = hoeveel dagen een uitnodiging geldt (14)
flag-admin-origin = het adres van het huis, om van een uitnodiging een hele link te maken
needs-doing = Wat moet er gebeuren? “serai { $command } --help” vertelt wat er kan.
admin-unknown = “{ $what }” bestaat niet. Er is: { $all }.
admin-names = Achter “{ $what }” horen andere namen. “serai admin --help” laat zien hoe het wordt geschreven.
admin-sure = Dit kan niet ongedaan worden gemaakt. Voeg --yes toe als je het meent.
admin-table = { $table }: { $game } (regels { $rules }), { $status }, gastheer { $host }
admin-table-log = { $entries } regels in het logboek, gedekt op { $created }, laatst veranderd op { $changed } (UTC)
admin-closed = Tafel { $table } is gesloten.
admin-deleted = Tafel { $table } is verwijderd, met haar logboek en alles wat er is gezegd.
admin-muted = { $name } ({ $id }) kan niets meer zeggen.
admin-unmuted = { $name } ({ $id }) mag weer iets zeggen.
admin-banned = { $name } ({ $id }) komt er vanaf nu niet meer in.
admin-banned-address = Wie van { $address } komt, komt er vanaf nu niet meer in.
admin-unbanned = { $name } ({ $id }) mag weer binnenkomen.
admin-unbanned-address = Wie van { $address } komt, mag weer binnenkomen.
admin-renamed = { $name } ({ $id }) heet nu { $new }.
admin-forgotten = { $id } is vergeten: naam, wachtwoord, sleutels, instellingen en gesprekken zijn weg, en tafels houden een oud-speler.
admin-invite-where = Zet het adres van het huis ervoor, of geef het met --origin.

# ---- a new game
command-new-game = leg de map klaar voor een eigen spel
about-new-game = Schrijft een map met een klein volledig spel onder de naam die je opgeeft: regels, woorden in twee talen, een tekening, en een test die het aan de wetten houdt. Installeer het met “pip install -e MAP” en maak er dan je eigen spel van.
flag-out = de map die geschreven wordt; anders de naam
operand-name = de korte naam van het spel: kleine letters, cijfers en _
bad-game-name = “{ $found }” kan geen naam van een spel zijn: neem kleine letters, cijfers en _, en begin met een letter.
game-name-taken = Er is al een spel dat “{ $found }” heet.
new-game-written = { $game } staat in { $folder }. Installeer het met “pip install -e { $folder }”, en speel het met “serai play { $game }”.

# ---- arena
command-arena = welke bot is sterker: allemaal op alle plaatsen, met hetzelfde geluk
about-arena = Laat bots tegen elkaar spelen. In een ronde zit elke bot een keer op elke plaats, met hetzelfde geluk; er worden rondes gespeeld tot duidelijk is wie er sterker is, of dat ze gelijk zijn, of tot zoveel partijen gespeeld zijn. De intervallen gelden wanneer je ook ophoudt. Hetzelfde startgetal geeft dezelfde uitslag.
value-percent = PROCENT
flag-arena-games = hoeveel partijen ten hoogste (1000)
flag-arena-bots = de bots om te vergelijken ({ $levels }, of program:OPDRACHT), met komma's
flag-arena-seed = een startgetal dat alle partijen bepaalt (0)
flag-margin = een verschil van zoveel procentpunt telt als gelijk (5)
flag-whole = speel alle partijen, ook als het eerder duidelijk is
flag-journal = bewaar de rondes in dit bestand; als het er al is, ga er dan mee verder
arena-head = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} in { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
} met gelijk geluk, { $seats } spelers, startgetal { $seed }
arena-rating = Sterkte
arena-even-share = Gelijke bots zouden elk { $share } winnen.
arena-compared = { $answer } ({ $difference })
arena-difference = { $difference } procentpunt, { $low } tot { $high }
arena-better = { $first } is sterker dan { $second }
arena-worse = { $first } is zwakker dan { $second }
arena-even = { $first } en { $second } zijn even sterk
arena-open = { $first } of { $second }: nog niet duidelijk
arena-clear = Alles is duidelijk.
arena-not-clear = Niet alles is duidelijk: daar zijn meer partijen voor nodig.
arena-interrupted = Onderbroken. De rondes tot nu toe staan in { $file }; dezelfde opdracht gaat ermee verder.
flag-think = hoe lang een eigen programma over een keuze mag nadenken (10)
arena-late = { $bot } was te laat in { $times ->
    [one] 1 partij
   *[other] { $times } partijen
}, en verloor.
arena-gone = { $bot } hield ermee op in { $times ->
    [one] 1 partij
   *[other] { $times } partijen
}, en verloor.
arena-nonsense = { $bot } antwoordde onzin in { $times ->
    [one] 1 partij
   *[other] { $times } partijen
}, en verloor.
arena-illegal = { $bot } deed iets wat niet mag in { $times ->
    [one] 1 partij
   *[other] { $times } partijen
}, en verloor.

# ---- join
command-join = laat een bot of een eigen programma meespelen in een huis elders
about-join = Maakt verbinding met een huis en speelt op de plaats die een token opent: met een bot van deze computer, of met een eigen programma dat regels JSON leest en schrijft. Het token krijg je in de wachtkamer van de tafel (“Laat een eigen programma een plaats spelen”). Een verbroken verbinding wordt hersteld; het houdt op als de partij afgelopen is.
operand-house = het adres van het huis, zoals https://spellen.example
value-house = HUIS
value-token = TOKEN
needs-house = Welk huis? serai { $command } HUIS --token TOKEN
flag-token = het token van de plaats; of het staat in de omgeving als SERAI_TOKEN
flag-join-bot = wie er speelt: { $levels }, of program:OPDRACHT (master)
join-no-token = Het token van de plaats ontbreekt: geef het met --token, of als SERAI_TOKEN in de omgeving.
join-address = “{ $address }” is niet het adres van een huis: schrijf het als https://spellen.example
join-unreached = Op { $address } antwoordt geen huis.
join-no-house = Wat daar antwoordt, is geen huis van Serai.
join-token = Het token opent geen plaats (meer).
join-late = De bot was te laat en is zijn plaats kwijt.
join-gone = Het programma hield midden in de partij op.
join-nonsense = Het antwoord van het programma was geen antwoord; het is zijn plaats kwijt.
join-illegal = De bot noemde een actie die niet mag, en is zijn plaats kwijt.
join-other-rules = Dat huis speelt { $game } met een andere versie van de regels of met andere gegevens dan deze computer heeft.
join-sits = { $game }: speelt op plaats { $seat }.
join-over = De partij is afgelopen. Rangen per plaats: { $ranks }; punten: { $points }.

# ---- lab
command-lab = een verslag van hoe partijen verlopen, als pagina met grafieken
about-lab = Laat bots veel partijen spelen en schrijft een verslag als één HTML-bestand dat geen netwerk nodig heeft: lengte, punten, gewonnen per plaats, keuzemogelijkheden, wisselingen aan kop, hoe vroeg de winnaar bekend is, wat winnaars deden. --compare zet er andere opties of een ander gegevensbestand naast, met intervallen bij de verschillen.
value-compare = NAAM=WAARDE,...|BESTAND
value-key = NAAM
flag-lab-games = hoeveel partijen aan elke tafel (200)
flag-lab-seed = een startgetal dat alle partijen bepaalt (0)
flag-compare = zet er andere opties of een gegevensbestand naast; mag vaker voorkomen
flag-vary = zet alle waarden van deze optie naast elkaar
flag-html = schrijf het verslag naar dit bestand (serai-SPEL.html)
lab-left-out = Weggelaten: { $value }. { $reason }
lab-as-it-comes = zoals het is
lab-no-option = { $game } kent geen optie “{ $option }”. Opties zijn: { $options }.

# ---- analyse
command-analyse = kijk op een partij terug: kansen, keerpunten, fouten, geluk
about-analyse = Speelt een afgelopen partij na en vertelt hoe ieders kansen veranderden, wat de keerpunten waren, de ergste fouten van elke speler, en wat het geluk gaf, los van de keuzes. De kansen zijn die van de eigen waardering van het spel, zoals de bots die zien, met alle kaarten open.
analyse-not-over = Alleen een afgelopen partij kan geanalyseerd worden, en deze is nog bezig.
analyse-player = Speler
analyse-result = Rang
analyse-luck = Geluk
analyse-choices = Keuzes
analyse-about = Geluk is wat het toeval gaf vergeleken met wat te verwachten was, keuzes wat er verloren ging vergeleken met het beste dat de bot ziet; allebei in procentpunten winstkans, bij elkaar opgeteld.
analyse-turning-points = Keerpunten
analyse-turn = Stap { $step }, { $player }: { $changes }
analyse-mistakes = Fouten
analyse-mistake = Stap { $step }, { $player }: “{ $did }” in plaats van “{ $better }” kostte { $lost }

# ---- ray
value-ray = local|ADRES
flag-ray = laat een Ray het werk doen: een op deze computer (local), of een cluster (auto, ray://COMPUTER:POORT)

# ---- every decision
flag-decisions = schrijf elke keuze (wat te zien was, wat mocht, wat gekozen werd, de uitslag) naar dit bestand: JSON-regels, of Parquet als het op .parquet eindigt
value-smtp = COMPUTER[:POORT]
value-security = starttls|tls|none
value-user = NAAM
value-sender = ADRES
flag-smtp = de mailserver waarmee mensen over hun beurten horen, als ze willen; vraagt --origin en --mail-from
flag-smtp-security = hoe de verbinding daarmee beveiligd is (starttls)
flag-smtp-user = de naam om daar in te loggen
flag-smtp-password-file = een bestand met het wachtwoord; of het staat in de omgeving als SERAI_SMTP_PASSWORD
flag-mail-from = het adres waar mail vandaan komt
serve-smtp = “{ $found }” is geen mailserver. Schrijf het als mail.example of mail.example:587.
serve-smtp-security = --smtp-security kent { $forms }, niet “{ $found }”.
serve-smtp-password = In “{ $file }” staat geen wachtwoord: het is te lang of geen tekst.
serve-mail-from = --smtp vraagt om --mail-from met een e-mailadres, zoals spel@example.org, en “{ $found }” is er geen.
serve-mail-origin = --smtp vraagt om --origin: in mails staan links naar het huis.
