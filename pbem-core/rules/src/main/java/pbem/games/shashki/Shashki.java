package pbem.games.shashki;

import java.util.stream.IntStream;
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

/** Russian draughts: men jump ahead and back, kings fly, and players may choose what to take. */
public final class Shashki implements BoardGame {

    private static final Card CARD = Card.of("shashki", "Russian Draughts", "c3-d4")
            .alias("russian-checkers")
            .in(Family.JUMPS)
            .alwaysRated();

    private static final int QUIET = 30; // moves of both players without a capture or a man's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.darkSquares(8, 8);
        MoveForm form = MoveForm.moving(board).chains(64);
        DraughtsWay way = new ManOrKing(board);
        Jumping rule = new Jumping(form, new Jumps(board, way), way);
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .crowned(Phrase.of("shashki.white-king"), Phrase.of("shashki.black-king"))
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
                                Phrase.of("shashki.third"),
                                Phrase.of("shashki.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 250_000));
    }

    /** Men step away from their own side and jump both ways; one that reaches its last row goes on as a king. */
    private record ManOrKing(GameBoard board) implements DraughtsWay {

        @Override
        public int[] ways(int man, boolean jumping) {
            return jumping ? BoardShapes.DIAGONAL : DraughtsWay.super.ways(man, false);
        }

        @Override
        public boolean flies(int man) {
            return DraughtsWay.isCrowned(man);
        }

        @Override
        public int landed(int man, int cell) {
            return isThrough(man, cell) ? man + DraughtsWay.CROWN : man;
        }
    }

    private record Jumping(MoveForm form, Jumps jumps, DraughtsWay way) implements DraughtsRule {

        @Override
        public void jump(Men men, Jumps.Chain chain) {
            int man = men.at(chain.from());
            for (int cell : chain.cells()) {
                man = way.landed(man, cell);
            }
            DraughtsRule.super.jump(men, chain);
            men.put(chain.to(), man);
        }

        @Override
        public int value(Men men) {
            return DraughtsRule.value(men, 4, true, 300);
        }
    }
}
