package pbem.games.loa;

import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.ManRule;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Lines of Action: a man moves as many cells as there are men in its line; the first player to bring all their men
 * together wins.
 */
public final class Loa implements BoardGame {

    private static final Card CARD =
            Card.of("loa", "Lines of Action", "b1-b3").in(Family.FLIPPING).alwaysRated();

    private static final int SIZE = 8;
    private static final Option ONLY_SIZE = Option.number("size", SIZE, SIZE).usually("8");

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, ONLY_SIZE).numbered(9));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.square(SIZE, SIZE);
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
                        () -> DrawPlay.onRepetition(
                                TurnPlay.from(Men.none(board).with(1, black).with(2, white), new Lines(board, form), 0),
                                3,
                                Phrase.of("loa.third")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 500_000));
    }

    private record Lines(GameBoard board, MoveForm form) implements ManRule {

        @Override
        public int most() {
            return 12 * 8;
        }

        @Override
        public int moves(Men men, int from, int[] into, int before) {
            int count = before;
            for (int way = 0; way < 8; way++) {
                int to = target(men, from, way, owner(men.at(from)));
                if (to != GameBoard.NONE) {
                    into[count++] = form.move(from, to);
                }
            }
            return count;
        }

        /**
         * The cell that a man reaches: as many cells on as there are men in the line; {@link GameBoard#NONE} if it
         * cannot move so.
         */
        private int target(Men men, int from, int way, int seat) {
            int[] ray = board.ray(from, way);
            int steps = 1 + standing(men, ray) + standing(men, board.ray(from, (way + 4) % 8));
            return steps <= ray.length && isFree(men, ray, steps, seat) ? ray[steps - 1] : GameBoard.NONE;
        }

        private int standing(Men men, int[] ray) {
            int count = 0;
            for (int cell : ray) {
                count += men.isEmpty(cell) ? 0 : 1;
            }
            return count;
        }

        /**
         * Whether the way is free: men may pass over their own colour but not over the other, and may not land on their
         * own.
         */
        private boolean isFree(Men men, int[] ray, int steps, int seat) {
            for (int i = 0; i < steps - 1; i++) {
                if (men.at(ray[i]) == 2 - seat) {
                    return false;
                }
            }
            return men.at(ray[steps - 1]) != seat + 1;
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return !men.isEmpty(form.cell(move, 1));
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            if (isOne(men, mover)) {
                return new GameEnding(mover, Phrase.of("loa.one"));
            }
            return isOne(men, 1 - mover) ? new GameEnding(1 - mover, Phrase.of("loa.other-one")) : null;
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return both ? GameEnding.draw(Phrase.of("loa.stuck")) : null;
        }

        /** Whether all men of a seat are connected. */
        private boolean isOne(Men men, int seat) {
            boolean[] seen = new boolean[board.size()];
            int[] next = new int[board.size()];
            next[0] = men.first(seat + 1);
            seen[next[0]] = true;
            int found = 1;
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

        /** Men are worth more the nearer they are to each other. */
        @Override
        public int value(Men men) {
            return spread(men, 1) - spread(men, 0);
        }

        /** The average distance of a seat's men from their centre. */
        private int spread(Men men, int seat) {
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
        public int likely(Men men, int seat, Dice dice) {
            for (int tries = 0; tries < 32; tries++) {
                int from = dice.below(board.size());
                int to = men.at(from) == seat + 1 ? target(men, from, dice.below(8), seat) : GameBoard.NONE;
                if (to != GameBoard.NONE) {
                    return form.move(from, to);
                }
            }
            return GameBoard.NONE;
        }
    }
}
