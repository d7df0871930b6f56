package pbem.games.connect6;

import java.util.List;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.RowGoal;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Connect6: the first with six in a row wins; after the first man, players place two men a turn. */
public final class Connect6 implements BoardGame {

    private static final int ROW = 6;

    private static final Option SIZE =
            Option.choice("size", List.of("9", "13", "15", "19")).usually("19");
    private static final Card CARD = Card.of("connect6", "Connect6", "j10 k9")
            .in(Family.CONNECTION)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 9);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE).numbered(4).lettered().named().hosted());
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.crossings(setup.number(SIZE), setup.number(SIZE));
        RowGoal goal = RowGoal.everyWay(board, ROW, Phrase.of("connect6.six"), Phrase.of("connect6.full"));
        return GameTable.of(
                        MoveForm.placing(board),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE),
                        () -> TurnPlay.from(TwoMen.begin(board), new TwoMen(goal), 0))
                .asking(play -> List.of(Phrase.of("connect6.left", TwoMen.left(play.men()))))
                .robots(RobotPlan.playouts()
                        .laterMoves(100)
                        .looking(1_500, 15_000, 100_000, 500_000)
                        .withoutHaste());
    }
}
