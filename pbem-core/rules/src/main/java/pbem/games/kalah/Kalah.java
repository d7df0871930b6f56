package pbem.games.kalah;

import java.util.stream.IntStream;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SwapPlay;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Kalah: seeds are sown around the board and into the player's own store. A last seed in the store gives another move.
 * More seeds win.
 */
public final class Kalah implements BoardGame {

    private static final int PITS = 12;

    private static final Option SEEDS = Option.number("seeds", 3, 6).usually("4");
    private static final Card CARD = Card.of("kalah", "Kalah", "c1")
            .in(Family.SOWING)
            .option(SEEDS)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap")); // with best play the first player wins

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int seeds = setup.number(SEEDS);
        GameBoard board = BoardShapes.pits(PITS / 2);
        MoveForm form = MoveForm.sowing(board, "swap").asking("kalah.choose-pit");
        int[] turned = IntStream.range(0, PITS).map(pit -> PITS - 1 - pit).toArray();
        Phrase store = Phrase.of("kalah.seeds-stored");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .men(IntStream.rangeClosed(1, PITS * seeds)
                                        .mapToObj(Figure::seeds)
                                        .toArray(Figure[]::new))
                                .aims(Phrase.of("kalah.lower"), Phrase.of("kalah.upper"))
                                .hand(0, 0, store)
                                .hand(1, 1, store),
                        () -> SwapPlay.offered(setup, seat -> begun(board, seeds, seat), form, turned))
                .robots(RobotPlan.deepening().looking(300, 3_000, 30_000, 300_000));
    }

    private static TurnPlay begun(GameBoard board, int seeds, int seat) {
        return TurnPlay.from(
                Men.none(board, 2).with(seeds, IntStream.range(0, PITS).toArray()), new Storing(board), seat);
    }

    private static final class Storing implements TurnPlay.Rule {

        private final GameBoard board;
        private boolean again;

        Storing(GameBoard board) {
            this.board = board;
        }

        private int[] row(int seat) {
            return board.side(seat == 0 ? "lower" : "upper");
        }

        private static boolean isOf(int seat, int pit) {
            return pit < PITS / 2 == (seat == 0);
        }

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int pit : row(seat)) {
                if (!men.isEmpty(pit)) {
                    into[count++] = pit;
                }
            }
            return count;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int gate = seat == 0 ? PITS / 2 - 1 : PITS / 2; // the pit before the player's own store
            int at = move;
            int left = men.at(move);
            men.clear(move);
            again = false;
            while (left > 0) {
                if (at == gate && !again) {
                    men.hold(seat, men.held(seat) + 1);
                    again = true;
                } else {
                    at = board.next(at, 0);
                    men.put(at, men.at(at) + 1);
                    again = false;
                }
                left--;
            }
            int opposite = (at + PITS / 2) % PITS;
            if (!again && isOf(seat, at) && men.at(at) == 1 && !men.isEmpty(opposite)) {
                store(men, seat, at, opposite);
            }
        }

        private static void store(Men men, int seat, int... pits) {
            for (int pit : pits) {
                men.hold(seat, men.held(seat) + men.at(pit));
                men.clear(pit);
            }
        }

        @Override
        public boolean isAgain(Men men, int mover) {
            return again;
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return canMove(men, 0) && canMove(men, 1) ? null : counted(men);
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return counted(men);
        }

        /** The result. Seeds left in a row belong to the player of that row. */
        private GameEnding counted(Men men) {
            store(men, 0, row(0));
            store(men, 1, row(1));
            return GameEnding.byCount(men.held(0), men.held(1), "kalah.more", "kalah.even");
        }

        /** Moves whose last seed falls into the store come first. */
        @Override
        public int promise(Men men, int seat, int move) {
            return men.at(move) == (seat == 0 ? PITS / 2 - move : move + 1 - PITS / 2) ? 1 : 0;
        }

        @Override
        public int value(Men men) {
            return 40 * (men.held(0) - men.held(1));
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            return isOf(seat, move) ? Phrase.of("kalah.empty", board.name(move)) : Phrase.of("kalah.other-row");
        }

        @Override
        public TurnPlay.Rule copy() {
            return new Storing(board);
        }
    }
}
