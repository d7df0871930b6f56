package pbem.games.infection;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Infection: a man grows onto a neighbouring cell or jumps two cells, and the other player's men beside that cell
 * change colour.
 */
public final class Infection implements BoardGame {

    private static final int TIMES = 3;
    private static final int JUMPS = 100;

    private static final Option SIZE =
            Option.choice("size", List.of("5", "7", "9")).usually("7");
    private static final Card CARD = Card.of("infection", "Infection", "b7, or a7-c6")
            .in(Family.FLIPPING)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 5);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.square(size, size);
        Spreading rule = new Spreading(board, MoveForm.moving(board), far(board));
        return GameTable.of(
                        rule.form().spelled((at, move, usual) -> spellings(board, rule.form(), at, move, usual)),
                        BoardLook.of(SeatColour.RED, SeatColour.BLUE).withCounts(),
                        () -> DrawPlay.around(
                                TurnPlay.from(corners(board, size), rule, 0),
                                TIMES,
                                JUMPS,
                                Phrase.of("infection.repeated"),
                                Phrase.of("infection.jumped")))
                .robots(RobotPlan.deepening().looking(1_500, 15_000, 60_000, 230_000));
    }

    private static Men corners(GameBoard board, int size) {
        return Men.none(board).with(1, size - 1, size * (size - 1)).with(2, 0, size * size - 1);
    }

    /** For every cell, the cells at distance two. */
    private static int[][] far(GameBoard board) {
        int[][] far = new int[board.size()][];
        for (int cell = 0; cell < far.length; cell++) {
            List<Integer> cells = new ArrayList<>();
            for (int near : board.around(cell)) {
                for (int beyond : board.around(near)) {
                    boolean touches = IntStream.of(board.around(cell)).anyMatch(other -> other == beyond);
                    if (beyond != cell && !touches && !cells.contains(beyond)) {
                        cells.add(beyond);
                    }
                }
            }
            far[cell] = cells.stream().mapToInt(at -> at).sorted().toArray();
        }
        return far;
    }

    /** The ways to write a move. A move that grows may name the man that it grows from. */
    private static List<String> spellings(GameBoard board, MoveForm form, Play at, int move, String usual) {
        List<String> all = new ArrayList<>(List.of(usual));
        if (form.cell(move, 1) == GameBoard.NONE) {
            int to = form.cell(move, 0);
            for (int near : board.around(to)) {
                if (at.men().at(near) == at.turn() + 1) {
                    all.add(board.name(near) + "-" + board.name(to));
                }
            }
        }
        return all;
    }

    private record Spreading(GameBoard board, MoveForm form, int[][] far) implements TurnPlay.Rule {

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (men.isEmpty(cell)) {
                    for (int near : board.around(cell)) {
                        if (men.at(near) == seat + 1) {
                            into[count++] = form.move(cell, GameBoard.NONE);
                            break;
                        }
                    }
                } else if (men.at(cell) == seat + 1) {
                    for (int to : far[cell]) {
                        if (men.isEmpty(to)) {
                            into[count++] = form.move(cell, to);
                        }
                    }
                }
            }
            return count;
        }

        @Override
        public int most() {
            return 2048;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int to = isGrowth(move) ? form.cell(move, 0) : form.cell(move, 1);
            if (isGrowth(move)) {
                men.put(to, seat + 1);
            } else {
                men.move(form.cell(move, 0), to);
            }
            for (int near : board.around(to)) {
                if (men.at(near) == 2 - seat) {
                    men.put(near, seat + 1);
                }
            }
        }

        private boolean isGrowth(int move) {
            return form.cell(move, 1) == GameBoard.NONE;
        }

        /** True for growth, since the number of men never decreases. */
        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return isGrowth(move);
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return men.count(2 - mover) == 0
                    ? new GameEnding(mover, Phrase.of("infection.none-left"))
                    : men.count(0) == 0 ? counted(men) : null;
        }

        private static GameEnding counted(Men men) {
            return GameEnding.byCount(men.count(1), men.count(2), "infection.more", "infection.even");
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return both ? counted(men) : null;
        }

        @Override
        public int value(Men men) {
            return 30 * (men.count(1) - men.count(2));
        }

        /** Ranks moves by the men that they gain. */
        @Override
        public int promise(Men men, int seat, int move) {
            int to = isGrowth(move) ? form.cell(move, 0) : form.cell(move, 1);
            int promise = isGrowth(move) ? 1 : 0;
            for (int near : board.around(to)) {
                promise += men.at(near) == 2 - seat ? 2 : 0;
            }
            return promise;
        }
    }
}
