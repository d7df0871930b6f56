package pbem.terms;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The position of a finished board from which another board continues.
 *
 * @param board the number of the finished board
 * @param move the number of its moves with which the other board begins; at least 1
 */
public record Origin(int board, int move) {

    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,8})/([1-9][0-9]{0,4})");

    /** Reads {@code 101/24}; empty if it is anything else. */
    static Optional<Origin> read(String typed) {
        Matcher matcher = FORM.matcher(typed);
        return matcher.matches()
                ? Optional.of(new Origin(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** The origin as a challenge spells it. */
    public String spelled() {
        return "--from=" + board + "/" + move;
    }
}
