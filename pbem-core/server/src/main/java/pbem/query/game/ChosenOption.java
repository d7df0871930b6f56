package pbem.query.game;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Setup;

/**
 * An option of a board.
 *
 * @param name without the dash
 * @param value empty for a flag
 */
public record ChosenOption(String name, String value) {

    /** The options of a setup, in the game's order. */
    public static List<ChosenOption> of(Game game, Setup setup) {
        return game.options().stream()
                .map(Option::name)
                .flatMap(name -> setup.text(name).stream().map(value -> new ChosenOption(name, value)))
                .toList();
    }

    /** The options, ordered by name. */
    public static List<ChosenOption> of(Map<String, String> options) {
        return options.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(option -> new ChosenOption(option.getKey(), option.getValue()))
                .toList();
    }

    /** The option as a challenge spells it: {@code -size=3}. */
    public String spelled() {
        return Stream.of("-" + name, value)
                .filter(part -> !part.isEmpty())
                .reduce((a, b) -> a + "=" + b)
                .orElseThrow();
    }
}
