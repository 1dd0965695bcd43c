# The lesson of Ilôs.

lesson-welcome = Welcome at sea! Beyond the map lies an archipelago that nobody has explored. You are Orange, a merchant; Green sets sail as well.
lesson-goal = You win by being the richest at the end. What counts are the goods behind your screen, at the prices of the market: ebony, spice, dye and gold.
lesson-hand = The cards in your hand are your actions and your money at once. Playing a card costs other cards: as many as it says. You begin with five.
lesson-mulligan = If you do not like your hand, you may exchange once. This one is good: two ships and a plantation. Keep it and exchange nothing.
lesson-mulligan-other = You may exchange. But this hand is good for the lesson: exchange nothing.

lesson-tiles = Now you discover the first islands. Three tiles lie open in the exploration area. On a tile you see parts of islands, with sites: plantations, gold, ruins and building sites.
lesson-first-tile = Trimara, tile 1, is one island with ebony, dye and a building site. Choose it: a ship of yours comes to its coast at once, and that costs nothing.
lesson-first-tile-other = You may take that tile, too. But begin with Trimara now: all on that tile is one island.

lesson-island = Green has laid a tile: land to land, sea to sea. Parts that touch are one island: your Trimara has grown, by spice and another building site.
lesson-turn = Your turn. First you play as many cards as you like and can, then you produce, and then you draw new cards.
lesson-plantation = A plantation puts a pioneer on ebony, spice or dye, where a ship of yours lies. Play your plantation and choose the ebony of Trimara.
lesson-plantation-other = That works too. But plantations pay most in the first rounds: play the plantation.
lesson-site-other = You may choose that site, too: it is all your island. For now take the ebony on tile 1.
lesson-pay = The plantation costs 2 cards. Which ones you give up is for you to say. The market and the gold mine are too dear for now: discard those.
lesson-pay-other = You may, but you will need your ships in a moment: discard the market and the gold mine.

lesson-ship = Another ship! Each ship on the table brings you a card every turn, and for buildings you need two at the island. Play a ship: one from your supply, to the coast of tile 1. Your last card pays for it.
lesson-ship-other = That works too. But a second ship at your own island soon earns its cost: from the supply, to the coast of tile 1.
lesson-end-turn = Your cards are used up. End your actions: you produce 1 ebony, which goes behind your screen, and draw 3 cards plus 1 for each ship.

lesson-round-two = Five new cards, and Green has a plantation with dye. Now it is you again.
lesson-building = With two ships at the island you can build. Play your building, on the building site of tile 1.
lesson-building-other = That works too. But play the building now: then you produce twice as much from now on.
lesson-building-site-other = You may build there, too. For now take the site on tile 1.
lesson-post = A fort protects you from pirates and brings a card a turn. A trading post copies a plantation on the island, whoever’s it is. Choose the trading post, for more ebony, and discard two cards, but not the market.
lesson-post-other = A fort is good, too, against pirates and for a card more. But there are no pirates here yet: choose the trading post.
lesson-post-pay-other = You may, but you will need the market in a moment: discard another card.
lesson-market = Now the price. A market costs one good instead of cards, and the price of that good rises a step: for what you have and for all that is still to come. Play your market with your ebony.
lesson-market-other = That works too. But from now on you make two ebony every turn: the sooner the price rises, the better.
lesson-end-two = Ebony is worth 2 now, and you produce 2 of it a turn. End your actions.

lesson-explore = Green puts out more ships. Time to look further: play a ship, take it from your supply, and explore.
lesson-explore-other = That works too. But exploring makes the archipelago larger, and you choose how: play a ship, from the supply, and explore.
lesson-lay = Choose Kormos, tile 4, with dye and gold, and lay it below Trimara. It must fit everywhere: land to land, sea to sea. Turn it as you like.
lesson-lay-other = That works too. But Kormos below Trimara makes your island larger, with gold on it.
lesson-lay-pay = Your ship is there already. A ship costs 1 card: discard one.

lesson-pirates = On some tiles there is a pirates’ den. Whoever puts a ship there makes building dearer for the others, on all islands that the tile touches. A fort protects you.
lesson-later = Later come the dear cards: a gold mine costs 5 cards and two ships, a ruin 7 cards but gives 3 gold at once. Gold begins at 3.
lesson-end = As soon as somebody places the tenth pioneer, that round is the last. Only what lies behind the screens counts: cards, ships and buildings are worth nothing then.
lesson-tip = A tip for your first real game: each ship that is at sea early earns its cost in cards. And see who has much of your good: a market helps them, too.
