package pbem.kit;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.GameFormat;
import pbem.game.Move;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;

/** Games of this kit in the Smart Game Format. In a file, black moves first. */
public class SgfForm implements GameFormat {

    private static final String GAME = "GM";
    protected static final String SIZE = "SZ";
    private static final String RULES = "RU";

    private static final String EVENT = "EV";
    private static final String KOMI = "KM";
    private static final String HANDICAP = "HA";
    private static final String BLACK_MEN = "AB";
    private static final String WHITE_MEN = "AW";
    private static final Set<String> NO_HANDICAP = Set.of("", "0", "1");
    private static final Pattern SQUARE = Pattern.compile("^([0-9]+):\\1$");
    private static final Pattern PAIR = Pattern.compile("[a-z][0-9]{1,2}[a-z][0-9]{1,2}");
    private static final String SWAP = "swap";
    private static final String SWAP_MEN = "swap-pieces"; // a swap of sides leaves the men where they are
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    private final BoardGame game;
    private final Option size;
    private final Optional<String> number;
    private final Optional<Option> ruled;
    private final EnumSet<Trait> traits;

    private enum Trait {
        LETTERED,
        NAMED,
        HOSTED,
        UNEVEN
    }

    private SgfForm(
            BoardGame game, Option size, Optional<String> number, Optional<Option> ruled, EnumSet<Trait> traits) {
        this.game = game;
        this.size = size;
        this.number = number;
        this.ruled = ruled;
        this.traits = traits;
    }

    /** @param other the form that this form starts from */
    protected SgfForm(SgfForm other) {
        this(other.game, other.size, other.number, other.ruled, other.traits);
    }

    private SgfForm with(Trait trait) {
        EnumSet<Trait> all = EnumSet.copyOf(traits);
        all.add(trait);
        return new SgfForm(game, size, number, ruled, all);
    }

    private boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** A form in which files name the game by its name alone, and cells have the names of our board. */
    public static SgfForm of(BoardGame game, Option size) {
        return new SgfForm(game, size, Optional.empty(), Optional.empty(), EnumSet.of(Trait.NAMED));
    }

    /** This form with the game's number in the specification, in place of its name. */
    public SgfForm numbered(int other) {
        EnumSet<Trait> all = EnumSet.copyOf(traits);
        all.remove(Trait.NAMED);
        return new SgfForm(game, size, Optional.of(Integer.toString(other)), ruled, all);
    }

    /** This form with two letters for a cell: columns from the left, then rows from above. */
    public SgfForm lettered() {
        return with(Trait.LETTERED);
    }

    /** This form for a game with the number of another game, from which its name distinguishes it. */
    public SgfForm named() {
        return with(Trait.NAMED);
    }

    /**
     * This form for files of Little Golem, which give no number but a tournament such as {@code hex.mc.2010.oct.1.11}.
     */
    public SgfForm hosted() {
        return with(Trait.HOSTED);
    }

    /**
     * This form for a game in which black may have a handicap of men and white a komi, which are options of these names.
     * The komi is a fact for programs.
     */
    public SgfForm uneven() {
        return with(Trait.UNEVEN);
    }

    /** This form for a game with rules that an option chooses; files name its value. */
    public SgfForm ruled(Option option) {
        return new SgfForm(game, size, number, Optional.of(option), traits);
    }

    @Override
    public Container container() {
        return Container.SGF;
    }

    @Override
    public List<String> colours() {
        return List.of("B", "W");
    }

    @Override
    public boolean hasFixedColours() {
        return is(Trait.UNEVEN);
    }

    private static Setup setup(Map<String, String> options) {
        return new Setup(2, options, NO_CHANCE);
    }

    @Override
    public Map<String, List<String>> head(Position start) {
        Map<String, List<String>> head = new LinkedHashMap<>();
        number.ifPresent(value -> head.put(GAME, List.of(value)));
        head.put(SIZE, List.of(start.setup().text(size)));
        rules().ifPresent(rules -> head.put(RULES, List.of(rules)));
        if (is(Trait.UNEVEN)) {
            head.put(KOMI, List.of(komi(start.setup())));
            start.setup().text("handicap").ifPresent(men -> {
                head.put(HANDICAP, List.of(men));
                head.put(BLACK_MEN, men(start));
            });
        }
        ruled.flatMap(option -> start.setup().text(option.name())).ifPresent(value -> head.put(RULES, List.of(value)));
        return head;
    }

    /** The rules that a file names. */
    protected Optional<String> rules() {
        return Optional.of(game.title()).filter(title -> is(Trait.NAMED));
    }

