package pbem.query;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far somebody has followed what happens on all boards.
 *
 * @param board of those on which something happened at that very moment, the highest number that they know of
 */
public record ChangeCursor(Instant moment, int board) {

    /** Before anything. */
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
