# De les van Kurier des Zaren.

lesson-welcome = Welkom! Je bent gouverneur in een uithoek van Rusland en hebt dringend nieuws voor de Tsaar. Je speelt Rood; Groen en Blauw hebben net zo veel haast.
lesson-goal = Zo win je: breng je depêche als eerste bij de Tsaar. Daarvoor moet ze naar het paleis bovenaan, en moet de paleiswacht daar roebels zien.
lesson-villages = Onderweg liggen vier dorpen met herbergen: het moeras, het woud, de bergen en het weiland. Elke herberg heeft vier kamers, één per type koerier: officier, kozak, diplomaat en dame.
lesson-start = Je eerste koerier is een dame. Zij draagt je depêche, een envelop in jouw kleur. Leg haar in de Baikal-Bar.
lesson-start-other = Daar mag ze ook beginnen. Maar deze les begint in de Baikal-Bar.

lesson-reserve = Nu ben je aan de beurt. Elke beurt doe je precies één ding: een koerier inzetten, je depêche verplaatsen of doorreizen. In je reserve ligt een kozak klaar.
lesson-deploy = Alleen reizen gaat niet: pas bij drie koeriers is een herberg volzet en kun je weg. Zet de kozak uit je reserve bij je dame in de Baikal-Bar.
lesson-deploy-other = Dat mag ook, maar samen ben je sneller weg: zet de kozak uit je reserve in de Baikal-Bar.
lesson-deploy-stack-later = Van je stapel mag ook, maar dan weet je vooraf niet wie je omdraait. Neem nu de kozak uit je reserve.

lesson-full = Groen heeft een diplomaat in de Baikal-Bar gezet. Drie koeriers: de herberg is volzet, en wie er een koerier heeft, mag van hieruit doorreizen. Er komt nooit een vierde bij.
lesson-arrow = Let op de pijl in de lege kamer, die van de officier. Ze wijst naar wie vertrekt, je kozak; de koerier in de kamer daarna, met de klok mee, gaat mee: de diplomaat van Groen. De derde blijft achter: je dame!
lesson-hand-over = En je dame heeft de depêche. Verplaats die daarom eerst: geef je depêche aan je kozak. Dat is je hele beurt.
lesson-hand-over-other = Dat mag ook, maar dan blijft je depêche straks achter. Geef haar eerst aan je kozak.
lesson-travel-too-soon = Doorreizen mag al. Maar de pijl laat je dame achter, met je depêche! Geef die eerst aan je kozak.

lesson-travel = Nu draagt je kozak de depêche, en de pijl neemt hem mee. Reis door vanuit de Baikal-Bar.
lesson-travel-other = Dat mag ook, maar straks reist Groen, en dan kiest Groen waar je kozak slaapt. Reis liever nu zelf door.

lesson-first = Twee koeriers vertrekken, en jij beslist wie het eerst gaat en waar elk van beiden slaapt. Neem je kozak eerst en breng hem naar Iwan, in het woud.
lesson-first-other = Dat mag ook: de volgorde kies jij. Probeer nu eerst je eigen kozak, naar Iwan.

lesson-strangers = Ook voor de diplomaat van Groen kies jij! Hij mag alleen niet naar dezelfde herberg als je kozak. Stuur hem naar Wladimir: daar helpt hij Groen niet verder.
lesson-strangers-other = Dat mag ook. Maar probeer Wladimir: dan ligt hij niet bij Boris, waar je zelf nog kamers nodig hebt.

lesson-stack = Goed zo: je depêche is een dorp verder. Nu de andere manier van inzetten: draai de bovenste koerier van je blinde stapel om. Die moet je meteen inzetten, als er een kamer voor hem is.
lesson-stack-other = Dat mag ook, maar kijk nu eens wat er van je stapel komt.
lesson-stack-lodge = Een diplomaat. Vind hem een kamer in het onderste dorp: alleen in de Kosaken-Klub is de kamer van de diplomaat nog vrij.

lesson-later = We slaan een paar ronden over. Je depêche ligt in het bovenste dorp, bij je kozak in Rehr Hof. Soms vond een reiziger onderweg nergens een kamer: dan moet hij door naar het dorp daarna. Dat heet opmars.
lesson-guard = Boven elke herberg van het weiland staat een paleiswacht. Die boven Rehr Hof wil maar 6 roebels zien, de anderen 8 of 10.
lesson-last-leg = Rehr Hof is volzet en de pijl wijst naar je kozak. Reis door naar het paleis!
lesson-last-leg-other = Dat mag ook, maar zo dicht bij de Tsaar wacht je niet: reis door vanuit Rehr Hof.
lesson-wrong-inn = Die herberg is ook volzet, maar je depêche ligt in Rehr Hof.

lesson-rubling = Je depêche ligt bij de wacht. Nu ga je roebelen: je draait munten in het paleis om tot je er voor 6 roebels hebt liggen.
lesson-njet = Er zijn 30 munten: met 1, 2 of 3 roebels, een paar blanco, en negen keer “njet”, vals geld. Draai je njet om, dan is je beurt voorbij en ben je alle munten van deze beurt kwijt.
lesson-turn = Draai een munt om.
lesson-turn-other = Wachten mag deze beurt nog, maar Groen en Blauw haasten zich. Draai een munt om!
lesson-turn-again = 2 roebels! Nog 4 te gaan. Je mag stoppen en ze veilig neerleggen, of doorgaan. Er ligt nog niet veel op tafel: draai er nog een om.
lesson-turn-again-other = Stoppen mag, maar voor 2 roebels is dat voorzichtig. Waag er nog een.
lesson-stop = 3 erbij: je hebt er 5! Bijna één op de drie munten is njet, en dan ben je ze alle vijf kwijt. Stop nu: wat je neerlegt, raak je nooit meer kwijt.
lesson-stop-other = Dat mag, en het is spannend. Maar bij njet ben je alle 5 roebels kwijt: leg ze deze keer veilig neer.

lesson-last-coin = Je bent weer aan de beurt, met 5 roebels veilig. Wie roebelt, doet elke beurt niets anders en draait minstens één munt om. Elke roebel is nu genoeg.
lesson-won = Gewonnen! De wacht ziet zijn roebels en je depêche ligt als eerste bij de Tsaar. Zo gaat Kurier des Zaren.
lesson-tip = Een tip voor je eerste echte spel: wie een herberg volmaakt, geeft ook de anderen de kans om te vertrekken. Kijk dus eerst wie de pijl meeneemt, en houd meer dan één koerier in het dorp van je depêche.
