package pbem.games.loa;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.game.Family;
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
import pbem.phrase.Phrase;

/** Lines of Action: a man goes as far as there are men in its line; the first to bring all men together wins. */
public final class Loa implements BoardGame {

    private static final Card CARD =
            Card.of("loa", "Lines of Action", "b1-b3").in(Family.FLIPPING).alwaysRated();

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.square(8, 8);
        MoveForm form = MoveForm.moving(board);
        int[] black =
                IntStream.concat(IntStream.range(1, 7), IntStream.range(57, 63)).toArray();
        int[] white = IntStream.rangeClosed(1, 6)
                .flatMap(row -> IntStream.of(8 * row, 8 * row + 7))
                .toArray();
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .inChequers()
                                .withCounts(),
                        () -> new Lines(
                                board, form, Men.none(board).with(1, black).with(2, white)))
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 500_000));
    }

    private static final class Lines implements Play {

        private final GameBoard board;
        private final MoveForm form;
        private final Men men;
        private long[] past; // keys of the situations since something was taken
        private int count;
        private int turn;
        private int passed;
        private GameEnding ending;

        Lines(GameBoard board, MoveForm form, Men men) {
            this.board = board;
            this.form = form;
            this.men = men;
            this.past = new long[64];
        }

        @Override
        public Men men() {
            return men;
        }

        @Override
        public int turn() {
            return ending == null ? turn : -1;
        }

        @Override
        public int moves(int[] into) {
            return moves(turn, into);
        }

        private int moves(int seat, int[] into) {
            int count = 0;
            for (int from = 0; from < board.size(); from++) {
                for (int way = 0; way < 8 && men.at(from) == seat + 1; way++) {
                    int to = target(from, way, seat);
                    if (to != GameBoard.NONE) {
                        into[count++] = form.move(from, to);
                    }
                }
            }
            return count;
        }

        /** As many cells on as men stand in the line. */
        private int target(int from, int way, int seat) {
            int[] ray = board.ray(from, way);
            int steps = 1 + standing(ray) + standing(board.ray(from, (way + 4) % 8));
            return steps <= ray.length && isFree(ray, steps, seat) ? ray[steps - 1] : GameBoard.NONE;
        }

        private int standing(int[] ray) {
            int count = 0;
            for (int cell : ray) {
                count += men.isEmpty(cell) ? 0 : 1;
            }
            return count;
        }

        /** Over one's own, not over the other's, and not onto one's own. */
        private boolean isFree(int[] ray, int steps, int seat) {
            for (int i = 0; i < steps - 1; i++) {
                if (men.at(ray[i]) == 2 - seat) {
                    return false;
                }
            }
            return men.at(ray[steps - 1]) != seat + 1;
        }

        @Override
        public void play(int move) {
            remember(!men.isEmpty(form.cell(move, 1)));
            men.move(form.cell(move, 0), form.cell(move, 1));
            boolean own = isOne(turn);
            if (own || isOne(1 - turn)) {
                ending = new GameEnding(own ? turn : 1 - turn, Phrase.of(own ? "loa.one" : "loa.other-one"));
            }
            passed = 0;
            if (canMove(1 - turn)) {
                turn = 1 - turn;
            } else if (ending == null) {
                passed = 1 << 1 - turn;
                ending = canMove(turn) ? null : GameEnding.draw(Phrase.of("loa.stuck"));
            }
            if (ending == null && isThird()) {
                ending = GameEnding.draw(Phrase.of("loa.third"));
            }
        }

        private void remember(boolean taken) {
            if (taken) {
                count = 0;
                return;
            }
            if (count == past.length) {
                past = Arrays.copyOf(past, 2 * count);
            }
            past[count++] = key();
        }

        private boolean isThird() {
            int before = 0;
            for (int i = 0; i < count; i++) {
                before += past[i] == key() ? 1 : 0;
            }
            return before > 1;
        }

        private boolean canMove(int seat) {
            for (int from = 0; from < board.size(); from++) {
                for (int way = 0; way < 8 && men.at(from) == seat + 1; way++) {
                    if (target(from, way, seat) != GameBoard.NONE) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Whether all men of a seat touch. */
        private boolean isOne(int seat) {
            boolean[] seen = new boolean[board.size()];
            int[] next = new int[board.size()];
            int found = 0;
            for (int cell = 0; cell < board.size() && found == 0; cell++) {
                if (men.at(cell) == seat + 1) {
                    seen[cell] = true;
                    next[found++] = cell;
                }
            }
            for (int i = 0; i < found; i++) {
                for (int beside : board.around(next[i])) {
                    if (!seen[beside] && men.at(beside) == seat + 1) {
                        seen[beside] = true;
                        next[found++] = beside;
                    }
                }
            }
            return found == men.count(seat + 1);
        }

        @Override
        public Play copy() {
            Lines copy = new Lines(board, form, men.copy());
            copy.past = past.clone();
            copy.count = count;
            copy.turn = turn;
            copy.passed = passed;
            copy.ending = ending;
            return copy;
        }

        @Override
        public List<?> memory() {
            return Arrays.stream(past, 0, count).boxed().toList();
        }

        /** Men are the better the nearer they are to each other. */
        @Override
        public int value(int seat) {
            return spread(1 - seat) - spread(seat);
        }

        /** How far the men of a seat are from their middle on average. */
        private int spread(int seat) {
            int count = 0;
            int columns = 0;
            int rows = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (men.at(cell) == seat + 1) {
                    count++;
                    columns += cell % 8;
                    rows += cell / 8;
                }
            }
            int spread = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (men.at(cell) == seat + 1) {
                    spread += Math.max(
                            Math.abs(100 * (cell % 8) - 100 * columns / count),
                            Math.abs(100 * (cell / 8) - 100 * rows / count));
                }
            }
            return 2 * spread / count;
        }

        @Override
        public int likely(Dice dice, int[] room) {
            for (int tries = 0; tries < 32; tries++) {
                int from = dice.below(board.size());
                int to = men.at(from) == turn + 1 ? target(from, dice.below(8), turn) : GameBoard.NONE;
                if (to != GameBoard.NONE) {
                    return form.move(from, to);
                }
            }
            return room[dice.below(moves(room))];
        }

        @Override
        public GameEnding ending() {
            return ending;
        }

        @Override
        public int passed() {
            return passed;
        }
    }
}
