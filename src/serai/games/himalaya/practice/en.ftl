practice-deliver =
    { $count ->
        [one] Complete your programme so that it delivers an order, whatever the others lay.
       *[other] Complete your programme so that it delivers { $count } orders, whatever the others lay.
    }
practice-deliver-missed =
    { $have ->
        [0] This programme delivers nothing for certain: something is missing, a road leads elsewhere, or another caravan could be there before you.
        [one] This programme delivers one order for certain; { $count } are possible.
       *[other] This programme delivers { $have } orders for certain; { $count } are possible.
    }
practice-deliver-learned = A sure delivery. Count the roads of the others too: who needs more commands than you cannot be there first.
practice-collect = Complete your programme so that it takes { $count } cubes in all, whatever the others lay.
practice-collect-missed = This programme takes { $have } cubes for certain; { $count } are possible. One a village, and where others can be before you, you cannot know what is left.
practice-collect-learned = A full load. Each village gives one cube a round, so a good programme is a round trip.
practice-precious =
    { $count ->
        [one] Complete your programme so that it takes a cube of jade or gold, whatever the others lay.
       *[other] Complete your programme so that it takes { $count } cubes of jade or gold, whatever the others lay.
    }
practice-precious-missed = This programme takes { $have } of { $count } cubes of jade or gold for certain. You always take the least valuable one, and others may be there before you.
practice-precious-learned = Jade and gold lie under the cheap cubes: look for villages where nothing cheaper is left, and where nobody else can be first.
