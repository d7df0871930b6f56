package pbem.games.lasca;

import pbem.game.Family;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DraughtsRule;
import pbem.kit.DraughtsWay;
import pbem.kit.DrawPlay;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Lasca: draughts with columns; a man that is jumped goes below the column that jumps. */
public final class Lasca implements BoardGame {

    private static final Card CARD =
            Card.of("lasca", "Lasca", "c3-d4").in(Family.JUMPS).alwaysRated();

    private static final int QUIET = 100; // moves of both players without a capture or a soldier's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.darkSquares(7, 7);
        MoveForm form = MoveForm.moving(board).chains(64);
        Columns rule = new Columns(form, new Jumps(new SoldierOrOfficer(board)));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .crowned(Phrase.of("lasca.white-officer"), Phrase.of("lasca.black-officer"))
                                .counting("lasca.columns"),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(Men.stacked(board).facing(11, 1, 2), rule, 0),
                                QUIET,
                                Phrase.of("lasca.third"),
                                Phrase.of("lasca.quiet")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 300_000));
    }

    /** Soldiers move away from their own side, officers both ways; a soldier that becomes an officer stops. */
    private record SoldierOrOfficer(GameBoard board) implements DraughtsWay {

        @Override
        public boolean stops(int man, int cell) {
            return isThrough(man, cell);
        }

        /** Always true: a column shows in which order its men were taken. */
        @Override
        public boolean isOrderSeen() {
            return true;
        }
    }

    private record Columns(MoveForm form, Jumps jumps) implements DraughtsRule {

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
            if (way().isThrough(men.at(cell), cell)) {
                men.push(cell, men.pop(cell) + DraughtsWay.CROWN);
            }
        }

        /**
         * Counts columns for the owner of the top man. A column is worth more the more men of the same owner lie
         * directly below.
         */
        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < men.cells(); cell++) {
                int seat = DraughtsWay.owner(men.at(cell));
                int worth = DraughtsWay.isCrowned(men.at(cell)) ? 160 : 100;
                for (int below = 1;
                        below < men.height(cell) && DraughtsWay.owner(men.at(cell, below)) == seat;
                        below++) {
                    worth += 30;
                }
                value += seat == 0 ? worth : seat == 1 ? -worth : 0;
            }
            return value;
        }
    }
}
