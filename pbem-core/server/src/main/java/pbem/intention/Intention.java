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
 * Something that people want, in any words.
 *
 * @param places where the intention makes sense: for whom, and in replies to which mails
 * @param lines the forms of commands for it; the first form whose slots were all found counts
 */
public record Intention(String name, Set<Place> places, Care care, List<Template> lines) {

    private static final Pattern BAR = Pattern.compile("\\s*\\|\\s*");
    private static final Pattern SEMICOLON = Pattern.compile("\\s*;\\s*");

    /** The kind of sender, and the kind of mail that is answered. */
    public enum Place {
        /** Somebody without an account. */
        STRANGER,
        /** A player, in a mail about nothing in particular. */
        PLAYER,
        /** A player, in the reply to a mail about a board. */
        BOARD,
        /** A player, in the reply to an invitation. */
        CHALLENGE;

        boolean isPlayers() {
            return this != STRANGER;
        }
    }

    /** How carefully to act on a guess of this intention. */
    public enum Care {
        /** The command only reads. */
        ANSWER,
        /** The command is harmless and can be undone. */
        DO,
        /** The command changes something. */
        ASK,
        /** The command ends something or reaches other people. */
        BIND,
        /** The sentence may mean several things. */
        OFFER,
        /** The sentence is addressed to people. */
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

    /** The places that a word names. A player can be at every mail, a stranger not. */
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

    /** Whether one of its lines has a slot of that name. */
    boolean takes(String slot) {
        return lines.stream().anyMatch(template -> template.text().contains("{" + slot + "}"));
    }

    /** Whether a sentence with such a slot may mean it: words to people may contain anything. */
    boolean mayName(String slot) {
        return takes(slot) || care == Care.TALK;
    }

    /** The completed lines for the slots of a sentence, best first; empty for words to people. */
    List<String> filled(Sentence sentence) {
        return lines.stream()
                .map(template -> template.filled(sentence))
                .flatMap(Optional::stream)
                .toList();
    }
}
