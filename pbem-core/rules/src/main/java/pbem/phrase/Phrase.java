package pbem.phrase;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * A message to a person, as data: it is passed around and stored as a key with arguments. A {@link Phrasebook} turns it
 * into text in the reader's language just before it is shown.
 *
 * @param key {@code topic.name}; the topic is a game's name or a topic of the server's own book
 * @param args each a String, an Integer, a Phrase, an Instant, a LocalDate, or a List of those (read out as "a, b and
 *     c")
 */
public record Phrase(String key, List<Object> args) {

    private static final Set<Class<?>> KINDS =
            Set.of(String.class, Integer.class, Phrase.class, Instant.class, LocalDate.class);

    static final String ANY_OF = "list.any-of";
    static final String OR_ELSE = "list.or-else";

    public Phrase {
        args = List.copyOf(args);
        args.forEach(Phrase::check);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }

    /**
     * A phrase that joins several phrases with commas and without an "and", which is easier to follow where a part
     * itself contains an "and".
     *
     * @param parts at least one
     */
    public static Phrase inTurn(List<Phrase> parts) {
        return inTurn("list.comma", parts);
    }

    /**
     * A phrase that joins several phrases with another separator than a comma.
     *
     * @param between key of a text whose arguments are what precedes the separator and what follows it
     */
    public static Phrase inTurn(String between, List<Phrase> parts) {
        if (parts.size() == 1) {
            return parts.get(0);
        }
        int half = (parts.size() + 1) / 2; // halves, so that phrases are not nested deeply
        return Phrase.of(
                between, inTurn(between, parts.subList(0, half)), inTurn(between, parts.subList(half, parts.size())));
    }

    /** A choice as an argument of another phrase: read out as "a, b or c". */
    public static Phrase anyOf(List<?> choices) {
        return new Phrase(ANY_OF, List.copyOf(choices));
    }

    /**
     * This phrase for a book of another version than the one that stored it: a book that lacks a text of it, or whose
     * text takes other arguments, says these words instead.
     */
    public Phrase orElse(String words) {
        return Phrase.of(OR_ELSE, this, words);
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
