package pbem.games.clobber;

import java.util.List;
import java.util.Map;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.ManRule;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Clobber: men take the men beside them, and a player who cannot take loses. */
public final class Clobber implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("5x6", "6x6", "8x8", "10x10")).usually("8x8");
    private static final Card CARD = Card.of("clobber", "Clobber", "d3-d4")
            .in(Family.FLIPPING)
            .option(SIZE)
            .alwaysRated();

    /** The names of two sizes in other programs. */
    private static final Map<String, String> VARIANTS = Map.of("5x6", "clobber", "10x10", "clobber10");

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        return VARIANTS.containsKey(setup.text(SIZE))
                ? Map.of("UCI_Variant", VARIANTS.get(setup.text(SIZE)))
                : Map.of();
    }

    @Override
    public GameTable table(Setup setup) {
        String[] sides = setup.text(SIZE).split("x");
        int columns = Integer.parseInt(sides[0]);
        GameBoard board = BoardShapes.square(columns, Integer.parseInt(sides[1]));
        MoveForm form = MoveForm.moving(board);
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK).withCounts(),
                        () -> TurnPlay.from(Men.alternating(board, columns), new Taking(board, form), 0))
                .robots(RobotPlan.playouts().looking(1_500, 15_000, 100_000, 650_000));
    }

    private record Taking(GameBoard board, MoveForm form) implements ManRule {

        @Override
        public int moves(Men men, int from, int[] into, int before) {
            int count = before;
            for (int beside : board.beside(from)) {
                if (men.at(beside) == 3 - men.at(from)) {
                    into[count++] = form.move(from, beside);
                }
            }
            return count;
        }

        /**
         * The player to move loses. A man that can take can also be taken, so either both players have a move or
         * neither.
         */
        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("clobber.stuck"));
        }
    }
}
