package pbem.games.domineering;

import java.util.List;
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

/** Domineering: one player lays dominoes upright, the other across, and a player who has no place left loses. */
public final class Domineering implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("6", "8", "10", "12")).usually("8");
    private static final Card CARD = Card.of("domineering", "Domineering", "c3-c4")
            .in(Family.CONNECTION)
            .option(SIZE)
            .ratedIf(setup ->
                    setup.number(SIZE) > 6); // with best play the first player wins on 6x6, and that can be learnt

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.square(setup.number(SIZE), setup.number(SIZE));
        MoveForm form = MoveForm.moving(board).eitherWay().asking("domineering.one-end", "domineering.other-end");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.RED, SeatColour.BLUE)
                                .men(
                                        Figure.plain(0, SeatColour.RED).angular(),
                                        Figure.plain(1, SeatColour.BLUE).angular())
                                .aims(Phrase.of("domineering.upright"), Phrase.of("domineering.across")),
                        () -> TurnPlay.from(Men.none(board), new Laying(board, form), 0))
                .robots(RobotPlan.deepening());
    }

    private record Laying(GameBoard board, MoveForm form) implements TurnPlay.Rule {

        private static final int WORTH = 20;

        @Override
        public int moves(Men men, int seat, int[] into) {
            int count = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                if (isPlace(men, cell, seat)) {
                    into[count++] = form.move(cell, other(cell, seat));
                }
            }
            return count;
        }

        /** Whether a domino fits; the cell is its lower or left one. */
        private boolean isPlace(Men men, int cell, int seat) {
            return men.isEmpty(cell) && other(cell, seat) != GameBoard.NONE && men.isEmpty(other(cell, seat));
        }

        private int other(int cell, int seat) {
            return board.next(cell, seat == 0 ? BoardShapes.UP : BoardShapes.RIGHT);
        }

        @Override
        public void play(Men men, int seat, int move) {
            men.put(form.cell(move, 0), seat + 1);
            men.put(form.cell(move, 1), seat + 1);
        }

        @Override
        public boolean isLasting(Men men, int seat, int move) {
            return true;
        }

        @Override
        public GameEnding stuck(Men men, int seat, boolean both) {
            return new GameEnding(1 - seat, Phrase.of("domineering.stuck"));
        }

        /** Counts the places left for each player. */
        @Override
        public int value(Men men) {
            int value = 0;
            for (int cell = 0; cell < board.size(); cell++) {
                value += isPlace(men, cell, 0) ? WORTH : 0;
                value -= isPlace(men, cell, 1) ? WORTH : 0;
            }
            return value;
        }

        @Override
        public Phrase objection(Men men, int seat, int move) {
            int from = form.cell(move, 0);
            int to = form.cell(move, 1);
            boolean others = to == other(from, 1 - seat) || from == other(to, 1 - seat);
            return others ? Phrase.of(seat == 0 ? "domineering.lies-across" : "domineering.stands-upright") : null;
        }
    }
}
