package pbem.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the setups and moves in a resource of a game's package. An error in them is an error of the program. */
record ScriptReader(Game game, String resource) {

    private static final Pattern SEATS = Pattern.compile("[1-9]");
    private static final Pattern OPTION = Pattern.compile("-([^=]+)(?:=(.*))?");
    private static final Pattern SEED = Pattern.compile("[0-9a-f]{" + 2 * Seed.BYTES + "}");
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    /**
     * @param line the number of players, the options as a challenge spells them, and the seed in hex if there is chance
     * @param number of the line in the resource
     */
    Position start(String line, int number) {
        List<String> words = new ArrayList<>(List.of(line.split(" ", -1)));
        boolean seeded = SEED.matcher(words.get(words.size() - 1)).matches();
        Seed seed = seeded ? Seed.ofHex(words.remove(words.size() - 1)) : NO_CHANCE;
        if (words.isEmpty() || !SEATS.matcher(words.get(0)).matches()) {
            throw broken("line " + number + " does not begin with the number of players");
        }
        Map<String, String> options = new TreeMap<>();
        for (String word : words.subList(1, words.size())) {
            Matcher option = OPTION.matcher(word);
            if (!option.matches()) {
                throw broken(
                        "line " + number + " has “" + word + "”, which is neither an option nor, at its end, a seed");
            }
            options.put(option.group(1), Optional.ofNullable(option.group(2)).orElse(""));
        }
        Act<Position> start = game.start(Integer.parseInt(words.get(0)), options, seed);
        return start.match(position -> position, refused -> {
            throw broken("line " + number + " is no setup to play: " + told(refused));
        });
    }

    /**
     * @param text a legal move in its canonical notation
     * @param number of the line in the resource
     */
    Move move(Position before, String text, int number) {
        Move move = before.read(text).match(legal -> legal, refused -> {
            throw broken("line " + number + ", “" + text + "”, is no move: " + told(refused));
        });
        if (!move.notation().equals(text)) {
            throw broken("line " + number + ", “" + text + "”, is written " + move.notation());
        }
        return move;
    }

    private String told(Refusal refusal) {
        return new Games(List.of(game)).phrasebook(Locale.ENGLISH).say(refusal.phrase());
    }

    IllegalStateException broken(String fault) {
        return new IllegalStateException(resource + " of " + game.name() + ": " + fault);
    }
}
