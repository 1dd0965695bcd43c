# De woorden van het huis zelf. Spellen voegen de hunne toe in hun eigen map.

# ---- wat zinnen verbindt
and = { $first } en { $second }
comma = { $first }, { $second }
nothing = niets
then = { $first } { $second }

seat = Plaats { $number }

# ---- waarom een actie geweigerd wordt
reason-over = Het spel is afgelopen.
reason-elsewhere = Dat kan, maar niet hier: “{ $label }”.
reason-not-asked = Nu niet: er wordt iets anders gevraagd.
reason-not-your-turn = Je bent nu niet aan zet.
reason-not-chance = Het toeval heeft nu niets te beslissen.
reason-not-an-outcome = Dit kan het toeval nu niet brengen.
reason-no-such-seat = Er is geen plaats { $seat } aan deze tafel.
reason-unknown-action = Dit spel kent geen actie { $action }.
reason-not-now = “{ $action }” kan nu niet.

# ---- fouten
error-unknown-game = Er is geen spel met de naam “{ $game }”. Wel: { $games }.
error-broken-game = Het spel “{ $game }” is aangemeld maar kan niet geladen worden: { $reason }
error-broken-lesson = De les van { $game } kan niet gegeven worden: { $reason }
error-broken-practice = De opgaven van { $game } kunnen niet worden gesteld: { $reason }
error-no-practice = { $game } heeft nog geen opgaven om te oefenen. De regels: serai rules { $id }
error-no-lesson = { $game } heeft nog geen les. De regels: serai rules { $id }
error-seats = { $game } speel je met { $least } tot { $most } spelers, niet met { $seats }.
error-option-unknown = Er is geen optie “{ $option }”. De opties zijn: { $options }.
error-option-value = Optie “{ $option }” kan niet “{ $value }” zijn. Wel: { $values }.
error-notation = “{ $text }” is geen actie van { $game }.
error-unknown-bot = Er is geen bot met de naam “{ $bot }”. Wel: { $bots }.
error-nothing-to-undo = Er is niets dat je kunt terugnemen.
error-missing-extra = Hiervoor is een extra onderdeel nodig: pip install "serai[{ $extra }]".

# ---- partijverslagen
error-record-line = Regel { $line }: { $reason }
error-record-illegal = Stap { $number } mag niet: { $reason }
error-record-newer = Dit verslag van { $game } is gemaakt met regelversie { $theirs }; geïnstalleerd is versie { $ours }. Werk Serai bij.
error-record-unreadable = Het verslag kan niet gelezen worden: { $reason }.
error-record-no-text = Dit is geen tekstbestand, dus geen verslag.
error-record-too-large = Het bestand is veel te groot voor een verslag.
record-cut-off = het verslag houdt hier op; het einde ontbreekt.
record-not-ours = een verslag begint met “{ $expected }”.
record-bad-header = dit hoort niet in de kop: “{ $text }”.
record-header-lacks = in de kop ontbreekt { $word ->
    [game] het spel
    [rules] de regelversie
   *[seats] het aantal plaatsen
}.
record-wrong-number = hier hoort stap { $expected } te staan, niet “{ $found }”.
record-impossible = De regels kunnen deze stap niet uitvoeren: de stelling aan het begin kan nooit ontstaan.
record-bad-seat = “{ $found }” is geen plaats en ook geen * voor het toeval.
record-bad-end = de laatste regel moet “{ $expected }” zijn.
record-checksum = de controlesom klopt niet: er is iets veranderd in dit verslag.
record-after-end = na het einde mag niets meer volgen.

# ---- gegevensbestanden
error-data-line = Regel { $line }, { $where }: { $reason }
error-data-nowhere = { $where }: { $reason }
error-data-more = { $first } (En nog { $more ->
    [one] 1 fout
   *[other] { $more } fouten
}.)
error-data-too-large = Het gegevensbestand is veel te groot.
data-missing = dit ontbreekt.
data-number = hier hoort een geheel getal van { $least } tot en met { $most }, niet “{ $found }”.
data-real = hier hoort een getal van { $least } tot en met { $most }, niet “{ $found }”.
data-text = hier hoort een regel tekst, niet “{ $found }”.
data-flag = hier hoort true of false, niet “{ $found }”.
data-colour = hier hoort een kleur zoals "#C5342C", niet “{ $found }”.
data-point = hier hoort een punt van { $least } tot { $most }, niet “{ $found }”.
data-list = hier hoort een lijst, niet “{ $found }”.
data-length = deze lijst moet { $count } waarden hebben, niet { $found }.
data-span = { $least } tot { $most }
data-table = hier hoort een tabel, niet “{ $found }”.
data-list-of-tables = hier hoort een lijst van tabellen, niet “{ $found }”.
data-count = hiervan moeten er { $count } zijn, niet { $found }.
data-one-of = “{ $found }” is hier onbekend. Bekend zijn: { $names }.
data-refer = in de lijst { $list } staat geen “{ $found }”.
data-fixed = dit is altijd “{ $wanted }” en kan geen “{ $found }” worden.
data-unknown = deze sleutel kent het spel hier niet. Bekend zijn: { $names }.
data-unknown-near = deze sleutel kent het spel hier niet. Bedoel je “{ $near }”?
data-retired = deze sleutel deed nooit iets en wordt niet meer gelezen; haal hem weg.
data-syntax = dit is geen geldige TOML: { $reason }
data-no-sign = { $sign } is een half teken; geen tekst kan dat bevatten.
data-too-deep = dit is meer dan { $most } niveaus diep genest.
data-too-many-digits = dit getal heeft meer dan { $most } cijfers.
data-repeated = “{ $found }” komt twee keer voor.
data-identifier = “{ $found }” kan niet in een verslag staan: gebruik kleine letters, cijfers en liggende streepjes.
error-position = Deze stelling kan niet worden opgezet: “{ $found }”.
error-dump = Dit is geen dump van een toestand van dit spel ({ $reason }).

# ---- oefenen
practice-missed = { $told } Neem iets terug of begin opnieuw.
practice-solved = Deze opgave is opgelost.

# ---- lessen
lesson-other = “{ $tried }” mag ook, maar probeer eerst dit: { $asked }.
lesson-wait = Een ogenblik: eerst zijn de anderen aan zet.

# ---- tips
hint-only = er is niets anders te doen
hint-best = dit vindt een goede bot het beste
hint-ahead = een goede bot schat je kans om te winnen hiermee ongeveer { $lead } procentpunt hoger dan met “{ $other }”
hint-close = “{ $other }” is ongeveer even goed
hint-deeper = nu lijkt “{ $other }” beter, maar niet meer na wat de anderen kunnen antwoorden
