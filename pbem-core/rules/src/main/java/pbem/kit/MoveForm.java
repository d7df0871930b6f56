package pbem.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Choice;
import pbem.phrase.Phrase;
import pbem.picture.Point;

/**
 * The parts of a move and how it is written: one cell ({@code f6}), a cell and a target ({@code a2-a3}), more cells
 * ({@code d1-d7/g7}), cells and a letter ({@code P*5e}, {@code e7-e8=q}), or a word ({@code swap}).
 *
 * <p>A move is a number whose digits are its places. If a move has more places than digits, such as a chain of jumps,
 * its first and last place are digits, moves that share these are numbered ({@link #numbered}), and {@link Play#path}
 * gives the places between. The words have the highest numbers.
 */
public final class MoveForm {

    /** A notation other than the places of a move. */
    public interface Spelling {

        /**
         * @param at the caller's own copy of the play
         * @param usual the notation by places, which can always be read
         * @return the notation first, then other spellings that can be read
         */
        List<String> of(Play at, int move, String usual);

        /** The first of these spellings, which records keep. */
        default String notation(Play at, int move, String usual) {
            return of(at, move, usual).get(0);
        }

        /** Whether that may be the notation of the move: a cheap test that never says no to the notation itself. */
        default boolean canBe(Play at, int move, String notation) {
            return true;
        }

        /**
         * Which moves a tidied text means, for a notation that is read part by part; empty if the text is compared with
         * all spellings of all legal moves.
         */
        default Optional<IntPredicate> meaning(String tidy) {
            return Optional.empty();
        }

        /** Why a tidied text that looks like this spelling is not a legal move; null if it does not look like it. */
        default Phrase objection(Play at, String tidy) {
            return null;
        }

        /** Whether a bare text in lower case may be read as one with capitals. */
        default boolean isAnyCase(String bare) {
            return true;
        }

        /** Whether the signs between places matter, so that several places in any other form are no move. */
        default boolean needsSigns() {
            return false;
        }

        /** The part of a text that distinguishes moves: the text without strokes, punctuation and blanks. */
        default String bare(String text) {
            return DECORATION.matcher(text).replaceAll("");
        }
    }

    /** A part of a move that is not a cell: a letter, or a point between cells. */
    private record Other(String name, Optional<Point> spot) {}

    private static final Pattern DECORATION = Pattern.compile("[-x:,;./>=()~*+#!?\\s]");

    private final GameBoard board;
    private final List<Other> others;
    private final List<String> signs;
    private final List<String> steps;
    private final List<String> words;
    private final int ways;
    private final boolean eitherWay;
    private final Spelling spelling;
    private final String opening;
    private final Map<String, Integer> byName = new HashMap<>();
    private final Pattern name;
    private final int base;
    private final int whole; // number of moves, not counting further moves with the same places
    private final int firstWord;

    private MoveForm(
            GameBoard board,
            List<Other> others,
            List<String> signs,
            List<String> steps,
            List<String> words,
            int ways,
            boolean eitherWay,
            Spelling spelling,
            String opening) {
        this.board = board;
        this.others = List.copyOf(others);
        this.signs = List.copyOf(signs);
        this.steps = List.copyOf(steps);
        this.words = List.copyOf(words);
        this.ways = ways;
        this.eitherWay = eitherWay;
        this.spelling = spelling;
        this.opening = opening;
        int places = board.size() + others.size();
        this.base = steps.size() == 1 ? places : places + 1; // a part may be missing
        int count = 1;
        for (int part = 0; part < steps.size(); part++) {
            count = Math.multiplyExact(count, base);
        }
        this.whole = count;
        this.firstWord = Math.multiplyExact(whole, ways);
        for (int place = 0; place < places; place++) {
            byName.put(name(place).toLowerCase(Locale.ROOT), place);
        }
        this.name = Pattern.compile(Stream.concat(
                        Stream.of(board.names()),
                        others.stream()
                                .filter(other -> other.spot().isEmpty())
                                .map(other -> other.name().toLowerCase(Locale.ROOT))
                                .sorted(Comparator.comparing(String::length).reversed())
                                .map(Pattern::quote))
                .collect(Collectors.joining("|")));
    }

