package pbem.summary;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An announcement to all players, or to those of a game.
 *
 * @param game its name; empty if the announcement is for everybody
 * @param subject a single line
 * @param shown whether it is shown on the site
 * @param mailing whether there may be players who have not got it by mail yet
 */
public record Announcement(
        int number, Instant at, Optional<String> game, String subject, String words, boolean shown, boolean mailing) {

    /** Whether it can still be withdrawn, from the site or from the mails that are not sent yet. */
    public boolean isWithdrawable() {
        return shown || mailing;
    }

    /**
     * A block of lines between empty lines.
     *
     * @param items whether the lines are the items of a list, without their hyphens; otherwise there is one line, which
     *     may be wrapped
     */
    public record Part(boolean items, List<String> lines) {
        public Part {
            lines = List.copyOf(lines);
        }
    }

    /** The words as text, with an empty line between parts and a hyphen before each item. */
    public String text() {
        return parts().stream()
                .map(part -> part.lines().stream()
                        .map(line -> part.items() ? "- " + line : line)
                        .collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n\n"));
    }

    /** The words as parts to be laid out. */
    public List<Part> parts() {
        return Arrays.stream(words.strip().split("\\R\\s*\\R"))
                .map(text -> text.lines().map(String::strip).toList())
                .map(lines -> lines.stream().allMatch(line -> line.startsWith("- "))
                        ? new Part(
                                true,
                                lines.stream()
                                        .map(line -> line.substring(2).strip())
                                        .toList())
                        : new Part(false, List.of(String.join(" ", lines))))
                .toList();
    }

    /**
     * An announcement that nobody has been told yet.
     *
     * @param mailed whether players are to be told by mail
     */
    public record Draft(Optional<String> game, String subject, String words, boolean shown, boolean mailed) {}
}
