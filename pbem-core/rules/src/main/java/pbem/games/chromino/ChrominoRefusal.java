package pbem.games.chromino;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/**
 * Why a board cannot begin so, or why a text is no legal move. The latter are said to the player to move, and name no tile but the one that was typed and
 * those on the table.
 */
final class ChrominoRefusal {

    /** Most points win, and there is but one player. */
    static final Reason EXPERT_ALONE = new Reason("chromino.expert-alone");

    /** Nobody moves any more. */
    static final Reason OVER = new Reason("chromino.over");

    /** The text has none of the forms of a move. */
    static final Reason UNREADABLE = new Reason("chromino.unreadable").shapeless();

    /** Something that cannot be the name of a cell. */
    static final Reason NOT_A_CELL = new Reason("chromino.not-a-cell");

    /** A tile, but not where to. */
    static final Reason NO_CELL = new Reason("chromino.no-cell");

    /** A tile and a cell, but not which way. */
    static final Reason NO_DIRECTION = new Reason("chromino.no-direction");

    /** One of the letters is no colour. */
    static final Reason NO_SUCH_COLOUR = new Reason("chromino.no-such-colour");

    /** Letters of colours, but no tile has them. */
    static final Reason NO_SUCH_TILE = new Reason("chromino.no-such-tile");

    /** The tile lies on the table already. */
    static final Reason ALREADY_LAID = new Reason("chromino.already-laid");

    /** The player does not have the tile. */
    static final Reason NOT_HELD = new Reason("chromino.not-held");

    /** The player drew, and wants to lay another tile than the one that came. */
    static final Reason ONLY_DRAWN = new Reason("chromino.only-drawn");

    /** Something lies where the tile should. */
    static final Reason OCCUPIED = new Reason("chromino.occupied");

    static final Reason CLASH = new Reason("chromino.clash");

    static final Reason TOO_FEW_CONTACTS_NONE = new Reason("chromino.no-contact");

    static final Reason TOO_FEW_CONTACTS_ONE = new Reason("chromino.one-contact");

    /** The player wants to draw, which only {@code -freedraw} allows while a tile can be laid. */
    static final Reason MUST_LAY = new Reason("chromino.must-lay");

    /** The player has drawn in this turn. */
    static final Reason DRAWN_ALREADY = new Reason("chromino.drawn-already");

    /** Nothing is left to draw. */
    static final Reason BAG_EMPTY = new Reason("chromino.bag-empty");

    /** The player wants to pass and can lay a tile. */
    static final Reason CANNOT_PASS = new Reason("chromino.cannot-pass");

    /** With {@code -freedraw}: the player wants to pass and has not drawn. */
    static final Reason PASS_AFTER_DRAW = new Reason("chromino.pass-after-draw");

    private ChrominoRefusal() {}

    static Refusal alreadyLaid(Placement laid) {
        return ALREADY_LAID.of(laid.tile().name(), laid.notation());
    }

    static Refusal occupied(Placement placement, Cell cell, Placement there) {
        return OCCUPIED.of(placement.notation(), cell.name(), there.tile().name());
    }

    /** Different colours would touch; there is one contact at least. */
    static Refusal clash(Placement placement, List<Contact> contacts) {
        return CLASH.of(
                placement.notation(),
                contacts.stream().map(ChrominoRefusal::inWords).toList());
    }

    private static Phrase inWords(Contact contact) {
        return Phrase.of(
                "chromino.clash-of",
                contact.hue().named(),
                contact.cell().name(),
                contact.otherHue().named(),
                contact.other().name());
    }

    /** All colours match, but too few squares touch. */
    static Refusal tooFewContacts(Placement placement, List<Contact> contacts) {
        return contacts.isEmpty()
                ? TOO_FEW_CONTACTS_NONE.of(placement.notation())
                : TOO_FEW_CONTACTS_ONE.of(
                        placement.notation(),
                        contacts.get(0).cell().name(),
                        contacts.get(0).other().name());
    }

    /** Whether three letters stand in the place of a tile that are none. */
    static boolean isNoTile(Refusal refusal) {
        return refusal.is(NO_SUCH_COLOUR) || refusal.is(NO_SUCH_TILE);
    }
}
