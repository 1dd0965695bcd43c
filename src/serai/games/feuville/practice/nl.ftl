practice-fame = Haal { $count } roempunten met deze dobbelstenen.
practice-fame-missed = Daarmee eindigt je beurt met { $have } van de { $count } roempunten, of laat je de rest aan het toeval of aan anderen over.
practice-fame-learned = Goed geteld! Bouw eerst in wat een besluit telt en tel het dan pas: de volgorde van de twee dobbelstenen doet ertoe.
practice-scored = Tel { $count } besluiten met deze dobbelstenen.
practice-scored-missed = Daarmee eindigt je beurt met { $have } van de { $count } besluiten geteld, of laat je de rest aan het toeval of aan anderen over.
practice-scored-learned = Twee tegelijk! Een besluit levert pas iets op als je het telt; wat aan het einde op je tableau ligt is niets waard.
practice-complete =
    { $count ->
        [one] Maak met deze dobbelstenen een kolom volledig: muur, toren en hemel.
       *[other] Maak met deze dobbelstenen { $count } kolommen volledig: muur, toren en hemel.
    }
practice-complete-missed = Daarmee eindigt je beurt en ontbreekt er nog iets aan een kolom; of je laat de rest aan het toeval of aan anderen over.
practice-complete-learned = Volledig! Een bouwkaartje dat je op je tableau legt kun je later in dezelfde beurt inbouwen, zodra het past.
practice-safe = Maak je stad veilig voor de draak: eindig je beurt met minstens evenveel wolken als kolommen, beide niet afgebrand.
practice-safe-missed = Daarmee eindigt je beurt en zijn er nog minder wolken dan kolommen; of je laat de rest aan het toeval of aan anderen over.
practice-safe-learned = Laat Dragomir maar komen. Een nieuwe muur maakt er een kolom bij; een hemel brengt wolken zonder dat.
