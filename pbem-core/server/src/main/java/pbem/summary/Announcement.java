package pbem.summary;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What all players are told, or those of a game.
 *
 * @param game by its name; empty if it is for everybody
 * @param subject on one line
 * @param shown whether it stands on the site
 * @param mailing whether there may be players who are still to be told by mail
 */
public record Announcement(
        int number, Instant at, Optional<String> game, String subject, String words, boolean shown, boolean mailing) {

    /** Whether there is anything of it to be taken back. */
    public boolean isWithdrawable() {
        return shown || mailing;
    }

    /**
     * Some lines of it, with an empty one before and behind.
     *
     * @param items whether they are the items of a list, of which each began with a hyphen; else it is one line that flows
     */
    public record Part(boolean items, List<String> lines) {
        public Part {
            lines = List.copyOf(lines);
        }
    }

    /** As text: an empty line between its parts, a hyphen before each item. */
    public String text() {
        return parts().stream()
                .map(part -> part.lines().stream()
                        .map(line -> part.items() ? "- " + line : line)
                        .collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n\n"));
    }

    /** Its words as they are to be set. */
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
     * One that nobody has been told yet.
     *
     * @param mailed whether players are told by mail
     */
    public record Draft(Optional<String> game, String subject, String words, boolean shown, boolean mailed) {}
}
