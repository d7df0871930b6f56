package pbem.games.breakthrough;

import java.util.Map;
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
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Breakthrough: the first player to reach the last row wins. */
public final class Breakthrough implements BoardGame {

    private static final Option SIZE = Option.number("size", 5, 10).usually("8");
    private static final Card CARD = Card.of("breakthrough", "Breakthrough", "a2-a3")
            .in(Family.FLIPPING)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 6);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        return setup.number(SIZE) == 8 ? Map.of("UCI_Variant", "breakthrough") : Map.of();
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.square(size, size);
        MoveForm form = MoveForm.moving(board);
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .inChequers()
                                .withCounts(),
                        () -> TurnPlay.from(
                                Men.none(board).facing(2 * size, 1, 2),
                                new Advance(board, form, 2 * size, 2 * size),
                                0))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 500_000));
    }

    /** A man moves one cell ahead, straight or diagonally; it takes only diagonally. */
    private static final class Advance implements TurnPlay.Rule {

        private static final int[][] WAYS = {
            {BoardShapes.UP_LEFT, BoardShapes.UP, BoardShapes.UP_RIGHT},
            {BoardShapes.DOWN_LEFT, BoardShapes.DOWN, BoardShapes.DOWN_RIGHT}
        };

        private final GameBoard board;
        private final MoveForm form;
        private final int size;
        private final int[] left;
        private GameEnding ending;

        Advance(GameBoard board, MoveForm form, int... left) {
            this.board = board;
            this.form = form;
            this.size = board.side("bottom").length;
            this.left = left;
        }

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int from = 0; from < board.size(); from++) {
                for (int i = 0; i < 3 && men.at(from) == seat + 1; i++) {
                    int to = board.next(from, WAYS[seat][i]);
                    if (to != GameBoard.NONE && (men.isEmpty(to) || i != 1 && men.at(to) == 2 - seat)) {
                        into[count++] = form.move(from, to);
                    }
                }
            }
            return count;
        }

        /** Always true: the foremost man can always move diagonally. */
        @Override
        public boolean canMove(Men men, int seat) {
            return true;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int to = form.cell(move, 1);
            left[1 - seat] -= men.isEmpty(to) ? 0 : 1;
            men.move(form.cell(move, 0), to);
            if (board.next(to, WAYS[seat][1]) == GameBoard.NONE) {
                ending = new GameEnding(seat, Phrase.of("breakthrough.through", board.name(to)));
            } else if (left[1 - seat] == 0) {
                ending = new GameEnding(seat, Phrase.of("breakthrough.none-left"));
            }
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return ending;
        }

        /** Men are worth more the further they have advanced. */
        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                int row = cell / size;
                if (men.at(cell) == 1) {
                    value += 100 + 4 * row * row;
                } else if (men.at(cell) == 2) {
                    value -= 100 + 4 * (size - 1 - row) * (size - 1 - row);
                }
            }
            return value;
        }

        @Override
        public int promise(Men men, int seat, int move) {
            return men.isEmpty(form.cell(move, 1)) ? 0 : 1;
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int to = form.cell(move, 1);
            return board.next(form.cell(move, 0), WAYS[seat][1]) == to
                    ? Phrase.of("breakthrough.blocked", board.name(to))
                    : null;
        }

        @Override
        public TurnPlay.Rule copy() {
            Advance copy = new Advance(board, form, left.clone());
            copy.ending = ending;
            return copy;
        }
    }
}
