package pbem.intention;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One thing that people want, however they say it.
 *
 * @param places for whom, and at which mails, it makes sense
 * @param lines the forms of commands that it becomes; the first whose slots were all found counts
 */
public record Intention(String name, Set<Place> places, Care care, List<Template> lines) {

    private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");
    private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

    /** Who writes, and what the mail answers. */
    public enum Place {
        /** Without an account. */
        STRANGER,
        /** With an account, in a mail about nothing in particular. */
        PLAYER,
        /** In the answer to a mail about a board. */
        BOARD,
        /** In the answer to an invitation. */
        CHALLENGE;

        boolean isPlayers() {
            return this != STRANGER;
        }
    }

    /** How carefully a reading of a sentence is acted on. */
    public enum Care {
        /** It only reads. */
        ANSWER,
        /** It is harmless and can be undone. */
        DO,
        /** It changes something. */
        ASK,
        /** It ends something or reaches others. */
        BIND,
        /** Several things may be meant. */
        OFFER,
        /** Words to people. */
        TALK
    }

    public Intention {
        places = Set.copyOf(places);
        lines = List.copyOf(lines);
    }

    /** @param line of the list of intentions */
    static Intention of(String line) {
        String[] parts = BAR.split(line.strip(), -1);
        return new Intention(
                parts[0],
                places(parts[1]),
                Care.valueOf(parts[2].toUpperCase(Locale.ROOT)),
                SEMICOLON
                        .splitAsStream(parts[3])
                        .filter(form -> !form.isEmpty())
                        .map(Template::new)
                        .toList());
    }

    /** A player is one at every mail. */
    private static Set<Place> places(String word) {
        return switch (word) {
            case "anywhere" -> EnumSet.allOf(Place.class);
            case "player" -> EnumSet.of(Place.PLAYER, Place.BOARD, Place.CHALLENGE);
            default ->
                Arrays.stream(word.split(" "))
                        .map(name -> name.equals("mail") ? Place.PLAYER : Place.valueOf(name.toUpperCase(Locale.ROOT)))
                        .collect(Collectors.toSet());
        };
    }

    /** The lines that it becomes with the slots of a sentence, best first; empty for words to people. */
    List<String> filled(Sentence sentence) {
        return lines.stream()
                .map(template -> template.filled(sentence))
                .flatMap(Optional::stream)
                .toList();
    }
}
