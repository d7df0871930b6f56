package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the text of a board mail as {@code docs/mail-format.md} describes it. It is written from that page alone and
 * uses no code of the program that writes the mails.
 *
 * @param moves by number
 */
record DocumentedReader(
        String game, int board, List<String> users, List<String> toMove, Map<Integer, String> moves, String comment) {

    private static final Pattern SUBJECT = Pattern.compile("(?:Re: )?(\\S+) board (\\d+) \\(([^)]*)\\)");
    private static final Pattern MOVES = Pattern.compile("(The last|All) moves:");
    private static final Pattern CELL = Pattern.compile("(?:^ *|  +)(\\d+) (\\S+(?: \\S+)*)");
    private static final Pattern LISTED = Pattern.compile("(\\d+) (\\S+) (.+)");

    static boolean isOfABoard(String subject) {
        return SUBJECT.matcher(subject).matches();
    }

    static DocumentedReader of(String subject, String text) {
        Matcher heading = SUBJECT.matcher(subject);
        if (!heading.matches()) {
            throw new AssertionError("no board mail: " + subject);
        }
        List<String> users = List.of(heading.group(3).split(", "));
        List<String> lines = body(text);
        return new DocumentedReader(
                heading.group(1),
                Integer.parseInt(heading.group(2)),
                users,
                toMove(lines, users),
                moves(lines, users),
                comment(lines));
    }

    /** The lines between the marker and the end. */
    private static List<String> body(String text) {
        List<String> lines = text.lines().toList();
        int from = 0;
        while (!lines.get(from).matches("~~~ .* ~~~")) {
            from++;
        }
        int to = from;
        while (!lines.get(to).matches("-- ?")) {
            to++;
        }
        return lines.subList(from + 1, to);
    }

    private static List<String> toMove(List<String> folded, List<String> users) {
        List<String> lines = unfolded(folded);
        for (int i = 0; i + users.size() <= lines.size(); i++) {
            List<String> turn = new ArrayList<>();
            int named = 0;
            while (named < users.size()) {
                Matcher line = Pattern.compile("\\S.* {3,}" + Pattern.quote(users.get(named)) + "(, .*)?")
                        .matcher(lines.get(i + named));
                if (!line.matches()) {
                    break;
                }
                if (line.group(1) != null && line.group(1).contains("to move")) {
                    turn.add(users.get(named));
                }
                named++;
            }
            if (named == users.size()) {
                return turn;
            }
        }
        throw new AssertionError("no part names the players " + users);
    }

    private static List<String> unfolded(List<String> lines) {
        List<String> whole = new ArrayList<>();
        for (String line : lines) {
            boolean goesOn = line.startsWith(" ") && !whole.isEmpty();
            if (goesOn) {
                whole.add(whole.remove(whole.size() - 1) + " " + line.strip());
            } else {
                whole.add(line);
            }
        }
        return whole;
    }

    private static Map<Integer, String> moves(List<String> lines, List<String> users) {
        Map<Integer, String> moves = new TreeMap<>();
        int heading = 0;
        while (heading < lines.size() && !MOVES.matcher(lines.get(heading)).matches()) {
            heading++;
        }
        int end = heading + 2;
        while (end < lines.size() && !lines.get(end).isEmpty()) {
            end++;
        }
        if (heading == lines.size()) {
            return moves;
        }
        List<String> part = lines.subList(heading + 2, end);
        if (part.get(0).matches("\\d+ .*")) {
            for (String listed : String.join(" ", part).split("; ")) {
                Matcher move = LISTED.matcher(listed.strip());
                if (move.matches() && users.contains(move.group(2))) {
                    moves.put(Integer.parseInt(move.group(1)), move.group(3));
                }
            }
            return moves;
        }
        for (String row : part.subList(2, part.size())) {
            Matcher cell = CELL.matcher(row);
            while (cell.find()) {
                moves.put(Integer.parseInt(cell.group(1)), cell.group(2));
            }
        }
        return moves;
    }

    private static String comment(List<String> lines) {
        List<String> words = new ArrayList<>();
        for (int i = 2; i < lines.size(); i++) {
            if (lines.get(i).startsWith("|") && (isHeading(lines.get(i - 2)) || !words.isEmpty())) {
                words.add(lines.get(i).replaceFirst("^\\| ?", ""));
            } else if (!words.isEmpty()) {
                break;
            }
        }
        return String.join("\n", words);
    }

    private static boolean isHeading(String line) {
        return line.endsWith(" writes:") || line.equals("You said:");
    }
}
