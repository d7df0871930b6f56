package pbem.games.draughts;

import java.util.Map;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
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
import pbem.kit.PdnForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** English draughts: men must jump over each other when they can; a player who cannot move loses. */
public final class Draughts implements BoardGame {

    private static final Card CARD = Card.of("draughts", "English Draughts", "11-15")
            .alias("checkers")
            .in(Family.JUMPS)
            .alwaysRated();

    private static final int QUIET = 80; // moves of both players without a capture or a man's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new PdnForm("21,B,8,8,N1,0", Map.of()));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.numberedSquares(8, 8);
        MoveForm form = MoveForm.moving(board).chains(64);
        Jumping rule = new Jumping(form, new Jumps(new ManOrKing(board)));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .crowned(Phrase.of("draughts.black-king"), Phrase.of("draughts.white-king"))
                                .withCounts(),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(Men.none(board).facing(12, 1, 2), rule, 0),
                                QUIET,
                                Phrase.of("draughts.third"),
                                Phrase.of("draughts.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 400_000));
    }

    /** Men move away from their own side, kings both ways; a man that becomes a king stops. */
    private record ManOrKing(GameBoard board) implements DraughtsWay {

        private static final int[][] AHEAD = {
            {BoardShapes.DOWN_LEFT, BoardShapes.DOWN_RIGHT}, {BoardShapes.UP_LEFT, BoardShapes.UP_RIGHT}
        };

        @Override
        public int[][] ahead() {
            return AHEAD;
        }

        @Override
        public boolean stops(int man, int cell) {
            return isThrough(man, cell);
        }
    }

    private record Jumping(MoveForm form, Jumps jumps) implements DraughtsRule {

        @Override
        public int value(Men men) {
            return DraughtsRule.value(men, 4, true, 160);
        }
    }
}
