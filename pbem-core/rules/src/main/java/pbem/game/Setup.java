package pbem.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * All that determines the start of a board. With the moves that follow it reproduces every position.
 *
 * @param seats number of players, within the game's range
 * @param options the options that were given, by name, values canonical; a flag has the empty value
 * @param seed where chance comes from
 */
public record Setup(int seats, Map<String, String> options, Seed seed) {

    public Setup {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /** The options that were given, in the order in which the game lists them. */
    public Map<String, String> options(Game game) {
        Map<String, String> given = new LinkedHashMap<>();
        game.options().forEach(option -> text(option.name()).ifPresent(value -> given.put(option.name(), value)));
        return given;
    }

    public boolean has(String option) {
        return options.containsKey(option);
    }

    public Optional<String> text(String option) {
        return Optional.ofNullable(options.get(option));
    }

    /** The value of an {@link Option#number} option. */
    public OptionalInt number(String option) {
        return text(option)
                .map(value -> OptionalInt.of(Integer.parseInt(value)))
                .orElse(OptionalInt.empty());
    }

    /** The value of a {@link Option#number} option that has a usual value. */
    public int number(Option option) {
        return Integer.parseInt(text(option));
    }

    /** The value of an option that has a usual value. */
    public String text(Option option) {
        return options.getOrDefault(option.name(), option.usual());
    }

    /** The options as a challenge spells them: {@code -bowl -quiet=50}; empty if there are none. */
    public String spelled() {
        return String.join(" ", Option.spelled(options));
    }
}