    private String komi(Setup setup) {
        return game.protocolFacts(setup).get("komi");
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
        boolean called = isNamed(head);
        boolean ours = number.isEmpty()
                || called && !head.containsKey(GAME)
                || number.get().equals(first(head, GAME).orElse("1"));
        if (!ours || is(Trait.NAMED) && !called) {
            return Optional.empty();
        }
        Map<String, String> options = new TreeMap<>();
        first(head, SIZE)
                .map(value -> SQUARE.matcher(value).replaceFirst("$1"))
                .filter(value -> !value.equals(size.usual()))
                .ifPresent(value -> options.put("size", value));
        ruled.ifPresent(option ->
                first(head, RULES).flatMap(option::canonical).ifPresent(value -> options.put(option.name(), value)));
        return !is(Trait.UNEVEN) || readHandicap(head, options) ? Optional.of(options) : Optional.empty();
    }

    /** Adds the handicap and the komi; false if the men with which a file begins are not those of its handicap. */
    private boolean readHandicap(Map<String, List<String>> head, Map<String, String> options) {
        first(head, HANDICAP).filter(men -> !NO_HANDICAP.contains(men)).ifPresent(men -> options.put("handicap", men));
        first(head, KOMI)
                .map(SgfForm::plain)
                .filter(komi -> !komi.equals(plain(komi(setup(options)))))
                .ifPresent(komi -> options.put("komi", komi));
        Set<String> men = new TreeSet<>(head.getOrDefault(BLACK_MEN, List.of()));
        return !head.containsKey(WHITE_MEN)
                && game.startWith(2, options, NO_CHANCE)
                        .match(ready -> men.equals(new TreeSet<>(men(ready))), refused -> men.isEmpty());
    }

    /** A number without needless zeros: {@code 6.50} as {@code 6.5}, {@code 0.0} as {@code 0}. */
    protected static String plain(String number) {
        return number.contains(".") ? number.replaceAll("0+$", "").replaceAll("\\.$", "") : number;
    }

    @Override
    public boolean isNamed(Map<String, List<String>> head) {
        return first(head, RULES).filter(game.title()::equalsIgnoreCase).isPresent()
                || is(Trait.HOSTED)
                        && !head.containsKey(GAME)
                        && first(head, EVENT)
                                .filter(event -> event.startsWith(game.name() + "."))
                                .isPresent();
    }

    private static Optional<String> first(Map<String, List<String>> head, String property) {
        return Optional.ofNullable(head.get(property))
                .map(values -> values.get(0).strip());
    }

    @Override
    public Optional<String> written(Position before, Move move) {
        BoardMove own = (BoardMove) move;
        if (own.isWord()) {
            return Optional.of(own.notation().equals(SWAP) ? SWAP_MEN : own.notation());
        }
        Stream<String> letters = own.path().places().stream().map(place -> letters(before, place));
        return Optional.of(is(Trait.LETTERED) ? letters.collect(Collectors.joining()) : own.notation());
    }

    /** The two letters of a cell. */
    private static String letters(Position at, int cell) {
        GameBoard board = ((BoardPosition) at).table().board();
        int columns = board.columns();
        int row = cell / columns;
        boolean fromBelow = board.next(0, BoardShapes.UP) != GameBoard.NONE;
        return letter(cell % columns) + letter(fromBelow ? board.size() / columns - 1 - row : row);
    }

    private static String letter(int number) {
        return Character.toString((char) ('a' + number));
    }

    @Override
    public List<String> read(Position at, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (plain.startsWith(SWAP)) {
            return List.of(SWAP);
        }
        if (!is(Trait.LETTERED)) {
            return List.of(plain);
        }
        String cells = ours(at, plain);
        return cells.isEmpty() ? parted(plain) : List.of(cells);
    }

    /** The cells of a turn by our names. If a turn puts down two men, each is a move. */
    private static List<String> parted(String plain) {
        return PAIR.matcher(plain).matches() ? List.of(plain.split("(?<=[0-9])(?=[a-z])")) : List.of(plain);
    }

    /** The cells of a text of two-letter names, by our names; empty if a name is none of a cell. */
    private static String ours(Position at, String text) {
        GameBoard board = ((BoardPosition) at).table().board();
        StringBuilder names = new StringBuilder();
        int rows = board.size() / board.columns();
        boolean fromBelow = board.next(0, BoardShapes.UP) != GameBoard.NONE;
        for (int i = 0; i < text.length(); i += 2) {
            int column = text.charAt(i) - 'a';
            int row = i + 1 < text.length() ? text.charAt(i + 1) - 'a' : -1;
            if (column < 0 || column >= board.columns() || row < 0 || row >= rows) {
                return "";
            }
            int cell = (fromBelow ? rows - 1 - row : row) * board.columns() + column;
            names.append(i == 0 ? "" : i == 2 ? "-" : "/").append(board.name(cell));
        }
        return names.toString();
    }

    /** Whether a word is a legal move in a position. */
    protected static boolean isLegal(Position at, String word) {
        BoardPosition here = (BoardPosition) at;
        MoveForm form = here.table().form();
        return here.isLegal(form.word(form.words().indexOf(word)));
    }
}
