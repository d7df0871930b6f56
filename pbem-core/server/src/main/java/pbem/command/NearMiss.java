package pbem.command;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses which known word somebody meant to type. */
public final class NearMiss {

    /** A word of up to so many letters is forgiven one slip, a longer one two. */
    private static final int SHORT = 4;

    /** Nobody's slip; and what compares in no time. */
    private static final int LONGEST = 40;

    /** More names than these nobody reads. */
    static final int FEW = 5;

    private NearMiss() {}

    /**
     * The known word that is nearest to what was typed, if it is near; or else one of which it is a part.
     *
     * @param known in any case; compared without it
     * @return as known; empty if nothing is like it, or if it was typed rightly
     */
    public static Optional<String> of(String typed, Collection<String> known) {
        return of(typed, known, typed.length() > SHORT ? 2 : 1).or(() -> ofPart(typed, known));
    }

    /** The few that are spelled most like it, the nearest first, however far they are. */
    public static List<String> nearest(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        String compared = word.substring(0, Math.min(LONGEST, word.length()));
        return known.stream().sorted(byDistance(compared)).limit(FEW).toList();
    }

    private static Comparator<String> byDistance(String word) {
        return Comparator.comparing(
                candidate -> LevenshteinDistance.getDefaultInstance().apply(word, candidate.toLowerCase(Locale.ROOT)));
    }

    /** "chromatic" for "chromatic-chess". */
    private static Optional<String> ofPart(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(candidate -> !word.equalsIgnoreCase(candidate))
                .filter(candidate ->
                        List.of(candidate.toLowerCase(Locale.ROOT).split("-")).contains(word))
                .findFirst();
    }

    /** @param forgiven how many letters may be wrong, left out or too many */
    static Optional<String> of(String typed, Collection<String> known, int forgiven) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.length() < 3 || word.length() > LONGEST) {
            return Optional.empty();
        }
        LevenshteinDistance within = new LevenshteinDistance(forgiven);
        return known.stream()
                .filter(candidate -> !word.equalsIgnoreCase(candidate))
                .filter(candidate -> isNear(word, candidate.toLowerCase(Locale.ROOT), within))
                .min(byDistance(word));
    }

    private static boolean isNear(String word, String known, LevenshteinDistance within) {
        return within.apply(word, known) >= 0 || isTwisted(word, known);
    }

    /** Fast fingers write the right letters in the wrong order. */
    private static boolean isTwisted(String word, String known) {
        return Arrays.equals(
                word.chars().sorted().toArray(), known.chars().sorted().toArray());
    }
}
