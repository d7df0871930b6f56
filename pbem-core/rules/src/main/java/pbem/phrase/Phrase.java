package pbem.phrase;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * Something to say to a person, as data: it travels and is stored as a key with arguments and becomes text only at the
 * edge, in the reader's language, through a {@link Phrasebook}.
 *
 * @param key {@code topic.name}; the topic is a game's name or a topic of the server's own book
 * @param args each a String, an Integer, a Phrase, an Instant, a LocalDate, or a List of those (read out as "a, b and c")
 */
public record Phrase(String key, List<Object> args) {

    private static final Set<Class<?>> KINDS =
            Set.of(String.class, Integer.class, Phrase.class, Instant.class, LocalDate.class);

    static final String ANY_OF = "list.any-of";

    public Phrase {
        args = List.copyOf(args);
        args.forEach(Phrase::check);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }

    /**
     * Several things read one after the other with commas and without an "and": what has an "and" in itself is easier to
     * follow so.
     *
     * @param parts at least one
     */
    public static Phrase inTurn(List<Phrase> parts) {
        return inTurn("list.comma", parts);
    }

    /**
     * The same with something else than commas.
     *
     * @param between of what stands before and what stands behind it
     */
    public static Phrase inTurn(String between, List<Phrase> parts) {
        if (parts.size() == 1) {
            return parts.get(0);
        }
        int half = (parts.size() + 1) / 2; // halves, so that no phrase lies very deep
        return Phrase.of(
                between, inTurn(between, parts.subList(0, half)), inTurn(between, parts.subList(half, parts.size())));
    }

    /** A choice as an argument of another phrase: read out as "a, b or c". */
    public static Phrase anyOf(List<?> choices) {
        return new Phrase(ANY_OF, List.copyOf(choices));
    }

    private static void check(Object arg) {
        if (arg instanceof List<?> list) {
            list.forEach(Phrase::check);
        } else if (!KINDS.contains(arg.getClass())) {
            throw new IllegalArgumentException(
                    "a phrase takes text, whole numbers, instants, dates, phrases and lists of them, not "
                            + arg.getClass().getSimpleName());
        }
    }
}
