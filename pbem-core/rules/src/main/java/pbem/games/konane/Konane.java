package pbem.games.konane;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Konane: two men are taken off a full board, then men jump over others in a line, and a player who cannot jump loses.
 */
public final class Konane implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("6", "8", "10")).usually("8");
    private static final Card CARD = Card.of("konane", "Konane", "d4-d6")
            .alias("hawaiian-checkers")
            .in(Family.JUMPS)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 6);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.square(size, size);
        MoveForm form = MoveForm.moving(board);
        Jumping rule = new Jumping(board, form, size);
        return GameTable.of(
                        form.spelled(rule),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE),
                        () -> TurnPlay.from(Men.alternating(board, size), rule, 0))
                .asking(Jumping::asked)
                .robots(RobotPlan.deepening().looking(500, 5_000, 40_000, 200_000));
    }

    private record Jumping(GameBoard board, MoveForm form, int size) implements TurnPlay.Rule, MoveForm.Spelling {

        @Override
        public int moves(Men men, int seat, int[] into) {
            int gone = men.count(0);
            int count = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (men.at(cell) == seat + 1) {
                    if (gone > 1) {
                        count = jumps(men, cell, into, count);
                    } else if (gone == 0 ? mayBeFirst(cell) : hasGapBeside(men, cell)) {
                        into[count++] = form.move(cell, GameBoard.NONE);
                    }
                }
            }
            return count;
        }

        /** Whether the first man may be taken off this cell: a corner, or one of the four cells in the middle. */
        private boolean mayBeFirst(int cell) {
            int column = cell % size;
            int row = cell / size;
            return (column == row || column == size - 1 - row)
                    && (row == 0 || row == size - 1 || row == size / 2 || row == size / 2 - 1);
        }

        private boolean hasGapBeside(Men men, int cell) {
            for (int beside : board.beside(cell)) {
                if (men.isEmpty(beside)) {
                    return true;
                }
            }
            return false;
        }

        private int jumps(Men men, int cell, int[] into, int before) {
            int other = 3 - men.at(cell);
            int count = before;
            for (int way : BoardShapes.ORTHOGONAL) {
                int[] ray = board.ray(cell, way);
                for (int to = 1; to < ray.length && men.at(ray[to - 1]) == other && men.isEmpty(ray[to]); to += 2) {
                    into[count++] = form.move(cell, ray[to]);
                }
            }
            return count;
        }

        /** The difference from one cell to the next towards the end of a jump. */
        private int step(int from, int to) {
            int length = Math.abs(to - from) < size ? 1 : size;
            return to > from ? length : -length;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            if (to == GameBoard.NONE) {
                men.clear(from);
                return;
            }
            for (int over = from + step(from, to); over != to; over += step(from, to)) {
                men.clear(over);
            }
            men.move(from, to);
        }

        /** A jump over several men may also name the cells where the man lands in between. */
        @Override
        public List<String> of(Play at, int move, String usual) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            if (to == GameBoard.NONE) {
                return List.of(usual);
            }
            List<String> cells = new ArrayList<>();
            for (int down = from; down != to; down += 2 * step(from, to)) {
                cells.add(board.name(down));
            }
            cells.add(board.name(to));
            return List.of(usual, String.join("-", cells));
        }

        private static List<Phrase> asked(Play play) {
            int gone = play.men().count(0);
            return gone < 2 ? List.of(wanted(gone)) : List.of();
        }

        /** What the player must do while men are taken off. */
        private static Phrase wanted(int gone) {
            return Phrase.of(gone == 0 ? "konane.first" : "konane.second");
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("konane.stuck"));
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int gone = men.count(0);
            return gone < 2 ? Phrase.of("list.sentence", wanted(gone)) : Phrase.of("konane.jump");
        }

        /** The objection to a single cell while men are taken off; null otherwise. */
        @Override
        public Phrase objection(Play at, String tidy) {
            int cell = board.named(tidy);
            boolean own = cell != GameBoard.NONE && at.men().at(cell) == at.turn() + 1;
            return own && at.men().count(0) < 2
                    ? objection(at.men(), at.turn(), form.move(cell, GameBoard.NONE))
                    : null;
        }

        /** Counts the jumps that each player has left. */
        @Override
        public int value(Men men) {
            int[] room = new int[most()];
            return 10 * (moves(men, 0, room) - moves(men, 1, room));
        }
    }
}
