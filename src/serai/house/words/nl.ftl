# De woorden van het huis: tafels, plaatsen, mensen, opslag.

# ---- waarom iets niet mag
house-error = Dat is niet gelukt.
no-such-table = Deze tafel bestaat niet (meer).
no-such-seat = Deze plaats bestaat niet aan deze tafel.
own-seat-taken = Je hebt in dit spel meegespeeld, en je plaats is nu bezet. Je kunt toekijken.
hand-seen = Je hebt in dit spel meegespeeld en kent een hand ervan; daarom kun je alleen naar je eigen plaats terug.
seat-taken = Daar zit al iemand.
not-your-seat = Dat is niet jouw plaats.
strangers-are-silent = Kies eerst een naam; dan kun je meepraten.
table-full = Alle plaatsen aan deze tafel zijn bezet.
bad-invitation = Deze tafel is alleen voor genodigden, en dit is niet de uitnodiging ervoor.
not-the-host = Dat kan alleen de gastheer van deze tafel.
not-now = Dat kan nu niet.
stale = Het spel is intussen verdergegaan. Zo staat het er nu voor.
bad-id = Het bericht heeft geen geldig kenmerk.
bad-text = Schrijf iets, maar niet meer dan { $most } tekens.
too-many = Dat is te vaak. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} opnieuw.
busy = Het huis heeft het nu even te druk. Probeer het zo meteen nog eens.
table-waiting = Het spel is nog niet begonnen.
table-running = Het spel is bezig.
table-paused = Het spel ligt stil.
table-over = Het spel is afgelopen.
table-closed = Wie dit huis beheert, heeft deze tafel gesloten.
seats-free = Er zijn nog plaatsen vrij. Nodig iemand uit, of zet er een bot neer.
bot-plays = Je tijd was om: een bot speelt voor je verder. Je kunt je plaats terugnemen.
bot-finishes = Je tijd was weer om: een bot maakt deze beurt voor je af. Daarna kun je je plaats terugnemen.
no-bot-plays = Er speelt geen bot voor je.
nothing-to-confirm = Je hebt niets te bevestigen.
confirm-first = Bevestig eerst je beurt of neem hem terug.
nothing-to-decide = Je hebt nu niets te beslissen.
not-asked = Je hebt nu niets te antwoorden.
window-open = Niet zolang er op een kaart gereageerd kan worden. Wacht enkele seconden.
no-such-order = Die vaste opdracht bestaat niet in dit spel.
no-hints = Aan deze tafel worden geen tips gegeven.
what-if-later = Je kunt vanaf een moment verder spelen als deze partij is afgelopen.
rematch-later = Een revanche kun je vragen als dit spel is afgelopen.

# ---- een tafel dekken
bad-order = Zo kan er geen tafel gedekt worden.
order-clock-kind = Er is een tijd, maar geen soort klok: kies live of days, of laat de tijd weg.
order-lesson = Een les wordt gegeven aan de tafel waarvoor ze gemaakt is, en aan geen andere.
no-lesson = Voor dit spel is er nog geen les.
order-task = Een opgave wordt geoefend aan de tafel waarvoor ze gemaakt is, en aan geen andere.
no-task = Die opgave is er niet. Misschien is ze vervangen door een betere.
order-name = De naam voor plaats { $seat } kan zo niet geschreven worden.
order-bot-seat = Er is geen plaats { $seat } om een bot op te zetten.
order-too-many = Dat zijn meer spelers dan de { $seats } plaatsen van deze tafel.
order-window = Een reactievenster duurt { $least } tot { $most } seconden.
data-too-much = Dit gegevensbestand kost te veel tijd om te lezen.
data-unplayable = Met dit gegevensbestand kan niet gespeeld worden.
data-quota = Je hebt al zo veel tafels met eigen gegevens gedekt als het huis voor één persoon bewaart. Speel daaraan, of zonder eigen gegevens.

# ---- mensen
bad-name = Een naam heeft 1 tot { $most } tekens, waarvan ten minste één zichtbare letter, cijfer of symbool.
name-odd = In deze naam staat een teken dat niet getoond kan worden. Laat het weg.
name-taken = Iemand anders heeft de naam “{ $name }” vastgelegd.
name-alike = “{ $name }” lijkt te veel op een naam die iemand anders heeft vastgelegd. Kies een andere.
name-at-table = Iemand aan deze tafel heet al “{ $name }”, of bijna zo. Kies een andere naam op je profielpagina.
name-is-account = Je account heeft deze naam. Je kunt haar anders schrijven, maar geen andere naam kiezen.
bad-password = Deze naam en dit wachtwoord horen niet bij elkaar.
bad-old-password = Dat is niet je huidige wachtwoord; er is niets veranderd.
bad-new-password = Een wachtwoord heeft { $least } tot { $most } tekens.

# ---- wie het huis beheert
banned = Je bent uit dit huis gezet. Denk je dat dat een vergissing is, vraag het dan aan wie het beheert.
muted = Je kunt hier niets zeggen: wie dit huis beheert, heeft je het woord ontnomen.
invitation-needed = Dit huis is alleen op uitnodiging open. Vraag iemand die hier speelt om een link.
bad-house-invitation = Deze uitnodiging is niet (meer) geldig. Vraag om een nieuwe.
no-such-person = Er is niemand met de id “{ $name }”. “serai admin people” geeft een lijst.
ambiguous = Meerdere id’s beginnen met “{ $name }”. Schrijf er meer van op.
former-player = Oud-speler

