package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.phrase.WordLists;

/**
 * Finds the move that a text names in other words than its notation or, if there is none, the reason. Places may be
 * separated by almost anything or by nothing. The first few places, or the first and the last one, are enough if only
 * one move has them.
 */
record MoveText(BoardPosition position) {

    private static final Pattern BETWEEN = Pattern.compile("[-x:,;./>=()\\[\\]@~*+&]{0,3}");
    private static final Pattern END = Pattern.compile("[-x:,;./>=()\\[\\]~*+&]{0,3}[.!?]*");
    private static final String WORD = "move.";
    private static final String SWAP = "swap";
    private static final Pattern COLUMN = Pattern.compile("([a-z])[-x:]?([a-z][0-9]+)[.!?]*");
    private static final Pattern PAIRS = Pattern.compile("(?<![0-9])(?:[0-9]{2}){2,}(?![0-9])");
    private static final Pattern SHOUTED = Pattern.compile("[.!]$");
    private static final int SOME = 12;

    private static final WordLists LISTS = WordLists.inEveryLanguage(GameBoard.class);

    /** The word between two places of one move. */
    private static final Pattern AND = Pattern.compile("(?<=[0-9])" + LISTS.pattern("and") + "(?=[a-z])");

    private static final Pattern ALIVE = Pattern.compile(LISTS.pattern("alive"));
    private static final Pattern DEAD = Pattern.compile(LISTS.pattern("dead"));
    private static final Pattern SAID_DEAD = Pattern.compile(LISTS.pattern("dead") + "[.!]*$");

    /** What people write in place of a word of a game, without blanks. */
    private static final Map<String, String> WORDS = words();

    /** The largest number of places in a text: enough for the dead chains of nearly every game of Go. */
    static final int LONGEST = 48;

    Act<Move> read(String text) {
        Typed typed = new Typed(text);
        String tidy = typed.tidy();
        String quiet = SHOUTED.matcher(tidy).replaceAll("");
        int word =
                form().words().indexOf(WORDS.getOrDefault(quiet.replace("-", "").replace('\u2019', '\''), quiet));
        if (word >= 0) {
            int move = form().word(word);
            return position.isLegal(move)
                    ? Act.done(form().named(position.play(), move))
                    : Act.refused(notNow(form().words().get(word)));
        }
        if (namesLiving(tidy)) {
            return Act.refused(Refusal.saying(Phrase.of("kit.only-dead", Phrase.anyOf(legalWords()))));
        }
        int onTurn = position.play().colour(position.turn());
        for (int one = 0; one < look().colours().size(); one++) {
            String colour = look().colours().get(one).word();
            if (tidy.startsWith(colour)) {
                tidy = tidy.substring(colour.length());
                int swap = form().words().indexOf(SWAP);
                if (one != onTurn && quiet.equals(colour) && swap >= 0 && isColourChosen(form().word(swap))) {
                    return Act.done(form().named(position.play(), form().word(swap)));
                }
                if (one != onTurn) {
                    return Act.refused(BoardRefusal.OTHER_COLOUR.of(name(onTurn), name(one)));
                }
            }
        }
        List<BoardMove> meant = List.of();
        if (form().spelling() != null && !tidy.isEmpty()) {
            meant = spelled(text, tidy);
            if (meant.size() == 1) {
                return Act.done(meant.get(0));
            }
            Phrase objection = form().spelling().objection(position.play(), tidy);
            if (objection != null) {
                return Act.refused(
                        meant.size() > 1
                                ? BoardRefusal.SEVERAL.of(typed.shown(), notations(meant))
                                : Refusal.saying(objection));
            }
        }
        if (!form().opening().isEmpty() && tidy.startsWith(form().opening())) {
            tidy = tidy.substring(form().opening().length());
            tidy = tidy.substring(tidy.startsWith(":") ? 1 : 0);
        } else if (isAboutDead()) {
            tidy = SAID_DEAD.matcher(tidy).replaceFirst("");
        }
        if (form().isEitherWay() || position.play().mostTogether() > 1) {
            tidy = AND.matcher(tidy).replaceAll(",");
        }
        if (board().isNumbered()) {
            tidy = PAIRS.matcher(tidy).replaceAll(run -> run.group().replaceAll("..(?!$)", "$0,"));
            tidy = tidy.replaceAll("\\b0(?=[1-9])", "");
        }
        List<BoardMove> brief = fromColumn(tidy);
        if (!brief.isEmpty()) {
            return only(typed.shown(), brief);
        }
        List<String> names = names(tidy);
        if (names.isEmpty()) {
            return meant.size() > 1 ? only(typed.shown(), meant) : unreadable(typed);
        }
        List<Integer> places = new ArrayList<>();
        for (String name : names) {
            int place = form().named(name);
            if (place == GameBoard.NONE) {
                return Act.refused(missing(name));
            }
            places.add(place);
        }
        boolean unsigned = places.size() > 1
                && form().spelling() != null
                && form().spelling().needsSigns();
        if (unsigned
                || isLetter(places.get(0))
                        && legal().stream()
                                .noneMatch(move -> isLetter(move.path().place(0)))) {
            return unreadable(typed);
        }
        if (position.play().mostTogether() > 1
                && places.size() <= position.play().mostTogether()) {
            return together(places.stream().distinct().toList());
        }
        return places.size() > form().parts() && places.size() > longest() ? unreadable(typed) : read(places);
    }

