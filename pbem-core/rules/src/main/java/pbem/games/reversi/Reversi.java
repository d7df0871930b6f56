package pbem.games.reversi;

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
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.PlacingPlay;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.phrase.Phrase;

/** Reversi: discs enclosed between two of the other colour are turned; more discs at the end win. */
public final class Reversi implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("6", "8", "10")).usually("8");
    private static final Card CARD = Card.of("reversi", "Reversi", "d3")
            .in(Family.FLIPPING)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 6); // 6x6 is solved

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE).numbered(2).lettered());
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.squareFromAbove(size, size);
        int upper = (size / 2 - 1) * size + size / 2 - 1;
        return GameTable.of(
                        MoveForm.placing(board),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .withDots()
                                .withCounts(),
                        () -> PlacingPlay.from(
                                Men.none(board).with(2, upper, upper + size + 1).with(1, upper + 1, upper + size),
                                new Flanking(board),
                                0))
                .withSymmetry()
                .robots(RobotPlan.playouts().laterMoves(30));
    }

    /**
     * A new disc turns every row of the opponent's discs between it and another disc of its colour. There must be at
     * least one such row.
     */
    private record Flanking(GameBoard board) implements PlacingPlay.Rule {

        @Override
        public boolean isChoosy() {
            return true;
        }

        @Override
        public boolean allows(Men men, int cell, int seat) {
            for (int way = 0; way < 8; way++) {
                if (flanked(men, board.ray(cell, way), seat) > 0) {
                    return true;
                }
            }
            return false;
        }

        /** The number of discs along a ray that the new disc encloses. */
        private static int flanked(Men men, int[] ray, int seat) {
            int run = men.run(ray, 2 - seat);
            return run < ray.length && !men.isEmpty(ray[run]) ? run : 0;
        }

        @Override
        public void placed(Men men, int cell, int seat) {
            for (int way = 0; way < 8; way++) {
                int[] ray = board.ray(cell, way);
                for (int i = flanked(men, ray, seat) - 1; i >= 0; i--) {
                    men.put(ray[i], seat + 1);
                }
            }
        }

        @Override
        public GameEnding ending(Men men, int cell, int mover) {
            return null;
        }

        @Override
        public GameEnding full(Men men) {
            return GameEnding.byCount(men.count(1), men.count(2), "reversi.more", "reversi.even");
        }

        @Override
        public Phrase objection(Men men, int cell, int seat) {
            return Phrase.of("reversi.turns-nothing", board.name(cell));
        }
    }
}
