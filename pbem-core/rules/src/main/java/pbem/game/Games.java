package pbem.game;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.phrase.Phrasebook;

/**
 * The games of a server.
 *
 * @param all in the order in which they are listed to people
 */
public record Games(List<Game> all) {

    public Games {
        all = List.copyOf(all);
    }

    /** By name or alias, in any case. */
    public Optional<Game> named(String word) {
        String sought = word.toLowerCase(Locale.ROOT);
        return all.stream()
                .filter(game -> game.name().equals(sought) || game.aliases().contains(sought))
                .findFirst();
    }

    /** The texts of all games and those of {@link SetupRefusal}. */
    public Phrasebook phrasebook(Locale locale) {
        return Phrasebook.in(locale, homes());
    }

    /** For every topic of these texts a class of the package that holds them; see {@link Game#homes}. */
    public Map<String, Class<?>> homes() {
        Map<String, Class<?>> homes = new TreeMap<>(Map.of("setup", Game.class, "compose", Game.class));
        all.forEach(game -> homes.putAll(game.homes()));
        return Collections.unmodifiableMap(homes);
    }
}
