package pbem.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses which known word a misspelled word stands for. */
public final class NearMiss {

    /** A word of up to this many letters may have one slip, a longer one two. */
    private static final int SHORT = 4;

    /** The longest word that is compared, to keep the comparison fast. */
    private static final int LONGEST = 40;

    /** The most names that are suggested. */
    static final int FEW = 5;

    private NearMiss() {}

    /**
     * The known word closest to the typed one if it is close enough, or else one that contains it.
     *
     * @param known in any case; case is ignored
     * @return the known word; empty if none is close, or if the word was typed correctly
     */
    public static Optional<String> of(String typed, Collection<String> known) {
        return of(typed, known, typed.length() > SHORT ? 2 : 1).or(() -> ofPart(typed, known));
    }

    /** The {@link #FEW} known words with the closest spelling, closest first, at any distance. */
    public static List<String> nearest(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        String compared = word.substring(0, Math.min(LONGEST, word.length()));
        return known.stream().sorted(byDistance(compared)).limit(FEW).toList();
    }

    private static Comparator<String> byDistance(String word) {
        return Comparator.comparing(
                candidate -> LevenshteinDistance.getDefaultInstance().apply(word, candidate.toLowerCase(Locale.ROOT)));
    }

    /** The known word that a typed one is a part of, such as "chromatic" of "chromatic-chess". */
    private static Optional<String> ofPart(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(candidate -> !word.equalsIgnoreCase(candidate))
                .filter(candidate ->
                        List.of(candidate.toLowerCase(Locale.ROOT).split("-")).contains(word))
                .findFirst();
    }

    /** @param forgiven how many letters may be wrong, missing or surplus */
    public static Optional<String> of(String typed, Collection<String> known, int forgiven) {
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

    /** Whether a word is a known one with two neighbouring letters swapped, as in fast typing. */
    private static boolean isTwisted(String word, String known) {
        return word.length() == known.length()
                && IntStream.range(1, word.length())
                        .anyMatch(i -> swapped(word, i).equals(known));
    }

    private static String swapped(String word, int second) {
        return word.substring(0, second - 1)
                + word.charAt(second)
                + word.charAt(second - 1)
                + word.substring(second + 1);
    }
}
