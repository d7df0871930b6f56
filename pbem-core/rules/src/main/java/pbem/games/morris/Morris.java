package pbem.games.morris;

import java.util.Arrays;
import java.util.List;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Nine Men's Morris: three men in a line take one of the opponent's; a player who has two men left or cannot move
 * loses.
 */
public final class Morris implements BoardGame {

    private static final String[] LINES = {
        "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7",
        "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7"
    };

    private static final int MEN = 9;
    private static final int FEW = 3;
    private static final int QUIET = 100; // moves of both players in which nothing is put or taken

    private static final Card CARD = Card.of("morris", "Nine Men's Morris", "d2-d3")
            .alias("mills")
            .in(Family.SOWING)
            .option(Option.flag("no-flying"))
            .alwaysRated();

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.points(LINES);
        MoveForm form = MoveForm.moving(board).then("x", "morris.choose-taken");
        Mills rule = new Mills(board, form, !setup.has("no-flying"));
        Phrase men = Phrase.of("morris.men");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .withCounts()
                                .hand(0, 0, men)
                                .hand(1, 1, men),
                        () -> {
                            Men start = Men.none(board, 2);
                            start.hold(0, MEN);
                            start.hold(1, MEN);
                            return DrawPlay.atThird(
                                    TurnPlay.from(start, rule, 0),
                                    QUIET,
                                    Phrase.of("morris.third"),
                                    Phrase.of("morris.quiet"));
                        })
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(400, 4_000, 40_000, 300_000));
    }

    private static final class Mills implements TurnPlay.Rule {

        private final GameBoard board;
        private final MoveForm form;
        private final boolean flying;
        private final int[][][] lines; // by point: the other two points of each line through it

        Mills(GameBoard board, MoveForm form, boolean flying) {
            this.board = board;
            this.form = form;
            this.flying = flying;
            this.lines = new int[board.size()][2][];
            for (int point = 0; point < board.size(); point++) {
                int at = point;
                String name = board.name(point);
                lines[point] = Arrays.stream(LINES)
                        .map(line -> List.of(line.split(" ")))
                        .filter(line -> line.contains(name))
                        .map(line -> Arrays.stream(board.named(line))
                                .filter(other -> other != at)
                                .toArray())
                        .toArray(int[][]::new);
            }
        }

        @Override
        public int most() {
            return 2048;
        }

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int point = 0; point < board.size(); point++) {
                if (men.held(seat) > 0) {
                    count = men.isEmpty(point) ? add(men, seat, point, GameBoard.NONE, into, count) : count;
                } else if (men.at(point) == seat + 1) {
                    count = steps(men, seat, point, into, count);
                }
            }
            return count;
        }

        private int steps(Men men, int seat, int from, int[] into, int before) {
            int count = before;
            boolean flies = flying && men.count(seat + 1) == FEW;
            for (int to = 0; to < board.size() && flies; to++) {
                count = men.isEmpty(to) ? add(men, seat, from, to, into, count) : count;
            }
            for (int i = 0; i < board.around(from).length && !flies; i++) {
                int to = board.around(from)[i];
                count = men.isEmpty(to) ? add(men, seat, from, to, into, count) : count;
            }
            return count;
        }

        /** Adds the moves that place a man on a point or move it from there to another. A mill takes a man. */
        private int add(Men men, int seat, int first, int to, int[] into, int before) {
            boolean puts = to == GameBoard.NONE;
            int count = before;
            if (!isMill(men, puts ? first : to, seat + 1, puts ? GameBoard.NONE : first)) {
                into[count++] = form.move(first, to, GameBoard.NONE);
                return count;
            }
            boolean all = allInMills(men, 2 - seat);
            for (int taken = 0; taken < board.size(); taken++) {
                if (men.at(taken) == 2 - seat && (all || !isMill(men, taken, 2 - seat, GameBoard.NONE))) {
                    into[count++] = form.move(first, to, taken);
                }
            }
            if (count == before) { // the other player has no men on the board yet
                into[count++] = form.move(first, to, GameBoard.NONE);
            }
            return count;
        }

        /** @param left the point that the man comes from */
        private boolean isMill(Men men, int point, int man, int left) {
            for (int[] others : lines[point]) {
                if (men.at(others[0]) == man && men.at(others[1]) == man && others[0] != left && others[1] != left) {
                    return true;
                }
            }
            return false;
        }

        private boolean allInMills(Men men, int man) {
            for (int point = 0; point < board.size(); point++) {
                if (men.at(point) == man && !isMill(men, point, man, GameBoard.NONE)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean canMove(Men men, int seat) {
            if (men.held(seat) > 0 || flying && men.count(seat + 1) == FEW) {
                return true;
            }
            for (int point = 0; point < board.size(); point++) {
                for (int beside : board.around(point)) {
                    if (men.at(point) == seat + 1 && men.isEmpty(beside)) {
                        return true;
                    }
                }
            }
            return false;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int first = form.cell(move, 0);
            if (form.cell(move, 1) == GameBoard.NONE) {
                men.put(first, seat + 1);
                men.hold(seat, men.held(seat) - 1);
            } else {
                men.move(first, form.cell(move, 1));
            }
            if (form.cell(move, 2) != GameBoard.NONE) {
                men.clear(form.cell(move, 2));
            }
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return men.count(2 - mover) + men.held(1 - mover) < FEW
                    ? new GameEnding(mover, Phrase.of("morris.two-left"))
                    : null;
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return form.cell(move, 1) == GameBoard.NONE || form.cell(move, 2) != GameBoard.NONE;
        }

        @Override
        public int promise(Men men, int seat, int move) {
            return form.cell(move, 2) != GameBoard.NONE ? 1 : 0;
        }

        @Override
        public int value(Men men) {
            int value = 100 * (men.count(1) + men.held(0) - men.count(2) - men.held(1));
            for (int point = 0; point < board.size(); point++) {
                for (int beside : board.around(point)) {
                    if (men.isEmpty(beside)) {
                        value += men.at(point) == 1 ? 5 : men.at(point) == 2 ? -5 : 0;
                    }
                }
            }
            return value;
        }
    }
}
