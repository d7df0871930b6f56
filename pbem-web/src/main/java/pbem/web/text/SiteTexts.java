package pbem.web.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;

/** The texts of the site, those of the games and of the server among them. Immutable and safe for any thread. */
public final class SiteTexts {

    private final Phrasebook phrases;
    private final Games games;

    private SiteTexts(Phrasebook phrases, Games games) {
        this.phrases = phrases;
        this.games = games;
    }

    public static SiteTexts in(Locale locale, Games games) {
        return new SiteTexts(ServerTexts.in(locale, games, Map.of("site", SiteTexts.class)), games);
    }

    public String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    public String say(Phrase phrase) {
        return phrases.say(phrase);
    }

    /** Reads out a list as people do: "a, b and c". */
    public String list(List<String> words) {
        return phrases.list(words);
    }

    /** A game by its name; empty if there is no such game any more. */
    public Optional<Game> game(String name) {
        return games.named(name);
    }

    /** What a game is called in a sentence. */
    public String title(String game) {
        return game(game).map(Game::title).orElse(game);
    }

    /** For what draws. */
    public Phrasebook phrases() {
        return phrases;
    }
}
