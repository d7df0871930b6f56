package pbem.store.engine;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which tables a statement of ours reads and which one it writes to: words of SQL are in capitals in our statements, names are
 * not. What goes with a row that is deleted is not counted: of the one table of which rows do, nobody remembers anything.
 *
 * @param written empty if it only reads
 */
record StatementTables(Set<String> read, Optional<String> written) {

    /** Stands for a table of which we cannot tell the name. */
    static final String UNKNOWN = "?";

    private static final String NAME = "([a-z_0-9]+)";

    private static final Pattern WRITES =
            Pattern.compile("\\s*(?:INSERT INTO|UPDATE|DELETE FROM) " + NAME + "\\b.*", Pattern.DOTALL);

    private static final Pattern READS = Pattern.compile("\\s*SELECT\\b.*", Pattern.DOTALL);

    /** Several tables in a row, or SQL that is not written as ours is. */
    private static final Pattern UNCLEAR = Pattern.compile("\\bFROM " + NAME + "(?: (?:AS )?" + NAME
            + ")?\\s*,|\\b(?:FROM|JOIN)(?! [a-z_0-9(])|\\b(?:from|join|select)\\b");

    private static final Pattern SOURCE = Pattern.compile("\\b(?:FROM|JOIN) " + NAME);

    static StatementTables of(String sql) {
        Matcher writes = WRITES.matcher(sql);
        Set<String> read = new HashSet<>();
        Matcher source = SOURCE.matcher(sql);
        while (source.find()) {
            read.add(source.group(1));
        }
        if (UNCLEAR.matcher(sql).find()) {
            read.add(UNKNOWN);
        }
        if (writes.matches()) {
            return new StatementTables(Set.copyOf(read), Optional.of(writes.group(1)));
        }
        return new StatementTables(
                Set.copyOf(read), READS.matcher(sql).matches() ? Optional.empty() : Optional.of(UNKNOWN));
    }
}