    /** Whether dead men are to be named now. */
    private boolean isAboutDead() {
        return !form().opening().isEmpty() && position.play().mostTogether() > 1;
    }

    /** Whether a text names men as living where dead men are to be named. */
    private boolean namesLiving(String tidy) {
        return isAboutDead()
                && form().name().matcher(tidy).find()
                && ALIVE.matcher(tidy).find()
                && !DEAD.matcher(ALIVE.matcher(tidy).replaceAll("")).find();
    }

    /** Whether a swap takes the other colour, so that its name alone says as much. */
    private boolean isColourChosen(int swap) {
        return position.game().numbersSeats(position.setup()) && position.isLegal(swap);
    }

    private Refusal notNow(String word) {
        List<String> others = legalWords();
        return others.isEmpty() ? BoardRefusal.NOT_NOW.of(word) : BoardRefusal.OTHER_WORD.of(word, others);
    }

    private List<String> legalWords() {
        return notations(position.moves().stream().filter(BoardMove::isWord).toList());
    }

    private static Map<String, String> words() {
        Map<String, String> words = new HashMap<>();
        for (String name : LISTS.names()) {
            if (name.startsWith(WORD)) {
                LISTS.of(name).forEach(said -> words.put(said.replaceAll("[-\\s]", ""), name.substring(WORD.length())));
            }
        }
        return words;
    }

    /** The legal moves that a text means by the spelling of the game. */
    private List<BoardMove> spelled(String text, String tidy) {
        MoveForm.Spelling spelling = form().spelling();
        Optional<IntPredicate> meaning = spelling.meaning(tidy);
        if (meaning.isPresent()) {
            return Arrays.stream(position.legal())
                    .filter(meaning.get())
                    .mapToObj(move -> form().named(position.onward(), move))
                    .toList();
        }
        Set<BoardMove> meant = position.spelled(spelling.bare(text.strip()), false);
        String bare = spelling.bare(tidy).toLowerCase(Locale.ROOT);
        return List.copyOf(meant.size() == 1 ? meant : position.spelled(bare, spelling.isAnyCase(bare)));
    }

    /** The moves that a column and a target mean: {@code cd4} or {@code c:e5}. */
    private List<BoardMove> fromColumn(String tidy) {
        Matcher matcher = COLUMN.matcher(tidy);
        if (form().parts() != 2 || form().isEitherWay() || !matcher.matches()) {
            return List.of();
        }
        return legal().stream()
                .filter(move -> form().name(move.path().place(0)).startsWith(matcher.group(1)))
                .filter(move ->
                        form().name(move.path().place(move.path().size() - 1)).equals(matcher.group(2)))
                .toList();
    }

