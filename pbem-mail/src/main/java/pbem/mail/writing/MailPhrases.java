package pbem.mail.writing;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.play.Referee;

/** The texts of everything that a mail can say. */
public final class MailPhrases {

    private MailPhrases() {}

    public static Phrasebook in(Locale locale, Games games) {
        Map<String, Class<?>> homes = new TreeMap<>(Map.of(
                "setup", Game.class,
                "command", CommandParser.class,
                "account", Referee.class,
                "terms", Referee.class,
                "play", Referee.class,
                "mail", MailPhrases.class));
        games.all().forEach(game -> homes.put(game.name(), game.getClass()));
        return Phrasebook.in(locale, homes);
    }
}
