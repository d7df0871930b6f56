package pbem.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line cut into words: plain ones, game options ({@code -x}, {@code -x=v}) and server terms ({@code --x},
 * {@code --x=v}), wherever they stand.
 *
 * @param plain the words that are no options, in order
 * @param options by lower-case name; a flag has the empty value
 * @param terms likewise
 */
record Words(List<String> plain, Map<String, String> options, Map<String, String> terms) {

    /** Some telephones make one long dash of two. */
    private static final Pattern OPTION = Pattern.compile("(--?|[\u2013\u2014])([A-Za-z][A-Za-z0-9-]*)(?:=(.*))?");

    /** How people write the time of a game, with or without dashes, and how the terms are called. */
    private static final Pattern TIME = Pattern.compile("(?i)(?:--?|[\u2013\u2014])?time=([0-9]+)d?(,[0-9]+)?d?");

    private static final Pattern WEEKDAYS = Pattern.compile("(?i)weekdays");

    /** The one term that is written with a single dash as well: no game has such an option. */
    private static final String FROM = "from";

    private static final Pattern BLANK = Pattern.compile("\\p{Zs}");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern LONE_STARS = Pattern.compile("(?<!\\S)\\*\\*(?!\\S)");

    static Words of(String line) {
        List<String> plain = new ArrayList<>();
        Map<String, String> options = new LinkedHashMap<>();
        Map<String, String> terms = new LinkedHashMap<>();
        for (String word : split(line)) {
            Matcher option = OPTION.matcher(word);
            Matcher time = TIME.matcher(word);
            if (time.matches()) {
                terms.put("forfeittime", time.group(1) + (time.group(2) == null ? "" : time.group(2)));
            } else if (WEEKDAYS.matcher(word).matches() && terms.containsKey("forfeittime")) {
                terms.put("weekdays", "");
            } else if (option.matches()) {
                String value = option.group(3) == null ? "" : option.group(3);
                String name = option.group(2).toLowerCase(Locale.ROOT);
                (option.group(1).equals("-") && !name.equals(FROM) ? options : terms).put(name, value);
            } else {
                plain.add(word);
            }
        }
        return new Words(plain, options, terms);
    }

    /**
     * The line with plain blanks only, since mail programs like to send others, which look the same; and without a lone
     * {@code **}, which the subjects of the older servers carry.
     */
    static String tidied(String line) {
        return LONE_STARS
                .matcher(BLANK.matcher(line).replaceAll(" "))
                .replaceAll(" ")
                .strip();
    }

    static List<String> split(String line) {
        return BLANKS.splitAsStream(line.strip())
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
