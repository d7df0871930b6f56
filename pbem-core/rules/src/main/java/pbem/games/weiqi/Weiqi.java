package pbem.games.weiqi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Dice;
import pbem.game.Family;
import pbem.game.GameFormat;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.AgreedEnd;
import pbem.kit.AreaScore;
import pbem.kit.BoardGame;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Card;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameTable;
import pbem.kit.Liberties;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.Superko;
import pbem.kit.TakingRule;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Go with area scoring: men and the points that they enclose count, and the players agree on which men are dead. */
public final class Weiqi implements BoardGame {

    private static final int BLACK = 1;

    static final Option SIZE = Option.choice("size", List.of("9", "13", "19")).usually("9");
    private static final Option KOMI =
            Option.choice("komi", List.of("0", "0.5", "5.5", "6.5", "7", "7.5")).usually("7.5");
    private static final Card CARD = Card.of("weiqi", "Go", "d4 or pass")
            .in(Family.TERRITORY)
            .alias("baduk", "igo")
            .option(SIZE)
            .option(KOMI)
            .option(Option.number("handicap", 2, 9))
            .words("pass", "accept")
            .ratedIf(setup -> !setup.has("handicap") && komi(setup) >= 11);

    @Override
    public Card card() {
        return CARD;
    }

    /** The komi in halves of a point. */
    private static int komi(Setup setup) {
        boolean even = !setup.has("handicap") || setup.has(KOMI.name());
        return even ? (int) (2 * Double.parseDouble(setup.text(KOMI))) : 1;
    }

    static AreaScore score(Setup setup) {
        return new AreaScore(BoardShapes.go(setup.number(SIZE)), komi(setup));
    }

    /** The number of rows of the board, and the komi. */
    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        return Map.of("boardsize", setup.text(SIZE), "komi", Double.toString(komi(setup) / 2.0));
    }

    @Override
    public Optional<GameFormat> format() {
        return Optional.of(new GoForm(this));
    }

    @Override
    public GameTable table(Setup setup) {
        AreaScore score = score(setup);
        GameBoard board = score.board();
        MoveForm form = AgreedEnd.form(board);
        int[] handicap = BoardShapes.handicap(
                setup.number(SIZE), setup.number("handicap").orElse(0));
        Figure black = Figure.plain(0, SeatColour.BLACK);
        Figure white = Figure.plain(1, SeatColour.WHITE);
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        black,
                                        white,
                                        black.called(Phrase.of("weiqi.dead-black"))
                                                .signed("#")
                                                .angular(),
                                        white.called(Phrase.of("weiqi.dead-white"))
                                                .signed("%")
                                                .angular()),
                        () -> TurnPlay.from(
                                Men.none(board, AgreedEnd.PLACES).with(BLACK, handicap),
                                new AgreedEnd(new Placing(board, new Liberties(board), Superko.none()), form, score),
                                handicap.length > 0 ? 1 : 0))
                .telling(play -> AgreedEnd.told(play, score))
                .asking(play -> AgreedEnd.asked(play, score))
                .naming((play, who) -> AgreedEnd.deed(play, score, who))
                .robots(RobotPlan.playouts().laterMoves(300).looking(1_500, 10_000, 60_000, 300_000));
    }

    private record Placing(GameBoard board, Liberties liberties, Superko past) implements TakingRule {

        /** A random move, but none into an eye of the player's own. */
        @Override
        public int likely(Men men, int seat, Dice dice) {
            int likely = TakingRule.super.likely(men, seat, dice);
            int from = likely < 0 ? dice.below(board.size()) : 0;
            for (int i = 0; i < board.size() && likely < 0; i++) {
                int cell = (from + i) % board.size();
                likely = men.isEmpty(cell) && isSensible(men, seat, cell) && allows(men, seat, cell) ? cell : likely;
            }
            return likely;
        }

        @Override
        public boolean isSensible(Men men, int seat, int cell) {
            return !isEye(men, cell, seat + 1);
        }

        /** Whether a cell is an eye: all neighbours are men of that colour, and so are enough of the diagonal ones. */
        private boolean isEye(Men men, int cell, int man) {
            int others = 0;
            for (int around : board.around(cell)) {
                others += men.at(around) == 3 - man ? 1 : 0;
            }
            return isShut(men, cell, man) && others < (board.around(cell).length < 8 ? 1 : 2);
        }

        /** Moves that take men come first, then moves that save or threaten men; the player's own eyes come last. */
        @Override
        public int promise(Men men, int seat, int move) {
            if (isEye(men, move, seat + 1)) {
                return -100;
            }
            int promise = urgency(men, seat, move, 60, 30) + 10 * threats(men, seat, move);
            for (int around : board.around(move)) {
                promise += men.isEmpty(around) ? 0 : 1;
            }
            return board.around(move).length < 8 ? promise - 5 : promise;
        }

        @Override
        public TakingRule copy() {
            return new Placing(board, new Liberties(board), past.copy());
        }
    }
}
