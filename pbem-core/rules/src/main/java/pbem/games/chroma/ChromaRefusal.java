package pbem.games.chroma;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a text is no legal move of Chroma. */
sealed interface ChromaRefusal extends Refusal {

    /** Nobody moves any more. */
    record Over() implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.over");
        }
    }

    /** The text does not look like a cell. */
    record Unreadable(String text) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.unreadable", text);
        }

        @Override
        public boolean isShapeless() {
            return true;
        }
    }

    /** The colour was written along, and it is another one's turn. */
    record OtherColour(Colour next, Colour written) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.other-colour", next.phrase(), written.phrase());
        }
    }

    /** A level above the top, or below the board. */
    record NoSuchLevel(Cell cell, int levels) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.no-such-level", cell.name(), levels);
        }
    }

    /** A level of the board, but with fewer rows. */
    record NoSuchRow(Cell cell, int rows) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.no-such-row", cell.name(), cell.level(), rows, Cell.row(rows));
        }
    }

    /** A row of the board, but not so long. */
    record NoSuchCell(Cell cell) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "chroma.no-such-cell",
                    cell.name(),
                    Cell.row(cell.row()),
                    cell.row(),
                    new Cell(cell.level(), cell.row(), 1).name(),
                    new Cell(cell.level(), cell.row(), cell.row()).name());
        }
    }

    /** Something that cannot be the name of a cell. */
    record NotACell(String text) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.not-a-cell", text);
        }
    }

    /** There is a cube in that cell. */
    record Occupied(Cell cell, Colour colour) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.occupied", cell.name(), colour.phrase());
        }
    }

    /** Not all three cubes below are there. */
    record NoSupport(Cell cell, List<Cell> empty) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.no-support", cell.name(), names(cell.supporters()), names(empty), empty.size());
        }
    }

    /** One of the cubes below has the colour of the next one. */
    record OnItsColour(Cell cell, Colour colour, Cell below) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.on-its-colour", cell.name(), colour.phrase(), below.name());
        }
    }

    /** Cubes beside it have the colour of the next one. */
    record Touching(Cell cell, Colour colour, List<Cell> beside) implements ChromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("chroma.touching", cell.name(), colour.phrase(), names(beside), beside.size());
        }
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }
}
