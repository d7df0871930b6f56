package pbem.kit.royal;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.kit.GameBoard;
import pbem.phrase.WordLists;

/** The names of the pieces in all languages, by which people write moves: {@code knight to f3}. */
public final class PieceNames {

    private static final String PIECE = "piece.";

    /** The words around the names and cells, and the names of the pieces of chess. */
    private static final WordLists WORDS = WordLists.inEveryLanguage(GameBoard.class);

    private final Map<String, String> letters = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Pattern written;

    /**
     * @param cell a pattern of the names of cells
     * @param home a class of the package whose word lists name the pieces by their letters
     */
    public PieceNames(String cell, Class<?> home) {
        WordLists pieces = WordLists.inEveryLanguage(home);
        String[] names =
                pieces.names().stream().filter(name -> name.startsWith(PIECE)).toArray(String[]::new);
        for (String name : names) {
            pieces.of(name).forEach(called -> letters.put(called, name.substring(PIECE.length())));
        }
        this.written = Pattern.compile("(?iu)(?<name>" + pieces.pattern(names) + ")\\s*(?:" + WORDS.pattern("from")
                + "?\\s*(?<from>" + cell + ")\\s*)?(?:" + WORDS.pattern("to", "takes") + "|x|-|(?<drop>"
                + WORDS.pattern("drop") + "|\\*))?\\s*(?<to>" + cell + ")\\W*");
    }

    /** The move in letters, {@code Nf3} or {@code P*5e}; empty if the text does not name a piece and a cell. */
    Optional<String> lettered(String text) {
        Matcher named = written.matcher(text.strip());
        if (!named.matches()) {
            return Optional.empty();
        }
        String from = named.group("from") == null ? "" : named.group("from");
        String drop = named.group("drop") == null ? "" : "*";
        String cells = (from + drop + named.group("to")).toLowerCase(Locale.ROOT);
        String name = named.group("name").replaceAll("[-\\s]+", " ");
        return Optional.ofNullable(letters.get(name)).map(letter -> letter + cells);
    }
}
