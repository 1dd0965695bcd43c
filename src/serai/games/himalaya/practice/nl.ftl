practice-deliver =
    { $count ->
        [one] Maak je programma zo af dat het een bestelling levert, wat de anderen ook leggen.
       *[other] Maak je programma zo af dat het { $count } bestellingen levert, wat de anderen ook leggen.
    }
practice-deliver-missed =
    { $have ->
        [0] Dit programma levert niets met zekerheid: er ontbreekt iets, een weg leidt ergens anders heen, of een andere karavaan kan er eerder zijn.
        [one] Dit programma levert één bestelling met zekerheid; { $count } kan.
       *[other] Dit programma levert { $have } bestellingen met zekerheid; { $count } kan.
    }
practice-deliver-learned = Een zekere levering. Tel ook de wegen van de anderen: wie meer bevelen nodig heeft dan jij kan er niet eerder zijn.
practice-collect = Maak je programma zo af dat het in totaal { $count } grondstoffen neemt, wat de anderen ook leggen.
practice-collect-missed = Dit programma neemt { $have } grondstoffen met zekerheid; { $count } kan. Eén per dorp, en waar anderen je voor kunnen zijn weet je niet wat er overblijft.
practice-collect-learned = Een volle lading. Elk dorp geeft één grondstof per ronde, dus een goed programma is een rondreis.
practice-precious =
    { $count ->
        [one] Maak je programma zo af dat het jade of goud neemt, wat de anderen ook leggen.
       *[other] Maak je programma zo af dat het { $count } keer jade of goud neemt, wat de anderen ook leggen.
    }
practice-precious-missed = Dit programma neemt { $have } van de { $count } keer jade of goud met zekerheid. Je neemt altijd het minst waardevolle, en anderen kunnen er eerder zijn.
practice-precious-learned = Jade en goud liggen onder het goedkope: zoek dorpen waar niets goedkopers meer ligt en waar niemand anders eerder kan zijn.
