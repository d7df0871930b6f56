package pbem.web.board;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.handler.play.TrialBoard;
import pbem.phrase.Phrase;
import pbem.picture.Ascii;
import pbem.picture.Svg;
import pbem.web.display.Caption;
import pbem.web.display.PositionDisplay;
import pbem.web.page.Problem;
import pbem.web.page.SiteHeader;
import pbem.web.text.SiteTexts;

/**
 * Moves that somebody tries on a board in thought, as the address says them: {@code ?line=c5,d5;g5,f4}.
 *
 * @param words the moves, as they are read out
 * @param objection why they were not tried, or not to their end; empty if they were
 * @param preview opens a mail that asks for the same
 */
public record TriedLine(TrialBoard board, String words, Optional<String> objection, String preview) {

    private static final int LONGEST = 4000;

    /**
     * The moves that an address asks for; none if it asks for nothing.
     *
     * @throws Problem if there are too many
     */
    static List<String> asked(Context context) {
        String line = Optional.ofNullable(context.queryParam("line")).orElse("");
        if (line.length() > LONGEST) {
            throw Problem.unreadable(Phrase.of("site.line-long"), Phrase.of("site.line-long-advice"));
        }
        return moves(line);
    }

    /** The moves of a line, which are parted by semicolons. */
    public static List<String> moves(String line) {
        return Stream.of(line.split(";"))
                .map(String::strip)
                .filter(move -> !move.isEmpty())
                .toList();
    }

    static TriedLine of(TrialBoard board, int number, OptionalInt after, SiteTexts texts, SiteHeader site) {
        String words = String.join("; ", board.line());
        String from = after.isPresent() ? number + "#" + after.getAsInt() : String.valueOf(number);
        String line = "preview " + from + " " + words;
        return new TriedLine(board, words, board.objection().map(texts::say), site.mailTo(line));
    }

    /** The position after the line in place of that from which it starts. */
    PositionDisplay instead(PositionDisplay start, SiteTexts texts) {
        return new PositionDisplay(
                new Caption(
                        start.caption().place(),
                        texts.say("site.line-tried", board.line().size()),
                        Optional.empty()),
                Stream.concat(board.happenings().stream(), board.result().stream())
                        .map(texts::say)
                        .toList(),
                Svg.adaptive(board.picture(), texts.phrases()),
                Ascii.draw(board.picture(), texts.phrases()),
                List.of(),
                start.steps());
    }
}
