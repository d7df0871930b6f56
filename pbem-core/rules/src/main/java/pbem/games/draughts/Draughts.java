package pbem.games.draughts;

import java.util.stream.IntStream;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.MovePath;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** English draughts: men jump over each other and must; who cannot move has lost. */
public final class Draughts implements BoardGame {

    private static final Card CARD =
            Card.of("draughts", "English Draughts", "11-15").alwaysRated();

    private static final int QUIET = 80; // moves of both players without a capture and without a man's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.numberedSquares(8, 8);
        MoveForm form = MoveForm.moving(board).chains(64);
        Jumping rule = new Jumping(board, form, new Jumps(board, new ManOrKing(board)));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.lettered(0, SeatColour.BLACK, "X", Phrase.of("draughts.black-king")),
                                        Figure.plain(1, SeatColour.WHITE)
                                                .signed("O")
                                                .called(Phrase.of("draughts.white-king")))
                                .withCounts(),
                        () -> DrawPlay.around(
                                TurnPlay.from(
                                        Men.none(board)
                                                .with(1, IntStream.range(0, 12).toArray())
                                                .with(2, IntStream.range(20, 32).toArray()),
                                        rule,
                                        0),
                                3,
                                QUIET,
                                Phrase.of("draughts.third"),
                                Phrase.of("draughts.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 400_000));
    }

    private static final int KING = 2; // more than the man of the same seat

    private static int seat(int man) {
        return man == 0 ? Figure.NOBODY : (man - 1) % 2;
    }

    /** Men go away from their own side, kings both ways; a man that becomes a king stops. */
    private record ManOrKing(GameBoard board) implements Jumps.Way {

        private static final int[][] AHEAD = {
            {BoardShapes.DOWN_LEFT, BoardShapes.DOWN_RIGHT}, {BoardShapes.UP_LEFT, BoardShapes.UP_RIGHT}
        };

        @Override
        public boolean takes(Men men, int cell, int seat) {
            return seat(men.at(cell)) == 1 - seat;
        }

        @Override
        public int[] ways(int man) {
            return man > KING ? BoardShapes.DIAGONAL : AHEAD[seat(man)];
        }

        @Override
        public boolean stops(int man, int cell) {
            return man <= KING && isLast(seat(man), cell);
        }

        boolean isLast(int seat, int cell) {
            return board.next(cell, AHEAD[seat][0]) == GameBoard.NONE
                    && board.next(cell, AHEAD[seat][1]) == GameBoard.NONE;
        }
    }

    private record Jumping(GameBoard board, MoveForm form, Jumps jumps) implements TurnPlay.Rule {

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (seat(men.at(cell)) == seat) {
                    count = Jumps.moves(jumps.from(men, cell, seat), form, into, count);
                }
            }
            for (int cell = 0; cell < board.size() && (count == 0 || isStep(into[0])); cell++) {
                if (seat(men.at(cell)) == seat) {
                    count = steps(men, cell, into, count);
                }
            }
            return count;
        }

        private int steps(Men men, int cell, int[] into, int before) {
            int count = before;
            for (int way : jumps.way().ways(men.at(cell))) {
                int to = board.next(cell, way);
                if (to != GameBoard.NONE && men.isEmpty(to)) {
                    into[count++] = form.move(cell, to);
                }
            }
            return count;
        }

        private boolean isStep(int move) {
            for (int way : BoardShapes.DIAGONAL) {
                if (board.next(form.cell(move, 0), way) == form.cell(move, 1)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            int man = men.at(from);
            if (!isStep(move)) {
                for (int taken : jumps.of(men, seat, form, move).taken()) {
                    men.clear(taken);
                }
            }
            men.clear(from);
            men.put(to, jumps.way().stops(man, to) ? man + KING : man);
        }

        @Override
        public MovePath path(Men men, int seat, int move) {
            return isStep(move)
                    ? null
                    : MovePath.of("x", jumps.of(men, seat, form, move).cells());
        }

        @Override
        public boolean isLasting(Men men, int move) {
            return men.at(form.cell(move, 0)) <= KING || !isStep(move);
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("draughts.stuck"));
        }

        @Override
        public int promise(Men men, int seat, int move) {
            return isStep(move) ? 0 : 1;
        }

        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                int man = men.at(cell);
                if (man != 0) {
                    int row = cell / 4;
                    int worth = man > KING ? 160 : 100 + 2 * (seat(man) == 0 ? row : 7 - row);
                    value += seat(man) == 0 ? worth : -worth;
                }
            }
            return value;
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int[] legal = new int[most()];
            boolean must = moves(men, seat, legal) > 0 && !isStep(legal[0]);
            return must && isStep(move) ? Phrase.of("draughts.must-jump") : null;
        }
    }
}
