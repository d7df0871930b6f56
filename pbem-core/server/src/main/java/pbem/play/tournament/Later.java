package pbem.play.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The treatment of later stages when a result changes. */
public enum Later {

    /**
     * The right players are put in as soon as the result is known; boards begun in their place end without a result.
     */
    CORRECT,

    /** The players who advanced stay. */
    KEEP;

    /** As it is typed. */
    public String word() {
        return "--later=" + name().toLowerCase(Locale.ROOT);
    }

    /** The first of the words that names one. */
    public static Optional<Later> in(List<String> words) {
        return words.stream().flatMap(word -> of(word).stream()).findFirst();
    }

    public static Optional<Later> of(String word) {
        return Arrays.stream(values())
                .filter(later -> later.word().equalsIgnoreCase(word))
                .findFirst();
    }
}
