game-blurb = Take one to three stones in turn; whoever takes the last one wins.
ending-empty = by taking the last stone
prompt-take = Take one to three stones.
prompt-wait = Another player takes stones.
prompt-over = No stone is left.
label-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
log-take = Player { $player } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
stones-left = { $stones ->
    [one] One stone left
   *[other] { $stones } stones left
}
panel-board = The heap
