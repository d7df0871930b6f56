package pbem.handler;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.Courtesy;
import pbem.command.Verb;
import pbem.intention.Guess;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Lines that deny the resignation or the offer of a draw that they seem to be: "I do not resign". */
final class Denial {

    private static final Set<String> DENIED = Set.of(Verb.RESIGN.word(), Verb.DRAW.word());

    private static final Pattern PARTS = Pattern.compile("[,.;:!?]+");

    private Denial() {}

    /** The parts of a line between its stops. */
    static List<String> parts(String line) {
        return PARTS.splitAsStream(line).filter(part -> !part.isBlank()).toList();
    }

    /**
     * Whether a line denies what it seems to mean. A part without a denial may still mean it: "I cannot win, I resign".
     *
     * @param guesses the possible meanings of a part, likeliest first
     */
    static boolean isIn(String line, Guess guess, Function<String, List<Guess>> guesses) {
        return guess.lines().stream().anyMatch(DENIED::contains)
                && Courtesy.isDenied(line)
                && parts(line).stream()
                        .filter(part -> !Courtesy.isDenied(part))
                        .flatMap(part -> guesses.apply(part).stream().limit(1))
                        .noneMatch(other -> other.intention().equals(guess.intention()));
    }

    /**
     * Answers that nothing is done, and how to resign, if a line only wonders whether to resign or says never to.
     *
     * @param resigns whether the line is taken for a resignation
     */
    static boolean isAnswered(CommandContext context, boolean resigns, String line) {
        if (!resigns || !Courtesy.isWondering(line)) {
            return false;
        }
        Phrase on = Phrase.of("play.not-resigned");
        context.answered(
                on,
                Stream.concat(Stream.of(new Answer.Said(on)), Stream.of(NamedBoard.shown(context)))
                        .toArray(Answer[]::new));
        return true;
    }
}
