package pbem.cli.admin;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.web.admin.AdminSheet.Cell;
import pbem.web.admin.AdminSheet.Part;

/** Rows and sentences as the admin's pages show them. */
final class Parts {

    private static final int LONGEST = 2_000;

    /** Columns that contain userids of players, unless they contain an address. */
    private static final Set<String> PLAYERS = Set.of("player", "about", "author", "from");

    private static final Pattern USERID = Pattern.compile("[A-Za-z0-9_-]+");
    private static final Pattern INSTANT =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d:\\d\\d)(?:\\.\\d+)?Z");
    private static final Pattern WORD_WITHIN = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    private Parts() {}

    /**
     * @param verb the verb that shows the same rows at the terminal; empty if there is none
     * @param rows all with the same keys
     */
    static Part table(String id, String heading, String verb, List<Row> rows) {
        List<String> names =
                rows.stream().findFirst().map(row -> List.copyOf(row.keySet())).orElse(List.of());
        return new Part(
                id,
                heading,
                Optional.of(verb).filter(hint -> !hint.isEmpty()),
                names.stream().map(Parts::column).toList(),
                rows.stream()
                        .map(row -> names.stream()
                                .map(name -> cell(name, row.get(name)))
                                .toList())
                        .toList(),
                List.of());
    }

    static Part sentences(String id, String heading, String verb, List<String> sentences) {
        return new Part(
                id,
                heading,
                Optional.of(ShownText.of(verb)),
                List.of(),
                List.of(),
                sentences.stream().map(Parts::shown).toList());
    }

    /** The heading of a column: {@code mailsIn} becomes {@code mails in}. */
    private static String column(String name) {
        return String.join(" ", WORD_WITHIN.split(name)).toLowerCase(Locale.ROOT);
    }

    private static Cell cell(String name, Object value) {
        if (value == null) {
            return new Cell("", Optional.empty());
        }
        String text = shown(
                value instanceof Collection<?> several
                        ? String.join(
                                ", ", several.stream().map(String::valueOf).toList())
                        : String.valueOf(value));
        if (name.equals("board")) {
            return new Cell(text, Optional.of("/admin/boards/" + text));
        }
        boolean isPlayer = PLAYERS.contains(name) && USERID.matcher(text).matches();
        return new Cell(text, isPlayer ? Optional.of("/admin/people/" + text) : Optional.empty());
    }

    private static String shown(String text) {
        String whole = INSTANT.matcher(ShownText.of(text)).replaceAll("$1 $2 UTC");
        return whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST) + "...";
    }
}
