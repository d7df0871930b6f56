package pbem.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Game;
import pbem.game.Games;

/** The pages of a server: a few of its own, and one for each game from the game's package; some also in
 * other languages. Safe for any thread. */
public final class HelpPages {

    /** What {@code help} alone shows. */
    public static final String OVERVIEW = "overview";

    private static final List<String> OWN = List.of(OVERVIEW, "commands");

    private final Games games;
    private final Map<String, String> sources = new TreeMap<>();
    private final Translations translations = new Translations();

    /** @throws IllegalStateException if a game has no help page */
    public HelpPages(Games games) {
        this.games = games;
        OWN.forEach(topic -> add(topic, HelpPages.class, topic + ".md"));
        games.all().forEach(game -> add(game.name(), game.getClass(), "help.md"));
    }

    /**
     * The topic that somebody means, in the one spelling that {@link #markdown} takes.
     *
     * @param wish as typed; empty means the overview
     */
    public Optional<String> find(String wish) {
        String sought = wish.strip().toLowerCase(Locale.ROOT);
        if (sought.isEmpty() || sought.equals("help")) {
            return Optional.of(OVERVIEW);
        }
        return sources.containsKey(sought)
                ? Optional.of(sought)
                : games.named(sought).map(Game::name);
    }

    /** Every topic, the server's own first. */
    public List<String> topics() {
        List<String> topics = new ArrayList<>(OWN);
        games.all().forEach(game -> topics.add(game.name()));
        return topics;
    }

    /** The page as written, in English. */
    public String markdown(String topic) {
        return Optional.ofNullable(sources.get(topic)).orElseThrow();
    }

    /** The page in that language if there is one, otherwise in English. */
    public String markdown(String topic, Locale language) {
        return translations.page(topic, language).orElseGet(() -> markdown(topic));
    }

    /** The languages in which there is that page, English first. */
    public List<Locale> languages(String topic) {
        List<Locale> languages = new ArrayList<>(List.of(Locale.ENGLISH));
        languages.addAll(translations.languages(topic));
        return languages;
    }

    private void add(String topic, Class<?> beside, String name) {
        String page = read(beside, name)
                .orElseThrow(() -> new IllegalStateException("no help page " + name + " beside " + beside.getName()));
        sources.put(topic, page);
        translations.add(topic, beside, name);
    }

    static Optional<String> read(Class<?> beside, String name) {
        try (InputStream page = beside.getResourceAsStream(name)) {
            return page == null
                    ? Optional.empty()
                    : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
