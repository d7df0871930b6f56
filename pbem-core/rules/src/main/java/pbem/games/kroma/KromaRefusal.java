package pbem.games.kroma;

import java.util.List;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a game of Kroma does not start so, or why a text is no legal move. */
sealed interface KromaRefusal extends Refusal {

    /** As many targets as players are wanted. */
    record TargetsForSeats(String letters, int targets, int seats) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.targets-for-seats", letters, targets, seats);
        }
    }

    /** Nobody lays pieces any more. */
    record Over() implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.over");
        }
    }

    /** The text does not have the form of a move. */
    record Unreadable(String text) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.unreadable", text);
        }

        @Override
        public boolean isShapeless() {
            return true;
        }
    }

    /** Triangles without a colour. */
    record NoColour(TriangleSet area) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.no-colour", area.toString());
        }
    }

    /** A word that is no colour of pieces. */
    record UnknownColour(String word) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.unknown-colour", word);
        }
    }

    /** Something that cannot be the name of a triangle. */
    record NotATriangle(String text) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.not-a-triangle", text);
        }
    }

    /** A triangle with a letter beyond the last row. */
    record NoSuchRow(String label, int side) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.no-such-row", label, Triangle.letter(side));
        }
    }

    /** A row of the board, but not so long. */
    record NoSuchTriangle(String label, List<Triangle> row) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "kroma.no-such-triangle",
                    label,
                    label.substring(0, 1),
                    row.size(),
                    row.get(0).name(),
                    row.get(row.size() - 1).name());
        }
    }

    /** The same triangle more than once. */
    record Twice(Triangle triangle) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.twice", triangle.name());
        }
    }

    /** Triangles that fall apart. */
    record Apart(TriangleSet area, TriangleSet part) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.apart", part.names(), area.without(part).names());
        }
    }

    /** Triangles that hang together, but in the form of no piece. */
    record NoPiece(TriangleSet area, int level) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.no-piece", area.names(), area.size(), wanted(level));
        }
    }

    /** A piece of the other phase. */
    record OtherPhase(PieceShape kind, TriangleSet area, int level) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.other-phase", area.names(), kind.phrase(), level, wanted(level));
        }
    }

    /** The supply has no such piece any more, but it has others of that shape. */
    record UsedUp(PieceShape kind, Colour colour, List<Colour> others) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.used-up", colour.phrase(), kind.phrase(), phrases(others));
        }
    }

    /** The supply has no piece of that shape any more. */
    record UsedUpInAll(PieceShape kind) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.used-up-in-all", kind.phrase());
        }
    }

    /** On triangles that pieces of those colours cover. */
    record Taken(TriangleSet area, List<Colour> colours) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.taken", area.names(), area.size(), phrases(colours));
        }
    }

    /** Beside pieces of its own colour, while some piece can be laid that is not. */
    record SameColour(PlacedPiece piece, TriangleSet touching, TriangleSet touched) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "kroma.same-colour", touching.names(), piece.colour().phrase(), touched.names());
        }
    }

    /** A large piece with nothing under a part of it. */
    record Hollow(TriangleSet area) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.hollow", area.names(), area.size());
        }
    }

    /** Where two levels lie already. */
    record Full(TriangleSet area) implements KromaRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("kroma.full", area.names(), area.size());
        }
    }

    private static List<Phrase> wanted(int level) {
        return PieceShapes.of(level).stream().map(PieceShape::wanted).toList();
    }

    private static List<Phrase> phrases(List<Colour> colours) {
        return colours.stream().map(Colour::phrase).toList();
    }
}
