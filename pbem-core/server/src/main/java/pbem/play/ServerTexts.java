package pbem.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.tournament.Tournament;

/** The texts of everything that play can say: the games, the command language, accounts, challenges and boards. */
public final class ServerTexts {

    /** The topics whose texts stand beside this class. */
    public static final List<String> TOPICS = List.of(
            "account",
            "address",
            "block",
            "clock",
            "course",
            "invitation",
            "limit",
            "offer",
            "play",
            "preview",
            "queue",
            "rating",
            "record",
            "setting",
            "status",
            "table",
            "talk",
            "terms",
            "watch");

    private ServerTexts() {}

    public static Phrasebook in(Locale locale, Games games) {
        return in(locale, games, Map.of());
    }

    /** @param more further topics, each with a class of the package that holds their texts */
    public static Phrasebook in(Locale locale, Games games, Map<String, Class<?>> more) {
        Map<String, Class<?>> homes = new TreeMap<>(more);
        homes.putAll(games.homes());
        homes.put("command", Verb.class);
        homes.put("tournament", Tournament.class);
        for (String topic : TOPICS) {
            homes.put(topic, ServerTexts.class);
        }
        return Phrasebook.in(locale, homes);
    }
}
