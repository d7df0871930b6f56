package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import pbem.command.Courtesy;
import pbem.command.Verb;
import pbem.intention.Guess;
import pbem.intention.Intention;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/**
 * The part of a line to people that must not be passed on as mere words: "that is it, I give in", "not yet, I see
 * chances".
 */
final class TellingPart {

    private TellingPart() {}

    /**
     * The answer of the first part to an offer at the board, or else the binding command in any part.
     *
     * @param clear the meaning of a part, if it is clear
     */
    static Optional<Guess> of(CommandContext context, String line, Function<String, Optional<Guess>> clear) {
        List<String> parts = Denial.parts(line);
        if (NamedBoard.answered(context).isEmpty() || parts.size() < 2) {
            return Optional.empty();
        }
        Optional<Guess> answer =
                isAsked(context) ? clear.apply(parts.get(0)).filter(TellingPart::isAnswer) : Optional.empty();
        return answer.isPresent() || parts.stream().anyMatch(TellingPart::endsInNo)
                ? answer
                : parts.stream()
                        .filter(part -> !Courtesy.isDenied(part))
                        .flatMap(part -> clear.apply(part).stream())
                        .filter(guess -> guess.intention().care() == Intention.Care.BIND)
                        .filter(guess ->
                                guess.words().isEmpty() && !guess.lines().isEmpty())
                        .findFirst();
    }

    /** Whether an offer waits at the board. */
    private static boolean isAsked(CommandContext context) {
        return NamedBoard.record(context)
                .filter(record -> record.offer().isPresent())
                .isPresent();
    }

    /** Whether a meaning is a yes or a no. */
    static boolean isAnswer(Guess guess) {
        return guess.lines().contains(Verb.ACCEPT.word()) || guess.lines().contains(Verb.DECLINE.word());
    }

    /** Whether a part takes back what stands before it: "but no", "rather not". */
    private static boolean endsInNo(String part) {
        List<String> words = Courtesy.words(part);
        return !words.isEmpty() && Courtesy.isNegation(words.get(words.size() - 1));
    }
}