    /** The form of moves that put a man on a cell. */
    public static MoveForm placing(GameBoard board, String... words) {
        return new MoveForm(
                board, List.of(), List.of(), List.of("kit.choose-cell"), List.of(words), 1, false, null, "");
    }

    /**
     * The form of moves that sow a pit. The letter of its column is enough, and so is a number: in the lower row from
     * the left, in the upper row from either side as long as one pit alone can be meant.
     */
    public static MoveForm sowing(GameBoard board, String... words) {
        int columns = board.size() / 2;
        return placing(board, words).spelled((at, move, usual) -> {
            int number = 1 + usual.charAt(0) - 'a';
            List<String> all = new ArrayList<>(List.of(usual, usual.substring(0, 1), String.valueOf(number)));
            if (!usual.endsWith("1")) {
                all.add(String.valueOf(columns + 1 - number));
            }
            return all;
        });
    }

    /** The form of moves from one cell to another. */
    public static MoveForm moving(GameBoard board, String... words) {
        List<String> steps = List.of("kit.choose-man", "kit.choose-target");
        return new MoveForm(board, List.of(), List.of("-"), steps, List.of(words), 1, false, null, "");
    }

    /** This form with one more place. */
    public MoveForm then(String sign, String step) {
        return new MoveForm(
                board, others, joined(signs, sign), joined(steps, step), words, ways, eitherWay, spelling, opening);
    }

    private static <T> List<T> joined(List<T> some, T one) {
        List<T> all = new ArrayList<>(some);
        all.add(one);
        return all;
    }

    /**
     * This form with places that are letters, such as the sorts of men in hand. The number of the first letter is the
     * number of cells.
     */
    public MoveForm letters(String... names) {
        MoveForm form = this;
        for (String one : names) {
            form = form.with(new Other(one, Optional.empty()));
        }
        return form;
    }

    /**
     * This form with places that are points of the board but not cells, such as the corners of boxes. They have names
     * as cells do.
     */
    public MoveForm points(Map<String, Point> all) {
        MoveForm form = this;
        for (Map.Entry<String, Point> one : all.entrySet()) {
            form = form.with(new Other(one.getKey(), Optional.of(one.getValue())));
        }
        return form;
    }

    private MoveForm with(Other other) {
        return new MoveForm(board, joined(others, other), signs, steps, words, ways, eitherWay, spelling, opening);
    }

    /** This form with several moves that can share their first and last place. */
    public MoveForm chains(int most) {
        return new MoveForm(board, others, signs, steps, words, most, eitherWay, spelling, opening);
    }

    /**
     * This form with the key of a phrase for each place, which names the choice while a move is composed, as it follows
     * "choose".
     */
    public MoveForm asking(String... all) {
        return new MoveForm(board, others, signs, List.of(all), words, ways, eitherWay, spelling, opening);
    }

    /** This form with places that may be written in either order. */
    public MoveForm eitherWay() {
        return new MoveForm(board, others, signs, steps, words, ways, true, spelling, opening);
    }

    public MoveForm spelled(Spelling other) {
        return new MoveForm(board, others, signs, steps, words, ways, eitherWay, other, opening);
    }

    /** This form with a lower-case word that may precede the places. */
    public MoveForm opened(String word) {
        return new MoveForm(board, others, signs, steps, words, ways, eitherWay, spelling, word);
    }

    String opening() {
        return opening;
    }

    GameBoard board() {
        return board;
    }

    List<String> words() {
        return words;
    }

    int parts() {
        return steps.size();
    }

    boolean isEitherWay() {
        return eitherWay;
    }

    int codes() {
        return firstWord + words.size();
    }

    public int move(int from, int to) {
        return digit(from) * base + digit(to);
    }

