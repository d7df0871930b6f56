package pbem.record.text;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Reason;
import pbem.game.Refusal;

/**
 * Reads the games of a file in SGF; of each tree only the first branches. A tree that is not closed ends before a line
 * that begins another tree.
 */
final class SgfReader {

    private static final Pattern TREE =
            Pattern.compile("(?m)^[ \\t]{0,8}\\(\\s{0,8};\\s{0,8}(?=(?:FF|GM|CA|AP|SZ|EV|PB|PW)\\s*\\[)");
    private static final Set<String> SETUP = Set.of("AB", "AW", "AE", "AA");
    private static final String COMMENT = SgfText.COMMENT;

    private final String text;
    private final int end;
    private int at;
    private int line;

    private SgfReader(String text, int at, int end, int line) {
        this.text = text;
        this.at = at;
        this.end = end;
        this.line = line;
    }

    /** A fault of the file, found at the current line. */
    private static final class Fault extends Exception {

        private static final long serialVersionUID = 1;

        private final transient Refusal why;

        Fault(Reason reason, Object... args) {
            super(null, null, false, false);
            this.why = reason.of(args);
        }
    }

    static List<FileGame> read(String text) {
        List<FileGame> games = new ArrayList<>();
        List<Integer> starts = new ArrayList<>(List.of(0));
        Matcher tree = TREE.matcher(text);
        while (tree.find()) {
            if (tree.start() > 0) {
                starts.add(tree.start());
            }
        }
        starts.add(text.length());
        int line = 1;
        for (int part = 0; part + 1 < starts.size(); part++) {
            SgfReader reader = new SgfReader(text, starts.get(part), starts.get(part + 1), line);
            if (!reader.trees(games)) {
                break;
            }
            line += lines(text, starts.get(part), starts.get(part + 1));
        }
        return games;
    }

    private static int lines(String text, int from, int to) {
        int lines = 0;
        for (int i = text.indexOf('\n', from); i >= 0 && i < to; i = text.indexOf('\n', i + 1)) {
            lines++;
        }
        return lines;
    }

    /** Adds the games of this part of the file; returns false once there are too many. */
    private boolean trees(List<FileGame> games) {
        while (skipTo('(')) {
            int first = line;
            if (games.size() == FileGame.Bounds.GAMES) {
                games.add(new FileGame.Broken(first, GameFileRefusal.MANY_GAMES.of(FileGame.Bounds.GAMES)));
                return false;
            }
            try {
                games.add(tree(first));
            } catch (Fault fault) {
                games.add(new FileGame.Broken(line, fault.why));
                return true; // it is unknown where the next tree begins
            }
        }
        return true;
    }

    private boolean skipTo(char sought) {
        while (at < end && text.charAt(at) != sought) {
            next();
        }
        return at < end;
    }

    private char next() {
        char c = text.charAt(at++);
        line += c == '\n' ? 1 : 0;
        return c;
    }

    private FileGame tree(int first) throws Fault {
        Map<String, List<String>> head = new LinkedHashMap<>();
        List<FileGame.Moved> moves = new ArrayList<>();
        int depth = 0;
        int nodes = 0;
        int left = Integer.MAX_VALUE; // the depth at which the line of first branches was closed
        while (at < end) {
            char c = next();
            if (c == '(') {
                if (++depth > FileGame.Bounds.DEPTH) {
                    throw new Fault(GameFileRefusal.TOO_DEEP, FileGame.Bounds.DEPTH);
                }
            } else if (c == ')') {
                left = Math.min(left, depth);
                if (--depth == 0) {
                    return new FileGame.Played(first, true, head, moves);
                }
            } else if (c == ';') {
                Map<String, List<String>> node = node();
                if (depth < left) { // no branch at this depth or below it has been closed yet
                    if (nodes++ == 0) {
                        head.putAll(node);
                    } else if (node.keySet().stream().anyMatch(SETUP::contains)) {
                        throw new Fault(GameFileRefusal.SETUP_LATER);
                    }
                    add(moves, node);
                }
            } else if (!Character.isWhitespace(c)) {
                throw new Fault(GameFileRefusal.NOT_UNDERSTOOD, Character.toString(c));
            }
        }
        throw new Fault(GameFileRefusal.NOT_CLOSED, "(");
    }

    private void add(List<FileGame.Moved> moves, Map<String, List<String>> node) throws Fault {
        for (String colour : List.of(SgfText.BLACK, SgfText.WHITE)) {
            if (node.containsKey(colour)) {
                if (moves.size() >= FileGame.Bounds.MOVES) {
                    throw new Fault(GameFileRefusal.LONG_GAME, FileGame.Bounds.MOVES);
                }
                String said = node.getOrDefault(COMMENT, List.of("")).get(0).strip();
                moves.add(new FileGame.Moved(
                        line,
                        colour,
                        node.get(colour).get(0),
                        said.substring(0, Math.min(said.length(), FileGame.Bounds.COMMENT)),
                        Duration.ZERO));
            }
        }
    }

    /**
     * The properties of a node with their values. Names may contain lower-case letters, which mean nothing, and may be
     * repeated.
     */
    private Map<String, List<String>> node() throws Fault {
        Map<String, List<String>> node = new LinkedHashMap<>();
        StringBuilder name = new StringBuilder();
        boolean told = false; // whether the current name has a value
        while (at < end && "();".indexOf(text.charAt(at)) < 0) {
            char c = next();
            if (c == '[') {
                if (name.length() == 0) {
                    throw new Fault(GameFileRefusal.NOT_UNDERSTOOD, "[");
                }
                List<String> values = node.computeIfAbsent(name.toString(), one -> new ArrayList<>());
                values.add(value(name.toString().equals(COMMENT) ? FileGame.Bounds.COMMENT : FileGame.Bounds.VALUE));
                if (values.size() > FileGame.Bounds.MOVES) {
                    throw new Fault(GameFileRefusal.MANY_PROPERTIES, FileGame.Bounds.MOVES);
                }
                if (node.size() > FileGame.Bounds.PROPERTIES) {
                    throw new Fault(GameFileRefusal.MANY_PROPERTIES, FileGame.Bounds.PROPERTIES);
                }
                told = true;
            } else if (c >= 'A' && c <= 'Z') {
                if (told) {
                    name.setLength(0);
                    told = false;
                }
                name.append(c);
            } else if (!Character.isWhitespace(c) && !(c >= 'a' && c <= 'z')) {
                throw new Fault(GameFileRefusal.NOT_UNDERSTOOD, Character.toString(c));
            }
            if (name.length() > FileGame.Bounds.VALUE) {
                throw new Fault(GameFileRefusal.NOT_UNDERSTOOD, name.substring(0, 8));
            }
        }
        return node;
    }

    private String value(int most) throws Fault {
        StringBuilder value = new StringBuilder();
        int opened = line;
        while (at < end) {
            char c = next();
            if (c == ']') {
                return value.toString();
            }
            if (c == '\\' && at < end) {
                c = next();
                if (c == '\n' || c == '\r') {
                    continue; // the line continues
                }
            }
            if (value.length() < most) {
                value.append(c == '\r' ? ' ' : c);
            }
        }
        line = opened;
        throw new Fault(GameFileRefusal.NOT_CLOSED, "[");
    }
}
