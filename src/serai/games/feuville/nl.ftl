# words
player-blue = Blauw
player-red = Rood
player-green = Groen
player-yellow = Geel
