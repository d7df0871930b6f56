package pbem.games.cholone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Refusal;
import pbem.kit.BoardRefusal;
import pbem.kit.GameBoard;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.phrase.Phrase;

/**
 * How a move is written: {@code c5,d5} or {@code a1-c3,b2}, or as other programs do. A comma changes the meaning:
 * {@code c5,d5} moves one marble, {@code c5d5} the whole row.
 */
final class MarbleSpelling implements MoveForm.Spelling {

    private static final int MOST = 3;
    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,2}");
    private static final Pattern END = Pattern.compile("[.!?]+$");

    /** The forms of three cells with one comma or dash anywhere between them, or two. */
    private static final Set<String> ROWS = Set.of("X-XX", "X,XX", "XX-X", "XX,X", "X-X-X", "X-X,X", "X,X-X", "X,X,X");

    @Override
    public boolean needsSigns() {
        return true;
    }

    @Override
    public boolean canBe(Play at, int code, String notation) {
        return notation.startsWith(name(MarbleMove.of(code).first()));
    }

    @Override
    public List<String> of(Play at, int code, String usual) {
        return List.of(usual);
    }

    @Override
    public Optional<IntPredicate> meaning(String tidy) {
        Written written = Written.of(tidy);
        return Optional.of(code -> {
            MarbleMove move = MarbleMove.of(code);
            return means(move, move.first(), move.last(), written.form(), written.cells())
                    || means(move, move.last(), move.first(), written.form(), written.cells());
        });
    }

    /**
     * Whether cells name a move that is written from one end of its row: both ends and the cell to which the first of
     * them goes, or if it is not next to the first, the cell to which the other goes. Of a row that goes along itself,
     * the rear marble and the next cell are enough, of another one, the first marble and the cell to which the last one
     * goes.
     */
    private static boolean means(MarbleMove move, int one, int other, String form, int[] cells) {
        if (cells.length == 0 || cells[0] != one) {
            return false; // nearly always
        }
        int to = move.way().from(one);
        int beyond = move.way().from(other);
        boolean far = Direction.between(one, beyond).isEmpty();
        return switch (form) {
            case "X,X" -> move.size() == 1 && Arrays.equals(cells, new int[] {one, to});
            case "XXX" -> Arrays.equals(cells, new int[] {one, other, to});
            case "X-X,X" ->
                Arrays.equals(cells, new int[] {one, other, to})
                        || far && Arrays.equals(cells, new int[] {one, other, beyond});
            case "XX" ->
                move.inLine()
                        ? other == move.head() && Arrays.equals(cells, new int[] {one, to})
                        : far && Arrays.equals(cells, new int[] {one, beyond});
            default -> false;
        };
    }

    /**
     * A text as its cells and what is around them.
     *
     * @param form the text with an X for each cell, since tidy text has no capitals; {@code X-X,X} for all of
     *     {@link #ROWS}
     */
    private record Written(String form, int[] cells) {

        static Written of(String tidy) {
            Matcher label = LABEL.matcher(tidy);
            StringBuilder form = new StringBuilder();
            int[] cells = new int[tidy.length() / 2];
            int count = 0;
            int end = 0;
            while (label.find()) {
                cells[count++] = Cells.BOARD.named(label.group());
                form.append(tidy, end, label.start()).append('X');
                end = label.end();
            }
            String written = form + END.matcher(tidy.substring(end)).replaceFirst("");
            return new Written(ROWS.contains(written) ? "X-X,X" : written, Arrays.copyOf(cells, count));
        }
    }

    /** Why a text is not a legal move; null if it names cells that are not on the board, or is no move at all. */
    @Override
    public Phrase objection(Play at, String tidy) {
        Written written = Written.of(tidy);
        int[] cells = written.cells();
        if (IntStream.of(cells).anyMatch(cell -> cell == GameBoard.NONE)) {
            return null;
        }
        Objection objection = new Objection((MarblePlay) at, at.turn());
        Refusal refusal = switch (written.form()) {
            case "X,X" -> objection.stepping(cells[0], cells[0], cells[1]);
            case "XX" -> objection.fromBehind(cells[0], cells[1]);
            case "XXX" -> objection.stepping(cells[0], cells[1], cells[2]);
            case "X-X,X" -> objection.group(cells[0], cells[1], cells[2]);
            case "X-X" -> noDestination(cells[0], cells[1]);
            default -> null;
        };
        return refusal == null ? null : refusal.phrase();
    }

    /** {@code a1-c3}: a row without the cell to which it goes. */
    private static Refusal noDestination(int one, int other) {
        int single = Direction.between(one, other).isPresent() ? 1 : 0; // one marble may have been meant
        return CholoneRefusal.NO_DESTINATION.of(
                name(one), name(other), name(Cells.BOARD.around(one)[0]), single);
    }

    private static String name(int cell) {
        return Cells.BOARD.name(cell);
    }

    private static List<String> names(List<Integer> cells) {
        return cells.stream().map(MarbleSpelling::name).toList();
    }

    /** The reasons why marbles may not go where a text says. */
    private record Objection(MarblePlay play, int turn) {

        /** The first of the two ends goes to that cell, together with the other marbles of the row. */
        Refusal stepping(int one, int other, int to) {
            return Direction.between(one, to)
                    .map(way -> row(one, other, way))
                    .orElseGet(() -> CholoneRefusal.NOT_NEXT.of(
                            name(one),
                            name(to),
                            names(IntStream.of(Cells.BOARD.around(one)).boxed().toList())));
        }

        /** Both ends of a row, and the cell to which one of them goes. */
        Refusal group(int one, int other, int third) {
            return Direction.between(one, third)
                    .or(() -> Direction.between(other, third))
                    .map(way -> row(one, other, way))
                    .orElseGet(() -> CholoneRefusal.NO_DIRECTION.of(name(one), name(other), name(third)));
        }

        /**
         * {@code c5d5}: a marble and a neighbouring cell, where all marbles of the player that follow in a row go along.
         * {@code c3d6}: the first marble of a row that goes sideways, and the cell to which the last one goes.
         */
        Refusal fromBehind(int first, int to) {
            return Direction.between(first, to)
                    .map(way -> row(line(first, way, cell -> play.owner(cell) == turn), way))
                    .orElseGet(() -> notOwn(List.of(first))
                            .orElseGet(() -> CholoneRefusal.NOTHING_FITS.of(name(first), name(to))));
        }

        private Refusal row(int one, int other, Direction way) {
            return Direction.ALL.stream()
                    .map(axis -> line(one, axis, cell -> true))
                    .filter(line -> line.contains(other))
                    .findFirst()
                    .map(line -> row(line.subList(0, line.indexOf(other) + 1), way))
                    .orElseGet(() -> CholoneRefusal.NOT_ONE_LINE.of(name(one), name(other)));
        }

        /** @param row neighbouring cells on one line, from one end to the other */
        private Refusal row(List<Integer> row, Direction way) {
            if (row.size() > MOST) {
                return CholoneRefusal.TOO_MANY.of(names(row), number(row));
            }
            MarbleMove move = MarbleMove.of(row, way);
            return notOwn(row).orElseGet(() -> move.inLine() ? blockedAhead(move, row) : blockedAside(move, row));
        }

        private Optional<Refusal> notOwn(List<Integer> row) {
            for (int cell : row) {
                int owner = play.owner(cell);
                if (owner >= 0 && owner != turn) {
                    return Optional.of(CholoneRefusal.NOT_YOURS.of(name(cell), play.name(owner), play.name(turn)));
                }
            }
            List<Integer> empty =
                    row.stream().filter(cell -> play.owner(cell) < 0).toList();
            return row.size() == MOST && empty.equals(List.of(row.get(1)))
                    ? Optional.of(CholoneRefusal.GAP.of(name(row.get(0)), name(row.get(1)), name(row.get(2))))
                    : empty.stream()
                            .map(cell -> BoardRefusal.NOTHING_THERE.of(name(cell)))
                            .findFirst();
        }

        private Refusal blockedAhead(MarbleMove move, List<Integer> row) {
            int head = move.head();
            int ahead = move.way().from(head);
            if (ahead == GameBoard.NONE) {
                return CholoneRefusal.OVER_THE_EDGE.of(name(head));
            }
            if (play.owner(ahead) == turn) {
                return CholoneRefusal.OWN_AHEAD.of(name(head), name(ahead));
            }
            List<Integer> foreign = line(ahead, move.way(), cell -> play.owner(cell) >= 0 && play.owner(cell) != turn);
            if (foreign.size() >= row.size()) {
                List<Phrase> owners = foreign.stream()
                        .map(play::owner)
                        .distinct()
                        .map(play::name)
                        .toList();
                return CholoneRefusal.TOO_FEW.of(
                        names(row), row.size(), names(foreign), foreign.size(), owners, number(row), number(foreign));
            }
            return CholoneRefusal.SANDWICH.of(names(foreign), name(move.way().from(foreign.get(foreign.size() - 1))));
        }

        private Refusal blockedAside(MarbleMove move, List<Integer> row) {
            for (int cell : row) {
                int target = move.way().from(cell);
                if (target == GameBoard.NONE) {
                    return CholoneRefusal.SIDE_OVER_EDGE.of(name(cell));
                }
                int owner = play.owner(target);
                if (owner >= 0) {
                    Phrase marble = owner == turn
                            ? Phrase.of("cholone.own-marble")
                            : Phrase.of("cholone.marble-of", play.name(owner));
                    return CholoneRefusal.SIDE_BLOCKED.of(name(cell), name(target), marble);
                }
            }
            throw new IllegalStateException(move + " is not allowed, and nothing is in its way");
        }

        /** A cell and those behind it as long as they fulfil a condition. */
        private static List<Integer> line(int start, Direction way, IntPredicate going) {
            List<Integer> line = new ArrayList<>(List.of(start));
            for (int cell : Cells.BOARD.ray(start, way.ordinal())) {
                if (!going.test(cell)) {
                    break;
                }
                line.add(cell);
            }
            return line;
        }

        private static Phrase number(List<Integer> cells) {
            return Phrase.of("cholone.number", cells.size());
        }
    }
}
