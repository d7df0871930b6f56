package pbem.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;

/** The list of the server's games on a help page: a line for each family, with as many names as fit. */
final class GameGroups {

    /** The place of the list on the page. */
    static final String MARK = "```games\n```\n";

    private static final int WIDTH = 68;

    private GameGroups() {}

    static String in(String page, Games games) {
        Phrasebook phrases = games.phrasebook(Locale.ENGLISH);
        return page.replace(
                MARK,
                games.families().entrySet().stream()
                        .map(family -> line(phrases.say(family.getKey().title()), family.getValue()))
                        .collect(Collectors.joining("\n", "```\n", "\n```\n")));
    }

    private static String line(String family, List<Game> games) {
        List<String> names = games.stream().map(Game::name).toList();
        String line = family + ": " + String.join(", ", names);
        for (int named = names.size() - 1; line.length() > WIDTH && named > 0; named--) {
            line = family + ": " + String.join(", ", names.subList(0, named)) + " and " + (names.size() - named)
                    + " more";
        }
        return line;
    }
}
