"""All steps of the game, by number."""

from typing import Final

from serai.core.arrays import vec
from serai.games.feuville import actions as act
from serai.games.feuville import position as pos
from serai.games.feuville.city import CityGrass, CitySpan
from serai.games.feuville.deal import DealDecrees, DealSpells, DealTiles, RefillRows
from serai.games.feuville.dice import BeforeRoll, DieUse, KoboldPerson, KoboldUse, Main, Rolling
from serai.games.feuville.dragon import Attack, BurnColumn, RestoreColumn, UseFireProtection
from serai.games.feuville.fairy import ChooseSpell, ReturnFame, SettleSpell, SpendBigChoice, UseBigChoice, Window
from serai.games.feuville.items import BuildSlot, ScoreChoice, SettleDecree, SettleTile
from serai.games.feuville.persons import (
    ChooseDecree,
    InnkeeperTile,
    Juggle,
    Juggling,
    MagicianSpell,
    Steal,
    TileChoice,
    Treat,
)
from serai.games.feuville.step import Step
from serai.games.feuville.turn import NameStart, NextTurn, Over

ALL: Final[vec[Step]] = vec[Step](
    [
        NameStart(pos.NAME_START, "name_start"),
        BeforeRoll(pos.BEFORE_ROLL, "before_roll"),
        Rolling(pos.ROLLING, "rolling"),
        UseFireProtection(pos.USE_FIRE_PROTECTION, "use_fire_protection", act.YES, act.NO),
        BurnColumn(pos.BURN_COLUMN, "burn_column"),
        Main(pos.MAIN, "main"),
        DieUse(pos.DIE_USE, "die_use"),
        KoboldPerson(pos.KOBOLD_PERSON, "kobold_person"),
        KoboldUse(pos.KOBOLD_USE, "kobold_use"),
        SettleTile(pos.SETTLE_TILE, "settle_tile"),
        BuildSlot(pos.BUILD_SLOT, "build_slot"),
        SettleDecree(pos.SETTLE_DECREE, "settle_decree"),
        ScoreChoice(pos.SCORE_CHOICE, "score_choice"),
        RestoreColumn(pos.RESTORE_COLUMN, "restore_column", act.STOP),
        Juggle(pos.JUGGLE, "juggle", act.AGAIN, act.STOP),
        Juggling(pos.JUGGLING, "juggling"),
        Steal(pos.STEAL, "steal"),
        InnkeeperTile(pos.INNKEEPER_TILE, "innkeeper_tile", act.PASS),
        UseBigChoice(pos.USE_BIG_CHOICE, "use_big_choice", act.YES, act.NO),
        TileChoice(pos.CHOOSE_TILE, "choose_tile"),
        ChooseDecree(pos.CHOOSE_DECREE, "choose_decree"),
        MagicianSpell(pos.MAGICIAN_SPELL, "magician_spell", act.YES, act.NO),
        ChooseSpell(pos.CHOOSE_SPELL, "choose_spell"),
        SettleSpell(pos.SETTLE_SPELL, "settle_spell"),
        CitySpan(pos.CITY_SPAN, "city_span"),
        CityGrass(pos.CITY_GRASS, "city_grass"),
        DealTiles(pos.DEAL_TILES, "deal_tiles"),
        DealDecrees(pos.DEAL_DECREES, "deal_decrees"),
        DealSpells(pos.DEAL_SPELLS, "deal_spells"),
        Over(pos.OVER, "over"),
        Attack(pos.ATTACK, "attack"),
        Treat(pos.TREAT, "treat"),
        RefillRows(pos.REFILL_ROWS, "refill_rows"),
        Window(pos.WINDOW, "window"),
        ReturnFame(pos.RETURN_FAME, "return_fame"),
        SpendBigChoice(pos.SPEND_BIG_CHOICE, "spend_big_choice"),
        NextTurn(pos.NEXT_TURN, "next_turn"),
    ]
)
