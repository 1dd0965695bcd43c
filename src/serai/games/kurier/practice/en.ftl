practice-march = Bring your dispatch { $count } villages further in this turn.
practice-march-missed =
    { $have ->
        [0] That ends your turn, and your dispatch has not moved on.
        [one] That brings your dispatch one village further; you need { $count }.
       *[other] That brings your dispatch { $have } villages further; you need { $count }.
    }
practice-march-learned = A forced march! A traveller who finds no room must go straight on, and the order of the two makes the difference.
practice-ready = End your turn so that your dispatch leaves with the next journey from its inn.
practice-ready-missed = That ends your turn, but the next journey would not take your dispatch along: its inn is not full, or the arrow leaves it behind.
practice-ready-learned = Well prepared: the inn is full, and the arrow takes your dispatch along. Mind that others who lodge there may travel too.
practice-lead =
    { $count ->
        [one] End your turn with your dispatch ahead of all others by a village.
       *[other] End your turn with your dispatch { $count } villages ahead of all others.
    }
practice-lead-missed = That ends your turn, and your dispatch is not far enough ahead of the others.
practice-lead-learned = In the lead: you choose the beds of other players’ couriers too, so take your own dispatch along and leave theirs behind.
