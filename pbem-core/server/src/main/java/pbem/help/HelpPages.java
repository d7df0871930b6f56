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
import java.util.concurrent.ConcurrentHashMap;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Games;

/**
 * The pages of a server: a few of its own, one for each game from the game's package, and one for each command, which is
 * its section of the page of all commands. Some are there in other languages, too. Safe for any thread.
 */
public final class HelpPages {

    /** What {@code help} alone shows. */
    public static final String OVERVIEW = "overview";

    private static final String COMMANDS = "commands";
    private static final List<String> OWN = List.of(
            OVERVIEW,
            COMMANDS,
            "tutorial",
            "robots",
            "analysis",
            "display",
            "blind",
            "directing",
            "privacy",
            "whosees");

    private static final List<String> OF_THE_CLUB = List.of(ClubTexts.HOUSE, ClubTexts.IMPRINT, ClubTexts.PRIVACY);

    private final Games games;
    private final Map<String, String> sources = new TreeMap<>();

    /** The pages of games that were asked for: most servers start more often than somebody asks for a game's rules. */
    private final Map<String, PositionBlocks> drawn = new ConcurrentHashMap<>();

    private final Translations translations = new Translations();

    /** @throws IllegalStateException if a game has no help page */
    public HelpPages(Games games) {
        this(games, ClubTexts.NONE);
    }

    /**
     * @param club what the admin says in their own words
     * @throws IllegalStateException if a game has no help page
     */
    public HelpPages(Games games, ClubTexts club) {
        this.games = games;
        OWN.forEach(topic -> add(topic, HelpPages.class, topic + ".md"));
        games.all().forEach(game -> add(game.name(), game.getClass(), "help.md"));
        OF_THE_CLUB.forEach(topic -> club.named(topic).ifPresent(text -> sources.put(topic, text)));
        CommandSections.of(sources.get(COMMANDS)).forEach((verb, section) -> sources.putIfAbsent(verb.word(), section));
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
        if (sources.containsKey(sought)) {
            return Optional.of(sought);
        }
        return games.named(sought)
                .map(Game::name)
                .or(() -> Verb.of(sought).map(Verb::word).filter(sources::containsKey));
    }

    /** The topics that have a page of their own, the server's first; beside them every command has its section. */
    public List<String> topics() {
        List<String> topics = new ArrayList<>(OWN);
        OF_THE_CLUB.stream()
                .filter(topic -> sources.containsKey(topic) && !OWN.contains(topic))
                .forEach(topics::add);
        games.all().forEach(game -> topics.add(game.name()));
        return topics;
    }

    /** The positions of that page, in order: the Markdown has them as text, in blocks named {@code position-1} and so on. */
    public List<HelpPosition> positions(String topic) {
        return drawn(topic).map(PositionBlocks::positions).orElse(List.of());
    }

    /** The page as written, in English; positions are boards in text. */
    public String markdown(String topic) {
        return drawn(topic)
                .map(PositionBlocks::markdown)
                .or(() -> Optional.ofNullable(sources.get(topic)))
                .orElseThrow();
    }

    /** The page in that language if there is one, otherwise in English. */
    public String markdown(String topic, Locale language) {
        return gameOf(topic)
                .flatMap(game -> translations.page(game, language, positions(topic)))
                .or(() -> translations.page(topic, language))
                .orElseGet(() -> markdown(topic));
    }

    /** The languages in which there is that page, English first. */
    public List<Locale> languages(String topic) {
        List<Locale> languages = new ArrayList<>(List.of(Locale.ENGLISH));
        languages.addAll(translations.languages(topic));
        return languages;
    }

    private Optional<PositionBlocks> drawn(String topic) {
        return gameOf(topic)
                .map(game -> drawn.computeIfAbsent(topic, name -> PositionBlocks.of(game, sources.get(name))));
    }

    private Optional<Game> gameOf(String topic) {
        return games.all().stream().filter(game -> game.name().equals(topic)).findFirst();
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
