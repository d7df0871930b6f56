package pbem.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line split into plain words, game options ({@code -x}, {@code -x=v}) and server terms ({@code --x}, {@code --x=v}),
 * in any order.
 *
 * @param plain the words that are neither options nor terms, in order
 * @param options by lower-case name; a flag has the empty value
 * @param terms by lower-case name; a flag has the empty value
 */
record Words(List<String> plain, Map<String, String> options, Map<String, String> terms) {

    /** An option or term; some telephones turn two dashes into one long dash. */
    private static final Pattern OPTION = Pattern.compile("(--?|[\u2013\u2014])([A-Za-z][A-Za-z0-9-]*)(?:=(.*))?");

    /** The time term as people write it, with or without dashes. */
    private static final Pattern TIME = Pattern.compile("(?i)(?:--?|[\u2013\u2014])?time=([0-9]+)d?(,[0-9]+)?d?");

    private static final Pattern WEEKDAYS = Pattern.compile("(?i)weekdays");

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
                (option.group(1).equals("-") && !InvitationCommand.TERMS.contains(name) ? options : terms)
                        .put(name, value);
            } else {
                plain.add(word);
            }
        }
        return new Words(plain, options, terms);
    }

    /**
     * The line with ordinary blanks in place of other kinds, which some mail programs send, and without a lone
     * {@code **}, which Subjects of older servers contain.
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
