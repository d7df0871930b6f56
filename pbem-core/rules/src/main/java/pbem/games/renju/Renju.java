package pbem.games.renju;

import java.util.List;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;

/** Renju: five in a row, fouls for black, and an opening in which the players swap colours. */
public final class Renju implements BoardGame {

    private static final Card CARD = Card.of("renju", "Renju", "h8")
            .in(Family.CONNECTION)
            .option(Option.flag("free"))
            .words("swap", "pass")
            .ratedIf(setup -> !setup.has("free")); // without an opening rule black has the advantage

    @Override
    public Card card() {
        return CARD;
    }

    /** The name of a seat, which has no fixed colour because the players swap colours. */
    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return player(seat.index());
    }

    @Override
    public boolean numbersSeats() {
        return true;
    }

    private static Phrase player(int seat) {
        return Phrase.of("renju.player", seat + 1);
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.crossings(RenjuPlay.SIZE, RenjuPlay.SIZE);
        MoveForm form = MoveForm.placing(board, "swap", "ten", "pass");
        RowGoal five = RowGoal.everyWay(board, 5, Phrase.of("renju.five"), Phrase.of("renju.full"));
        RenjuPlay.Table table = new RenjuPlay.Table(
                board, form, five, five.exact(), new Fouls(board), new RowWorth(five), setup.has("free"));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.block("?", Phrase.of("renju.offered"))),
                        () -> RenjuPlay.begin(table))
                .telling(play -> List.of(Phrase.of("renju.black", player(play.colour(0)))))
                .asking(Renju::asked)
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 1_000, 6_000, 70_000));
    }

    private static List<Phrase> asked(Play play) {
        RenjuPlay at = (RenjuPlay) play;
        if (at.isChoosing()) {
            return List.of(Phrase.of("renju.choose"));
        }
        if (at.left() > 0) {
            return List.of(Phrase.of("renju.left", at.left()));
        }
        return at.reach() < RenjuPlay.SIZE ? List.of(at.wish()) : List.of();
    }
}
