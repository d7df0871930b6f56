package pbem.games.fourinarow;

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
import pbem.kit.PlacingPlay;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.SeatColour;
import pbem.kit.SwapPlay;
import pbem.phrase.Phrase;

/** Four in a Row: men fall to the lowest empty cell of a column, and the first with four in a line wins. */
public final class FourInARow implements BoardGame {

    private static final int ROW = 4;

    private static final Option SIZE =
            Option.choice("size", List.of("7x6", "8x7", "9x7", "10x8")).usually("7x6");
    private static final Card CARD = Card.of("fourinarow", "Four in a Row", "d1")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap") || columns(setup) > 8); // smaller ones are solved; few know how

    private static int columns(Setup setup) {
        return side(setup, 0);
    }

    private static int side(Setup setup, int which) {
        return Integer.parseInt(setup.text(SIZE).split("x")[which]);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.square(columns(setup), side(setup, 1));
        MoveForm form = MoveForm.placing(board, "swap")
                .spelled((at, move, usual) ->
                        List.of(usual, usual.substring(0, 1), String.valueOf(usual.charAt(0) - 'a' + 1)));
        Falling rule = new Falling(
                board, RowGoal.everyWay(board, ROW, Phrase.of("fourinarow.row"), Phrase.of("fourinarow.full")));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.RED, SeatColour.YELLOW).withDots(),
                        () -> SwapPlay.offered(setup, seat -> PlacingPlay.from(Men.none(board), rule, seat), form))
                .robots(RobotPlan.playouts());
    }

    private record Falling(GameBoard board, RowGoal goal) implements PlacingPlay.Rule {

        @Override
        public boolean isChoosy() {
            return true;
        }

        /** A man falls as far as it can, so the cell below must be filled or off the board. */
        @Override
        public boolean allows(Men men, int cell, int seat) {
            int below = board.next(cell, BoardShapes.DOWN);
            return below == GameBoard.NONE || !men.isEmpty(below);
        }

        @Override
        public GameEnding ending(Men men, int cell, int mover) {
            return goal.ending(men, cell, mover);
        }

        @Override
        public GameEnding full(Men men) {
            return goal.full(men);
        }

        @Override
        public int promise(Men men, int cell, int seat) {
            return goal.promise(men, cell, seat);
        }

        @Override
        public Phrase objection(Men men, int cell, int seat) {
            int lowest = cell;
            while (!allows(men, lowest, seat)) {
                lowest = board.next(lowest, BoardShapes.DOWN);
            }
            return Phrase.of("fourinarow.falls", board.name(cell), board.name(lowest));
        }
    }
}
