package pbem.record.text;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Result;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.terms.TimeControl;

/** A game in SGF: one line of nodes. */
record SgfText(GameFile.Contents contents) {

    static final String RESULT = "RE";
    static final String DATE = "DT";
    static final String COMMENT = "C";
    static final String BLACK = "B";
    static final String WHITE = "W";
    static final String NO_RESULT = "?";
    static final String DRAW = "0";

    private static final int NODES_A_LINE = 10;

    String text() {
        StringBuilder text = new StringBuilder("(;");
        root().forEach((name, values) -> {
            text.append(name);
            values.forEach(value -> text.append('[').append(escaped(value)).append(']'));
        });
        int node = 0;
        for (GameFile.Contents.Written move : contents.moves()) {
            text.append(node++ % NODES_A_LINE == 0 ? "\n;" : ";")
                    .append(contents.format().colours().get(move.seat().index()))
                    .append('[')
                    .append(escaped(move.text()))
                    .append(']');
            String said = contents.said().apply(move.entry()).strip();
            text.append(said.isEmpty() ? "" : COMMENT + "[" + escaped(said) + "]");
        }
        return text.append(")\n").toString();
    }

    /**
     * A value with escaped characters, including the bracket that begins a game, by which files of several games are
     * split.
     */
    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("]", "\\]").replace("(", "\\(");
    }

    private Map<String, List<String>> root() {
        Map<String, List<String>> root = new LinkedHashMap<>();
        root.put("FF", List.of("4"));
        root.put("CA", List.of("UTF-8"));
        root.put("AP", List.of("PBeM:1"));
        root.putAll(contents.format().head(contents.start()));
        root.put("PB", List.of(contents.user(BLACK)));
        root.put("PW", List.of(contents.user(WHITE)));
        root.put("EV", List.of("Board " + contents.board().number()));
        contents.source().ifPresent(source -> root.put("SO", List.of(source)));
        root.put(DATE, List.of(days()));
        TimeControl clock = contents.board().terms().clock();
        clock.totalDays()
                .ifPresent(days -> root.put(
                        "TM", List.of(Long.toString(Duration.ofDays(days).toSeconds()))));
        if (!clock.isEndless()) {
            root.put("OT", List.of(contents.board().terms().daysToMove() + " days a move"));
        }
        root.put(RESULT, List.of(result()));
        return root;
    }

    /** The first and the last day. */
    private String days() {
        return Stream.of(
                        Optional.of(contents.board().started()),
                        contents.record().lastDecision().map(Entry::at))
                .flatMap(Optional::stream)
                .map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC).toString())
                .distinct()
                .reduce((one, other) -> one + "," + other)
                .orElseThrow();
    }

    private String result() {
        GameRecord record = contents.record();
        if (record.state() == GameRecord.State.VOID) {
            return "Void";
        }
        Optional<Result> black = contents.result(BLACK);
        if (black.isEmpty()) {
            return NO_RESULT;
        }
        if (black.get() == Result.DREW) {
            return DRAW;
        }
        String how = record.last()
                .flatMap(entry -> entry.event().decision())
                .map(decision -> decision.match(
                        moved -> contents.format().margin(record.position()).orElse(""),
                        resigned -> "R",
                        lapsed -> "T",
                        withdrawn -> "F"))
                .orElse("");
        return (black.get() == Result.WON ? BLACK : WHITE) + "+" + how;
    }
}
