package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.phrase.Phrasebook;

/**
 * Options of a game as given on a command line.
 *
 * @param words {@code -bowl}, {@code -size=7}
 */
record GivenOptions(List<String> words) {

    private Map<String, String> byName() {
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

    /**
     * The position of a game with these options before its first move.
     *
     * @throws Refused if the game cannot be played with them
     */
    Position start(Game game, int seats, Seed seed, Phrasebook phrasebook) {
        return game.start(seats, byName(), seed).match(position -> position, refused -> {
            throw new Refused(phrasebook.say(refused.phrase()));
        });
    }
}
