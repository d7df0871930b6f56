package pbem.query;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cursor for a reader who follows the events of all boards.
 *
 * @param board the highest known number of the boards with events at that very moment
 */
public record ChangeCursor(Instant moment, int board) {

    /** The cursor before all events. */
    public static final ChangeCursor START = new ChangeCursor(Instant.EPOCH, 0);

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,15})-([0-9]{1,9})");

    /** Reads what {@link #text} wrote. */
    public static Optional<ChangeCursor> of(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? Optional.of(new ChangeCursor(
                        Instant.ofEpochMilli(Long.parseLong(parts.group(1))), Integer.parseInt(parts.group(2))))
                : Optional.empty();
    }

    public String text() {
        return moment.toEpochMilli() + "-" + board;
    }
}
