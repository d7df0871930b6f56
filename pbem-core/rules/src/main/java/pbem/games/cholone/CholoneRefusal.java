package pbem.games.cholone;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a game of Cholone does not start so, or why a text is no legal move. */
sealed interface CholoneRefusal extends Refusal {

    /** A layout was chosen, but the layouts are for two. */
    record SetupForTwo() implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.setup-for-two");
        }
    }

    /** Nobody moves any more. */
    record Over() implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.over");
        }
    }

    /** The text has none of the forms of a move. */
    record Unreadable(String text) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.unreadable", text);
        }

        @Override
        public boolean isShapeless() {
            return true;
        }
    }

    /** Something that cannot be the name of a cell. */
    record NotACell(String text) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.not-a-cell", text);
        }
    }

    /** A cell with a letter beyond i. */
    record NoSuchRow(String label) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.no-such-row", label);
        }
    }

    /** A row of the board, but not so long. */
    record NoSuchCell(String label, Cell first, Cell last) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.no-such-cell", label, label.substring(0, 1), first.name(), last.name());
        }
    }

    /** A group of marbles and no word about where it goes. */
    record NoDestination(Cell one, Cell other, Cell neighbour) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            int single = Direction.between(one, other).isPresent() ? 1 : 0; // perhaps one marble was meant
            return Phrase.of("cholone.no-destination", one.name(), other.name(), neighbour.name(), single);
        }
    }

    /** A marble is to go to a cell that does not touch its own. */
    record NotNext(Cell from, Cell to) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            List<Cell> neighbours = Direction.ALL.stream()
                    .flatMap(way -> way.from(from).stream())
                    .toList();
            return Phrase.of("cholone.not-next", from.name(), to.name(), names(neighbours));
        }
    }

    /** The third cell of a group's move touches neither of the first two. */
    record NoDirection(Cell one, Cell other, Cell third) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.no-direction", one.name(), other.name(), third.name());
        }
    }

    /** The ends of a group lie askew. */
    record NotOneLine(Cell one, Cell other) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.not-one-line", one.name(), other.name());
        }
    }

    /** More than three at once. */
    record TooMany(List<Cell> cells) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.too-many", names(cells), number(cells));
        }
    }

    /** The ends of a group are the player's marbles, the middle is empty. */
    record Gap(Cell one, Cell middle, Cell other) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.gap", one.name(), middle.name(), other.name());
        }
    }

    /** An empty cell is to move. */
    record NoMarble(Cell cell) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.no-marble", cell.name());
        }
    }

    /** Somebody else's marble is to move. */
    record NotYours(Cell cell, Phrase owner, Phrase player) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.not-yours", cell.name(), owner, player);
        }
    }

    /** The front marble of a row would leave the board. */
    record OverTheEdge(Cell head) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.over-the-edge", head.name());
        }
    }

    /** One's own marble lies before the row. */
    record OwnAhead(Cell head, Cell ahead) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.own-ahead", head.name(), ahead.name());
        }
    }

    /** As many foreign marbles as one's own, or more. */
    record TooFew(List<Cell> row, List<Cell> foreign, List<Phrase> owners) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "cholone.too-few",
                    names(row),
                    row.size(),
                    names(foreign),
                    foreign.size(),
                    owners,
                    number(row),
                    number(foreign));
        }
    }

    /** What is to be pushed lies before one's own marble. */
    record Sandwich(List<Cell> foreign, Cell own) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.sandwich", names(foreign), own.name());
        }
    }

    /** A side step would take that marble off the board. */
    record SideOverEdge(Cell cell) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.side-over-edge", cell.name());
        }
    }

    /** A side step to a cell that is not empty; there lies a marble "of white", or the player's own. */
    record SideBlocked(Cell from, Cell to, Phrase marble) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.side-blocked", from.name(), to.name(), marble);
        }
    }

    /** The short form of a side step that fits more than one. */
    record Ambiguous(String text, List<MarbleMove> readings) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "cholone.ambiguous",
                    text,
                    readings.stream().map(MarbleMove::notation).toList());
        }
    }

    /** The short form of a side step that fits none. */
    record NothingFits(Cell first, Cell target) implements CholoneRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("cholone.nothing-fits", first.name(), target.name());
        }
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }

    private static Phrase number(List<Cell> cells) {
        return Phrase.of("cholone.number", cells.size());
    }
}
