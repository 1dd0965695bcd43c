"""All steps of the game, by number."""

from typing import Final

from serai.core.step import Step, Steps
from serai.games.feuville import actions as act
from serai.games.feuville import city, deal, dice, dragon, fairy, items, persons, turn
from serai.games.feuville import position as pos
from serai.games.feuville.position import Position

ALL: Final[Steps[Position]] = Steps[Position](
    [
        turn.NameStart(pos.NAME_START, "name_start"),
        dice.BeforeRoll(pos.BEFORE_ROLL, "before_roll"),
        dice.Rolling(pos.ROLLING, "rolling"),
        dragon.UseFireProtection(pos.USE_FIRE_PROTECTION, "use_fire_protection", act.YES, act.NO),
        dragon.BurnColumn(pos.BURN_COLUMN, "burn_column"),
        dice.Main(pos.MAIN, "main"),
        dice.DieUse(pos.DIE_USE, "die_use"),
        dice.KoboldPerson(pos.KOBOLD_PERSON, "kobold_person"),
        dice.KoboldUse(pos.KOBOLD_USE, "kobold_use"),
        items.SettleTile(pos.SETTLE_TILE, "settle_tile"),
        items.BuildSlot(pos.BUILD_SLOT, "build_slot"),
        items.SettleDecree(pos.SETTLE_DECREE, "settle_decree"),
        items.ScoreChoice(pos.SCORE_CHOICE, "score_choice"),
        dragon.RestoreColumn(pos.RESTORE_COLUMN, "restore_column", act.STOP),
        persons.Juggle(pos.JUGGLE, "juggle", act.AGAIN, act.STOP),
        persons.Juggling(pos.JUGGLING, "juggling"),
        persons.Steal(pos.STEAL, "steal"),
        persons.InnkeeperTile(pos.INNKEEPER_TILE, "innkeeper_tile", act.PASS),
        fairy.UseBigChoice(pos.USE_BIG_CHOICE, "use_big_choice", act.YES, act.NO),
        persons.TileChoice(pos.CHOOSE_TILE, "choose_tile"),
        persons.ChooseDecree(pos.CHOOSE_DECREE, "choose_decree"),
        persons.MagicianSpell(pos.MAGICIAN_SPELL, "magician_spell", act.YES, act.NO),
        fairy.ChooseSpell(pos.CHOOSE_SPELL, "choose_spell"),
        fairy.SettleSpell(pos.SETTLE_SPELL, "settle_spell"),
        city.CitySpan(pos.CITY_SPAN, "city_span"),
        city.CityGrass(pos.CITY_GRASS, "city_grass"),
        deal.DealTiles(pos.DEAL_TILES, "deal_tiles"),
        deal.DealDecrees(pos.DEAL_DECREES, "deal_decrees"),
        deal.DealSpells(pos.DEAL_SPELLS, "deal_spells"),
        Step[Position](pos.OVER, "over"),
        dragon.Attack(pos.ATTACK, "attack"),
        persons.Treat(pos.TREAT, "treat"),
        deal.RefillRows(pos.REFILL_ROWS, "refill_rows"),
        fairy.Window(pos.WINDOW, "window"),
        fairy.ReturnFame(pos.RETURN_FAME, "return_fame"),
        fairy.SpendBigChoice(pos.SPEND_BIG_CHOICE, "spend_big_choice"),
        turn.NextTurn(pos.NEXT_TURN, "next_turn"),
    ]
)
