package pbem.games.amazons;

import java.util.List;
import java.util.Optional;
import pbem.game.Dice;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.ManRule;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Amazons: move a queen, then shoot an arrow that blocks its cell for ever; a player who cannot move loses. */
public final class Amazons implements BoardGame {

    private static final Option SIZE = Option.choice("size", List.of("6", "10")).usually("10");
    private static final Card CARD = Card.of("amazons", "Amazons", "d1-d7/g7")
            .in(Family.FLIPPING)
            .option(SIZE)
            .ratedIf(setup -> !isSmall(setup)); // the small board is meant for lessons

    private static boolean isSmall(Setup setup) {
        return setup.number(SIZE) == 6;
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE).numbered(18).lettered().hosted());
    }

    @Override
    public GameTable table(Setup setup) {
        boolean small = isSmall(setup);
        GameBoard board = small ? BoardShapes.square(6, 6) : BoardShapes.square(10, 10);
        MoveForm form = MoveForm.moving(board).then("/", "amazons.choose-arrow");
        Men men = small
                ? Men.none(board).with(1, board.named(List.of("c1", "d6"))).with(2, board.named(List.of("a4", "f3")))
                : Men.none(board)
                        .with(1, board.named(List.of("a4", "d1", "g1", "j4")))
                        .with(2, board.named(List.of("a7", "d10", "g10", "j7")));
        BoardLook look = BoardLook.of(SeatColour.WHITE, SeatColour.BLACK)
                .men(
                        Figure.lettered(0, SeatColour.WHITE, "o", Phrase.of("amazons.white")),
                        Figure.lettered(1, SeatColour.BLACK, "x", Phrase.of("amazons.black")),
                        Figure.block("#", Phrase.of("amazons.arrow")))
                .inChequers();
        return GameTable.of(form, look, () -> TurnPlay.from(men.copy(), new Shooting(board, form), 0))
                .withSymmetry()
                .robots(RobotPlan.playouts().looking(1_500, 15_000, 80_000, 450_000));
    }

    private record Shooting(GameBoard board, MoveForm form) implements ManRule {

        private static final int ARROW = 3;

        @Override
        public int moves(Men men, int from, int[] into, int before) {
            int count = before;
            for (int way = 0; way < 8; way++) {
                for (int to : board.ray(from, way)) {
                    if (!men.isEmpty(to)) {
                        break;
                    }
                    count = shots(men, from, to, into, count);
                }
            }
            return count;
        }

        /** Adds the moves with each shot from the new cell. A shot may cross or hit the cell that the queen left. */
        private int shots(Men men, int from, int to, int[] into, int before) {
            int count = before;
            for (int way = 0; way < 8; way++) {
                for (int arrow : board.ray(to, way)) {
                    if (!men.isEmpty(arrow) && arrow != from) {
                        break;
                    }
                    into[count++] = form.move(from, to, arrow);
                }
            }
            return count;
        }

        @Override
        public boolean canMove(Men men, int seat) {
            for (int from = 0; from < board.size(); from++) {
                if (men.at(from) == seat + 1) {
                    for (int beside : board.around(from)) {
                        if (men.isEmpty(beside)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        @Override
        public void play(Men men, int seat, int move) {
            ManRule.super.play(men, seat, move);
            men.put(form.cell(move, 2), ARROW);
        }

        @Override
        public int likely(Men men, int seat, Dice dice) {
            for (int tries = 0; tries < 64; tries++) {
                int from = dice.below(board.size());
                if (men.at(from) == seat + 1) {
                    int to = reached(men, dice, from, from);
                    int arrow = to == GameBoard.NONE ? to : reached(men, dice, to, from);
                    if (arrow != GameBoard.NONE) {
                        return form.move(from, to, arrow);
                    }
                }
            }
            return GameBoard.NONE;
        }

        /** A random cell in reach of a queen's move or shot, which may cross the cell that she left. */
        private int reached(Men men, Dice dice, int from, int left) {
            int[] ray = board.ray(from, dice.below(8));
            int free = 0;
            while (free < ray.length && (men.isEmpty(ray[free]) || ray[free] == left)) {
                free++;
            }
            return free == 0 ? GameBoard.NONE : ray[dice.below(free)];
        }
    }
}
