# De les van Ilôs.

lesson-welcome = Welkom op zee! Voorbij de kaart ligt een archipel die nog niemand heeft verkend. Jij bent Oranje, een koopman; Groen vaart ook uit.
lesson-goal = Zo win je: wees aan het einde de rijkste. Wat telt, zijn de grondstoffen achter je scherm, tegen de prijs van de koersentabel: ebbenhout, specerijen, kleurstoffen en goud.
lesson-hand = Je handkaarten zijn tegelijk je acties en je geld. Een kaart spelen kost andere kaarten: zoveel als erop staat. Je begint met vijf.
lesson-mulligan = Bevalt je hand je niet, dan mag je één keer ruilen. Deze hand is goed: twee schepen en een plantage. Houd ze en ruil niets.
lesson-mulligan-other = Ruilen mag. Maar deze hand is goed voor de les: ruil niets.

lesson-tiles = Nu ontdekken jullie de eerste eilanden. Drie tegels liggen open in het verkenningsgebied. Op een tegel zie je delen van eilanden, met locaties: plantages, goud, ruïnes en bouwlocaties.
lesson-first-tile = Trimara, tegel 1, is één eiland met ebbenhout, kleurstoffen en een bouwlocatie. Kies die: er komt meteen een schip van jou aan de kust, en dat kost niets.
lesson-first-tile-other = Die tegel mag ook. Maar begin nu met Trimara: alles op die tegel is één eiland.

lesson-island = Groen heeft een tegel aangelegd: land aan land, zee aan zee. Delen die aan elkaar grenzen, zijn samen één eiland: jouw Trimara is gegroeid, met specerijen en nog een bouwlocatie.
lesson-turn = Jouw beurt. Eerst speel je zoveel kaarten als je wilt en kunt, dan produceer je, en dan trek je nieuwe kaarten.
lesson-plantation = Een plantage zet een pionier op ebbenhout, specerijen of kleurstoffen, waar een schip van jou ligt. Speel je plantage en kies het ebbenhout van Trimara.
lesson-plantation-other = Dat mag ook. Maar plantages lonen het meest in de eerste ronden: speel de plantage.
lesson-site-other = Die locatie mag ook: het is allemaal jouw eiland. Neem nu het ebbenhout op tegel 1.
lesson-pay = De plantage kost 2 kaarten. Welke je opoffert, mag je zelf weten. De markt en de goudmijn zijn nu nog te duur: leg die af.
lesson-pay-other = Dat mag, maar je schepen heb je zo nodig: leg de markt en de goudmijn af.

lesson-ship = Nog een schip! Elk schip op het speelveld levert je elke beurt een kaart op, en voor gebouwen heb je er twee aan het eiland nodig. Speel een schip: een uit je voorraad, naar de kust van tegel 1. Je laatste kaart betaalt het.
lesson-ship-other = Dat mag ook. Maar een tweede schip bij je eigen eiland verdient zichzelf snel terug: uit de voorraad, naar de kust van tegel 1.
lesson-end-turn = Je kaarten zijn op. Beëindig je acties: je produceert 1 ebbenhout, dat achter je scherm gaat, en trekt 3 kaarten plus 1 voor elk schip.

lesson-round-two = Vijf nieuwe kaarten, en Groen heeft een plantage met kleurstoffen. Nu jij weer.
lesson-building = Met twee schepen aan het eiland kun je bouwen. Speel je gebouw, op de bouwlocatie van tegel 1.
lesson-building-other = Dat mag ook. Maar speel nu het gebouw: dan produceer je voortaan het dubbele.
lesson-building-site-other = Die bouwlocatie mag ook. Neem nu die op tegel 1.
lesson-post = Een fort beschermt tegen piraten en levert een kaart per beurt. Een handelspost kopieert een plantage op het eiland, van wie dan ook. Kies de handelspost, voor nog meer ebbenhout, en leg twee kaarten af, maar niet de markt.
lesson-post-other = Een fort is ook goed, tegen piraten en voor een extra kaart. Maar hier zijn nog geen piraten: kies de handelspost.
lesson-post-pay-other = Dat mag, maar de markt heb je zo nodig: leg een andere kaart af.
lesson-market = Nu de prijs. Een markt kost één grondstof in plaats van kaarten, en de prijs van die grondstof stijgt een stap: voor wat je hebt en voor alles wat nog komt. Speel je markt met je ebbenhout.
lesson-market-other = Dat mag ook. Maar jij maakt voortaan elke beurt twee ebbenhout: hoe eerder de prijs stijgt, hoe beter.
lesson-end-two = Ebbenhout is nu 2 waard, en je produceert er 2 per beurt. Beëindig je acties.

lesson-explore = Groen zet meer schepen in. Tijd om verder te kijken: speel een schip, neem het uit je voorraad en verken.
lesson-explore-other = Dat mag ook. Maar verkennen maakt de archipel groter, en jij kiest hoe: speel een schip, uit de voorraad, en verken.
lesson-lay = Kies Kormos, tegel 4, met kleurstoffen en goud, en leg hem onder Trimara aan. Hij moet overal passen: land aan land, zee aan zee. Draai hem zoals je wilt.
lesson-lay-other = Dat mag ook. Maar Kormos onder Trimara maakt jouw eiland groter, met goud erbij.
lesson-lay-pay = Je schip ligt er al. Een schip kost 1 kaart: leg er een af.

lesson-pirates = Op sommige tegels is een piratennest. Wie daar een schip legt, maakt bouwen duurder voor anderen, op alle eilanden die de tegel raken. Een fort beschermt je.
lesson-later = Later komen de dure kaarten: een goudmijn kost 5 kaarten en twee schepen, een ruïne 7 kaarten maar geeft meteen 3 goud. Goud begint al op 3.
lesson-end = Zodra iemand zijn tiende pionier zet, is die ronde de laatste. Alleen wat achter de schermen ligt, telt: kaarten, schepen en gebouwen zijn dan niets meer waard.
lesson-tip = Een tip voor je eerste echte spel: elk schip dat vroeg op zee is, verdient zichzelf terug in kaarten. En let op wie er veel van jouw grondstof heeft: een markt helpt ook hem.
