package pbem.games.draughts100;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DraughtsRule;
import pbem.kit.DraughtsWay;
import pbem.kit.DrawPlay;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.PdnForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** International draughts: men jump ahead and back, kings fly, and one must take as many as one can. */
public final class InternationalDraughts implements BoardGame {

    private static final Card CARD = Card.of("draughts100", "International Draughts", "32-28")
            .alias("dammen")
            .in(Family.JUMPS)
            .alwaysRated();

    private static final int QUIET = 50; // moves of both players without a capture and without a man's step

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new PdnForm("20,W,10,10,N2,0"));
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.numberedSquares(10, 10);
        MoveForm form = MoveForm.moving(board).chains(128);
        DraughtsWay way = new ManOrKing(board);
        Jumps jumps = new Jumps(board, way);
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .men(
                                        Figure.plain(0, SeatColour.WHITE),
                                        Figure.plain(1, SeatColour.BLACK),
                                        Figure.plain(0, SeatColour.WHITE)
                                                .signed("O")
                                                .called(Phrase.of("draughts100.white-king")),
                                        Figure.plain(1, SeatColour.BLACK)
                                                .signed("X")
                                                .called(Phrase.of("draughts100.black-king")))
                                .withCounts(),
                        () -> DrawPlay.around(
                                TurnPlay.from(
                                        Men.none(board)
                                                .with(1, IntStream.range(30, 50).toArray())
                                                .with(2, IntStream.range(0, 20).toArray()),
                                        new Jumping(form, jumps, way),
                                        0),
                                3,
                                QUIET,
                                Phrase.of("draughts100.third"),
                                Phrase.of("draughts100.quiet")))
                .robots(RobotPlan.deepening().looking(500, 5_000, 40_000, 200_000));
    }

    /** Men step away from their own side and jump both ways; kings go as far as they like. */
    private record ManOrKing(GameBoard board) implements DraughtsWay {

        private static final int[][] AHEAD = {
            {BoardShapes.UP_LEFT, BoardShapes.UP_RIGHT}, {BoardShapes.DOWN_LEFT, BoardShapes.DOWN_RIGHT}
        };

        @Override
        public int[][] ahead() {
            return AHEAD;
        }

        @Override
        public int[] ways(int man, boolean jumping) {
            return jumping ? BoardShapes.DIAGONAL : DraughtsWay.super.ways(man, false);
        }

        @Override
        public boolean flies(int man) {
            return DraughtsWay.isCrowned(man);
        }
    }

    /** It counts the moves since so few men are left that these are a draw soon. */
    private static final class Jumping implements DraughtsRule {

        private static final int PLENTY = Integer.MAX_VALUE;

        private final MoveForm form;
        private final Jumps jumps;
        private final DraughtsWay way;
        private int limit = PLENTY;
        private int since;

        Jumping(MoveForm form, Jumps jumps, DraughtsWay way) {
            this.form = form;
            this.jumps = jumps;
            this.way = way;
        }

        @Override
        public MoveForm form() {
            return form;
        }

        @Override
        public Jumps jumps() {
            return jumps;
        }

        @Override
        public DraughtsWay way() {
            return way;
        }

        @Override
        public int most() {
            return 2048;
        }

        @Override
        public boolean takesMost() {
            return true;
        }

        @Override
        public void play(Men men, int seat, int move) {
            DraughtsRule.super.play(men, seat, move);
            int now = limit(men);
            since = now == limit && limit < PLENTY ? since + 1 : 0;
            limit = now;
        }

        /** So many moves of both with what is on the board are a draw. */
        private static int limit(Men men) {
            int[] all = {men.count(1) + men.count(3), men.count(2) + men.count(4)};
            for (int seat = 0; seat < 2; seat++) {
                if (all[seat] == 1
                        && men.count(1 + DraughtsWay.CROWN + seat) == 1
                        && men.count(2 + DraughtsWay.CROWN - seat) > 0) {
                    return all[1 - seat] == 3 ? 32 : all[1 - seat] < 3 ? 10 : PLENTY;
                }
            }
            return PLENTY;
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return since >= limit && canMove(men, 1 - mover)
                    ? GameEnding.draw(Phrase.of("draughts100.few", limit / 2))
                    : null;
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("draughts100.stuck"));
        }

        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < men.cells(); cell++) {
                int man = men.at(cell);
                if (man != 0) {
                    int row = cell / 5;
                    int worth =
                            DraughtsWay.isCrowned(man) ? 300 : 100 + 2 * (DraughtsWay.owner(man) == 0 ? 9 - row : row);
                    value += DraughtsWay.owner(man) == 0 ? worth : -worth;
                }
            }
            return value;
        }

        @Override
        public List<?> memory() {
            return List.of(limit, since);
        }

        @Override
        public TurnPlay.Rule copy() {
            Jumping copy = new Jumping(form, jumps, way);
            copy.limit = limit;
            copy.since = since;
            return copy;
        }
    }
}
