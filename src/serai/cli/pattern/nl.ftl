game-blurb = Neem om de beurt een tot drie stenen; wie de laatste neemt, wint.
ending-empty = door de laatste steen te nemen
prompt-take = Neem een tot drie stenen.
prompt-wait = Een andere speler neemt stenen.
prompt-over = Er is geen steen meer over.
label-take = { $stones ->
    [one] Neem één steen
   *[other] Neem { $stones } stenen
}
log-take = Speler { $player } neemt { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}.
stones-left = { $stones ->
    [one] Nog één steen
   *[other] Nog { $stones } stenen
}
panel-board = De stapel
