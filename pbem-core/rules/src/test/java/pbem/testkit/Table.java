package pbem.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.phrase.Phrase;

/**
 * The setup of a board.
 *
 * @param seats number of players
 * @param options as in a challenge
 */
public record Table(int seats, Map<String, String> options) {

    /** @param text the number of players and the options: {@code 2 -bowl -quiet=50} */
    public static Table of(String text) {
        String[] words = text.split(" ");
        Map<String, String> options = new TreeMap<>();
        for (int i = 1; i < words.length; i++) {
            String[] parts = words[i].substring(1).split("=", 2);
            options.put(parts[0], parts.length == 1 ? "" : parts[1]);
        }
        return new Table(Integer.parseInt(words[0]), options);
    }

    public Act<Position> ask(Game game, int seed) {
        byte[] bytes = new byte[Seed.BYTES];
        bytes[0] = (byte) seed;
        bytes[Seed.BYTES - 1] = (byte) (seed >> 8);
        return game.start(seats, options, Seed.of(bytes));
    }

    public Position start(Game game, int seed) {
        return ask(game, seed).match(position -> position, refused -> {
            Phrase why = refused.phrase();
            throw new AssertionError(game.name() + " refuses the table \"" + this + "\" of its test: "
                    + new Games(List.of(game)).phrasebook(Locale.ENGLISH).say(why));
        });
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(seats);
        options.forEach((name, value) -> text.append(" -").append(name).append(value.isEmpty() ? "" : "=" + value));
        return text.toString();
    }
}
