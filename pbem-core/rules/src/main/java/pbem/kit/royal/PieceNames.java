package pbem.kit.royal;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The names of the pieces in the languages of mails, by which people write moves: {@code knight to f3}. */
public final class PieceNames {

    private final Map<String, String> letters = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Pattern written;

    /**
     * @param cell a pattern of the names of cells
     * @param names by the letter in the notation, which may be empty
     */
    public PieceNames(String cell, Map<String, List<String>> names) {
        names.forEach((letter, called) -> called.forEach(name -> letters.put(name, letter)));
        String any = letters.keySet().stream()
                .sorted(Comparator.comparing(String::length).reversed())
                .collect(Collectors.joining("|"));
        this.written =
                Pattern.compile("(?iu)(?<name>" + any + ")\\s*(?:(?:on|from|at|auf|von|en|de)?\\s*(?<from>" + cell
                        + ")\\s*)?(?:to|takes(?:\\s*on)?|nach|schlägt(?:\\s*auf)?|auf|en|prend(?:\\s*en)?|x|-"
                        + "|(?<drop>drops?(?:\\s*(?:on|to|at))?|\\*))?\\s*(?<to>" + cell + ")\\W*");
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
        return Optional.of(letters.get(named.group("name")) + cells);
    }
}
