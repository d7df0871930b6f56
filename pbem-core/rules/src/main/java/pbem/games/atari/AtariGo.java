package pbem.games.atari;

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
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.SgfForm;
import pbem.kit.Superko;
import pbem.kit.TakingRule;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Atari Go: the first player to take enough men wins. */
public final class AtariGo implements BoardGame {

    private static final Option SIZE =
            Option.choice("size", List.of("7", "9", "13", "19")).usually("9");
    private static final Option TAKES = Option.number("takes", 1, 5).usually("1");
    private static final Card CARD = Card.of("atari", "Atari Go", "d4")
            .alias("capture-go")
            .in(Family.TERRITORY)
            .option(SIZE)
            .option(TAKES)
            .ratedIf(setup -> setup.number(SIZE) > 7); // with best play black wins on the smallest board

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
        int takes = setup.number(TAKES);
        Phrase taken = Phrase.of("atari.men");
        return GameTable.of(
                        MoveForm.placing(board),
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .hand(0, 0, taken)
                                .hand(1, 1, taken),
                        () -> TurnPlay.from(
                                Men.none(board, 2), new Taking(board, takes, new Liberties(board), Superko.none()), 0))
                .withSymmetry()
                .robots(RobotPlan.playouts().laterMoves(200).withoutHaste());
    }

    private record Taking(GameBoard board, int takes, Liberties liberties, Superko past) implements TakingRule {

        /** No position can repeat before a man was taken. */
        @Override
        public boolean comesBack(Men men, int seat, int cell) {
            return men.held(0) + men.held(1) > 0 && TakingRule.super.comesBack(men, seat, cell);
        }

        @Override
        public void play(Men men, int seat, int move) {
            men.hold(seat, Math.min(Byte.MAX_VALUE, men.held(seat) + take(men, seat, move)));
        }

        @Override
        public GameEnding ending(Men men, int mover) {
            return men.held(mover) >= takes ? new GameEnding(mover, Phrase.of("atari.taken", men.held(mover))) : null;
        }

        /** Moves that take men come first, then moves that save or threaten men. */
        @Override
        public int promise(Men men, int seat, int move) {
            int urgency = urgency(men, seat, move, 100, 50);
            if (urgency == 100) {
                return urgency;
            }
            int promise = urgency + 10 * threats(men, seat, move);
            for (int beside : board.beside(move)) {
                promise += men.isEmpty(beside) ? 0 : 1;
            }
            return promise;
        }

        @Override
        public TakingRule copy() {
            return new Taking(board, takes, new Liberties(board), past.copy());
        }
    }
}
