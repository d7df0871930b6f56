package pbem.games.gonnect;

import java.util.List;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Liberties;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.Superko;
import pbem.kit.SwapPlay;
import pbem.kit.TakingRule;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Gonnect: men are placed and taken as in Go, and the player who connects two opposite sides wins. */
public final class Gonnect implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("7", "9", "13", "19")).usually("13");
    private static final Card CARD = Card.of("gonnect", "Gonnect", "g7")
            .in(Family.CONNECTION)
            .option(SIZE)
            .option(Option.flag("no-swap"))
            .words("swap")
            .ratedIf(setup -> !setup.has("no-swap") && setup.number(SIZE) > 7);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(SgfForm.of(this, SIZE).numbered(1).lettered().named());
    }

    @Override
    public GameTable table(Setup setup) {
        GameBoard board = BoardShapes.go(setup.number(SIZE));
        MoveForm form = MoveForm.placing(board, "swap");
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE).withCounts(),
                        () -> SwapPlay.offered(setup, seat -> begin(board, seat), form))
                .withSymmetry()
                .robots(RobotPlan.playouts()
                        .looking(1_000, 8_000, 40_000, 150_000)
                        .laterMoves(200));
    }

    private static Play begin(GameBoard board, int seat) {
        return TurnPlay.from(Men.none(board, 1), new Connecting(board, new Liberties(board), Superko.none()), seat);
    }

    private record Connecting(GameBoard board, Liberties liberties, Superko past) implements TakingRule {

        private static final int TAKEN = 0; // the place that is 1 once a man was taken; nothing repeats before

        @Override
        public boolean comesBack(Men men, int seat, int cell) {
            return men.held(TAKEN) > 0 && TakingRule.super.comesBack(men, seat, cell);
        }

        @Override
        public void play(Men men, int seat, int move) {
            if (take(men, seat, move) > 0) {
                men.hold(TAKEN, 1);
            }
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            if (joins(men, mover, "left", "right")) {
                return new GameEnding(mover, Phrase.of("gonnect.across"));
            }
            return joins(men, mover, "top", "bottom") ? new GameEnding(mover, Phrase.of("gonnect.up")) : null;
        }

        private boolean joins(Men men, int seat, String one, String other) {
            return liberties.join(men, seat + 1, board.side(one), board.side(other));
        }

        @Override
        public boolean isSensible(Men men, int seat, int cell) {
            return !isShut(men, cell, seat + 1);
        }

        /**
         * Limited, since men can be placed and taken for a very long time; only the ban on repeating positions ends
         * that.
         */
        @Override
        public int longestPlayout() {
            return 2 * board.size();
        }

        /** Counts men: more men mean more of the board. */
        @Override
        public int value(Men men) {
            return 20 * (men.count(1) - men.count(2));
        }

        @Override
        public int promise(Men men, int seat, int move) {
            int promise = urgency(men, seat, move, 60, 40);
            for (int around : board.around(move)) {
                promise += men.isEmpty(around) ? 0 : 2;
            }
            return isShut(men, move, seat + 1) ? promise - 60 : board.around(move).length < 8 ? promise - 5 : promise;
        }

        @Override
        public TakingRule copy() {
            return new Connecting(board, new Liberties(board), past.copy());
        }
    }
}
