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

/** Reads the games of a file in PGN or PDN. Each game extends from its first tag to the first tag of the next game. */
final class PgnReader {

    private static final Pattern TAG =
            Pattern.compile("\\[\\s*([A-Za-z0-9_]{1,40})\\s+\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"\\s*\\]");
    private static final Pattern TAG_BEGINS = Pattern.compile("\\[\\s*[A-Za-z0-9_]{1,40}\\s+\".*");
    private static final Pattern NUMBER = Pattern.compile("^[0-9]{1,4}\\.+");
    private static final Pattern TIME = Pattern.compile("\\[%emt ([0-9]{1,6}):([0-5]?[0-9]):([0-5]?[0-9])[^\\]]*\\]");
    private static final Pattern COMMAND = Pattern.compile("\\[%[a-z]{1,20} [^\\]]*\\]");

    private static final int LONGEST_TAGS = 4 * FileGame.Bounds.VALUE; // the longest line with a tag
    private static final int LONGEST_COMMENT = 4 * FileGame.Bounds.COMMENT; // including commands in the comment

    private static final Set<String> RESULTS =
            Set.of("1-0", "0-1", PgnText.DRAW, PgnText.NO_RESULT, "1/2", "2-0", "0-2", "1-1");
    private static final Set<String> NO_MOVES = Set.of("e.p.", "ep", "ep.");

    private final List<String> lines;
    private final int first;
    private final Map<String, List<String>> head = new LinkedHashMap<>();
    private final List<FileGame.Moved> moves = new ArrayList<>();
    private boolean ended;
    private int depth;

    private PgnReader(List<String> lines, int first) {
        this.lines = lines;
        this.first = first;
    }

    static List<FileGame> read(String text) {
        List<String> lines = text.replaceFirst("^\uFEFF", "").lines().toList();
        List<FileGame> games = new ArrayList<>();
        int start = 0;
        boolean played = false; // whether there have been moves since the last tag
        for (int at = 0; at <= lines.size() && games.size() <= FileGame.Bounds.GAMES; at++) {
            boolean tag = at < lines.size() && TAG_BEGINS.matcher(lines.get(at)).matches();
            if (at == lines.size() || tag && played) {
                add(games, lines.subList(start, at), start);
                start = at;
                played = false;
            } else if (!tag && !lines.get(at).isBlank()) {
                played = true;
            }
        }
        return games;
    }

    private static void add(List<FileGame> games, List<String> lines, int start) {
        int blank = 0;
        while (blank < lines.size() && lines.get(blank).isBlank()) {
            blank++;
        }
        if (blank < lines.size()) {
            int first = start + blank + 1;
            games.add(
                    games.size() == FileGame.Bounds.GAMES
                            ? new FileGame.Broken(first, GameFileRefusal.MANY_GAMES.of(FileGame.Bounds.GAMES))
                            : new PgnReader(lines.subList(blank, lines.size()), first).game());
        }
    }

    private FileGame game() {
        int at = 0;
        while (at < lines.size()
                && (lines.get(at).isBlank() || lines.get(at).stripLeading().startsWith("["))) {
            if (lines.get(at).length() > LONGEST_TAGS) {
                return broken(at, GameFileRefusal.NOT_UNDERSTOOD, lines.get(at));
            }
            Matcher tag = TAG.matcher(lines.get(at));
            int end = 0;
            while (tag.find()) {
                end = tag.end();
                String value = tag.group(2).replaceAll("\\\\(.)", "$1");
                head.putIfAbsent(
                        tag.group(1), List.of(value.substring(0, Math.min(value.length(), FileGame.Bounds.VALUE))));
            }
            if (end == 0 && !lines.get(at).isBlank()) {
                return broken(at, GameFileRefusal.NOT_UNDERSTOOD, lines.get(at).strip());
            }
            if (head.size() > FileGame.Bounds.PROPERTIES) {
                return broken(at, GameFileRefusal.MANY_PROPERTIES, FileGame.Bounds.PROPERTIES);
            }
            at++;
        }
        return moves(at);
    }

    private FileGame broken(int at, Reason reason, Object... args) {
        return new FileGame.Broken(first + at, reason.of(shown(args)));
    }

    private static Object[] shown(Object... args) {
        for (int i = 0; i < args.length; i++) {
            args[i] = args[i] instanceof String text && text.length() > 40 ? text.substring(0, 40) + "..." : args[i];
        }
        return args;
    }

