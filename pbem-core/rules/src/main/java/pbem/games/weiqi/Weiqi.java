package pbem.games.weiqi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
import pbem.kit.Liberties;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.kit.Superko;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** Go with area scoring: men and the points that they enclose count, and the players agree on which men are dead. */
public final class Weiqi implements BoardGame {

    private static final int BLACK = 1;
    private static final int WHITE = 2;

    /** Star points by column and row: 0 and 2 are near the edges, 1 is the middle. */
    private static final int[][] STARS = {{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1}, {2, 1}, {1, 0}, {1, 2}};

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

    /** The number of rows of the board. */
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
        int size = setup.number(SIZE);
        GameBoard board = BoardShapes.go(size);
        int[] handicap = handicap(size, setup.number("handicap").orElse(0));
        MoveForm form =
                MoveForm.placing(board, "pass", "none", "accept", "resume").opened("dead");
        AreaScore score = new AreaScore(board, komi(setup));
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.plain(0, SeatColour.BLACK)
                                                .called(Phrase.of("weiqi.dead-black"))
                                                .signed("#")
                                                .angular(),
                                        Figure.plain(1, SeatColour.WHITE)
                                                .called(Phrase.of("weiqi.dead-white"))
                                                .signed("%")
                                                .angular()),
                        () -> TurnPlay.from(
                                Men.none(board, Agreement.PLACES).with(BLACK, handicap),
                                new AreaRule(board, form, score, new Liberties(board), Superko.none()),
                                handicap.length > 0 ? 1 : 0))
                .telling(play -> told(play, score))
                .asking(play -> asked(play, score))
                .robots(RobotPlan.playouts().laterMoves(300).looking(1_500, 10_000, 60_000, 300_000));
    }

    private static List<Phrase> told(Play play, AreaScore score) {
        Agreement agreement = new Agreement(play.men());
        if (!agreement.isOpen()) {
            return List.of(Phrase.of("weiqi.komi", score.komi()));
        }
        List<String> dead = dead(play, score);
        return play.turn() >= 0 || dead.isEmpty() ? List.of() : List.of(Phrase.of("weiqi.dead", dead));
    }

    private static List<Phrase> asked(Play play, AreaScore score) {
        Agreement agreement = new Agreement(play.men());
        if (!agreement.isOpen()) {
            return List.of();
        }
        if (agreement.proposals() == 0) {
            return List.of(Phrase.of("weiqi.both-passed"));
        }
        List<String> dead = dead(play, score);
        return List.of(
                dead.isEmpty() ? Phrase.of("weiqi.none-dead") : Phrase.of("weiqi.proposed", dead),
                Phrase.of("weiqi.would-be", score.told(play.men())));
    }

    private static List<String> dead(Play play, AreaScore score) {
        return IntStream.range(0, score.board().size())
                .filter(cell -> play.men().at(cell) > WHITE)
                .mapToObj(score.board()::name)
                .toList();
    }

    /**
     * The star points for handicap men in the customary order. For an odd number of at least five, the last is the
     * middle.
     */
    private static int[] handicap(int size, int men) {
        int edge = size < 12 ? 2 : 3;
        int[] lines = {edge, size / 2, size - 1 - edge};
        int[] cells = new int[men];
        for (int i = 0; i < men; i++) {
            int[] star = i == men - 1 && men > 4 && men % 2 == 1 ? new int[] {1, 1} : STARS[i];
            cells[i] = lines[star[1]] * size + lines[star[0]];
        }
        return cells;
    }
}
