package pbem.games.chromino;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/**
 * Why a board cannot begin so, or why a text is no legal move. The latter are said to the player to move, and name no tile but the one that was typed and
 * those on the table.
 */
sealed interface ChrominoRefusal extends Refusal {

    /** Whether three letters stand in the place of a tile that are none. */
    default boolean isNoTile() {
        return false;
    }

    /** Most points win, and there is but one player. */
    record ExpertAlone() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.expert-alone");
        }
    }

    /** Nobody moves any more. */
    record Over() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.over");
        }
    }

    /** The text has none of the forms of a move. */
    record Unreadable(String text) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.unreadable", text);
        }

        @Override
        public boolean isShapeless() {
            return true;
        }
    }

    /** Something that cannot be the name of a cell. */
    record NotACell(String text) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.not-a-cell", text);
        }
    }

    /** A tile, but not where to. */
    record NoCell(String letters) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.no-cell", letters);
        }
    }

    /** A tile and a cell, but not which way. */
    record NoDirection(String letters, Cell cell) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.no-direction", letters, cell.name());
        }
    }

    /** One of the letters is no colour. */
    record NoSuchColour(String letters, String letter) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.no-such-colour", letters, letter);
        }

        @Override
        public boolean isNoTile() {
            return true;
        }
    }

    /** Letters of colours, but no tile has them. */
    record NoSuchTile(String letters) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.no-such-tile", letters);
        }

        @Override
        public boolean isNoTile() {
            return true;
        }
    }

    /** The tile lies on the table already. */
    record AlreadyLaid(Placement laid) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.already-laid", laid.tile().name(), laid.notation());
        }
    }

    /** The player does not have the tile. */
    record NotHeld(Tile tile) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.not-held", tile.name());
        }
    }

    /** The player drew, and wants to lay another tile than the one that came. */
    record OnlyDrawn(Tile tile) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.only-drawn", tile.name());
        }
    }

    /** Something lies where the tile should. */
    record Occupied(Placement placement, Cell cell, Placement there) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromino.occupied",
                    placement.notation(),
                    cell.name(),
                    there.tile().name());
        }
    }

    /** Different colours would touch; there is one contact at least. */
    record Clash(Placement placement, List<Contact> contacts) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chromino.clash",
                    placement.notation(),
                    contacts.stream().map(Clash::inWords).toList());
        }

        private static Phrase inWords(Contact contact) {
            return Phrase.of(
                    "chromino.clash-of",
                    contact.hue().named(),
                    contact.cell().name(),
                    contact.otherHue().named(),
                    contact.other().name());
        }
    }

    /** All colours match, but too few squares touch. */
    record TooFewContacts(Placement placement, List<Contact> contacts) implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return contacts.isEmpty()
                    ? Phrase.of("chromino.no-contact", placement.notation())
                    : Phrase.of(
                            "chromino.one-contact",
                            placement.notation(),
                            contacts.get(0).cell().name(),
                            contacts.get(0).other().name());
        }
    }

    /** The player wants to draw, which only {@code -freedraw} allows while a tile can be laid. */
    record MustLay() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.must-lay");
        }
    }

    /** The player has drawn in this turn. */
    record DrawnAlready() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.drawn-already");
        }
    }

    /** Nothing is left to draw. */
    record BagEmpty() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.bag-empty");
        }
    }

    /** The player wants to pass and can lay a tile. */
    record CannotPass() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.cannot-pass");
        }
    }

    /** With {@code -freedraw}: the player wants to pass and has not drawn. */
    record PassAfterDraw() implements ChrominoRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chromino.pass-after-draw");
        }
    }
}
