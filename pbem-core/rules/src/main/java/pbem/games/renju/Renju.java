package pbem.games.renju;

import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Opening;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Renju: five in a row, fouls for black, and an opening in which the players swap colours. */
public final class Renju implements BoardGame {

    private static final Card CARD = Card.of("renju", "Renju", "h8")
            .in(Family.CONNECTION)
            .option(Option.flag("free"))
            .words("swap", "pass")
            .ratedIf(setup -> !setup.has("free")); // without an opening rule black has the advantage

    private static final int SIZE = 15;
    private static final int TEN = 1; // a word of the form of moves

    /** Taraguchi's opening with ten offers. */
    private static final Opening TARAGUCHI = Opening.of(
            Opening.near(0),
            Opening.near(1).orSwap(),
            Opening.near(2).orSwap(),
            Opening.near(3).orSwap(),
            Opening.near(4).orSwapOr(TEN, Opening.offering(10), Opening.anywhere(1)),
            Opening.anywhere(1).orSwap());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public boolean numbersSeats(Setup setup) {
        return true;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.crossings(SIZE, SIZE);
        MoveForm form = MoveForm.placing(board, "swap", "ten", "pass");
        RowGoal five = RowGoal.everyWay(board, 5, Phrase.of("renju.five"), Phrase.of("renju.full"));
        StoneRule rule = new StoneRule(form, five, new Fouls(five.exact(), five), new RowWorth(five));
        return (setup.has("free") ? Opening.of(Opening.near(0)) : TARAGUCHI)
                .table(form, () -> TurnPlay.from(Men.none(board, StoneRule.PLACES), rule.copy(), 0))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 1_000, 6_000, 70_000));
    }
}