    /** The move of these places. Each but the first may be {@link GameBoard#NONE}. */
    public int move(int from, int to, int beyond) {
        return move(from, to) * base + digit(beyond);
    }

    private int digit(int place) {
        return place == GameBoard.NONE ? base - 1 : place;
    }

    /** The move with this number among those with the same first and last place. */
    public int numbered(int move, int number) {
        return move + number * whole;
    }

    /** The number of a move among those with the same first and last place. */
    public int number(int move) {
        return move / whole;
    }

    public int word(int number) {
        return firstWord + number;
    }

    public boolean isWord(int move) {
        return move >= firstWord;
    }

    /** The place of a part, counted from 0; {@link GameBoard#NONE} if the move has none. */
    public int cell(int move, int part) {
        int rest = move;
        for (int at = parts() - 1; at > part; at--) {
            rest /= base;
        }
        int digit = rest % base;
        return digit < board.size() + others.size() ? digit : GameBoard.NONE;
    }

    MovePath path(Play at, int move) {
        if (isWord(move)) {
            return MovePath.WORD;
        }
        MovePath path = at.path(move);
        if (path != null) {
            return path;
        }
        List<Integer> places = new ArrayList<>(parts());
        List<String> between = new ArrayList<>(parts());
        for (int part = 0; part < parts(); part++) {
            int place = cell(move, part);
            if (place != GameBoard.NONE) {
                if (part > 0) {
                    between.add(signs.get(part - 1));
                }
                places.add(place);
            }
        }
        return new MovePath(places, between);
    }

    /** The first move of these places, which need not be legal; below 0 if there are too few or too many places. */
    int of(List<Integer> places) {
        if (places.size() != parts()) {
            return GameBoard.NONE;
        }
        int move = 0;
        for (int place : places) {
            move = move * base + place;
        }
        return move;
    }

    BoardMove named(Play at, int move) {
        MovePath path = path(at, move);
        String usual = usual(move, path);
        return new BoardMove(move, isWord(move) || spelling == null ? usual : spelling.notation(at, move, usual), path);
    }

    private String usual(int move, MovePath path) {
        return isWord(move) ? words.get(move - firstWord) : written(path);
    }

    /** All spellings of a move, the notation first. */
    List<String> spellings(Play at, int move) {
        String usual = usual(move, path(at, move));
        return isWord(move) || spelling == null ? List.of(usual) : spelling.of(at, move, usual);
    }

    /** The spelling; null if moves are written by their places alone. */
    Spelling spelling() {
        return spelling;
    }

    /** The notation by places. */
    public String written(MovePath path) {
        StringBuilder text = new StringBuilder();
        for (int part = 0; part < path.size(); part++) {
            text.append(part == 0 ? "" : path.signs().get(part - 1)).append(name(path.place(part)));
        }
        return text.toString();
    }

    /** The name of a place. */
    String name(int place) {
        return place < board.size()
                ? board.name(place)
                : others.get(place - board.size()).name();
    }

    /** The place of that name; {@link GameBoard#NONE} if there is none. */
    int named(String text) {
        return byName.getOrDefault(text, GameBoard.NONE);
    }

    /** A pattern for the names of places. */
    Pattern name() {
        return name;
    }

    /** The choices of places of which the last one is the last part of a move, and any before it may share a part. */
    List<Choice> choices(List<Integer> places) {
        int last = parts() - 1;
        return IntStream.range(0, places.size())
                .mapToObj(part -> choice(part + 1 == places.size() ? last : Math.min(part, last - 1), places.get(part)))
                .toList();
    }

    Choice choice(int part, int place) {
        Phrase among = Phrase.of(steps.get(Math.min(part, steps.size() - 1)));
        Optional<Point> spot = place < board.size()
                ? Optional.of(board.centre(place))
                : others.get(place - board.size()).spot();
        return spot.map(centre -> Choice.cell(name(place), among, centre, board.reach()))
                .orElseGet(() -> Choice.word(name(place), Choice.named(name(place)), among));
    }
}
