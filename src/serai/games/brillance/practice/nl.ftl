practice-delivered =
    { $count ->
        [one] Lever nog één koopwaar met de karren die deze beurt nog kunnen rijden.
       *[other] Lever nog { $count } koopwaren met de karren die deze beurt nog kunnen rijden.
    }
practice-delivered-missed = Daarmee eindigt je beurt of mogen anderen meebeslissen, met { $have } geleverd van de { $count }.
practice-delivered-learned = Geleverd! Elke koopwaar kost een punt, en een kar is klaar zodra een andere gaat rijden: tel eerst de stappen.
practice-complete =
    { $count ->
        [one] Maak een winkel volledig met de karren die deze beurt nog kunnen rijden.
       *[other] Maak { $count } winkels volledig met de karren die deze beurt nog kunnen rijden.
    }
practice-complete-missed = Daarmee eindigt je beurt of mogen anderen meebeslissen, met { $have } van de { $count } winkels volledig.
practice-complete-learned = Volledig! Alleen een volledige winkel telt zijn hele bestelling; koopwaar van een andere kar kan het verschil maken.
practice-home =
    { $count ->
        [one] Breng een kar thuis met de punten die je deze beurt nog hebt.
       *[other] Breng { $count } karren thuis met de punten die je deze beurt nog hebt.
    }
practice-home-missed = Daarmee eindigt je beurt of mogen anderen meebeslissen, met { $have } van de { $count } karren thuis.
practice-home-learned = Thuis! Een kar verlaat de stad alleen door de poort waardoor ze binnenkwam; houd die weg vrij en let op de vakken waar ze niet mag stoppen.
practice-points =
    { $count ->
        [one] Haal een punt met de karren die deze beurt nog kunnen rijden.
       *[other] Haal { $count } punten met de karren die deze beurt nog kunnen rijden.
    }
practice-points-missed = Daarmee eindigt je beurt of mogen anderen meebeslissen, met { $have } gehaald van de { $count }.
practice-points-learned = Goed gereden! Een koopwaar meer in een winkel, een volledige bestelling, een kar thuis: weeg wat je laatste punten opleveren.
