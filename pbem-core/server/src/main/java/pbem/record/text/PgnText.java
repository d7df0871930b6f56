package pbem.record.text;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import pbem.game.GameFormat;
import pbem.game.Result;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.TimeControl;

/**
 * A game in PGN or PDN: tags, then moves in pairs. Only PGN has a custom for the time that each move took, and for
 * repeating whose move follows a comment; programs that read PDN fail on both.
 */
record PgnText(GameFile.Contents contents) {

    static final String RESULT = "Result";
    static final String TERMINATION = "Termination";
    static final String DAY = "UTCDate";
    static final String TIME = "UTCTime";
    static final String NO_RESULT = "*";
    static final String DRAW = "1/2-1/2";

    private static final String WHITE = "White";
    private static final String BLACK = "Black";
    private static final int WIDTH = 79;
    private static final DateTimeFormatter DATES =
            DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter TIMES =
            DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

    String text() {
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        text.append('\n');
        int line = 0;
        for (String word : moves().split("[ \n]+")) {
            boolean breaks = line > 0 && line + 1 + word.length() > WIDTH;
            text.append(line == 0 ? "" : breaks ? "\n" : " ").append(word);
            line = line == 0 || breaks ? word.length() : line + 1 + word.length();
        }
        return text.append("\n").toString();
    }

    private Map<String, String> tags() {
        GameRecord record = contents.record();
        Map<String, String> tags = new LinkedHashMap<>();
        Instant started = contents.board().started();
        tags.put("Event", "Board " + contents.board().number());
        tags.put("Site", "PBeM");
        tags.put("Date", DATES.format(started));
        tags.put("Round", "-");
        tags.put(WHITE, contents.user(WHITE));
        tags.put(BLACK, contents.user(BLACK));
        tags.put(RESULT, result());
        tags.put(DAY, DATES.format(started));
        tags.put(TIME, TIMES.format(started));
        TimeControl clock = contents.board().terms().clock();
        if (!contents.board().terms().odds().isEmpty()) {
            tags.put("WhiteTimeControl", timeControl(contents.board().terms().clock(contents.seat(WHITE))));
            tags.put("BlackTimeControl", timeControl(contents.board().terms().clock(contents.seat(BLACK))));
        } else if (!clock.isEndless()) {
            tags.put("TimeControl", timeControl(clock));
        }
        tags.put(TERMINATION, termination(record));
        contents.source().ifPresent(source -> tags.put("Source", source));
        contents.format().head(record.start()).forEach((name, values) -> tags.put(name, values.get(0)));
        return tags;
    }

    private String result() {
        return contents.result(WHITE)
                .map(result -> result == Result.DREW ? DRAW : result == Result.WON ? "1-0" : "0-1")
                .orElse(NO_RESULT);
    }

    /** The time control in seconds: for each move, or for all moves with the increment of each. */
    private static String timeControl(TimeControl clock) {
        return clock.totalDays().isPresent()
                ? seconds(clock.totalDays().getAsInt())
                        + (clock.incrementDays() > 0 ? "+" + seconds(clock.incrementDays()) : "")
                : "1/" + seconds(clock.forfeitDays());
    }

    private static long seconds(int days) {
        return Duration.ofDays(days).toSeconds();
    }

    private static String termination(GameRecord record) {
        Optional<Event> last = record.last().map(Entry::event);
        if (record.state() == GameRecord.State.ACTIVE) {
            return "unterminated";
        }
        if (record.state() == GameRecord.State.VOID) {
            return "abandoned";
        }
        return last.flatMap(Event::decision)
                .map(decision -> decision.match(
                        moved -> "normal", resigned -> "normal", lapsed -> "time forfeit", withdrawn -> "abandoned"))
                .orElse(last.flatMap(Event::reason).isPresent() ? "adjudication" : "normal");
    }

    private String moves() {
        StringBuilder text = new StringBuilder();
        int first = contents.start().toMove().isEmpty()
                ? 0
                : contents.start().toMove().get(0).index();
        int number = first;
        boolean told = false;
        for (GameFile.Contents.Written move : contents.moves()) {
            boolean even = number % 2 == 0;
            text.append(even ? number / 2 + 1 + ". " : told || !isChess() ? "" : number / 2 + 1 + "... ")
                    .append(move.text())
                    .append(' ');
            String comment = comment(move);
            text.append(comment.isEmpty() ? "" : "{" + comment + "} ");
            told = comment.isEmpty();
            number++;
        }
        return text + result();
    }

    private boolean isChess() {
        return contents.format().container() == GameFormat.Container.PGN;
    }

    /**
     * The comment on a move. Braces are replaced because they would end it; brackets, because some programs take them
     * for a tag at the beginning of a line.
     */
    private String comment(GameFile.Contents.Written move) {
        Duration spent = Duration.between(move.before(), move.entry().at());
        String time = spent.toSeconds() > 0 && isChess()
                ? String.format("[%%emt %d:%02d:%02d]", spent.toHours(), spent.toMinutesPart(), spent.toSecondsPart())
                : "";
        String said = contents.said()
                .apply(move.entry())
                .replace('{', '(')
                .replace('}', ')')
                .replace('[', '(')
                .replace(']', ')')
                .strip();
        return (time + " " + said).strip();
    }
}
