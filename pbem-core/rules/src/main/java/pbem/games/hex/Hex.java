package pbem.games.hex;

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

/** Hex: the first to connect the two sides of their colour wins. */
public final class Hex implements BoardGame {

    private static final Phrase RED = Phrase.of("hex.top-bottom");
    private static final Phrase BLUE = Phrase.of("hex.left-right");

    private static final Option SIZE = Option.number("size", 3, 19).usually("11");
    private static final Card CARD = Card.of("hex", "Hex", "f6")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap") && setup.number(SIZE) > 9); // smaller boards are solved

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new HexForm(SgfForm.of(this, SIZE).numbered(11).hosted()));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.rhombus(setup.number(SIZE));
        MoveForm form = MoveForm.placing(board, "swap");
        BoardLook look = BoardLook.of(SeatColour.RED, SeatColour.BLUE)
                .side(0, board.side("top"))
                .side(0, board.side("bottom"))
                .side(1, board.side("left"))
                .side(1, board.side("right"))
                .aims(RED, BLUE);
        int[] mirror = BoardShapes.mirrored(board);
        return GameTable.of(form, look, () -> SwapPlay.offered(setup, seat -> begin(board, seat), form, mirror))
                .withSymmetry()
                .robots(RobotPlan.playouts()
                        .looking(3_000, 30_000, 300_000, 2_000_000)
                        .laterMoves(300));
    }

    private static Play begin(GameBoard board, int seat) {
        ConnectionGoal goal = ConnectionGoal.on(board)
                .of(0, Phrase.of("hex.connected", RED), board.side("top"), board.side("bottom"))
                .of(1, Phrase.of("hex.connected", BLUE), board.side("left"), board.side("right"));
        return PlacingPlay.from(Men.none(board), goal, seat);
    }
}
