package pbem.games.ninuki;

import java.util.List;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Ninuki: five in a row win, and so do five pairs taken. */
public final class Ninuki implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("9", "13", "15", "19")).usually("19");
    private static final Card CARD = Card.of("ninuki", "Ninuki", "k10")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("open"))
            .ratedIf(setup -> setup.number(SIZE) > 9 && !setup.has("open"));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.go(setup.number(SIZE));
        RowGoal goal = RowGoal.everyWay(board, 5, Phrase.of("ninuki.five"), Phrase.of("ninuki.full"));
        RowWorth worth = new RowWorth(goal);
        Phrase pairs = Phrase.of("ninuki.taken");
        return GameTable.of(
                        MoveForm.placing(board),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .hand(0, 0, pairs)
                                .hand(1, 1, pairs),
                        () -> TurnPlay.from(
                                ClosingIn.begin(board, !setup.has("open")), new ClosingIn(board, goal, worth), 0))
                .asking(Ninuki::asked)
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 1_000, 6_000, 90_000));
    }

    private static List<Phrase> asked(Play play) {
        Phrase wish = ClosingIn.wish(play.men());
        return wish == null ? List.of() : List.of(wish);
    }
}
