package pbem.games.draughts100;

import java.util.Map;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.FlyingWay;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.PdnForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** International draughts, and Frisian draughts, where men also take along rows and columns. */
public final class InternationalDraughts implements BoardGame {

    private static final String FRISIAN = "frisian";
    private static final Card CARD = Card.of("draughts100", "International Draughts", "32-28")
            .alias("dammen", "international-checkers", "polish-draughts", "draughts-10x10", "checkers-10x10")
            .in(Family.JUMPS)
            .option(Option.flag(FRISIAN))
            .alwaysRated();

    private static final int QUIET = 50; // moves of both players without a capture or a man's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new PdnForm("20,W,10,10,N2,0", Map.of(FRISIAN, "40,W,10,10,N2,0")));
    }

    @Override
    public GameTable table(Setup setup) {
        boolean frisian = setup.has(FRISIAN);
        GameBoard board = frisian ? BoardShapes.numberedSquaresAllWays(10, 10) : BoardShapes.numberedSquares(10, 10);
        MoveForm form = MoveForm.moving(board).chains(1024);
        Jumps jumps = new Jumps(new ManOrKing(board, frisian ? BoardShapes.ALL : BoardShapes.DIAGONAL));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .crowned(Phrase.of("draughts100.white-king"), Phrase.of("draughts100.black-king"))
                                .withCounts(),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(
                                        Men.none(board, FrisianJumping.KEPT).facing(20, 2, 1),
                                        frisian ? new FrisianJumping(form, jumps, 0) : new Jumping(form, jumps, 0),
                                        0),
                                QUIET,
                                Phrase.of("draughts100.third"),
                                Phrase.of("draughts100.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 40_000, 200_000));
    }

    /** Men step away from their own side and jump in those directions; kings move any distance. */
    private record ManOrKing(GameBoard board, int[] jumping) implements FlyingWay {}
}
