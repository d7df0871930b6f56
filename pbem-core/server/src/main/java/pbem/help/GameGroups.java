package pbem.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/** The list of the server's games on a help page: a line for each family, with as many names as fit. */
final class GameGroups {

    /** The place of the list on the page. */
    static final String MARK = "```games\n```\n";

    private static final String BULLET = "- ";
    private static final int WIDTH = 68;

    private GameGroups() {}

    static String in(String page, Games games, Locale language) {
        Phrasebook phrases = games.phrasebook(language);
        return page.replace(
                MARK,
                games.families().entrySet().stream()
                        .map(family -> BULLET + line(family.getKey(), family.getValue(), phrases) + "\n")
                        .collect(Collectors.joining()));
    }

    private static String line(Family family, List<Game> games, Phrasebook phrases) {
        List<String> names = games.stream().map(Game::name).toList();
        String line = line(family, String.join(", ", names), phrases);
        for (int named = names.size() - 1; line.length() > WIDTH && named > 0; named--) {
            Phrase some = Phrase.of("setup.and-more", String.join(", ", names.subList(0, named)), names.size() - named);
            line = line(family, some, phrases);
        }
        return line;
    }

    private static String line(Family family, Object games, Phrasebook phrases) {
        return phrases.say(Phrase.of("setup.family-line", family.title(), games));
    }
}