    private static Act<Move> only(String written, List<BoardMove> meant) {
        return meant.size() == 1
                ? Act.done(meant.get(0))
                : Act.refused(BoardRefusal.SEVERAL.of(written, notations(meant)));
    }

    /** The names of places in a text; empty if the text contains anything else. */
    private List<String> names(String tidy) {
        List<String> names = new ArrayList<>();
        Matcher matcher = form().name().matcher(tidy);
        int end = 0;
        while (matcher.find()) {
            boolean joined = end == 0
                    ? matcher.start() == 0
                    : BETWEEN.matcher(tidy.substring(end, matcher.start())).matches();
            if (!joined || names.size() == LONGEST) {
                return List.of();
            }
            names.add(matcher.group());
            end = matcher.end();
        }
        return END.matcher(tidy.substring(end)).matches() ? names : List.of();
    }

    private boolean isLetter(int place) {
        return place >= board().size();
    }

    /** The number of places of the longest move. */
    private int longest() {
        return position.moves().stream()
                .mapToInt(move -> move.path().size())
                .max()
                .orElse(0);
    }

    private Act<Move> unreadable(Typed typed) {
        Stream<String> examples = position.game().moveForms().stream()
                .filter(example -> !form().words().contains(example));
        return Act.refused(BoardRefusal.UNREADABLE.of(
                typed.shown(),
                Phrase.anyOf(Stream.concat(examples, legalWords().stream()).toList())));
    }

    /** The reason why the board has no such cell. */
    Refusal missing(String name) {
        if (board().isNumbered()) {
            return BoardRefusal.NO_SUCH_NUMBER.of(name, board().name(0), board().name(board().size() - 1));
        }
        String number = board().row(name);
        List<GameBoard.Line> rows = board().rows();
        return rows.stream()
                .filter(row -> row.name().equals(number) && row.cells().length > 0)
                .findFirst()
                .map(row -> BoardRefusal.NO_SUCH_CELL.of(
                        name,
                        row.name(),
                        board().name(row.cells()[0]),
                        board().name(row.cells()[row.cells().length - 1])))
                .orElseGet(() -> BoardRefusal.NO_SUCH_ROW.of(
                        name, rows.get(0).name(), rows.get(rows.size() - 1).name()));
    }

    private Act<Move> together(List<Integer> places) {
        return places.stream()
                .filter(place -> !position.isLegal(place))
                .findFirst()
                .map(place -> Optional.ofNullable(position.objection(place))
                        .map(Refusal::saying)
                        .orElseGet(() -> objection(List.of(place))))
                .or(() -> Optional.ofNullable(position.play().objection(places)).map(Refusal::saying))
                .<Act<Move>>map(Act::refused)
                .orElseGet(() -> places.size() == 1 ? read(places) : Act.done(BoardMove.together(form(), places)));
    }

    private Act<Move> read(List<Integer> places) {
        int told = form().of(places);
        if (told >= 0 && position.isLegal(told)) { // the usual case: no search among thousands of moves
            BoardMove move = form().named(position.onward(), told);
            if (move.path().places().equals(places)) {
                return Act.done(move);
            }
        }
        List<BoardMove> meant = new ArrayList<>();
        for (BoardMove move : legal()) {
            MovePath path = move.path();
            if (path.places().equals(places)
                    || form().isEitherWay() && path.turned().equals(places)) {
                return Act.done(move);
            }
            if (path.startsWith(places) || path.isShortenedTo(places)) {
                meant.add(move);
            }
        }
        if (meant.size() == 1) {
            return Act.done(meant.get(0));
        }
        if (meant.size() > 1) {
            String written = written(places);
            List<String> further = continuations(places);
            return Act.refused(
                    further.isEmpty()
                            ? BoardRefusal.SEVERAL.of(written, notations(meant))
                            : BoardRefusal.INCOMPLETE.of(
                                    written, further, meant.get(0).notation()));
        }
        List<BoardMove> going = places.size() > 1
                ? List.of()
                : legal().stream()
                        .filter(move -> move.path().size() > 1 && move.path().place(1) == places.get(0))
                        .toList();
        return Act.refused(
                going.isEmpty()
                        ? objection(places)
                        : BoardRefusal.WHERE_FROM.of(form().name(places.get(0)), notations(going)));
    }

