package pbem.games.tablut;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Tablut, and Brandubh on the smaller board: a king tries to escape, and the other side tries to take it. */
public final class Tablut implements BoardGame {

    /** The name of the game on the small board. */
    private static final String BRANDUBH = "brandubh";

    private static final Option SIZE = Option.choice("size", List.of("7", "9")).usually("9");
    private static final Option ARMS =
            Option.choice("king", List.of("armed", "weaponless")).usually("armed");
    private static final Card CARD = Card.of("tablut", "Tablut", "e2-f2")
            .alias("tafl", BRANDUBH)
            .in(Family.FLIPPING)
            .option(SIZE)
            .option(Option.choice("escape", List.of("edge", "corner")).usually("edge"))
            .option(ARMS)
            .option(Option.choice("throne", List.of("closed", "open")).usually("closed"))
            .ratedIf(setup -> isToCorner(setup) == (size(setup) == 7));

    private static final int QUIET = 100; // moves of both players in which nothing is taken
    private static final int ATTACKER = 1;
    private static final int DEFENDER = 2;
    private static final int KING = 3;

    @Override
    public Map<String, String> variantCalled(String alias) {
        return alias.equals(BRANDUBH) ? Map.of(SIZE.name(), "7") : Map.of();
    }

    private static int size(Setup setup) {
        return setup.number(SIZE);
    }

    private static boolean isToCorner(Setup setup) {
        return setup.text("escape").map("corner"::equals).orElse(size(setup) == 7);
    }

