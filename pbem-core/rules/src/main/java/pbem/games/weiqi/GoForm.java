package pbem.games.weiqi;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import pbem.game.Move;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.kit.SgfForm;
import pbem.phrase.Phrase;

/**
 * The file format of Go with komi and handicap. Files do not contain the agreement on dead men: after two passes comes
 * the score, or the game goes on.
 */
final class GoForm extends SgfForm {

    private static final String KOMI = "KM";
    private static final String HANDICAP = "HA";
    private static final String BLACK_MEN = "AB";
    private static final String PASS = "pass";
    private static final String NONE = "none";
    private static final String RESUME = "resume";

    private final Weiqi game;

    GoForm(Weiqi game) {
        super(SgfForm.of(game, Weiqi.SIZE).numbered(1).lettered());
        this.game = game;
    }

    @Override
    public boolean hasFixedColours() {
        return true;
    }

    @Override
    public Map<String, List<String>> head(Position start) {
        Map<String, List<String>> head = super.head(start);
        head.put(RULES, List.of("Chinese"));
        head.put(KOMI, List.of(game.protocolFacts(start.setup()).get("komi")));
        start.setup().text("handicap").ifPresent(men -> {
            head.put(HANDICAP, List.of(men));
            head.put(BLACK_MEN, men(start));
        });
        return head;
    }

    private static List<String> men(Position start) {
        BoardPosition position = (BoardPosition) start;
        return IntStream.range(0, position.table().board().size())
                .filter(cell -> !position.men().isEmpty(cell))
                .mapToObj(cell -> letters(start, cell))
                .toList();
    }

    @Override
    public Optional<Map<String, String>> options(Map<String, List<String>> head) {
        Optional<Map<String, String>> sized = super.options(head);
        if (sized.isEmpty() || head.containsKey("AW")) {
            return Optional.empty();
        }
        Map<String, String> options = new TreeMap<>(sized.get());
        // super leaves out our default size, and a file without a size means 19
        if (first(head, SIZE).isEmpty()) {
            options.put("size", "19");
        }
        first(head, HANDICAP)
                .filter(men -> !Set.of("", "0", "1").contains(men))
                .ifPresent(men -> options.put("handicap", men));
        first(head, KOMI)
                .map(GoForm::plain)
                .filter(komi ->
                        !komi.equals(plain(game.protocolFacts(setup(options)).get("komi"))))
                .ifPresent(komi -> options.put("komi", komi));
        Set<String> men = new TreeSet<>(head.getOrDefault(BLACK_MEN, List.of()));
        boolean same = game.startWith(2, options, setup(options).seed())
                .match(ready -> men.equals(new TreeSet<>(men(ready))), refused -> men.isEmpty());
        return same ? Optional.of(options) : Optional.empty();
    }

    /** The komi without needless zeros: {@code 6.50} as {@code 6.5}, {@code 0.0} as {@code 0}. */
    private static String plain(String komi) {
        return komi.contains(".") ? komi.replaceAll("0+$", "").replaceAll("\\.$", "") : komi;
    }

    @Override
    public Optional<String> written(Position before, Move move) {
        if (isOpen(before)) {
            return Optional.empty();
        }
        return super.written(before, move).map(text -> text.equals(PASS) ? "" : text);
    }

    /** Whether both players have passed and now agree on dead men. */
    private static boolean isOpen(Position at) {
        return isLegal(at, NONE) || isLegal(at, RESUME);
    }

    @Override
    public List<String> read(Position at, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        boolean passes = plain.isEmpty() || plain.equals("tt") && at.setup().number(Weiqi.SIZE) < 20;
        String move = passes ? PASS : super.read(at, plain).get(0);
        if (!isOpen(at)) {
            return List.of(move);
        }
        return isLegal(at, RESUME) ? List.of(RESUME, move) : List.of(NONE, RESUME, move);
    }

    @Override
    public Optional<String> margin(Position end) {
        return end.outcome().map(outcome -> outcome.reason()).flatMap(GoForm::margin);
    }

    private static Optional<String> margin(Phrase reason) {
        if (!reason.key().equals("weiqi.score")) {
            return Optional.empty();
        }
        int black = 2 * (Integer) reason.args().get(0);
        List<Object> white = ((Phrase) reason.args().get(3)).args();
        double margin = Math.abs(black - 2 * (Integer) white.get(0) - (Integer) white.get(1)) / 2.0;
        return Optional.of(plain(Double.toString(margin)));
    }
}
