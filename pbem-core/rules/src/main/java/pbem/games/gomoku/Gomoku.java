package pbem.games.gomoku;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Opening;
import pbem.kit.OpeningPlay;
import pbem.kit.PlacingPlay;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.SwapPlay;
import pbem.phrase.Phrase;

/** Gomoku: the first player with five in a row wins. */
public final class Gomoku implements BoardGame {

    private static final Option SIZE = Option.number("size", 9, 19).usually("15");
    private static final int TWO = 1; // a word of the form of moves
    private static final Option OPENING = Option.choice("opening", List.of("swap", "swap2"));
    private static final Map<String, Opening> OPENINGS = Map.of(
            "swap",
            Opening.of(Opening.anywhere(3), Opening.anywhere(1).orSwap()),
            "swap2",
            Opening.of(
                    Opening.anywhere(3),
                    Opening.anywhere(1)
                            .orSwapOr(
                                    TWO,
                                    Opening.anywhere(2),
                                    Opening.anywhere(1).orSwap())));
    private static final Card CARD = Card.of("gomoku", "Gomoku", "h8")
            .alias("five-in-a-row")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("exactly"))
            .option(Option.flag("no-swap"))
            .option(OPENING)
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap")); // without the swap the first player wins

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE).numbered(4).lettered().ruled(OPENING));
    }

    @Override
    public boolean numbersSeats(Setup setup) {
        return setup.has(OPENING.name());
    }

    @Override
    public Act<Position> start(Setup setup) {
        return setup.has(OPENING.name()) && setup.has("no-swap")
                ? Act.refused(SetupRefusal.CLASH.of(name(), "-" + OPENING.name(), "-no-swap"))
                : BoardGame.super.start(setup);
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.crossings(size, size);
        RowGoal any = RowGoal.everyWay(board, 5, Phrase.of("gomoku.five"), Phrase.of("gomoku.full"));
        RowGoal goal = setup.has("exactly") ? any.exact() : any;
        RowWorth worth = new RowWorth(goal);
        MoveForm form = MoveForm.placing(board, "swap", "two");
        return setup.text(OPENING.name())
                .map(OPENINGS::get)
                .map(opening -> opening.table(form, () -> begun(board, goal, worth, 0)))
                .orElseGet(() -> GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE),
                        () -> SwapPlay.offered(setup, seat -> begun(board, goal, worth, seat), form)))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 600, 4_000, 100_000));
    }

    private static PlacingPlay begun(GameBoard board, RowGoal goal, RowWorth worth, int turn) {
        return PlacingPlay.from(Men.none(board, OpeningPlay.PLACES), goal, turn).valued(worth::of);
    }
}
