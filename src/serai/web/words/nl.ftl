# De woorden van de pagina's. Spellen en het huis hebben hun eigen.

# ---- het huis
house-name = Serai
house-line = Serai, een huis voor bordspellen: met vrienden of tegen bots, in het Nederlands en het Engels.
skip = Naar de inhoud
nav-label = Hoofdmenu
nav-games = Spellen
nav-profile = Profiel
nav-login = Inloggen
foot-label = Onderaan
language-switch = Taal
language-nl = Nederlands
language-en = English
guest-name = Gast
somebody = Iemand
you = jij
date = { $day } { $month } { $year }
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
switch-yes = ja
switch-no = nee

# ---- de eerste pagina
home-title = Serai, een huis voor bordspellen
home-heading = Kom binnen, de tafel is gedekt
home-lead = Speel vanavond nog: met vrienden via een link, of meteen tegen bots. Zonder aanmelden, zonder haast.
my-tables = Mijn tafels
games-heading = De spellen
open-tables = Open tafels
no-open-tables = Er wacht nu niemand op medespelers. Zet zelf een tafel klaar: kies hierboven een spel en speel met vrienden.
your-turn = Jij bent aan zet
status-waiting = Wacht op spelers
status-running = Bezig
status-paused = Gepauzeerd
status-closed = Gesloten
status-over = Afgelopen
players-range = { $least ->
    [one] { $most ->
        [one] 1 speler
       *[other] 1 tot { $most } spelers
    }
   *[other] { $least } tot { $most } spelers
}
minutes = ongeveer { $minutes } minuten
play-first = Speel nu { $game }, tegen bots
all-games = Alle spellen
learn-game = Leer het al spelend
practise-game = Oefenen
practise-of = { $game } oefenen
practise-lead = Korte stellingen uit echte partijen, elk met een opgave voor één beurt. Alles wat je nodig hebt ligt open en geluk komt er niet aan te pas: het kan. Probeer zo vaak je wilt.
practise-done = { $done } van { $all } opgelost
practise-try = Probeer het
practise-again = Nog eens
practise-solved = opgelost
practise-level-1 = om warm te lopen
practise-level-2 = even nadenken
practise-level-3 = een harde noot
practise-progress = Oefenen
lesson-badge = Les: verdergaan
play-bots = Nu spelen tegen bots
with-friends = Met vrienden
rules = Regels
rules-reference = Kaarten, tegels en symbolen
rules-of = Regels van { $game }
cover-alt = Het bord van { $game }, midden in een partij
seats-label = Aan tafel
seat-free = vrije plaats
bot-called = { $name } (bot, { $level })
level-random = willekeurig
level-greedy = gretig
level-apprentice = leerling
level-journeyman = gezel
level-master = meester

# ---- een nieuwe tafel
new-title = Nieuwe tafel: { $game }
new-heading = Een tafel { $game }
your-name = Je naam
your-name-help = Zo zien de anderen je. Aanmelden hoeft niet; deze browser onthoudt je.
how-many = Met hoeveel spelen jullie?
who-plays = Wie zit waar?
who-plays-help = Voor een vrije plaats krijg je een link om te delen. Spelen jullie samen op één apparaat, zet dan bij meer plaatsen “Op dit apparaat”.
own-name = Naam van wie hier speelt
who-me = Op dit apparaat
who-free = Vrij, voor een vriend
who-bot = Bot: { $level }
options-heading = Spelregels
clock-heading = Bedenktijd
clock-none = Geen klok
clock-live = Met de klok
clock-days = Dagen per beurt
clock-none-help = Neem de tijd die je nodig hebt.
clock-minutes = Minuten per speler
clock-increment = Seconden erbij per beurt
clock-live-help = Voor een partij die jullie in één keer uitspelen.
clock-a-turn = Dagen per beurt
clock-days-help = Voor een partij tussendoor: ieder speelt wanneer het uitkomt.
clock-live-short = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} per speler, { $increment ->
    [one] 1 seconde
   *[other] { $increment } seconden
} erbij per beurt
clock-days-short = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} per beurt
guests-heading = De deur
door-invite = Alleen wie de link heeft, mag aanschuiven
door-open = Iedereen mag aanschuiven; de tafel staat op de eerste pagina
casual = Voor de gezelligheid
casual-help = Dan mag je aan een bot vragen wat hij zou doen.
own-data = Met eigen gegevens spelen
own-data-label = Gegevensbestand (TOML)
own-data-help = Verander prijzen, aantallen of namen en kijk wat dat met het spel doet.
own-data-sample = Begin met het bestand van het spel
own-data-good = Met dit bestand is niets mis: je kunt ermee spelen.
own-data-bad = Met dit bestand kan het spel niet gespeeld worden:
own-data-no-text = Dat is geen tekstbestand, dus geen gegevensbestand.
set-table = Zet de tafel klaar
wrong-seats = Met dat aantal spelers kan dit spel niet gespeeld worden.
wrong-who = Kies voor elke plaats wie er speelt.
wrong-clock = Die bedenktijd kan niet: vul hele getallen in, niet te klein en niet te groot.

