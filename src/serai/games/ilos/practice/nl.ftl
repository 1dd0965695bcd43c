practice-pioneers =
    { $count ->
        [one] Zet deze beurt een pionier in, met de kaarten die je hebt.
       *[other] Zet deze beurt { $count } pioniers in, met de kaarten die je hebt.
    }
practice-pioneers-missed = Daarmee eindigt je beurt met { $have } van de { $count } pioniers, of laat je de rest aan het toeval over: er zou een nieuwe tegel komen.
practice-pioneers-learned = Goed betaald! Elke kaart die je afgeeft kun je niet meer spelen: kijk eerst wat je zelf nodig hebt.
practice-harvest =
    { $count ->
        [one] Produceer één grondstof meer dan eerst, met de kaarten die je hebt.
       *[other] Verhoog je productie deze beurt met { $count } grondstoffen, met de kaarten die je hebt.
    }
practice-harvest-missed = Daarmee eindigt je beurt met { $have } van de { $count } grondstoffen meer, of laat je de rest aan het toeval over: er zou een nieuwe tegel komen.
practice-harvest-learned = Een goede oogst. Wat je nu bouwt produceert deze beurt al; een handelspost kopieert wat er op het eiland groeit.
practice-wealth = Maak je grondstoffen aan het einde van deze beurt { $count } meer waard, de productie meegerekend.
practice-wealth-missed = Daarmee worden je grondstoffen { $have } meer waard; { $count } kan. Of je laat de rest aan het toeval over.
practice-wealth-learned = Rijker! Een markt loont als je veel van die grondstof hebt, en een pionier die je nu inzet produceert meteen.
