package pbem.games.stacks;

import pbem.game.Family;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.DrawPlay;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * Sackson's stacks: men move onto each other, as many cells as men move together, and men below the top five of a stack
 * are taken off.
 */
public final class Stacks implements BoardGame {

    private static final Card CARD =
            Card.of("stacks", "Sackson's Stacks", "c3-d3").in(Family.JUMPS).alwaysRated();

    private static final int SIDE = 8;
    private static final int HIGHEST = 5;
    private static final int QUIET = 100; // moves of both players in which no man is taken

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.squareWithoutCorners(SIDE);
        MoveForm form = MoveForm.moving(board).letters("put");
        Phrase men = Phrase.of("stacks.men");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                                .counting("stacks.stacks")
                                .hand(0, 0, men)
                                .hand(1, 1, men),
                        () -> DrawPlay.atThird(
                                TurnPlay.from(filled(board), new Moving(board, form), 0),
                                QUIET,
                                Phrase.of("stacks.third"),
                                Phrase.of("stacks.quiet")))
                .withSymmetry()
                .robots(RobotPlan.deepening().looking(300, 3_000, 20_000, 100_000));
    }

    /** The start: men on the middle six columns and rows, two of a colour side by side. */
    private static Men filled(GameBoard board) {
        Men men = Men.stacked(board, 2);
        for (int row = 2; row < SIDE; row++) {
            for (int column = 2; column < SIDE; column++) {
                men.put(board.named((char) ('a' + column - 1) + "" + row), 2 - (column / 2 + row) % 2);
            }
        }
        return men;
    }

    private record Moving(GameBoard board, MoveForm form) implements TurnPlay.Rule {

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (men.at(cell) == seat + 1) {
                    for (int way : BoardShapes.ORTHOGONAL) {
                        int[] ray = board.ray(cell, way);
                        for (int far = 1; far <= Math.min(men.height(cell), ray.length); far++) {
                            into[count++] = form.move(cell, ray[far - 1]);
                        }
                    }
                }
            }
            for (int cell = 0; cell < board.size() && men.held(seat) > 0; cell++) {
                into[count++] = form.move(board.size(), cell);
            }
            return count;
        }

        @Override
        public boolean canMove(Men men, int seat) {
            return men.held(seat) > 0 || men.count(seat + 1) > 0;
        }

        /** The number of men that a move takes along: as many as it covers cells. */
        private int many(int from, int to) {
            if (from >= board.size()) {
                return 1;
            }
            for (int way : BoardShapes.ORTHOGONAL) {
                int[] ray = board.ray(from, way);
                for (int far = 1; far <= ray.length; far++) {
                    if (ray[far - 1] == to) {
                        return far;
                    }
                }
            }
            throw new IllegalArgumentException(board.name(from) + " and " + board.name(to) + " are not in line");
        }

        @Override
        public void play(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            if (from >= board.size()) {
                men.hold(seat, men.held(seat) - 1);
                men.push(to, seat + 1);
            } else {
                for (int below = many(from, to) - 1; below >= 0; below--) {
                    men.push(to, men.at(from, below));
                }
                for (int moved = many(from, to); moved > 0; moved--) {
                    men.pop(from);
                }
            }
            while (men.height(to) > HIGHEST) {
                if (men.popBelow(to) == seat + 1) {
                    men.hold(seat, men.held(seat) + 1);
                }
            }
        }

        /** The number of the opponent's men that a move takes. */
        private int taken(Men men, int seat, int move) {
            int to = form.cell(move, 1);
            int height = men.height(to);
            int taken = 0;
            for (int off = height + many(form.cell(move, 0), to) - HIGHEST; off > 0; off--) {
                taken += men.at(to, height - off) == 2 - seat ? 1 : 0;
            }
            return taken;
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return taken(men, seat, move) > 0;
        }

        @Override
        public int promise(Men men, int seat, int move) {
            int to = form.cell(move, 1);
            return 10 * taken(men, seat, move) + (men.at(to) == 2 - seat ? men.height(to) : 0);
        }

        /** Counts the stacks that each player can move, higher ones for more, and the men held beside the board. */
        @Override
        public int value(Men men) {
            int value = 150 * (men.held(0) - men.held(1));
            for (int cell = 0; cell < board.size(); cell++) {
                int worth = 100 + 20 * men.height(cell);
                value += men.at(cell) == 1 ? worth : men.at(cell) == 2 ? -worth : 0;
            }
            return value;
        }
    }
}
