practice-fame = Score { $count } fame points with these dice.
practice-fame-missed = That ends your turn with { $have } of { $count } fame points, or leaves the rest to chance or to others.
practice-fame-learned = Well scored! Build first what a decree counts, then score it: the order of the two dice matters.
practice-scored = Score { $count } decrees with these dice.
practice-scored-missed = That ends your turn with { $have } of { $count } decrees scored, or leaves the rest to chance or to others.
practice-scored-learned = Two at once! A decree counts only when it is scored; what lies on your player board at the end is worth nothing.
practice-complete =
    { $count ->
        [one] Complete a column with these dice: wall, tower and sky.
       *[other] Complete { $count } columns with these dice: wall, tower and sky.
    }
practice-complete-missed = That ends your turn, and a column is still missing something; or it leaves the rest to chance or to others.
practice-complete-learned = Complete! A tile that you keep on your player board can be built later in the same turn, when it fits.
practice-safe = Make your town safe from the dragon: end your turn with at least as many clouds as columns, both not burnt.
practice-safe-missed = That ends your turn, and there are still fewer clouds than columns; or it leaves the rest to chance or to others.
practice-safe-learned = Dragomir may come. A new wall makes a column more; a sky brings clouds without one.