    private static boolean isOpen(Setup setup) {
        return setup.text("throne").map("open"::equals).orElse(size(setup) == 7);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int size = size(setup);
        GameBoard board = BoardShapes.square(size, size);
        int throne = board.size() / 2;
        int[] corners = {0, size - 1, size * (size - 1), size * size - 1};
        boolean corner = isToCorner(setup);
        Hunt rule = new Hunt(
                board,
                MoveForm.moving(board),
                throne,
                isOpen(setup),
                !setup.text(ARMS).equals("weaponless"),
                corner ? corners : new int[0],
                corner ? corners : edge(board));
        return GameTable.of(
                        rule.form(),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.plain(1, SeatColour.WHITE)
                                                .signed("K")
                                                .called(Phrase.of("tablut.king")))
                                .marked(throne)
                                .marked(rule.corners())
                                .aims(
                                        Phrase.of("tablut.take"),
                                        Phrase.of(corner ? "tablut.to-corner" : "tablut.to-edge")),
                        () -> DrawPlay.around(
                                TurnPlay.from(start(board, throne), rule, 0),
                                3,
                                QUIET,
                                Phrase.of("tablut.third"),
                                Phrase.of("tablut.quiet")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 3_000, 30_000, 100_000));
    }

    private static int[] edge(GameBoard board) {
        return IntStream.range(0, board.size())
                .filter(cell -> board.beside(cell).length < 4)
                .toArray();
    }

    /**
     * The start: defenders next to the throne, attackers behind them and, on the larger board, also beside these at the
     * edge.
     */
    private static Men start(GameBoard board, int throne) {
        Men men = Men.none(board).with(KING, throne);
        for (int way : BoardShapes.ORTHOGONAL) {
            int[] ray = board.ray(throne, way);
            int half = ray.length / 2;
            men.with(DEFENDER, Arrays.copyOf(ray, ray.length - 2));
            men.with(ATTACKER, ray[ray.length - 2], ray[ray.length - 1]);
            if (half > 1) {
                int last = ray[ray.length - 1];
                men.with(ATTACKER, board.next(last, (way + 2) % 8), board.next(last, (way + 6) % 8));
            }
        }
        return men;
    }

    /**
     * The rule of Tablut: men move like rooks and take a man between two of theirs.
     *
     * @param open whether the king may return to the throne, and all men may cross it
     * @param armed whether the king helps to take
     * @param corners the corners, if only the king may enter them
     * @param goals the cells on which the king has escaped
     */
    private record Hunt(
            GameBoard board, MoveForm form, int throne, boolean open, boolean armed, int[] corners, int[] goals)
            implements TurnPlay.Rule {

        private static int owner(int man) {
            return man == 0 ? Figure.NOBODY : man == ATTACKER ? 0 : 1;
        }

        private static boolean isIn(int[] cells, int cell) {
            for (int one : cells) {
                if (one == cell) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int from = 0; from < board.size(); from++) {
                if (owner(men.at(from)) == seat) {
                    for (int way : BoardShapes.ORTHOGONAL) {
                        for (int to : board.ray(from, way)) {
                            if (!men.isEmpty(to) || to == throne && !open) {
                                break;
                            }
                            if (men.at(from) == KING || to != throne && !isIn(corners, to)) {
                                into[count++] = form.move(from, to);
                            }
                        }
                    }
                }
            }
            return count;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int to = form.cell(move, 1);
            int man = men.at(form.cell(move, 0));
            men.move(form.cell(move, 0), to);
            for (int way : BoardShapes.ORTHOGONAL) {
                if (isTaken(men, man, to, way)) {
                    men.clear(board.next(to, way));
                }
            }
        }

        /** Whether a man that moves to a cell takes the man beside it in that direction. */
        private boolean isTaken(Men men, int man, int to, int way) {
            int beside = board.next(to, way);
            if (beside == GameBoard.NONE || owner(men.at(beside)) != 1 - owner(man) || man == KING && !armed) {
                return false;
            }
            if (men.at(beside) == KING && (beside == throne || isIn(board.beside(throne), beside))) {
                for (int cell : board.beside(beside)) {
                    if (cell != to && cell != throne && men.at(cell) != ATTACKER) {
                        return false;
                    }
                }
                return true;
            }
            int beyond = board.next(beside, way);
            return beyond != GameBoard.NONE && helps(men, beyond, owner(man));
        }

        /** Whether the cell beyond a man encloses it: a man of the other side, the empty throne, or a corner. */
        private boolean helps(Men men, int cell, int seat) {
            return men.isEmpty(cell)
                    ? cell == throne || isIn(corners, cell)
                    : owner(men.at(cell)) == seat && (armed || men.at(cell) != KING);
        }

        private int taken(Men men, int move) {
            int taken = 0;
            for (int way : BoardShapes.ORTHOGONAL) {
                taken += isTaken(men, men.at(form.cell(move, 0)), form.cell(move, 1), way) ? 1 : 0;
            }
            return taken;
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return taken(men, move) > 0;
        }

        private int king(Men men) {
            int cell = board.size() - 1;
            while (cell >= 0 && men.at(cell) != KING) {
                cell--;
            }
            return cell;
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            int king = king(men);
            return king == GameBoard.NONE
                    ? new GameEnding(0, Phrase.of("tablut.taken"))
                    : isIn(goals, king) ? new GameEnding(1, Phrase.of("tablut.escaped", board.name(king))) : null;
        }

        @Override
        public int promise(Men men, int seat, int move) {
            return taken(men, move);
        }

        /** Counts the men and the king's freedom: two ways out at once cannot both be blocked. */
        @Override
        public int value(Men men) {
            int king = king(men);
            if (king == GameBoard.NONE) {
                return 0;
            }
            int ways = 0;
            int room = 0;
            int near = 0;
            for (int way : BoardShapes.ORTHOGONAL) {
                int last = king;
                for (int to : board.ray(king, way)) {
                    if (!men.isEmpty(to) || to == throne && !open) {
                        near += men.at(to) == ATTACKER ? 1 : 0;
                        break;
                    }
                    room++;
                    last = to;
                }
                ways += isIn(goals, last) ? 1 : 0;
            }
            return 60 * men.count(ATTACKER)
                    - 100 * men.count(DEFENDER)
                    - 8 * room
                    + 10 * near
                    - (ways > 1 ? 2000 : 150 * ways);
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            if (men.at(from) != KING && isIn(corners, to)) {
                return Phrase.of("tablut.corner", board.name(to));
            }
            for (int way : BoardShapes.ORTHOGONAL) {
                boolean passed = false;
                for (int cell : board.ray(from, way)) {
                    passed |= cell == throne;
                    if (cell == to && passed && men.isEmpty(throne) && (to == throne || !open)) {
                        return Phrase.of(open ? "tablut.throne" : "tablut.shut", board.name(throne));
                    }
                }
            }
            return null;
        }
    }
}
