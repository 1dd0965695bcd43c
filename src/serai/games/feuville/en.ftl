# words
player-blue = Blue
player-red = Red
player-green = Green
player-yellow = Yellow