# ---- wachten op de anderen
waiting-title = { $game }: wachten op spelers
waiting-lead = { $free ->
    [0] Iedereen zit. Het kan beginnen.
    [one] Er is nog 1 plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
invite-label = Nodig je vrienden uit met deze link
invite-help = Wie de link opent, vult een naam in en zit aan tafel.
invite-code = Of laat de camera van een telefoon deze code lezen
invite-only-here = Deze link wijst naar deze computer zelf en werkt dus nergens anders. Open het huis voor vrienden op andere apparaten met “serai serve --host 0.0.0.0” en gebruik het adres dat dan verschijnt.
invite-only-here-but = Deze link wijst naar deze computer zelf en werkt dus nergens anders. Open het huis op { $address } en kopieer de link daar.
invite-text = Speel je mee? { $game } op Serai
copy = Kopiëren
copied = Gekopieerd
share = Delen
seats-heading = Aan tafel
sit-here = Ga hier zitten
bot-level = Sterkte van de bot
put-bot = Zet hier een bot
begin = Begin nu
fill = Vul aan met bots en begin
begin-help = Het spel begint vanzelf zodra de laatste plaats bezet is.
stand-up = Sta op van tafel
waiting-live = Deze pagina ververst zichzelf zodra er iemand aanschuift.
needs-script = Om te spelen moet JavaScript aan staan in je browser. De regels en de terugblikken kun je ook zonder bekijken.

# ---- aanschuiven
join-title = Speel mee: { $game }
join-heading = { $host } nodigt je uit voor { $game }
join-name-help = Meer is niet nodig. Deze browser onthoudt je.
join = Schuif aan
watch = Alleen kijken
join-waiting = Alle plaatsen zijn al bezet. Kijken kan wel.
join-running = Deze partij is al begonnen. Kijken kan wel.
join-paused = Deze partij is al begonnen. Kijken kan wel.
join-closed = Deze tafel is gesloten.
join-over = Deze partij is afgelopen. Terugkijken kan wel.

# ---- terugkijken
replay-title = { $game }: terugblik
replay-board = De tafel
replay-alt = De tafel van { $game } na stap { $at }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-step = Stap
replay-on = Een stap verder
replay-last = Naar het einde
replay-go = Ga
replay-moment = Na stap { $at } van { $steps }
replay-side = Over deze partij
replay-result = Uitslag
replay-eyes = Kijk mee met
eyes-open = Alles open
replay-log = Verloop
record-download = Verslag opslaan
picture-download = Plaatje van het einde
again = Nog een partij
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# ---- hoe een partij verliep
course-heading = Hoe de kansen verliepen
course-show = Toon hoe de kansen verliepen
course-open = Bekijk dit met alles open
course-wait = Dit duurt een paar seconden …
course-failed = Dat lukt nu even niet. Probeer het zo nog eens.
course-about = De kans van ieder om te winnen, zoals de waardering van het spel zelf die ziet met alles open. Klik om naar dat moment te gaan; de gekleurde stroken zijn keerpunten, de stippen momenten die ertoe deden.
course-alt = Kansen om te winnen in de loop van de partij
course-player = Speler
course-luck = Door geluk (%)
course-choices = Door eigen keuzes (%)
course-changes = Keerpunten
course-change = Beurt van { $player }
course-moments = Momenten die ertoe deden
course-moments-about = Van elke speler de drie keuzes die het meest kostten. De kansen zijn die met de betere keuze en met wat er gespeeld werd, zoals een bot ze schat die tot het eind van de beurt vooruitkijkt. Met “Wat als?” speel je daar zelf verder, tegen bots.
course-moment = Gespeeld: { $did }. Beter: { $better }.
course-odds = kans om te winnen { $could } → { $got }
what-if = Wat als?
what-if-now = Speel verder vanaf dit moment
course-none = Geen.

# ---- hoe partijen zijn
lab-title = { $game }: hoe partijen verlopen
lab-seats = Aantal spelers
lab-as-it-comes = Zoals het spel is
lab-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
lab-playing = Bots spelen nu een aantal partijen voor dit verslag. Het verschijnt vanzelf, over ongeveer een halve minuut.
lab-link = Hoe partijen verlopen

# ---- programma's die spelen
programs-title = { $game }: programma’s die meespelen
programs-link = Laat een eigen programma een plaats spelen
programs-lead = Een programma met de sleutel van een plaats speelt die van waar ook, over een WebSocket. Het heeft { $seconds } seconden voor elke beslissing; wie faalt verliest zijn sleutel, en een bot speelt verder.
programs-token = De sleutel van de plaats
programs-address = Het adres van de socket
programs-once = De sleutel wordt maar één keer getoond. Wie hem heeft speelt de plaats; verder kan hij niets van jou.
programs-given = sleutel gegeven
programs-new = Maak een sleutel
programs-revoke = Neem hem terug
programs-back = Terug naar de tafel

# ---- regels
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-strip = Laat zien hoe het verdergaat: { $n ->
    [one] 1 stap
   *[other] { $n } stappen
}
rules-strip-step = Stap
rules-table = Tabel
rules-none = Niets gevonden. Probeer een ander woord.
rules-found = { $n ->
    [0] Niets gevonden.
    [one] 1 plek gevonden.
   *[other] { $n } plekken gevonden.
}
search = Zoek
no-rules = De regels van dit spel staan hier nog niet in deze taal. Aan tafel legt elke keuze zichzelf uit.

# ---- profiel
profile-title = Profiel
profile-heading = Zo sta je bekend
settings-heading = Instellingen
set-theme = Kleuren
theme-auto = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
set-motion = Tempo van de zetten
motion-slow = Langzaam
motion-normal = Gewoon
motion-fast = Snel
motion-none = Meteen
set-confirm = Laat mij elke beurt bevestigen
set-sound = Geluid
set-contrast = Hoog contrast
set-patterns = Patronen op kleuren
set-notify = Melding als ik aan de beurt ben
set-keys = Sneltoetsen aan tafel
set-coach = Zeg het vóór een zet die veel weggeeft (als het om de gezelligheid gaat; vanzelf in je eerste twee partijen van een spel)
set-explain = Leg in mijn eerste twee partijen van een spel uit wat ik voor het eerst zie
save = Bewaren
done-saved = Bewaard.
done-password = Het wachtwoord is veranderd. Alle andere apparaten zijn uitgelogd.
done-registered = Je naam is nu van jou, ook op andere apparaten.
account-heading = Je naam bewaren
account-lead = Met een wachtwoord kun je ook op een ander apparaat verder onder deze naam. Het hoeft niet.
account-kept = Je naam is beveiligd met een wachtwoord. Op een ander apparaat log je ermee in.
password = Wachtwoord
password-help = Minstens acht tekens.
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-change = Wachtwoord veranderen
password-change-help = Minstens acht tekens. Op alle andere apparaten word je dan uitgelogd.
register = Wachtwoord instellen
have-account = Ik heb al een wachtwoord
name-first = Kies eerst een naam en bewaar die.
logout = Uitloggen
logout-warning = Let op: zonder wachtwoord kun je daarna niet meer bij je tafels.
logout-everywhere = Overal uitloggen
logout-everywhere-help = Op dit apparaat en alle andere, meteen: als je een apparaat kwijt bent bijvoorbeeld. Kent iemand je wachtwoord, verander dat dan ook.
webhook-heading = Bericht van je beurten (webhook)
webhook-lead = Als je beurt begint kan het huis een verzoek naar een eigen adres sturen: een brug naar een chat of een telefoon, bijvoorbeeld. Wat erin staat is alleen voor jou.
webhook-url = Adres
webhook-help = Elk verzoek is ondertekend met een geheim dat je bij het adres krijgt. Hoe het eruitziet staat in de documentatie (protocol, webhooks). Een adres dat nooit een bericht aanneemt wordt vergeten.
webhook-save = Stuur berichten daarheen
webhook-change = Verander het adres
webhook-test = Probeer het uit
webhook-drop = Stuur niets meer
webhook-set = Vanaf nu gaan berichten van je beurten daarheen.
webhook-dropped = Er worden geen berichten van je beurten meer gestuurd.
webhook-secret = Het geheim
webhook-secret-help = Het wordt maar één keer getoond. Eraan herken je echte berichten.
webhook-taken = Het proefbericht is aangenomen (status { $status }).
webhook-refused = Het proefbericht is niet aangenomen: het adres antwoordde met status { $status }.
webhook-silent = Op het proefbericht kwam geen antwoord.
webhook-gone = Er is geen adres meer om uit te proberen.
history-heading = Gespeelde partijen
no-history = Nog geen partijen uitgespeeld. Dat komt goed.
login-title = Inloggen
login-heading = Welkom terug
login = Inloggen
login-help = Nog geen wachtwoord? Je kunt gewoon spelen; een wachtwoord stel je later in op je profiel.
enter-heading = Welkom
enter-lead = Je bent uitgenodigd in dit huis. Onder welke naam wil je spelen?
enter = Binnenkomen
enter-help = Heb je hier al een wachtwoord?
house-by-invitation = Dit huis is alleen op uitnodiging open: vraag iemand die hier speelt om een link. Was je hier al eens?
to-the-games = Naar de spellen

# ---- als er iets niet kan
error-400 = Dat ging niet
error-400-help = Wij begrijpen niet wat je browser stuurde. Ga terug en probeer het nog eens.
error-401 = Wie ben je?
error-401-help = Hiervoor moeten we weten wie je bent: geef een naam op of log in.
error-403 = Dat mag hier niet
error-403-help = Dit is aan anderen voorbehouden.
error-foreign-help = Dit verzoek kwam niet van een pagina van dit huis. Open Serai zelf en probeer het daar.
error-404 = Niets gevonden
error-404-help = Op dit adres is niets. Misschien is de link niet helemaal gekopieerd.
error-405 = Zo kan het niet
error-405-help = Dit adres kan dat niet. Begin opnieuw bij de spellen.
error-409 = Net te laat
error-409-help = Intussen is er iets veranderd. Ververs de pagina en kijk hoe het staat.
error-413 = Te groot
error-413-help = Wat je stuurde is te groot.
error-415 = Dat lezen wij niet
error-415-help = Stuur JSON, met het type application/json.
error-422 = Dat klopt niet
error-422-help = Er ontbreekt iets, of er staat iets verkeerds in.
error-429 = Even rustig aan
error-429-help = Dat waren erg veel verzoeken in korte tijd. Wacht even en probeer het dan opnieuw.
error-500 = Hier ging bij ons iets mis
error-500-help = Het ligt niet aan jou, en van je partij is niets verloren. Probeer het over een ogenblik opnieuw.
error-503 = Even niet bereikbaar
error-503-help = De bewaarplaats antwoordt niet. Van je partij is niets verloren; probeer het zo nog eens.
health-no-database = De gegevensbank antwoordt niet.

# ---- het stopcontact
wire-not-understood = Dit verzoek is niet te begrijpen: { $reason }
wire-binary = Stuur tekst (JSON), geen binaire gegevens.
wire-too-long = Dit verzoek is te lang: hooguit { $most } bytes.
wire-too-fast = Dat gaat te snel. Wacht even en probeer het opnieuw.
wire-mistake = Hier ging bij ons iets mis. Probeer het opnieuw.
api-bad-json = Dit is geen geldige JSON voor dit verzoek: { $reason }
api-no-such-path = Er is geen { $what } “{ $found }”.
email-heading = Mail over je beurten
email-lead = Aan tafels met dagen per beurt kan het huis je mailen als je aan de beurt bent en niet aan tafel zit.
email-address = E-mailadres
email-help = Je krijgt een mail met een link om het adres te bevestigen. In elke mail staat een link waarmee ze ophouden. Niemand anders ziet het adres.
email-save = Stuur de link
email-drop = Vergeet het adres
email-asked = Er is een mail onderweg: open de link erin binnen een dag.
email-waiting = Dit adres is nog niet bevestigd: open de link in de mail.
email-on = Mail over je beurten gaat naar dit adres.
email-link-old = Deze link is niet meer geldig. Vraag op je profiel een nieuwe aan.
email-confirmed = Het adres is bevestigd. Je krijgt mail als je aan de beurt bent.
email-stopped = Je krijgt geen mail meer over je beurten. Het adres is vergeten.
email-confirm-heading = E-mailadres bevestigen
email-confirm-lead = Wil je op dit adres mail krijgen als je aan de beurt bent?
email-confirm-button = Ja, bevestig
email-stop-heading = Geen mail meer
email-stop-lead = Je krijgt geen mail meer over je beurten.
email-stop-button = Geen mail meer
