package pbem.games.havannah;

import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.Chains;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.PlacingPlay;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.SwapPlay;
import pbem.phrase.Phrase;

/** Havannah: the first with a ring, a bridge between two corners or a fork between three sides wins. */
public final class Havannah implements BoardGame {

    private static final Option SIZE = Option.number("size", 4, 10).usually("8");
    private static final Card CARD = Card.of("havannah", "Havannah", "e5")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap") && setup.number(SIZE) > 5);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.hexagon(setup.number(SIZE));
        MoveForm form = MoveForm.placing(board, "swap");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK),
                        () -> SwapPlay.offered(
                                setup, seat -> PlacingPlay.from(Men.none(board), Shapes.on(board), seat), form))
                .withSymmetry()
                .robots(RobotPlan.playouts()
                        .looking(3_000, 30_000, 300_000, 1_400_000)
                        .laterMoves(300));
    }

    /** The winning shapes. Each chain is stored with the corners and sides that it touches. */
    private static final class Shapes implements PlacingPlay.Rule {

        private static final String[] SIDES = {"top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"
        };
        private static final int CORNERS = (1 << 6) - 1;

        private final GameBoard board;
        private final int[] touches; // by cell: one bit per corner, and above these one per side
        private final Chains chains;
        private boolean ring;

        private Shapes(GameBoard board, int[] touches, Chains chains) {
            this.board = board;
            this.touches = touches;
            this.chains = chains;
        }

        static Shapes on(GameBoard board) {
            int[] touches = new int[board.size()];
            int[] corners = board.side("corners");
            for (int i = 0; i < 6; i++) {
                touches[corners[i]] = 1 << i;
                for (int cell : board.side(SIDES[i])) {
                    touches[cell] = 1 << 6 + i;
                }
            }
            return new Shapes(board, touches, Chains.on(board));
        }

        @Override
        public void placed(Men men, int cell, int seat) {
            ring = isRing(men, cell, seat + 1);
            chains.add(men, cell, seat + 1, touches[cell]);
        }

        /**
         * Whether the new man closes a ring: it joins a chain to itself around a cell that is not of its colour, or
         * surrounds a neighbouring man with men of its colour.
         */
        private boolean isRing(Men men, int cell, int man) {
            int[] starts = new int[6];
            int count = 0;
            for (int way = 0; way < 6; way++) {
                int here = board.next(cell, way);
                int before = board.next(cell, (way + 5) % 6);
                if (here != GameBoard.NONE
                        && men.at(here) == man
                        && (before == GameBoard.NONE || men.at(before) != man)) {
                    int root = chains.root(here);
                    for (int i = 0; i < count; i++) {
                        if (starts[i] == root) {
                            return true;
                        }
                    }
                    starts[count++] = root;
                }
            }
            for (int inner : board.around(cell)) {
                if (isSurrounded(men, inner, man)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isSurrounded(Men men, int cell, int man) {
            int count = 0;
            for (int beside : board.around(cell)) {
                count += men.at(beside) == man ? 1 : 0;
            }
            return count == 6;
        }

        @Override
        public GameEnding ending(Men men, int cell, int mover) {
            int there = chains.reached(cell);
            if (ring) {
                return new GameEnding(mover, Phrase.of("havannah.ring"));
            }
            if (isBridge(there)) {
                return new GameEnding(mover, Phrase.of("havannah.bridge"));
            }
            return isFork(there) ? new GameEnding(mover, Phrase.of("havannah.fork")) : null;
        }

        /** Cells that would win for either player come first, then cells beside a man. */
        @Override
        public int promise(Men men, int cell, int seat) {
            if (wins(men, cell, seat)) {
                return 1000;
            }
            if (wins(men, cell, 1 - seat)) {
                return 500;
            }
            int touching = 0;
            for (int beside : board.around(cell)) {
                touching += men.isEmpty(beside) ? 0 : 1;
            }
            return touching > 0 ? 1 : 0;
        }

        private boolean wins(Men men, int cell, int seat) {
            int there = chains.joined(men, cell, seat + 1, touches[cell]);
            return isBridge(there) || isFork(there) || isRing(men, cell, seat + 1);
        }

        private static boolean isBridge(int there) {
            return Integer.bitCount(there & CORNERS) > 1;
        }

        private static boolean isFork(int there) {
            return Integer.bitCount(there >> 6) > 2;
        }

        @Override
        public GameEnding full(Men men) {
            return GameEnding.draw(Phrase.of("havannah.full"));
        }

        @Override
        public PlacingPlay.Rule copy() {
            Shapes copy = new Shapes(board, touches, chains.copy());
            copy.ring = ring;
            return copy;
        }
    }
}
