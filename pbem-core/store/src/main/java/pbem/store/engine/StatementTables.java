package pbem.store.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which tables a statement of ours reads and which one it writes to: words of SQL are in capitals in our statements, names are
 * not. There are no triggers and no views.
 *
 * @param written empty if it only reads
 */
record StatementTables(Set<String> read, Optional<String> written) {

    /** Stands for a table of which we cannot tell the name. */
    static final String UNKNOWN = "?";

    /** Its rows go with those of another table, so that it is not told who writes to it, and nobody may remember what it says. */
    static final String CASCADED = "frozen";

    private static final String NAME = "([a-z_0-9]+)";

    private static final Pattern WRITES =
            Pattern.compile("\\s*(?:INSERT INTO|UPDATE|DELETE FROM) " + NAME + "\\b(?!\\.).*", Pattern.DOTALL);

    private static final Pattern READS = Pattern.compile("\\s*SELECT\\b.*", Pattern.DOTALL);

    /** A table in another place, or SQL that is not written as ours is. */
    private static final Pattern UNCLEAR = Pattern.compile("\\b(?:FROM|JOIN)(?! (?:[a-z_0-9]|\\(\\s*SELECT\\b))"
            + "|\\b(?:FROM|JOIN) [a-z_0-9]+\\s*\\.|\\bIN\\b(?!\\s*\\()|\\b(?:from|join|select|in)\\b");

    /** What it takes to tell whether a comma stands between tables. */
    private static final Pattern STEP = Pattern.compile(
            "'[^']*'|[(),]|\\b(?:FROM|SELECT|SET|VALUES|WHERE|GROUP|HAVING|WINDOW|ORDER|LIMIT|UNION|EXCEPT|INTERSECT|RETURNING)\\b");

    private static final Pattern SOURCE = Pattern.compile("\\b(?:FROM|JOIN) " + NAME);

    static StatementTables of(String sql) {
        Matcher writes = WRITES.matcher(sql);
        Set<String> read = new HashSet<>();
        Matcher source = SOURCE.matcher(sql);
        while (source.find()) {
            read.add(source.group(1));
        }
        if (UNCLEAR.matcher(sql).find() || hasCommaBetweenTables(sql) || read.contains(CASCADED)) {
            read.add(UNKNOWN);
        }
        if (writes.matches()) {
            return new StatementTables(Set.copyOf(read), Optional.of(writes.group(1)));
        }
        return new StatementTables(
                Set.copyOf(read), READS.matcher(sql).matches() ? Optional.empty() : Optional.of(UNKNOWN));
    }

    /** Of several tables in a row only the first would be found. */
    private static boolean hasCommaBetweenTables(String sql) {
        Deque<Boolean> outer = new ArrayDeque<>();
        boolean tables = false;
        Matcher step = STEP.matcher(sql);
        while (step.find()) {
            switch (step.group().charAt(0)) {
                case '\'':
                    break;
                case '(':
                    outer.push(tables);
                    tables = false;
                    break;
                case ')':
                    tables = !outer.isEmpty() && outer.pop();
                    break;
                case ',':
                    if (tables) {
                        return true;
                    }
                    break;
                default:
                    tables = step.group().equals("FROM");
                    break;
            }
        }
        return false;
    }
}
