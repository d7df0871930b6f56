package pbem.games.lasca;

import java.util.stream.IntStream;
import pbem.game.Family;
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
import pbem.kit.JumpingRule;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Lasca: draughts with columns; who is jumped goes below the column that jumps. */
public final class Lasca implements BoardGame {

    private static final Card CARD =
            Card.of("lasca", "Lasca", "c3-d4").in(Family.JUMPS).alwaysRated();

    private static final int QUIET = 100; // moves of both players without a capture and without a soldier's step
    private static final int OFFICER = 2; // more than the soldier of the same seat

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.darkSquares(7, 7);
        MoveForm form = MoveForm.moving(board).chains(64);
        Columns rule = new Columns(form, new Jumps(board, new SoldierOrOfficer(board)));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .men(
                                        Figure.plain(0, SeatColour.WHITE),
                                        Figure.plain(1, SeatColour.BLACK),
                                        Figure.plain(0, SeatColour.WHITE)
                                                .signed("O")
                                                .called(Phrase.of("lasca.white-officer")),
                                        Figure.plain(1, SeatColour.BLACK)
                                                .signed("X")
                                                .called(Phrase.of("lasca.black-officer")))
                                .counting("lasca.columns"),
                        () -> DrawPlay.around(
                                TurnPlay.from(
                                        Men.stacked(board)
                                                .with(1, IntStream.range(0, 11).toArray())
                                                .with(2, IntStream.range(14, 25).toArray()),
                                        rule,
                                        0),
                                3,
                                QUIET,
                                Phrase.of("lasca.third"),
                                Phrase.of("lasca.quiet")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 300_000));
    }

    private static int owner(int man) {
        return man == 0 ? Figure.NOBODY : (man - 1) % 2;
    }

    /** Soldiers go away from their own side, officers both ways; a soldier that becomes an officer stops. */
    private record SoldierOrOfficer(GameBoard board) implements Jumps.Way {

        private static final int[][] AHEAD = {
            {BoardShapes.UP_LEFT, BoardShapes.UP_RIGHT}, {BoardShapes.DOWN_LEFT, BoardShapes.DOWN_RIGHT}
        };

        @Override
        public boolean takes(Men men, int cell, int seat) {
            return owner(men.at(cell)) == 1 - seat;
        }

        @Override
        public int[] ways(int man, boolean jumping) {
            return man > OFFICER ? BoardShapes.DIAGONAL : AHEAD[owner(man)];
        }

        @Override
        public boolean stops(int man, int cell) {
            return man <= OFFICER
                    && board.next(cell, AHEAD[owner(man)][0]) == GameBoard.NONE
                    && board.next(cell, AHEAD[owner(man)][1]) == GameBoard.NONE;
        }

        /** In a column it shows who was taken first. */
        @Override
        public boolean isOrderSeen() {
            return true;
        }
    }

    private record Columns(MoveForm form, Jumps jumps) implements JumpingRule {

        @Override
        public int seat(int man) {
            return owner(man);
        }

        @Override
        public void jump(Men men, Jumps.Chain chain) {
            long column = men.stack(chain.from());
            men.clear(chain.from());
            men.stack(chain.to(), column);
            for (int over : chain.taken()) {
                men.pushBelow(chain.to(), men.pop(over));
            }
        }

        @Override
        public void land(Men men, int cell) {
            if (jumps.way().stops(men.at(cell), cell)) {
                men.push(cell, men.pop(cell) + OFFICER);
            }
        }

        @Override
        public boolean isLasting(Men men, int move) {
            return men.at(form.cell(move, 0)) <= OFFICER || !isStep(move);
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("lasca.stuck"));
        }

        /** Columns count for who is on top, the more the more of their own men lie next below. */
        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < men.cells(); cell++) {
                int seat = owner(men.at(cell));
                int worth = men.at(cell) > OFFICER ? 160 : 100;
                for (int below = 1; below < men.height(cell) && owner(men.at(cell, below)) == seat; below++) {
                    worth += 30;
                }
                value += seat == 0 ? worth : seat == 1 ? -worth : 0;
            }
            return value;
        }
    }
}
