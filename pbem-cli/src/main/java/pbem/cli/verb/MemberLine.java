package pbem.cli.verb;

import java.util.List;
import java.util.Optional;

/**
 * A line of the files by which clubs move in and out: userid, address, name. No spreadsheet takes an address for a formula: in
 * front of one that begins like it stands an apostrophe, which is no part of it. Neither can hold a comma or a quotation mark.
 */
record MemberLine(String user, String address) {

    static final String HEADING = "userid,address,name";

    private static final String FORMULA = "=+-@";

    /** Empty if it is none. */
    static Optional<MemberLine> of(String line) {
        List<String> cells = List.of(line.split(",", -1)).stream()
                .map(cell -> cell.strip().replaceAll("^\"(.*)\"$", "$1").strip())
                .toList();
        return cells.size() < 2 || cells.size() > 3
                ? Optional.empty()
                : Optional.of(new MemberLine(cells.get(0), unguarded(cells.get(1))));
    }

    /** No name: none is kept. */
    String text() {
        return user + "," + (isGuarded(address) || isFormula(address, 0) ? "'" : "") + address + ",";
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
