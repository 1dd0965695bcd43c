lesson-welcome = Welcome to the bazaar. You win by having the most points after four rounds.
lesson-prize = The die names the prize: 6 points. Everybody bids a card in secret, and the highest card that nobody else bid wins it. Bid your 8.
lesson-small = The 6 points are yours. Now the prize is 1 only: bid a low card.
lesson-keep = You may, but that card is worth more later: bid the 1 or the 3.
lesson-tip = Two equal cards cancel each other out. So look which high cards are gone.
