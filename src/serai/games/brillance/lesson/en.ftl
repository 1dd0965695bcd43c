# The lesson of Brillance.

lesson-welcome = Welcome to Brillance! By day no carts are allowed in the city, so all happens at night. You send five laden carts through the gates, supply your shops and want to be outside again before sunrise.
lesson-goal = You win by having the most points at sunrise. A complete shop is worth its order, each cart that is home 1 point. The streets are so narrow that one cart blocks the way.
lesson-colour = First choose a colour. It also decides before which gate your carts stand. Take yellow: your carts stand before the Sun Gate.
lesson-colour-other = You may take that colour, too. But this lesson is about the yellow carts: choose yellow.

lesson-carts = These are your five carts, each with three goods. The carts of colours that nobody plays stand empty in the way all night.
lesson-shops = And these are your six shops. The number is the order: 2 or 3 goods. In this lesson we supply the Bakery, which wants 3.
lesson-points = Each cart has five action points a turn. Only in round 1 the first player has one a cart, the second, which is you, two. Driving a space costs one point. Choose cart 1 and drive a space forward.
lesson-points-other = That works too: all your carts may drive. But in this lesson we follow cart 1.
lesson-card-later = You may play cards at any moment of your turn. We shall do so in a moment; first drive with cart 1.
lesson-gate = Now drive into the Sun Gate. Remember: a cart may enter the city by any gate, but leave it only by the same one.
lesson-gate-other = It may go there, too, but the Bakery lies within the walls: drive into the Sun Gate.

lesson-cards = You have two event cards, which only you can see. In your turn you play as many as you like. A Bonus Gift makes an order one smaller (-1), and still the shop is worth its whole order!
lesson-gift = Play the Bonus Gift on your own Bakery: then 2 goods are enough, and it is still worth 3 points.
lesson-gift-other = That works too. But play the Bonus Gift now, on your own Bakery.
lesson-gift-shop = You may choose that shop, too. But cart 1 goes to the Bakery: choose that.
lesson-reaction = After each card there is a moment to react: whoever has a Windfall can undo it. Blue did nothing. That does not tell you whether Blue has one.
lesson-end-turn = Your other carts may still drive, but we leave it at one. End your turn; then you draw a card.
lesson-end-turn-other = That works too. But let us follow cart 1 first: end your turn.

lesson-five = Round 2: from now on each cart has five action points.
lesson-street = Drive with cart 1 over the square into the street, four spaces towards the Bakery.
lesson-street-other = You may go that way, too, but it is longer. Follow the street to the Bakery.
lesson-toll = The next space belongs to a toll guard. On a guard’s space you may not halt, only drive across it, and you have not enough points for that now. Leave cart 1 here (do something else) and end your turn.
lesson-toll-other = That works too. But you cannot go forward: leave cart 1 here and end your turn.

lesson-to-shop = Round 3. Now you get across the toll: drive three spaces, up to the Bakery.
lesson-to-shop-other = That works too. But the Bakery is waiting: drive across the toll and along the quay to its delivery space.
lesson-deliver = You stand on the delivery space of your shop. Each good that you deliver costs an action point; you have two left. Deliver two goods.
lesson-deliver-other = That works too. But now you are there: deliver two goods to the Bakery.
lesson-breakdown = The Bakery is complete: 3 points! Now tease a rival: play Breakdown on a cart of Blue. It then stands still for its whole next turn.
lesson-breakdown-other = That works too. But try a card against somebody: play Breakdown on a cart of Blue.
lesson-bandits-later = The Bandits card wakes the bandits of Pakius. They steal from each cart that they pass, yours as well. Play Breakdown for now.

lesson-later = Two rounds later. Your cart is on its way back.
lesson-home = Drive with cart 1 over the square through the Sun Gate, the same by which it came in, and then to a yellow start space.
lesson-home-other = That works too. But bring cart 1 home: through the Sun Gate, and then to its start space.
lesson-done = Home: 1 point, and the cart leaves the board. So all your carts will drive, each to its shops.
lesson-bandits = Beware of the bandits: once they are awake, each player moves their cart at the beginning of the turn. It steals from carts beside it, until with three goods it must go back to the castle.
lesson-end = The night lasts ten rounds, with two or three players eight. A shop that is not complete counts, too: 1 point a good.
lesson-tip = A tip for your first real game: choose a way with two shops for each cart beforehand, and keep enough rounds for the way back. And before somebody else’s shop you are nicely in the way: but in your next turn you must leave it.
