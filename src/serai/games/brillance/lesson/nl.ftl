# De les van Brillance.

lesson-welcome = Welkom in Brillance! Overdag mogen er geen karren in de stad, dus gebeurt alles ’s nachts. Je stuurt vijf geladen karren door de poorten, bevoorraadt je winkels en wilt voor zonsopgang weer buiten zijn.
lesson-goal = Zo win je: haal bij zonsopgang de meeste punten. Een complete winkel is zijn bestelling waard, elke kar die thuis is 1 punt. De straten zijn zo smal dat één kar de doorgang verspert.
lesson-colour = Kies eerst een kleur. Ze bepaalt ook voor welke poort je karren staan. Neem geel: je karren staan voor de Zonnepoort.
lesson-colour-other = Die kleur mag ook. Maar deze les gaat over de gele karren: kies geel.

lesson-carts = Dit zijn je vijf karren, elk met drie koopwaren. De karren van kleuren die niet meespelen, staan de hele nacht leeg in de weg.
lesson-shops = En dit zijn je zes winkels. Het getal is de bestelling: 2 of 3 koopwaren. In deze les bevoorraden we de Bakkerij, die 3 wil.
lesson-points = Elke kar heeft vijf actiepunten per beurt. Alleen in ronde 1 heeft de eerste speler er één per kar, de tweede, jij dus, twee. Een vak rijden kost één punt. Kies kar 1 en rijd een vak vooruit.
lesson-points-other = Dat mag ook: al je karren mogen rijden. Maar in deze les volgen we kar 1.
lesson-card-later = Kaarten mag je op elk moment van je beurt spelen. Dat doen we zo; rijd eerst met kar 1.
lesson-gate = Rijd nu de Zonnepoort in. Denk eraan: een kar mag de stad in door welke poort je wilt, maar eruit alleen door dezelfde.
lesson-gate-other = Daar mag hij ook heen, maar de Bakkerij ligt binnen de muren: rijd de Zonnepoort in.

lesson-cards = Je hebt twee evenementkaarten, die alleen jij ziet. In je beurt speel je er zoveel je wilt. Een Bonusgeschenk maakt een bestelling één kleiner (-1), en toch blijft de winkel zijn hele bestelling waard!
lesson-gift = Speel het Bonusgeschenk op je eigen Bakkerij: dan zijn 2 koopwaren genoeg, en is ze nog steeds 3 punten waard.
lesson-gift-other = Dat mag ook. Maar speel nu het Bonusgeschenk, op je eigen Bakkerij.
lesson-gift-shop = Die winkel mag ook. Maar kar 1 gaat naar de Bakkerij: kies die.
lesson-reaction = Na elke kaart is er even tijd om te reageren: wie een Meevaller heeft, kan haar ongedaan maken. Blauw deed niets. Of Blauw er een heeft, weet je daardoor niet.
lesson-end-turn = Je andere karren mogen ook nog rijden, maar we houden het bij één. Beëindig je beurt; dan trek je een kaart.
lesson-end-turn-other = Dat mag ook. Maar laten we eerst kar 1 volgen: beëindig je beurt.

lesson-five = Ronde 2: vanaf nu heeft elke kar vijf actiepunten.
lesson-street = Rijd met kar 1 over het plein de straat in, vier vakken, richting Bakkerij.
lesson-street-other = Die weg mag ook, maar hij is langer. Volg de straat naar de Bakkerij.
lesson-toll = Het volgende vak is van een tolwacht. Op het vak van een wachter mag je niet halt houden, alleen eroverheen rijden, en daarvoor heb je nu geen punten genoeg. Laat kar 1 hier staan (iets anders doen) en beëindig je beurt.
lesson-toll-other = Dat mag ook. Maar vooruit kan niet: laat kar 1 staan en beëindig je beurt.

lesson-to-shop = Ronde 3. Nu kom je over de tol heen: rijd drie vakken, tot voor de Bakkerij.
lesson-to-shop-other = Dat mag ook. Maar de Bakkerij wacht: rijd over de tol en langs de kade naar haar leveringsvak.
lesson-deliver = Je staat op het leveringsvak van je winkel. Elke koopwaar die je levert, kost een actiepunt; je hebt er nog twee. Lever twee koopwaren.
lesson-deliver-other = Dat mag ook. Maar nu ben je er: lever twee koopwaren aan de Bakkerij.
lesson-breakdown = De Bakkerij is compleet: 3 punten! Nu een plaagstoot: speel Pech op een kar van Blauw. Die staat dan zijn hele volgende beurt stil.
lesson-breakdown-other = Dat mag ook. Maar probeer eens een kaart tegen een ander: speel Pech op een kar van Blauw.
lesson-bandits-later = De Boevenkaart wekt de boeven van Pakius. Die stelen van elke kar waar ze langs komen, ook van de jouwe. Speel nu Pech.

lesson-later = Twee ronden later. Je kar is op weg terug.
lesson-home = Rijd met kar 1 over het plein door de Zonnepoort, dezelfde als waardoor hij binnenkwam, en dan naar een geel vertrekvak.
lesson-home-other = Dat mag ook. Maar breng kar 1 naar huis: door de Zonnepoort, en dan naar zijn vertrekvak.
lesson-done = Thuis: 1 punt, en de kar gaat van het bord. Zo rijden straks al je karren, elk naar zijn winkels.
lesson-bandits = Pas op voor de boeven: slapen ze niet meer, dan verplaatst ieder aan het begin van zijn beurt hun kar. Die steelt van karren ernaast, tot ze met drie koopwaren naar het kasteel terug moeten.
lesson-end = De nacht duurt tien ronden, met twee of drie spelers acht. Ook een winkel die niet compleet is, telt 1 punt per koopwaar.
lesson-tip = Een tip voor je eerste echte spel: kies voor elke kar vooraf een weg met twee winkels, en bewaar genoeg ronden voor de terugweg. En sta je voor de winkel van een ander, dan zit je mooi in de weg: maar in je volgende beurt moet je er weg.
