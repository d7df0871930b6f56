package pbem.phrase;

import java.util.List;

/**
 * Something to say to a person, as data: it travels and is stored as a key with arguments and becomes text only at the
 * edge, in the reader's language, through a {@link Phrasebook}.
 *
 * @param key {@code topic.name}; the topic is a game's name or a topic of the server's own book
 * @param args each a String, an Integer, a Phrase, or a List of those (read out as "a, b and c")
 */
public record Phrase(String key, List<Object> args) {

    public Phrase {
        args = List.copyOf(args);
        args.forEach(Phrase::check);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }

    private static void check(Object arg) {
        if (arg instanceof List<?> list) {
            list.forEach(Phrase::check);
        } else if (!(arg instanceof String || arg instanceof Integer || arg instanceof Phrase)) {
            throw new IllegalArgumentException("a phrase takes text, whole numbers, phrases and lists of them, not "
                    + arg.getClass().getSimpleName());
        }
    }
}
