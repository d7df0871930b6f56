package pbem.handler;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import pbem.command.Courtesy;
import pbem.command.Verb;
import pbem.intention.Guess;

/** Lines that deny the resignation or the offer of a draw that they seem to be: "I do not resign". */
final class Denial {

    private static final Set<String> DENIED = Set.of(Verb.RESIGN.word(), Verb.DRAW.word());

    private static final Pattern PARTS = Pattern.compile("[,.;:!?]+");

    private Denial() {}

    /**
     * Whether a line denies what it seems to mean. A part without a denial may still mean it: "I cannot win, I resign".
     *
     * @param guesses the possible meanings of a part, likeliest first
     */
    static boolean isIn(String line, Guess guess, Function<String, List<Guess>> guesses) {
        return guess.lines().stream().anyMatch(DENIED::contains)
                && Courtesy.isDenied(line)
                && PARTS.splitAsStream(line)
                        .filter(part -> !Courtesy.isDenied(part))
                        .flatMap(part -> guesses.apply(part).stream().limit(1))
                        .noneMatch(other -> other.intention().equals(guess.intention()));
    }
}
