package pbem.games.dots;

import java.util.List;
import java.util.Map;
import pbem.game.Dice;
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
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;
import pbem.picture.Point;

/** Dots and Boxes: a player who draws the last line around a box gets it and draws again; more boxes win. */
public final class Dots implements BoardGame {

    private static final Option SIZE = Option.number("size", 2, 8).usually("5");
    private static final Card CARD = Card.of("dots", "Dots and Boxes", "a1-b1")
            .in(Family.SOWING)
            .option(SIZE)
            .ratedIf(setup -> setup.number(SIZE) > 4); // smaller ones are solved

    private static final int LINE = 3;

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.boxes(size, size);
        Map<String, Point> dots = BoardShapes.dots(size, size);
        MoveForm form = MoveForm.moving(board)
                .points(dots)
                .asking("dots.choose-dot", "dots.choose-other")
                .eitherWay();
        Drawing rule = Drawing.on(board, form, List.copyOf(dots.keySet()));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.RED, SeatColour.BLUE)
                                .men(
                                        Figure.plain(0, SeatColour.RED),
                                        Figure.plain(1, SeatColour.BLUE),
                                        Figure.block("-", Phrase.of("dots.line")))
                                .counting("dots.boxes"),
                        () -> TurnPlay.from(Men.none(board), rule.copy(), 0))
                .withSymmetry()
                .robots(RobotPlan.playouts()
                        .looking(3_000, 20_000, 150_000, 1_000_000)
                        .withoutHaste());
    }

    private static final class Drawing implements TurnPlay.Rule {

        private final GameBoard board;
        private final MoveForm form;
        private final int[] lines; // the cells that are lines
        private final int[] moves; // the move of each line
        private final int[] byMove; // the line of each move
        private boolean again;

        private Drawing(GameBoard board, MoveForm form, int[] lines, int[] moves, int[] byMove) {
            this.board = board;
            this.form = form;
            this.lines = lines;
            this.moves = moves;
            this.byMove = byMove;
        }

        static Drawing on(GameBoard board, MoveForm form, List<String> dots) {
            int[] lines = java.util.stream.IntStream.range(0, board.size())
                    .filter(cell -> board.name(cell).contains("-"))
                    .toArray();
            int[] moves = new int[lines.length];
            int most = 0;
            for (int i = 0; i < lines.length; i++) {
                String[] ends = board.name(lines[i]).split("-");
                moves[i] = form.move(board.size() + dots.indexOf(ends[0]), board.size() + dots.indexOf(ends[1]));
                most = Math.max(most, moves[i]);
            }
            int[] byMove = new int[most + 1];
            java.util.Arrays.fill(byMove, GameBoard.NONE);
            for (int i = 0; i < lines.length; i++) {
                byMove[moves[i]] = lines[i];
            }
            return new Drawing(board, form, lines, moves, byMove);
        }

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int i = 0; i < lines.length; i++) {
                if (men.isEmpty(lines[i])) {
                    into[count++] = moves[i];
                }
            }
            return count;
        }

        @Override
        public void play(Men men, int seat, int move) {
            int line = byMove[move];
            men.put(line, LINE);
            again = false;
            for (int box : board.around(line)) {
                if (missing(men, box) == 0) {
                    men.put(box, seat + 1);
                    again = true;
                }
            }
        }

        /** The number of lines that a box still lacks. */
        private int missing(Men men, int box) {
            int missing = 0;
            for (int line : board.around(box)) {
                missing += men.isEmpty(line) ? 1 : 0;
            }
            return missing;
        }

        @Override
        public boolean isAgain(Men men, int mover) {
            return again;
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return GameEnding.byCount(men.count(1), men.count(2), "dots.more", "dots.even");
        }

        /** A random line that gives no box away, if there is one among those tried. */
        @Override
        public int likely(Men men, int seat, Dice dice) {
            int some = GameBoard.NONE;
            for (int tries = 0; tries < 12; tries++) {
                int i = dice.below(lines.length);
                if (men.isEmpty(lines[i])) {
                    some = moves[i];
                    if (promise(men, seat, some) >= 0) {
                        return some;
                    }
                }
            }
            return some;
        }

        @Override
        public int promise(Men men, int seat, int move) {
            int promise = 0;
            for (int box : board.around(byMove[move])) {
                int missing = missing(men, box);
                promise += missing == 1 ? 20 : missing == 2 ? -10 : 0;
            }
            return promise;
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int first = form.cell(move, 0);
            int other = form.cell(move, 1);
            int there = line(form.move(first, other));
            int turned = line(form.move(other, first));
            int line = there == GameBoard.NONE ? turned : there;
            return line == GameBoard.NONE || men.isEmpty(line) ? null : Phrase.of("dots.drawn", board.name(line));
        }

        private int line(int move) {
            return move < byMove.length ? byMove[move] : GameBoard.NONE;
        }

        @Override
        public TurnPlay.Rule copy() {
            return new Drawing(board, form, lines, moves, byMove);
        }
    }
}
