package pbem.intention;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line as words, with each slot replaced by its mark.
 *
 * @param tokens in lower case, with marks such as {@code _player_} for slots
 * @param unknown the words that occur in no example, in the order of their marks
 * @param slots the values found, by the slot's name
 * @param known the share of the words that occur in the examples, from 0 to 1
 */
record Sentence(List<String> tokens, List<String> unknown, Map<String, String> slots, double known) {

    Sentence {
        tokens = List.copyOf(tokens);
        unknown = List.copyOf(unknown);
        slots = Map.copyOf(slots);
    }

    Optional<String> slot(String name) {
        return Optional.ofNullable(slots.get(name));
    }
}