    private FileGame moves(int from) {
        for (int at = from; at < lines.size(); at++) {
            String line = lines.get(at);
            for (int i = 0; i < line.length(); ) {
                char c = line.charAt(i);
                if (i == 0 && c == '%' || c == ';') {
                    comment(c == ';' ? line.substring(i + 1) : "");
                    break;
                } else if (c == '{') {
                    int opened = at;
                    StringBuilder said = new StringBuilder();
                    int end = line.indexOf('}', i);
                    int begin = i + 1;
                    while (end < 0) {
                        said.append(line, begin, line.length()).append(' ');
                        if (++at >= lines.size()) {
                            return broken(opened, GameFileRefusal.NOT_CLOSED, "{");
                        }
                        line = lines.get(at);
                        begin = 0;
                        end = line.indexOf('}');
                    }
                    comment(said.append(line, begin, end).toString());
                    i = end + 1;
                } else if (c == '(') {
                    if (++depth > FileGame.Bounds.DEPTH) {
                        return broken(at, GameFileRefusal.TOO_DEEP, FileGame.Bounds.DEPTH);
                    }
                    i++;
                } else if (c == ')') {
                    if (--depth < 0) {
                        return broken(at, GameFileRefusal.NOT_UNDERSTOOD, ")");
                    }
                    i++;
                } else if (Character.isWhitespace(c)) {
                    i++;
                } else {
                    int end = i;
                    while (end < line.length()
                            && "{}();".indexOf(line.charAt(end)) < 0
                            && !Character.isWhitespace(line.charAt(end))) {
                        end++;
                    }
                    end = Math.max(end, i + 1);
                    if (depth == 0 && !word(line.substring(i, end), first + at)) {
                        return moves.size() >= FileGame.Bounds.MOVES
                                ? broken(at, GameFileRefusal.LONG_GAME, FileGame.Bounds.MOVES)
                                : broken(at, GameFileRefusal.NOT_UNDERSTOOD, line.substring(i, end));
                    }
                    i = end;
                }
            }
        }
        if (depth > 0) {
            return broken(lines.size() - 1, GameFileRefusal.NOT_CLOSED, "(");
        }
        return new FileGame.Played(first, false, head, moves);
    }

    /**
     * Reads a move, the number of a move, or the result. Returns false for a move after the result, or one that exceeds
     * a limit.
     */
    private boolean word(String word, int line) {
        String bare = NUMBER.matcher(word).replaceFirst("");
        if (RESULTS.contains(bare)) {
            head.putIfAbsent(PgnText.RESULT, List.of(bare));
            ended = true;
            return true;
        }
        if (bare.isEmpty() || bare.startsWith("$") || NO_MOVES.contains(bare) || bare.matches("[!?.=]+|[0-9]{1,4}")) {
            return true;
        }
        if (ended || moves.size() >= FileGame.Bounds.MOVES || bare.length() > FileGame.Bounds.VALUE) {
            return false;
        }
        moves.add(new FileGame.Moved(line, "", bare, "", Duration.ZERO));
        return true;
    }

    /** Adds a comment to the move before it. Comments before the first move are dropped. */
    private void comment(String whole) {
        if (depth > 0 || moves.isEmpty() || isFull(moves.get(moves.size() - 1).comment())) {
            return;
        }
        String text = whole.substring(0, Math.min(whole.length(), LONGEST_COMMENT));
        Matcher time = TIME.matcher(text);
        FileGame.Moved last = moves.remove(moves.size() - 1);
        Duration took = time.find()
                ? Duration.ofHours(Integer.parseInt(time.group(1)))
                        .plusMinutes(Integer.parseInt(time.group(2)))
                        .plusSeconds(Integer.parseInt(time.group(3)))
                : last.took();
        String said = (last.comment() + " " + COMMAND.matcher(text).replaceAll(""))
                .strip()
                .replaceAll("\\s+", " ");
        moves.add(new FileGame.Moved(
                last.line(),
                last.colour(),
                last.text(),
                said.substring(0, Math.min(said.length(), FileGame.Bounds.COMMENT)),
                took));
    }

    private static boolean isFull(String comment) {
        return comment.length() >= FileGame.Bounds.COMMENT;
    }
}
