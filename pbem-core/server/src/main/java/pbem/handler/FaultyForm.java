package pbem.handler;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.intention.Guess;

/** A short line that begins like a command but does not have its form. */
record FaultyForm(String line) {

    private static final Pattern WORD = Pattern.compile("(?u)\\p{L}{2,}\\W?");

    /**
     * Whether a meaning corrects the line: it is that command with something behind it or, if the line has words beside
     * names and numbers, another one.
     */
    boolean isMendedBy(Guess guess, Predicate<String> isPlayer) {
        List<String> words = List.of(line.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        List<String> meant = guess.lines().stream()
                .limit(1)
                .flatMap(command -> Stream.of(command.split(" ")))
                .toList();
        return meant.contains(words.get(0))
                ? meant.size() > 1
                : words.stream().skip(1).anyMatch(word -> WORD.matcher(word).matches() && !isPlayer.test(word));
    }
}