    private static List<String> notations(List<BoardMove> moves) {
        return moves.stream().map(BoardMove::notation).limit(SOME).toList();
    }

    private Refusal objection(List<Integer> places) {
        int start = places.get(0);
        String name = form().name(start);
        boolean standing = start < board().size() && !position.men().isEmpty(start);
        boolean moving = isMoving();
        if (!moving && standing) {
            return BoardRefusal.OCCUPIED.of(name, position.content(start));
        }
        if (moving && start < board().size()) {
            if (!standing) {
                return BoardRefusal.NOTHING_THERE.of(name);
            }
            int owner = look().owner(position.men().at(start));
            if (owner != position.turn() && owner != Figure.NOBODY) {
                return BoardRefusal.NOT_YOURS.of(name, position.content(start), name(position.turn()));
            }
        }
        int move = form().of(places);
        Phrase own = move < 0 ? null : position.objection(move);
        if (own != null) {
            return Refusal.saying(own);
        }
        if (!moving && places.size() == 1) {
            return BoardRefusal.CANNOT_PUT.of(name, continuations(List.of()));
        }
        for (int known = 1; known <= places.size(); known++) {
            List<Integer> part = places.subList(0, known);
            if (legal().stream().noneMatch(one -> one.path().startsWith(part))) {
                List<Integer> before = places.subList(0, known - 1);
                if (known > 1
                        && legal().stream().anyMatch(one -> one.path().places().equals(before))) {
                    return BoardRefusal.WHOLE.of(written(before), form().name(places.get(known - 1)));
                }
                return known > 1
                        ? BoardRefusal.CANNOT_GO.of(
                                written(before), form().name(places.get(known - 1)), continuations(before))
                        : standing
                                ? BoardRefusal.CANNOT_MOVE.of(name, position.content(start))
                                : BoardRefusal.CANNOT_PUT.of(name, continuations(List.of()));
            }
        }
        throw new IllegalStateException("legal: " + written(places));
    }

    /** Whether legal moves begin with a man on the board. */
    boolean isMoving() {
        return form().parts() > 1
                && legal().stream().anyMatch(move -> {
                    int start = move.path().place(0);
                    return start < board().size() && !position.men().isEmpty(start);
                });
    }

    /** The names of all places that can follow these. */
    List<String> continuations(List<Integer> places) {
        return legal().stream()
                .map(BoardMove::path)
                .filter(path -> path.size() > places.size() && path.startsWith(places))
                .map(path -> path.place(places.size()))
                .distinct()
                .map(form()::name)
                .toList();
    }

    private List<BoardMove> legal() {
        return position.moves().stream().filter(move -> !move.isWord()).toList();
    }

    private String written(List<Integer> places) {
        return legal().stream()
                .map(BoardMove::path)
                .filter(path -> path.startsWith(places))
                .findFirst()
                .map(path -> form().written(new MovePath(places, path.signs())))
                .orElseGet(() -> form().written(MovePath.of(
                        "-", places.stream().mapToInt(place -> place).toArray())));
    }

    Refusal noCell(Typed typed) {
        String tidy = typed.tidy();
        return tidy.matches(board().names())
                ? missing(tidy)
                : BoardRefusal.NOT_A_CELL.of(typed.shown(), board().name(board().size() / 2));
    }

    private Phrase name(int colour) {
        return look().colours().get(colour).phrase();
    }

    private GameBoard board() {
        return position.table().board();
    }

    private MoveForm form() {
        return position.table().form();
    }

    private BoardLook look() {
        return position.table().look();
    }
}
