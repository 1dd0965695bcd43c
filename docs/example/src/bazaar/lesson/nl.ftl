lesson-welcome = Welkom op de bazaar. Je wint met de meeste punten na vier ronden.
lesson-prize = De dobbelsteen noemt de prijs: 6 punten. Iedereen biedt in het geheim een kaart, en de hoogste kaart die niemand anders bood, wint. Bied je 8.
lesson-small = De 6 punten zijn van jou. Nu is de prijs maar 1: bied een lage kaart.
lesson-keep = Dat mag, maar die kaart is later meer waard: bied de 1 of de 3.
lesson-tip = Twee gelijke kaarten heffen elkaar op. Kijk dus welke hoge kaarten al weg zijn.
