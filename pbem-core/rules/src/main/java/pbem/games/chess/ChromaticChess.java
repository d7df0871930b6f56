package pbem.games.chess;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * Chromatic chess, by G. Lopez Garza: chess on hexagons of three or four colours. The colours determine how the pieces
 * move.
 */
public record ChromaticChess() implements CardGame {

    static final String BOARD = "board";
    static final String SETUP = "setup";

    /**
     * The setup with two more pawns for each team than the standard one, on the board of three colours: 36 pieces, as
     * in the rules.
     */
    private static final String THIRTY_SIX = "36";

    /** A written setup. It is long enough to name every cell of a board. */
    private static final Pattern WRITTEN = Pattern.compile("[!-~]{1,2000}");

    private static final Option COLOURS =
            Option.choice(BOARD, List.of("3", "4")).usually("3");

    /** A board does not count for ratings if a player wrote the setup, because it need not be fair. */
    private static final Card CARD = Card.of("chromatic-chess", "Chromatic chess", "d4-e5, g12-g13=Q or O-O")
            .alias("chromaticchess", "polychess")
            .in(Family.CHESS)
            .option(COLOURS)
            .option(Option.text(SETUP, THIRTY_SIX + "|A1=T13,B1=R,D1=K", WRITTEN))
            .ratedIf(setup -> setup.text(SETUP).orElse(THIRTY_SIX).equals(THIRTY_SIX));

    private static final RobotPlan ROBOTS = RobotPlan.deepening().looking(120, 1_200, 10_000, 60_000);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Team.of(seat).phrase();
    }

    /** A drawing of a piece's moves on an empty board, for a piece and its cell: {@code T12 on g7}. */
    @Override
    public Optional<Diagram> sketch(Position start, String what) {
        return PieceMovesDiagram.Reach.diagram(ChessBoard.of(start.setup().number(COLOURS)), what);
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.of(ChessSimulation::of));
    }

    @Override
    public Act<Position> start(Setup setup) {
        ChessBoard board = ChessBoard.of(setup.number(COLOURS));
        String chosen = setup.text(SETUP).orElse("");
        Optional<String> written = chosen.isEmpty() || chosen.equals(THIRTY_SIX)
                ? PlacementReader.builtIn(board, chosen)
                : Optional.of(chosen);
        if (written.isEmpty()) {
            return Act.refused(SetupRefusal.CLASH.of(
                    this.name(), "-" + SETUP + "=" + THIRTY_SIX, "-" + BOARD + "=" + board.colours()));
        }
        PlacementReader reader = new PlacementReader(board, written.get(), DeadMaterial::isAllThatIsLeft);
        return Act.unless(reader.refusal(), () -> ChessPosition.start(this, setup, reader.start()));
    }
}
