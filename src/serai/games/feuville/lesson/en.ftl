# The lesson of Feuville.

lesson-welcome = Welcome to Feuville! Everybody builds a skyline: walls at the bottom, towers on them, the sky above. You are Blue. And sometimes the dragon comes.
lesson-goal = You win by having the most fame points at the end. You get them by royal decrees, if you score them at the right moment.
lesson-columns = On the board stand six persons. Above each of them lie three building tiles (wall, tower, sky) and a decree. The dice bring you to two of these persons.
lesson-town = This is your town. Your start tile is the first wall: solid rock, which never burns down.
lesson-roll = Roll the dice.

lesson-dice = A 2 and a 5. You use them one after the other, in any order, each for one thing: a building tile, the decree or the skill of the person. Or you take a spell with a die.
lesson-tower = In column 2 lies a tower with two golden stars. Use the 2 and take that tower.
lesson-tower-other = That works too. But two stars on one tower are fine: first take the tower with the 2.
lesson-kobold-later = The kobold takes both dice, and then you choose a person yourself. Handy if your roll does not suit you, but this one does: use the 2.
lesson-build = You may build a tile at once or keep it on your player board. A tower belongs on a wall: build it on your start column.
lesson-build-other = You may keep it, but a thief can get at your board, and it has only two places. Build it.
lesson-decree = Now the 5. In column 5 lies the decree “golden star ×2”: 2 points for each star in your town. Use the 5 and take the decree.
lesson-decree-other = That works too. But you have two stars already: take the decree that counts stars.
lesson-keep = Scoring it now would give 4 points. But each further star makes it more! Keep the decree on your player board, and end your turn.
lesson-keep-other = You may, for 4 points. But each star that is still to come makes it worth 2 more: keep it a while, and end your turn.

lesson-second = Red has built, and your decree is still there. It is your turn again: roll.
lesson-second-other = You may score at any moment of your turn, now as well. But roll first: perhaps you get another star.
lesson-sky = A 4 and a 6. In column 4 lies a sky with a star and a cloud. Use the 4, take the sky and build it on your tower.
lesson-sky-other = That works too. But that sky has a star and a cloud, and completes your column: take it and build it.
lesson-score = Three stars: your decree is worth 6 points now. At any moment of your own turn you may score a decree from your board. Do that now.
lesson-score-other = That works too. But first score your decree now: 6 points.
lesson-district = Wall, tower and sky: your column is complete. In column 6 lies “small district”, 5 points for a complete column. Use the 6, take the decree and score it at once.
lesson-district-other = That works too. But you have a complete column already: take the small district and score it at once, for 5 points.
lesson-grow = 11 points! The grass tile says that this column does not count as a district again. So your town must grow. End your turn; then you roll again.

lesson-wall = A 1 and a 3. In column 1 lies a wall with a city gate, in column 3 a tower. Take the wall with the 1 and build it at the right end of your town; then take the tower with the 3 and build it on your new wall.
lesson-wall-other = That works too. But without a new wall there is no new column: first the city gate at the right end of your town, then the tower on it.
lesson-dragon-near = Look out: you have two columns now, but one cloud. A double wakes the dragon, whoever rolls it. End your turn…

lesson-fire = Red rolled two fives: Dragomir! He attacks everybody at once. For each cloud that you have less than columns, a column burns down.
lesson-ruin = Your new column is a ruin now: it counts for nothing and you cannot build on it. But the magician, number 6, lets ruins rise again.
lesson-third = Roll. Then use the 6 for the skill of the magician, restore your column, and take a spell as well: the one with 3 fame points.
lesson-magician-other = That works too. But let your column rise first: the 6, the skill of the magician, and then the spell with 3 fame points.
lesson-clouds = Now another cloud. In column 2 lies a sky with a cloud: use the 2 and build it on your second column.
lesson-clouds-other = That works too. But with another cloud the dragon can do nothing to you: take the sky and build it on your second column.

lesson-safe = As many clouds as columns: now the dragon can do nothing to you. And you have two complete columns side by side.
lesson-end = When an open place for decrees cannot be filled any more, that is the last round. Whoever has scored the fewest decrees gets 7 points by the grace of the king. What lies on your player board is worth nothing then.
lesson-tip = A tip for your first real game: once in the game you score your whole city, from left to right corner tower with a city gate between them, for 2 points a wall and tower. Build towards that from the beginning.
