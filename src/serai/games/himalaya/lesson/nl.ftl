# De les van Himalaya.

lesson-welcome = Welkom in de bergen! Je leidt de yakkaravaan van de Dolpo-pa door twintig dorpen tussen Nepal en Tibet. De Bhotia en de Sherpa trekken rond in dezelfde bergen.
lesson-goal = Je haalt grondstoffen op en levert ze waar men erom vraagt. Dat geeft yaks (economie), stupa’s (religie) en delegaties (politiek). Zo win je: ga met drie spelers in twee van die drie aan kop. Wie er een verwaarloost, wint zelden.
lesson-villages = In vijf dorpen liggen grondstoffen. Van goedkoop naar duur: zout, gerst, thee, jade en goud.
lesson-orders = Vijf andere dorpen hebben een bestelling: een schijf met wat ze vragen en hoeveel yaks die waard is. Huizen zijn niveau 1, tempels niveau 2, kloosters niveau 3.
lesson-place = Eerst zet ieder zijn karavaan in een dorp. Dorp 3 is een goed begin: daar ligt zout, ernaast gerst, en dorp 6 wil van beide één. Zet je karavaan in dorp 3.
lesson-place-other = Daar mag je ook beginnen. Maar deze les begint in dorp 3, dicht bij wat dorp 6 wil hebben.

lesson-programme = Nu het hart van het spel: elke maand geef je je karavaan in het geheim zes bevelen. Iedereen doet dat tegelijk; pas daarna gaan alle programma’s open en wordt er gereisd.
lesson-plan = Het plan: zout nemen in dorp 3, gerst nemen in dorp 4, en allebei leveren in dorp 6. Dat kan precies in zes bevelen.
lesson-take = Het eerste bevel is een transactie (de hand). Waar grondstoffen liggen, neem je er daarmee één: altijd de goedkoopste. In dorp 3 is dat zout.
lesson-plan-other = Dat mag ook, maar dan haal je dorp 6 niet in zes bevelen. Kies hier de transactie (de hand).
lesson-no-pause = Een pauze mag, en is soms slim: dan neemt een ander het goedkope zout weg. Maar nu heb je alle zes de bevelen nodig. Kies de transactie.

lesson-roads = Nu reizen. Er zijn drie soorten wegen: zandweg, ijspiste en stenen weg. Een dorp heeft van elke soort hooguit één, dus een bevel wijst altijd precies één kant op. Van dorp 3 gaat de zandweg naar dorp 4.
lesson-roads-other = Dat mag, maar die weg leidt ergens anders heen, of er is er geen: dan is het bevel nietig. Volg de weg van het plan.
lesson-barley = In dorp 4 liggen gerst, thee en jade. De goedkoopste is gerst: geef het bevel voor een transactie.
lesson-to-six = Dorp 6 ligt aan dorp 3. Ga met de zandweg terug naar dorp 3, en dan over de ijspiste naar dorp 6.
lesson-deliver = Dit is je zesde en laatste bevel. In een dorp met een bestelling lever je met een transactie, als je alles hebt wat de schijf vraagt. Zodra je het geeft, gaan alle programma’s open.
lesson-deliver-other = Dat mag, maar dan sta je in dorp 6 zonder te leveren. Kies de transactie.

lesson-delivered = Gelukt! Zout, gerst, en geleverd in dorp 6. Voor een levering kies je twee van de drie beloningen: yaks, een stupa of delegaties.
lesson-stupa = Elk dorp krijgt in het hele spel maar één stupa, en ze telt voor het niveau van het dorp. Dorp 6 is een klooster, niveau 3: neem de offerande, voordat een ander het doet.
lesson-stupa-other = Die beloning mag ook. Maar een stupa in een klooster telt voor 3, en er komt er nooit een tweede: neem eerst de offerande.
lesson-delegations = Je tweede beloning: delegaties. In een klooster stuur je er drie uit, in een tempel twee, in een huis één.
lesson-regions = Ze gaan naar regio’s die aan dorp 6 grenzen. Een regio telt voor wie er aan het eind als enige de meeste heeft. Stuur je drie delegaties uit; verdeel ze zoals je wilt.
lesson-delegations-other = Dat mag ook. Maar kies nu de delegaties: dan zie je hoe politieke invloed werkt.

lesson-second = Februari. Er is een nieuwe bestelling gekomen: dorp 5, een tempel, vraagt twee gerst. En de Eerste Karavaanleider schuift door: nu voert Bhotia elke actie als eerste uit.
lesson-second-plan = Per maand neem je in elk dorp hooguit één grondstof, dus je haalt de gerst in twee dorpen: in dorp 3 is het zout op en is gerst het goedkoopst. Neem de ijspiste naar dorp 3 en doe daar een transactie.
lesson-second-other = Dat mag ook, maar dan haal je de levering deze maand niet. Wat oplicht, past in zes bevelen.
lesson-second-on = Ga verder: over de zandweg naar dorp 4, transactie, over de ijspiste naar dorp 5, en daar leveren met nog een transactie.
lesson-barter = Weer geleverd! Neem nu eens de ruilhandel: de schijf gaat achter je scherm en telt voor zoveel yaks als erop staat.
lesson-barter-other = Dat mag ook. Maar yaks heb je nog niet, en bij gelijke stand beslissen ze: kies nu de ruilhandel.
lesson-both = De tweede beloning moet een andere zijn, en je mag ervan afzien. Hier staat nog geen stupa: plaats er een.
lesson-both-other = Dat mag ook. Maar hier staat nog geen stupa, en een tempel telt voor 2: kies de offerande.

lesson-inventory = Zo gaat het twaalf maanden door. Na maand 4, 8 en 12 is er een inventaris: wie als enige het meest heeft van een grondstof, krijgt 3 yaks. Een voorraad bewaren loont dus ook.
lesson-final = Aan het eind telt men religie (stupa’s), politiek (regio’s) en economie (yaks). Met vier spelers valt telkens de laatste af, eerst bij religie en dan bij politiek; van de twee die overblijven, wint de rijkste aan yaks.
lesson-tip = Een tip voor je eerste echte spel: zoek voor je programmeert eerst een bestelling die je kunt halen, en tel dan terug. En kijk wie er vóór je aan de beurt is: hij neemt misschien net de grondstof die jij verwacht.
