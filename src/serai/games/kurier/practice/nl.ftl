practice-march = Breng je depêche deze beurt { $count } dorpen verder.
practice-march-missed =
    { $have ->
        [0] Daarmee is je beurt voorbij, en je depêche is niet verder gekomen.
        [one] Daarmee komt je depêche één dorp verder; je hebt er { $count } nodig.
       *[other] Daarmee komt je depêche { $have } dorpen verder; je hebt er { $count } nodig.
    }
practice-march-learned = Een opmars! Een reiziger die geen kamer vindt moet meteen door, en de volgorde van de twee maakt het verschil.
practice-ready = Beëindig je beurt zo dat je depêche bij de volgende reis uit haar herberg meegaat.
practice-ready-missed = Daarmee is je beurt voorbij, maar de volgende reis zou je depêche niet meenemen: haar herberg is niet vol, of de pijl laat haar achter.
practice-ready-learned = Goed voorbereid: de herberg is vol en de pijl neemt je depêche mee. Bedenk dat anderen die daar slapen ook kunnen reizen.
practice-lead =
    { $count ->
        [one] Beëindig je beurt met je depêche een dorp vóór alle andere.
       *[other] Beëindig je beurt met je depêche { $count } dorpen vóór alle andere.
    }
practice-lead-missed = Daarmee is je beurt voorbij, en je depêche ligt niet ver genoeg voor op de andere.
practice-lead-learned = Aan kop! Je kiest ook de bedden voor koeriers van anderen: neem je eigen depêche mee en laat die van hen achter.
