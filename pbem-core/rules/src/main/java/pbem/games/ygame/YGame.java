package pbem.games.ygame;

import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.ConnectionGoal;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.PlacingPlay;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.SwapPlay;
import pbem.phrase.Phrase;

/** Y: the first player to connect all three sides wins. */
public final class YGame implements BoardGame {

    private static final Phrase ALL = Phrase.of("ygame.all-sides");

    private static final Option SIZE = Option.number("size", 4, 19).usually("13");
    private static final Card CARD = Card.of("ygame", "Y", "c5")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap") && setup.number(SIZE) > 9);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.triangle(setup.number(SIZE));
        MoveForm form = MoveForm.placing(board, "swap");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.RED, SeatColour.BLUE).aims(ALL, ALL),
                        () -> SwapPlay.offered(setup, seat -> begin(board, seat), form))
                .withSymmetry()
                .robots(RobotPlan.playouts()
                        .looking(3_000, 30_000, 300_000, 2_000_000)
                        .laterMoves(300));
    }

    private static Play begin(GameBoard board, int seat) {
        ConnectionGoal goal = ConnectionGoal.on(board);
        for (int one = 0; one < 2; one++) {
            goal.of(
                    one,
                    Phrase.of("ygame.connected", ALL),
                    board.side("left"),
                    board.side("right"),
                    board.side("bottom"));
        }
        return PlacingPlay.from(Men.none(board), goal, seat);
    }
}
