package pbem.web;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrasebook;
import pbem.play.Ledger;

/** The texts of all that a page can quote: what games and the play on them have to say. */
final class ServerPhrases {

    private ServerPhrases() {}

    static Phrasebook of(Games games, Locale locale) {
        Map<String, Class<?>> homes = new TreeMap<>(Map.of("setup", Game.class, "play", Ledger.class));
        games.all().forEach(game -> homes.put(game.name(), game.getClass()));
        return Phrasebook.in(locale, homes);
    }
}
