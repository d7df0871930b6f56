package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Options of a game as they stand on a command line.
 *
 * @param words {@code -bowl}, {@code -size=7}
 */
record GivenOptions(List<String> words) {

    Map<String, String> byName() {
        Map<String, String> given = new TreeMap<>();
        for (String option : words) {
            if (!option.startsWith("-")) {
                throw new Refused("options of the game begin with a dash: -" + option);
            }
            String[] parts = option.substring(1).split("=", 2);
            given.put(parts[0].toLowerCase(Locale.ROOT), parts.length == 2 ? parts[1] : "");
        }
        return given;
    }
}
