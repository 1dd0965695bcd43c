# De les van Feuville.

lesson-welcome = Welkom in Feuville! Iedereen bouwt zijn eigen stadsgezicht: onderaan muren, daarop torens, daarboven de hemel. Jij bent Blauw. En soms komt de draak.
lesson-goal = Zo win je: haal aan het einde de meeste roempunten. Die krijg je met koninklijke besluiten, als je ze op het juiste moment telt.
lesson-columns = Op het bord staan zes personages. Boven elk van hen liggen drie bouwkaartjes (muur, toren, hemel) en een besluit. De dobbelstenen brengen je bij twee van die personages.
lesson-town = Dit is jouw stad. Je startkaartje is de eerste muur: massieve rots, die nooit afbrandt.
lesson-roll = Gooi de dobbelstenen.

lesson-dice = Een 2 en een 5. Je gebruikt ze na elkaar, in de volgorde die je wilt, elk voor één ding: een bouwkaartje, het besluit of de vaardigheid van het personage. Of je pakt met een dobbelsteen een toverkaartje.
lesson-tower = In kolom 2 ligt een toren met twee gouden sterren. Gebruik de 2 en pak die toren.
lesson-tower-other = Dat mag ook. Maar twee sterren op één toren is mooi: neem eerst met de 2 de toren.
lesson-kobold-later = De kabouter neemt beide dobbelstenen, en dan kies je zelf een personage. Handig als je worp niet past, maar deze past: gebruik de 2.
lesson-build = Je mag een kaartje meteen inbouwen of op je tableau bewaren. Een toren hoort op een muur: bouw hem op je startkolom.
lesson-build-other = Bewaren mag ook, maar op je tableau kan een dief erbij, en er zijn maar twee plekken. Bouw hem in.
lesson-decree = Nu de 5. In kolom 5 ligt het besluit “gouden ster ×2”: 2 punten voor elke ster in je stad. Gebruik de 5 en pak het besluit.
lesson-decree-other = Dat mag ook. Maar je hebt al twee sterren: pak het besluit dat sterren telt.
lesson-keep = Nu tellen zou 4 punten geven. Maar met elke ster erbij wordt het meer! Bewaar het besluit op je tableau, en beëindig je beurt.
lesson-keep-other = Dat mag, voor 4 punten. Maar elke ster die nog komt, is er 2 meer waard: bewaar het nog even, en beëindig je beurt.

lesson-second = Rood heeft gebouwd, en je besluit ligt er nog. Jij bent weer aan de beurt: gooi.
lesson-second-other = Tellen mag op elk moment van je beurt, ook nu. Maar gooi eerst: misschien komt er een ster bij.
lesson-sky = Een 4 en een 6. In kolom 4 ligt een hemel met een ster en een wolk. Gebruik de 4, pak de hemel en bouw hem op je toren.
lesson-sky-other = Dat mag ook. Maar die hemel heeft een ster én een wolk, en maakt je kolom volledig: pak en bouw hem.
lesson-score = Drie sterren: je besluit is nu 6 punten waard. Op elk moment van je eigen beurt mag je een besluit van je tableau tellen. Doe dat nu.
lesson-score-other = Dat mag ook. Maar tel nu eerst je besluit: 6 punten.
lesson-district = Muur, toren en hemel: je kolom is volledig. In kolom 6 ligt “kleine wijk”, 5 punten voor een volledige kolom. Gebruik de 6, pak het besluit en tel het meteen.
lesson-district-other = Dat mag ook. Maar een volledige kolom heb je al: pak de kleine wijk en tel haar meteen, voor 5 punten.
lesson-grow = 11 punten! Het graskaartje zegt dat deze kolom niet nog eens als wijk telt. Je stad moet dus groeien. Beëindig je beurt; daarna gooi je opnieuw.

lesson-wall = Een 1 en een 3. In kolom 1 ligt een muur met een stadspoort, in kolom 3 een toren. Pak met de 1 de muur en bouw hem rechts aan je stad; pak dan met de 3 de toren en bouw hem op je nieuwe muur.
lesson-wall-other = Dat mag ook. Maar zonder nieuwe muur geen nieuwe kolom: eerst de stadspoort rechts aan je stad, en dan de toren erop.
lesson-dragon-near = Let op: je hebt nu twee kolommen, maar één wolk. Twee gelijke getallen wekken de draak, bij wie ze ook vallen. Beëindig je beurt…

lesson-fire = Rood gooide twee vijven: Dragomir! Hij valt iedereen tegelijk aan. Voor elke wolk die je minder hebt dan kolommen, brandt er een kolom af.
lesson-ruin = Jouw nieuwe kolom is nu een ruïne: ze telt nergens voor mee en je kunt er niet op bouwen. Maar de magiër, nummer 6, laat ruïnes herrijzen.
lesson-third = Gooi. Gebruik dan de 6 voor de vaardigheid van de magiër, draai je kolom terug, en neem er een toverkaartje bij: dat met 3 roempunten.
lesson-magician-other = Dat mag ook. Maar laat eerst je kolom herrijzen: de 6, de vaardigheid van de magiër, en dan het toverkaartje met 3 roempunten.
lesson-clouds = Nu nog een wolk. In kolom 2 ligt een hemel met een wolk: gebruik de 2 en bouw hem op je tweede kolom.
lesson-clouds-other = Dat mag ook. Maar met nog een wolk kan de draak je niets meer maken: pak de hemel en bouw hem op je tweede kolom.

lesson-safe = Evenveel wolken als kolommen: nu kan de draak je niets maken. En je hebt twee volledige kolommen naast elkaar.
lesson-end = Is een open plek bij de besluiten niet meer aan te vullen, dan is dat de laatste ronde. Wie de minste besluiten heeft geteld, krijgt nog 7 punten door de genade van de koning. Wat op je tableau ligt, is dan niets waard.
lesson-tip = Een tip voor je eerste echte spel: één keer per spel tel je de hele stad, van linker tot rechter hoektoren, met een stadspoort ertussen, voor 2 punten per muur en toren. Bouw daar van het begin af naartoe.
