package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import pbem.cli.exchange.CsvFile;
import pbem.cli.listing.ShownText;

/**
 * The table by which a club's members are imported and exported: userid, address, name. The columns may be in another
 * order if the first line is a heading. Without a heading, the address is the cell with an {@code @}, the userid the
 * cell before it, and the name the cell after it.
 */
final class MemberFile {

    static final String HEADING = "userid,address,name";

    /** Characters with which a cell must not begin, since spreadsheets would take it for a formula. */
    private static final String FORMULA = "=+-@";

    private static final Set<String> USER = Set.of("userid", "user", "user id", "username", "nickname", "login");
    private static final Set<String> ADDRESS =
            Set.of("address", "mail", "email", "e-mail", "mail address", "email address", "e-mail-adresse", "adresse");
    private static final Set<String> NAME = Set.of("name", "full name", "names");

    private final List<Member> members = new ArrayList<>();
    private final SortedMap<Integer, String> unread = new TreeMap<>();

    private MemberFile() {}

    /**
     * A line of the table.
     *
     * @param line counted from 1
     * @param user empty if the line names none
     * @param name empty if the line has none
     */
    record Member(int line, String user, String address, String name) {}

    /**
     * The outcome of all lines.
     *
     * @param members the number of members that were taken in
     * @param faults what is wrong with the other lines, in their order
     */
    record Taken(int members, List<String> faults) {}

    static MemberFile read(Path file) throws IOException {
        MemberFile read = new MemberFile();
        try {
            List<CsvFile.Row> rows = CsvFile.read(file);
            Map<String, Integer> columns =
                    rows.isEmpty() ? Map.of() : columns(rows.get(0).cells());
            rows.stream().skip(columns.isEmpty() ? 0 : 1).forEach(row -> read.add(row, columns));
        } catch (CsvFile.Unreadable e) {
            throw new Refused(ShownText.of(e.getMessage()));
        }
        return read;
    }

    /** @param taking takes in a member, or returns why it did not */
    Taken take(Function<Member, Optional<String>> taking) {
        SortedMap<Integer, String> faults = new TreeMap<>(unread);
        members.forEach(member -> taking.apply(member).ifPresent(why -> faults.put(member.line(), why)));
        return new Taken(
                members.size() + unread.size() - faults.size(),
                faults.entrySet().stream()
                        .map(fault -> "line " + fault.getKey() + ": " + ShownText.of(fault.getValue()))
                        .toList());
    }

    /**
     * The line of a member. Userids and addresses cannot contain a comma or a quotation mark. The name is empty, since
     * none is kept.
     */
    static String line(String user, String address) {
        return user + "," + (isGuarded(address) || isFormula(address, 0) ? "'" : "") + address + ",";
    }

    private static Map<String, Integer> columns(List<String> cells) {
        Map<String, Integer> columns = new HashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            String heading = cells.get(i).toLowerCase(Locale.ROOT);
            if (USER.contains(heading)) {
                columns.putIfAbsent("user", i);
            } else if (ADDRESS.contains(heading)) {
                columns.putIfAbsent("address", i);
            } else if (NAME.contains(heading)) {
                columns.putIfAbsent("name", i);
            }
        }
        return columns.containsKey("address") ? columns : Map.of();
    }

    private void add(CsvFile.Row row, Map<String, Integer> columns) {
        List<String> cells = row.cells();
        int address = columns.getOrDefault("address", addressOf(cells));
        if (address < 0 || cell(cells, address).isEmpty() || columns.isEmpty() && address > 1) {
            unread.put(row.line(), "a line is userid,address or userid,address,name");
            return;
        }
        members.add(new Member(
                row.line(),
                cell(cells, columns.isEmpty() ? address - 1 : columns.getOrDefault("user", -1)),
                unguarded(cell(cells, address)),
                cell(cells, columns.isEmpty() ? address + 1 : columns.getOrDefault("name", -1))));
    }

    private static int addressOf(List<String> cells) {
        return cells.stream()
                .filter(cell -> cell.contains("@"))
                .findFirst()
                .map(cells::indexOf)
                .orElse(-1);
    }

    private static String cell(List<String> cells, int at) {
        return at >= 0 && at < cells.size() ? cells.get(at) : "";
    }

    private static String unguarded(String cell) {
        return isGuarded(cell) || cell.startsWith("'") && isGuarded(cell.substring(1)) ? cell.substring(1) : cell;
    }

    private static boolean isGuarded(String cell) {
        return cell.startsWith("'") && isFormula(cell, 1);
    }

    private static boolean isFormula(String text, int at) {
        return text.length() > at && FORMULA.indexOf(text.charAt(at)) >= 0;
    }
}
