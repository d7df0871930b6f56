package pbem.games.chromino;

import pbem.game.Reason;
import pbem.game.Refusal;

/**
 * The reasons why a board cannot begin with a setup, or why a text is not a legal move. The player to move reads the
 * latter. They name no tiles except the one that was typed and those on the table.
 */
final class ChrominoRefusal {

    /** The option {@code -expert}, by which most points win, was chosen for a single player. */
    static final Reason EXPERT_ALONE = new Reason("chromino.expert-alone");

    /** The text has none of the forms of a move. */
    static final Reason UNREADABLE = new Reason("chromino.unreadable").shapeless();

    /** The text cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chromino.not-a-cell");

    /** The text names a tile, but no cell. */
    static final Reason NO_CELL = new Reason("chromino.no-cell");

    /** The text names a tile and a cell, but no direction. */
    static final Reason NO_DIRECTION = new Reason("chromino.no-direction");

    /** One of the letters is not a colour. */
    static final Reason NO_SUCH_COLOUR = new Reason("chromino.no-such-colour");

    /** All letters are colours, but no tile has them. */
    static final Reason NO_SUCH_TILE = new Reason("chromino.no-such-tile");

    /** The tile lies on the table already. */
    static final Reason ALREADY_LAID = new Reason("chromino.already-laid");

    /** The player does not have the tile. */
    static final Reason NOT_HELD = new Reason("chromino.not-held");

    /** The player drew a tile and wants to lay a different one. */
    static final Reason ONLY_DRAWN = new Reason("chromino.only-drawn");

    /** A tile lies on one of the cells already. */
    static final Reason OCCUPIED = new Reason("chromino.occupied");

    static final Reason CLASH = new Reason("chromino.clash");

    static final Reason TOO_FEW_CONTACTS_NONE = new Reason("chromino.no-contact");

    static final Reason TOO_FEW_CONTACTS_ONE = new Reason("chromino.one-contact");

    /** The player wants to draw but can lay a tile. Only {@code -freedraw} allows that. */
    static final Reason MUST_LAY = new Reason("chromino.must-lay");

    /** The player has already drawn in this turn. */
    static final Reason DRAWN_ALREADY = new Reason("chromino.drawn-already");

    /** The bag is empty. */
    static final Reason BAG_EMPTY = new Reason("chromino.bag-empty");

    /** The player wants to pass but can lay a tile. */
    static final Reason CANNOT_PASS = new Reason("chromino.cannot-pass");

    /** The player wants to pass but has not drawn in this turn, with {@code -freedraw}. */
    static final Reason PASS_AFTER_DRAW = new Reason("chromino.pass-after-draw");

    private ChrominoRefusal() {}

    /** Whether the three letters in the place of a tile are not a tile. */
    static boolean isNoTile(Refusal refusal) {
        return refusal.is(NO_SUCH_COLOUR) || refusal.is(NO_SUCH_TILE);
    }
}
