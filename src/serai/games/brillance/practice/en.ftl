practice-delivered =
    { $count ->
        [one] Deliver one more good with the carts that can still drive in this turn.
       *[other] Deliver { $count } more goods with the carts that can still drive in this turn.
    }
practice-delivered-missed = That ends your turn, or lets others have a say, with { $have } delivered of { $count }.
practice-delivered-learned = Delivered! Every good costs a point, and a cart that has stopped is finished as soon as another one drives: count the steps first.
practice-complete =
    { $count ->
        [one] Complete a shop with the carts that can still drive in this turn.
       *[other] Complete { $count } shops with the carts that can still drive in this turn.
    }
practice-complete-missed = That ends your turn, or lets others have a say, with { $have } of { $count } shops complete.
practice-complete-learned = Complete! Only a complete shop counts its whole order; goods from another cart may make the difference.
practice-home =
    { $count ->
        [one] Bring a cart home with the points that are left in this turn.
       *[other] Bring { $count } carts home with the points that are left in this turn.
    }
practice-home-missed = That ends your turn, or lets others have a say, with { $have } of { $count } carts home.
practice-home-learned = Home! A cart leaves only by the gate it came in by, so keep that way free, and mind the spaces where it may not stop.
practice-points =
    { $count ->
        [one] Gain a point with the carts that can still drive in this turn.
       *[other] Gain { $count } points with the carts that can still drive in this turn.
    }
practice-points-missed = That ends your turn, or lets others have a say, with { $have } gained of { $count }.
practice-points-learned = Well driven! A good more in a shop, a complete order, a cart at home: weigh what your last points bring.
