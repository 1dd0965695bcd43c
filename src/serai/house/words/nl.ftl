# De woorden van het huis: tafels, plaatsen, mensen, opslag.

# ---- waarom iets niet mag
house-error = Dat is niet gelukt.
no-such-table = Deze tafel bestaat niet (meer).
no-such-seat = Deze plaats bestaat niet aan deze tafel.
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
table-waiting = Het spel is nog niet begonnen.
table-running = Het spel is bezig.
table-paused = Het spel ligt stil.
table-over = Het spel is afgelopen.
seats-free = Er zijn nog plaatsen vrij. Nodig iemand uit, of zet er een bot neer.
bot-plays = Je tijd was om: een bot speelt voor je verder.
nothing-to-confirm = Je hebt niets te bevestigen.
confirm-first = Bevestig eerst je beurt of neem hem terug.
nothing-to-decide = Je hebt nu niets te beslissen.
not-asked = Je hebt nu niets te antwoorden.
window-open = Niet zolang er op een kaart gereageerd kan worden. Wacht enkele seconden.
no-such-order = Die vaste opdracht bestaat niet in dit spel.
no-hints = Aan deze tafel worden geen tips gegeven.
rematch-later = Een revanche kun je vragen als dit spel is afgelopen.

# ---- een tafel dekken
bad-order = Zo kan er geen tafel gedekt worden.
order-bot-seat = Er is geen plaats { $seat } om een bot op te zetten.
order-too-many = Dat zijn meer spelers dan de { $seats } plaatsen van deze tafel.

# ---- mensen
bad-name = Een naam heeft 1 tot { $most } letters, zonder stuurtekens.
name-taken = Iemand anders heeft de naam “{ $name }” vastgelegd.
name-is-account = Je account heeft deze naam. Je kunt haar anders schrijven, maar geen andere naam kiezen.
bad-password = Deze naam en dit wachtwoord horen niet bij elkaar.
bad-new-password = Een wachtwoord heeft { $least } tot { $most } tekens.

# ---- opslag
bad-store = De gegevensbank is niet te gebruiken.
store-url = “{ $url }” is geen gegevensbank van Serai. Schrijf sqlite:BESTAND of postgresql://...
store-foreign = Deze gegevensbank is niet van Serai. Er is niets in veranderd.
store-newer = Deze gegevensbank is door een nieuwere Serai gemaakt (schema { $theirs }, deze kent { $ours }). Werk Serai bij. Er is niets in veranderd.
store-damaged = De gegevensbank { $path } is beschadigd ({ $reason }). Er is niets in veranderd; zet een reservekopie terug, of red wat er te redden is met “sqlite3 BESTAND .recover”.
store-unreachable = De gegevensbank is niet te bereiken: { $reason }
store-trouble = De gegevensbank antwoordt niet. Probeer het opnieuw.
store-trouble-because = De gegevensbank antwoordt niet ({ $reason }). Probeer het opnieuw.
broken-table = Tafel { $table } kan met de geïnstalleerde regels niet worden nagespeeld vanaf regel { $number }: { $reason } Er is niets van verloren.

# ---- wat gevraagd en verteld wordt
prompt-waiting = Wachten op spelers.
prompt-paused = Het spel ligt stil.
prompt-confirm = Je koos: { $what }. Bevestig je beurt of neem hem terug.
prompt-answered = Je antwoord: { $what }. Je kunt het nog veranderen tot de tijd om is.
again-before = Zo stond het ervoor.
hint = Een goede speler zou misschien kiezen: { $what }
and = { $first } en { $last }
result = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
result-how = { $won } ({ $how }).
