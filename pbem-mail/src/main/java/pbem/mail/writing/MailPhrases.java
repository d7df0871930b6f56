package pbem.mail.writing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.play.Referee;

/** The texts of everything that a mail can say. */
public final class MailPhrases {

    private MailPhrases() {}

    public static Phrasebook in(Locale locale, Games games) {
        Map<String, Class<?>> homes = new TreeMap<>(games.homes());
        homes.put("command", CommandParser.class);
        List.of("account", "terms", "play").forEach(topic -> homes.put(topic, Referee.class));
        homes.put("mail", MailPhrases.class);
        return Phrasebook.in(locale, homes);
    }
}
