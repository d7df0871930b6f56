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
import pbem.kit.ManRule;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Tablut, and Brandubh on the smaller board: a king tries to escape, and the other side tries to take it. */
public final class Tablut implements BoardGame {

    private static final Option SIZE = Option.choice("size", List.of("7", "9")).usually("9");
    private static final Option ARMS =
            Option.choice("king", List.of("armed", "weaponless")).usually("armed");
    private static final Card CARD = Card.of("tablut", "Tablut", "e2-f2")
            .alias("tafl", "brandubh")
            .in(Family.FLIPPING)
            .option(SIZE)
            .option(Option.choice("escape", List.of("edge", "corner")).usually("edge"))
            .option(ARMS)
            .option(Option.choice("throne", List.of("closed", "open")).usually("closed"))
            .ratedIf(setup -> is("corner", "escape", setup) == (setup.number(SIZE) == 7));

    private static final int QUIET = 100; // moves of both players in which nothing is taken
    private static final int ATTACKER = 1;
    private static final int DEFENDER = 2;
    private static final int KING = 3;

    @Override
    public Map<String, String> variantCalled(String alias) {
        return alias.equals("brandubh") ? Map.of(SIZE.name(), "7") : Map.of();
    }

    /** Whether an option has that value, which is the usual one on the small board. */
    private static boolean is(String value, String option, Setup setup) {
        return setup.text(option).map(value::equals).orElse(setup.number(SIZE) == 7);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.square(size, size);
        int throne = board.size() / 2;
        boolean corner = is("corner", "escape", setup);
        boolean open = is("open", "throne", setup);
        boolean armed = !setup.text(ARMS).equals("weaponless");
        Hunt rule = new Hunt(board, MoveForm.moving(board), throne, open, armed, corner);
        return GameTable.of(
                        rule.form(),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.plain(1, SeatColour.WHITE)
                                                .signed("K")
                                                .called(Phrase.of("tablut.king")))
                                .marked(IntStream.range(0, board.size())
                                        .filter(rule::isReserved)
                                        .toArray())
                                .aims(
                                        Phrase.of("tablut.take"),
                                        Phrase.of(corner ? "tablut.to-corner" : "tablut.to-edge")),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(start(board, throne), rule, 0),
                                QUIET,
                                Phrase.of("tablut.third"),
                                Phrase.of("tablut.quiet")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 3_000, 30_000, 100_000));
    }

    /**
     * The start: defenders next to the throne, attackers behind them and, on the larger board, also beside these at the
     * edge.
     */
    private static Men start(GameBoard board, int throne) {
        Men men = Men.none(board).with(KING, throne);
        for (int way : BoardShapes.ORTHOGONAL) {
            int[] ray = board.ray(throne, way);
            int last = ray.length - 1;
            men.with(DEFENDER, Arrays.copyOf(ray, last - 1)).with(ATTACKER, ray[last - 1], ray[last]);
            for (int turn = 2; turn < 8 && last > 2; turn += 4) {
                men.put(board.next(ray[last], (way + turn) % 8), ATTACKER);
            }
        }
        return men;
    }

    /**
     * The rule of Tablut: men move like rooks and take a man between two of theirs.
     *
     * @param open whether the king may return to the throne, and all men may cross it
     * @param armed whether the king helps to take
     * @param corner whether the king escapes into a corner, which only he may enter, and not to any edge
     */
    private record Hunt(GameBoard board, MoveForm form, int throne, boolean open, boolean armed, boolean corner)
            implements ManRule {

        @Override
        public int owner(int man) {
            return man == 0 ? Figure.NOBODY : man == ATTACKER ? 0 : 1;
        }

        private static boolean isOn(int[] cells, int cell) {
            return IntStream.of(cells).anyMatch(one -> one == cell);
        }

        /** Whether the king has escaped on a cell. */
        private boolean isGoal(int cell) {
            return board.beside(cell).length < (corner ? 3 : 4);
        }

        /** Whether only the king may stand on a cell. */
        private boolean isReserved(int cell) {
            return cell == throne || corner && isGoal(cell);
        }

        @Override
        public int moves(Men men, int from, int[] into, int before) {
            int count = before;
            for (int way : BoardShapes.ORTHOGONAL) {
                int[] ray = board.ray(from, way);
                for (int i = 0, free = free(men, ray); i < free; i++) {
                    if (men.at(from) == KING || !isReserved(ray[i])) {
                        into[count++] = form.move(from, ray[i]);
                    }
                }
            }
            return count;
        }

        /** How many cells are free before a man. */
        private int free(Men men, int[] ray) {
            int free = 0;
            while (free < ray.length && men.isEmpty(ray[free]) && (open || ray[free] != throne)) {
                free++;
            }
            return free;
        }

        @Override
        public void play(Men men, int seat, int move) {
            ManRule.super.play(men, seat, move);
            int to = form.cell(move, 1);
            for (int way : BoardShapes.ORTHOGONAL) {
                if (isTaken(men, men.at(to), to, way)) {
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
            if (men.at(beside) == KING && (beside == throne || isOn(board.beside(throne), beside))) {
                return IntStream.of(board.beside(beside))
                        .allMatch(cell -> cell == to || cell == throne || men.at(cell) == ATTACKER);
            }
            int beyond = board.next(beside, way); // a man, the empty throne or a corner encloses the man beside
            int helper = beyond == GameBoard.NONE ? 0 : men.at(beyond);
            return helper == 0
                    ? beyond != GameBoard.NONE && isReserved(beyond)
                    : owner(helper) == owner(man) && (armed || helper != KING);
        }

        /** The number of men that a move takes. */
        @Override
        public int promise(Men men, int seat, int move) {
            int man = men.at(form.cell(move, 0));
            int to = form.cell(move, 1);
            int taken = 0;
            for (int way : BoardShapes.ORTHOGONAL) {
                taken += isTaken(men, man, to, way) ? 1 : 0;
            }
            return taken;
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return promise(men, seat, move) > 0;
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            int king = men.first(KING);
            return king == GameBoard.NONE
                    ? new GameEnding(0, Phrase.of("tablut.taken"))
                    : isGoal(king) ? new GameEnding(1, Phrase.of("tablut.escaped", board.name(king))) : null;
        }

        /** Counts the men and the king's freedom: two ways out at once cannot both be blocked. */
        @Override
        public int value(Men men) {
            int king = men.first(KING);
            int value = 60 * men.count(ATTACKER) - 100 * men.count(DEFENDER);
            int ways = 0;
            for (int way : BoardShapes.ORTHOGONAL) {
                int[] ray = board.ray(king, way);
                int free = free(men, ray);
                value -= 8 * free;
                value += free < ray.length && men.at(ray[free]) == ATTACKER ? 10 : 0;
                ways += free > 0 && isGoal(ray[free - 1]) ? 1 : 0;
            }
            return value - (ways > 1 ? 2000 : 150 * ways);
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            if (men.at(from) != KING && corner && isGoal(to)) {
                return Phrase.of("tablut.corner", board.name(to));
            }
            for (int way : BoardShapes.ORTHOGONAL) {
                boolean passes = !open && isOn(board.ray(throne, way), to);
                if (men.isEmpty(throne) && isOn(board.ray(from, way), throne) && (to == throne || passes)) {
                    return Phrase.of(open ? "tablut.throne" : "tablut.shut", board.name(throne));
                }
            }
            return null;
        }
    }
}
