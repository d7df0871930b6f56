package pbem.cli.engine;

import java.util.Locale;
import java.util.regex.Pattern;

/** The differences between the protocols that derive from the Universal Chess Interface. */
enum UciDialect {
    UCI("position fen ", " movetime %d"),
    /** Rows are counted from 0, and names of options are one word. */
    UCCI("position fen ", " time %d movestogo 1"),
    /** A new game is announced after the program is ready. */
    USI("position sfen ", " btime 0 wtime 0 byoyomi %d");

    private static final Pattern ROW = Pattern.compile("[0-9]+");
    private static final Pattern DROP = Pattern.compile("^([a-z])([1-9][a-z])$");

    private final String position;
    private final String time;

    UciDialect(String position, String time) {
        this.position = position;
        this.time = time;
    }

    /** The word that begins a conversation; the program answers with the same word followed by {@code ok}. */
    String hello() {
        return name().toLowerCase(Locale.ROOT);
    }

    String position(String placement) {
        return position + placement;
    }

    String time(int milliseconds) {
        return String.format(Locale.ROOT, time, milliseconds);
    }

    String option(String name, Object value) {
        return this == UCCI ? "setoption " + name + " " + value : "setoption name " + name + " value " + value;
    }

    /**
     * Converts a move to this protocol.
     *
     * @param coordinates the move as {@link pbem.kit.BoardPosition#coordinates} writes it
     */
    String written(String coordinates) {
        return switch (this) {
            case UCI -> coordinates;
            case UCCI -> ROW.matcher(coordinates).replaceAll(row -> String.valueOf(Integer.parseInt(row.group()) - 1));
            case USI ->
                DROP.matcher(coordinates)
                        .replaceAll(drop -> drop.group(1).toUpperCase(Locale.ROOT) + "*" + drop.group(2));
        };
    }
}
