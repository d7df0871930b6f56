package pbem.intention;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line in words, each slot replaced by its mark.
 *
 * @param tokens in lower case; {@code _player_} and the like where a slot stood
 * @param slots what was found, by the slot's name
 * @param known how much of the words the examples have, 0 to 1
 */
record Sentence(List<String> tokens, Map<String, String> slots, double known) {

    Sentence {
        tokens = List.copyOf(tokens);
        slots = Map.copyOf(slots);
    }

    Optional<String> slot(String name) {
        return Optional.ofNullable(slots.get(name));
    }
}
