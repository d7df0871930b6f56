package pbem.games.shashki;

import pbem.game.Family;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DraughtsRule;
import pbem.kit.DraughtsWay;
import pbem.kit.DrawPlay;
import pbem.kit.FlyingWay;
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
        Jumping rule = new Jumping(form, new Jumps(new ManOrKing(board)));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .crowned(Phrase.of("shashki.white-king"), Phrase.of("shashki.black-king"))
                                .withCounts(),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(Men.none(board).facing(12, 1, 2), rule, 0),
                                QUIET,
                                Phrase.of("shashki.third"),
                                Phrase.of("shashki.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 50_000, 250_000));
    }

    /** Men step away from their own side and jump both ways; one that reaches its last row goes on as a king. */
    private record ManOrKing(GameBoard board) implements FlyingWay {

        @Override
        public int landed(int man, int cell) {
            return isThrough(man, cell) ? man + DraughtsWay.CROWN : man;
        }
    }

    private record Jumping(MoveForm form, Jumps jumps) implements DraughtsRule {

        @Override
        public void jump(Men men, Jumps.Chain chain) {
            int man = men.at(chain.from());
            for (int cell : chain.cells()) {
                man = way().landed(man, cell);
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
