package pbem.command;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The commands that mails show most, in the words of a language: each verb alone, and each before a number. They are
 * decided once, since a board mail shows ten of them.
 *
 * @param alone by the English word
 * @param numbered without the number, by the English word; empty for verbs that take none
 */
record FixedCommands(Map<String, String> alone, Map<String, String> numbered) {

    /** Words to be filled in that stand for a number, or for what a number may stand for. */
    private static final Set<String> PLACES = Set.of("BOARD", "NUMBER", "MOVE", "CHALLENGE");

    private static final String NUMBER = " 1";

    FixedCommands {
        alone = Map.copyOf(alone);
        numbered = Map.copyOf(numbered);
    }

    /** @param translated puts any English command into the words of the language */
    static FixedCommands of(UnaryOperator<String> translated) {
        Map<String, String> alone = new HashMap<>();
        Map<String, String> numbered = new HashMap<>();
        for (String verb : Verb.words()) {
            alone.put(verb, translated.apply(verb));
            String shown = translated.apply(verb + NUMBER);
            if (shown.endsWith(NUMBER)) {
                numbered.put(verb, shown.substring(0, shown.length() - NUMBER.length()));
            }
        }
        return new FixedCommands(alone, numbered);
    }

    /**
     * A command in the words of the language; empty if it is none of these.
     *
     * @param place gives the word to be filled in
     */
    Optional<String> shown(String command, UnaryOperator<String> place) {
        int blank = command.indexOf(' ');
        if (blank < 0) {
            return Optional.ofNullable(alone.get(command));
        }
        String behind = command.substring(blank + 1);
        return PLACES.contains(behind) || behind.chars().allMatch(letter -> letter >= '0' && letter <= '9')
                ? Optional.ofNullable(numbered.get(command.substring(0, blank)))
                        .map(verb -> verb + " " + place.apply(behind))
                : Optional.empty();
    }
}
