package pbem.games.oware;

import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Family;
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
import pbem.kit.Situations;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Oware by the Abapa rules: seeds are sown around the board, twos and threes in the other row are taken, and more than
 * half of the seeds win.
 */
public final class Oware implements BoardGame {

    private static final Card CARD = Card.of("oware", "Oware", "c1")
            .alias("awari", "awale")
            .in(Family.SOWING)
            .alwaysRated();

    private static final int SEEDS = 48;

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.pits(6);
        MoveForm form = MoveForm.sowing(board).asking("oware.choose-pit");
        Phrase taken = Phrase.of("oware.seeds-taken");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .men(IntStream.rangeClosed(1, SEEDS)
                                        .mapToObj(Figure::seeds)
                                        .toArray(Figure[]::new))
                                .aims(Phrase.of("oware.lower"), Phrase.of("oware.upper"))
                                .hand(0, 0, taken)
                                .hand(1, 1, taken),
                        () -> TurnPlay.from(
                                Men.none(board, 2)
                                        .with(4, IntStream.range(0, 12).toArray()),
                                new Sowing(board),
                                0))
                .robots(RobotPlan.deepening().looking(300, 3_000, 30_000, 300_000));
    }

    private static final class Sowing implements TurnPlay.Rule {

        private final GameBoard board;
        private Situations past = Situations.NONE; // since seeds were last taken
        private boolean repeated;

        Sowing(GameBoard board) {
            this.board = board;
        }

        private int[] row(int seat) {
            return board.side(seat == 0 ? "lower" : "upper");
        }

        private int seeds(Men men, int seat) {
            int seeds = 0;
            for (int pit : row(seat)) {
                seeds += men.at(pit);
            }
            return seeds;
        }

        /** All moves. If the other row is empty, only moves that give it seeds are legal. */
        @Override
        public int moves(Men men, int seat, int[] into) {
            boolean hungry = seeds(men, 1 - seat) == 0;
            int count = 0;
            int way = 0;
            for (int pit : row(seat)) {
                if (men.at(pit) > 0 && (!hungry || reaches(men.at(pit), seat == 0 ? 6 - way : 1 + way))) {
                    into[count++] = pit;
                }
                way++;
            }
            return count;
        }

        /** @param steps the steps to the first pit of the other row */
        private static boolean reaches(int seeds, int steps) {
            return seeds >= steps;
        }

        @Override
        public void play(Men men, int seat, int move) {
            long before = men.key() * 2 + seat;
            int last = sow(men, move);
            int taken = taken(men, seat, last);
            if (taken > 0 && taken < seeds(men, 1 - seat)) {
                take(men, seat, last);
                past = Situations.NONE;
            } else {
                past = past.then(before);
            }
            repeated = past.times(men.key() * 2 + 1 - seat) > 0;
        }

        private int sow(Men men, int from) {
            int at = from;
            int left = men.at(from);
            men.clear(from);
            while (left > 0) {
                at = board.next(at, 0);
                if (at != from) {
                    men.put(at, men.at(at) + 1);
                    left--;
                }
            }
            return at;
        }

        /** The number of seeds that could be taken, backwards from the pit of the last seed. */
        private int taken(Men men, int seat, int last) {
            int taken = 0;
            for (int at = last; isOf(1 - seat, at) && isTwoOrThree(men.at(at)); at = board.next(at, 1)) {
                taken += men.at(at);
            }
            return taken;
        }

        private void take(Men men, int seat, int last) {
            for (int at = last; isOf(1 - seat, at) && isTwoOrThree(men.at(at)); at = board.next(at, 1)) {
                men.hold(seat, men.held(seat) + men.at(at));
                men.clear(at);
            }
        }

        private static boolean isTwoOrThree(int seeds) {
            return seeds == 2 || seeds == 3;
        }

        private static boolean isOf(int seat, int pit) {
            return pit < 6 == (seat == 0);
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            if (men.held(mover) > SEEDS / 2) {
                return new GameEnding(mover, Phrase.of("oware.more", men.held(mover), SEEDS - men.held(mover)));
            }
            return repeated ? shared(men) : null;
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return shared(men);
        }

        /** The result. Seeds left in a row belong to the player of that row. */
        private GameEnding shared(Men men) {
            for (int seat = 0; seat < 2; seat++) {
                for (int pit : row(seat)) {
                    men.hold(seat, men.held(seat) + men.at(pit));
                    men.clear(pit);
                }
            }
            return GameEnding.byCount(men.held(0), men.held(1), "oware.more", "oware.even");
        }

        @Override
        public int value(Men men) {
            return 40 * (men.held(0) - men.held(1));
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            return !isOf(seat, move)
                    ? Phrase.of("oware.other-row")
                    : men.isEmpty(move) ? Phrase.of("oware.empty", board.name(move)) : Phrase.of("oware.must-feed");
        }

        @Override
        public List<?> memory() {
            return List.of(past);
        }

        @Override
        public TurnPlay.Rule copy() {
            Sowing copy = new Sowing(board);
            copy.past = past;
            copy.repeated = repeated;
            return copy;
        }
    }
}
