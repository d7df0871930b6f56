package pbem.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.analysis.GameAnalysis;
import pbem.clock.BoardClock;
import pbem.command.LanguageWords;
import pbem.command.Verb;
import pbem.course.Course;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.rating.Rating;
import pbem.tournament.Tournament;

/** The texts of games, the command language, accounts, challenges and boards. */
public final class ServerTexts {

    /** The topics whose texts are in this package. */
    public static final List<String> TOPICS = List.of(
            "invitation",
            "limit",
            "offer",
            "play",
            "preview",
            "queue",
            "record",
            "status",
            "table",
            "talk",
            "terms",
            "watch");

    private ServerTexts() {}

    /** @param more further topics, each with a class in the package of its texts */
    public static Phrasebook in(Locale locale, Games games, Map<String, Class<?>> more) {
        Map<String, Class<?>> homes = homes(games);
        homes.putAll(more);
        return Phrasebook.in(locale, homes).typing(LanguageWords.of(games, locale)::shown);
    }

    /** By topic a class in the package of its texts. */
    public static Map<String, Class<?>> homes(Games games) {
        Map<String, Class<?>> homes = new TreeMap<>(games.homes());
        homes.put("analysis", GameAnalysis.class);
        homes.put("clock", BoardClock.class);
        homes.put("command", Verb.class);
        homes.put("course", Course.class);
        homes.put("rating", Rating.class);
        homes.put("tournament", Tournament.class);
        for (String topic : List.of("account", "address", "block", "club", "data", "setting")) {
            homes.put(topic, Player.class);
        }
        for (String topic : TOPICS) {
            homes.put(topic, ServerTexts.class);
        }
        return homes;
    }
}