# ---- opslag
bad-store = De gegevensbank is niet te gebruiken.
store-url = “{ $url }” is geen gegevensbank van Serai. Schrijf sqlite:BESTAND of postgresql://...
store-foreign = Deze gegevensbank is niet van Serai. Er is niets in veranderd.
store-newer = Deze gegevensbank is door een nieuwere Serai gemaakt (schema { $theirs }, deze kent { $ours }). Werk Serai bij. Er is niets in veranderd.
store-damaged = De gegevensbank { $path } is beschadigd ({ $reason }). Er is niets in veranderd; zet een reservekopie terug, of red wat er te redden is met “sqlite3 BESTAND .recover”.
store-no-database = { $path } is geen gegevensbank: het begin is beschadigd, of het is iets anders. Er is niets in veranderd.
store-read-only = In de gegevensbank { $path } kan niet geschreven worden: het bestand, de map of de schijf is alleen-lezen, of van iemand anders. Er is niets beschadigd; geef Serai daar schrijfrechten.
store-busy = Een ander programma houdt de gegevensbank { $path } bezet. Sluit het, of wacht tot het klaar is, en start opnieuw.
store-full = De schijf met de gegevensbank { $path } is vol. Maak ruimte en start opnieuw; er is niets in veranderd.
store-is-folder = { $path } is een map. Noem een bestand daarin, zoals sqlite:{ $path }/serai.sqlite.
store-no-folder = De map { $folder } voor de gegevensbank { $path } bestaat niet. Maak die eerst.
store-unreachable = De gegevensbank is niet te bereiken: { $reason }
store-trouble = De gegevensbank antwoordt niet. Probeer het opnieuw.
store-trouble-because = De gegevensbank antwoordt niet ({ $reason }). Probeer het opnieuw.
store-busy-now = De gegevensbank is met iets anders bezig, dus dit is niet gedaan. Probeer het zo meteen opnieuw.
store-full-now = De schijf van dit huis is vol, dus er kan niets bewaard worden. Er is niets verloren; zeg het wie het huis beheert.
store-read-only-now = In de gegevensbank van dit huis kan nu niet geschreven worden, dus dit is niet gedaan. Er is niets verloren; zeg het wie het huis beheert.
store-damaged-now = De gegevensbank van dit huis is beschadigd ({ $reason }). Zeg het wie het huis beheert.
broken-table = Tafel { $table } kan met de geïnstalleerde regels niet worden nagespeeld vanaf regel { $number }: { $reason } Er is niets van verloren.
backup-nothing = Er is geen bestand { $path }.
backup-exists = { $path } is er al. Noem een ander bestand, of voeg --force toe om het te vervangen.
backup-foreign = { $path } is geen kopie van een huis van Serai.
backup-damaged = { $path } is geen volledige kopie van een huis van Serai ({ $reason }). Er is niets veranderd.
backup-failed = De kopie kon niet worden gemaakt: { $reason }
restore-exists = Er staat al een huis in { $path }. Voeg --force toe om het te vervangen; wat er staat, blijft dan ernaast bewaard.
restore-in-use = Het huis in { $path } is open. Sluit het eerst (Ctrl-C, of stop de dienst) en zet de kopie dan terug.
change-failed = Er ging bij ons iets mis. De tafel staat er nog net zo bij als ervoor; probeer het opnieuw.

# ---- wat gevraagd en verteld wordt
prompt-waiting = Wachten op spelers.
prompt-paused = Het spel ligt stil.
prompt-closed = Wie dit huis beheert, heeft deze tafel gesloten. Er kan hier niet meer worden gespeeld.
prompt-confirm = Je koos: { $what }. Bevestig het of neem het terug.
prompt-answered = Je antwoord: { $what }. Je kunt het nog veranderen tot de tijd om is.
again-before = Zo stond het ervoor.
hint = Een goede speler zou misschien kiezen: { $what }
hint-better = Je zou ook kunnen kiezen: { $what }. Daarmee schat een bot je kans om te winnen op { $could } %, hiermee op { $got } %.
and = { $first } en { $last }
result = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
result-how = { $won } ({ $how }).
bad-outgoing = Naar dat adres kan het huis niets sturen: het begint met https:// of http://, noemt een computer en gebruikt poort 80, 443 of een vanaf 1024.
bad-push = Dit zijn niet de sleutels van een browser.
push-title = Jij bent aan de beurt
push-body = { $game }, met { $others }
push-body-alone = { $game }
outgoing-host = Onder die naam is geen computer in het open internet gevonden; naar andere stuurt dit huis niets.
bad-email = Dit is geen e-mailadres.
no-email-here = Dit huis stuurt geen e-mail.
email-not-taken = De mail kon niet worden verstuurd. Klopt het adres? Probeer het later nog eens.
email-confirm-subject = Bevestig je e-mailadres
email-confirm-body =
    Iemand heeft gevraagd om op dit adres bericht te krijgen als hij op { $site } aan de beurt is.

    Was jij dat? Bevestig het adres dan binnen een dag:
    { $link }

    Was jij het niet, doe dan niets: er komt geen mail meer.
email-turn-subject = Jij bent aan de beurt: { $game }
email-turn-body =
    Jij bent aan de beurt aan een tafel { $game }, met { $others }.
    Je hebt er { $days ->
        [one] één dag
       *[other] { $days } dagen
    } voor.

    Naar de tafel: { $link }

    Geen mail meer over je beurten? Eén klik: { $stop }
email-turn-body-alone =
    Jij bent aan de beurt aan een tafel { $game }.
    Je hebt er { $days ->
        [one] één dag
       *[other] { $days } dagen
    } voor.

    Naar de tafel: { $link }

    Geen mail meer over je beurten? Eén klik: { $stop }
