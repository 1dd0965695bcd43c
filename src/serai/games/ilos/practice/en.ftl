practice-pioneers =
    { $count ->
        [one] Place a pioneer in this turn, with the cards you hold.
       *[other] Place { $count } pioneers in this turn, with the cards you hold.
    }
practice-pioneers-missed = That ends your turn with { $have } of { $count } pioneers placed, or leaves the rest to chance: a new tile would be drawn.
practice-pioneers-learned = Well paid! Each card you give up is one you cannot play: look first at what you need yourself.
practice-harvest =
    { $count ->
        [one] Produce one good more than before, with the cards you hold.
       *[other] Raise your production by { $count } goods in this turn, with the cards you hold.
    }
practice-harvest-missed = That ends your turn with { $have } of { $count } goods more, or leaves the rest to chance: a new tile would be drawn.
practice-harvest-learned = A good harvest. What you build now already produces in this turn; a trading post copies what grows on the island.
practice-wealth = Make your goods worth { $count } more by the end of this turn, production included.
practice-wealth-missed = That makes your goods worth { $have } more; { $count } is possible. Or it leaves the rest to chance.
practice-wealth-learned = Richer! A market pays when you hold much of that good, and a pioneer placed now produces at once.
