package pbem.help;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.command.LanguageWords;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Games;

/**
 * The help pages of a server: a few of its own, one for each game from the game's package, and one for each command,
 * which is its section of the page of all commands. Some also exist in other languages. Safe for use by several
 * threads.
 */
public final class HelpPages {

    /** The topic that {@code help} alone shows. */
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
    private final ClubTexts club;

    /**
     * The pages that were asked for. Pages are read on demand, since many starts of a server need no rules of games.
     */
    private final Map<String, String> sources = new ConcurrentHashMap<>();

    private final Map<String, PositionBlocks> drawn = new ConcurrentHashMap<>();

    private final Translations translations = new Translations();

    public HelpPages(Games games) {
        this(games, ClubTexts.NONE);
    }

    /** @param club the admin's own texts */
    public HelpPages(Games games, ClubTexts club) {
        this.games = games;
        this.club = club;
    }

    /**
     * The topic that a text means, in the spelling that {@link #markdown} expects.
     *
     * @param wish as typed; empty for the overview
     */
    public Optional<String> find(String wish) {
        String sought = wish.strip().toLowerCase(Locale.ROOT);
        if (sought.isEmpty() || sought.equals("help")) {
            return Optional.of(OVERVIEW);
        }
        if (isOwn(sought)) {
            return Optional.of(sought);
        }
        return games.called(sought)
                .or(() -> games.titled(sought.substring(sought.lastIndexOf(' ') + 1))) // "me with go"
                .map(Game::name)
                .or(() -> Verb.of(sought)
                        .map(Verb::word)
                        .filter(word -> source(word).isPresent()));
    }

    /** The topics that have a page of their own, the server's first. Every command also has its section. */
    public List<String> topics() {
        List<String> topics = new ArrayList<>(ownTopics());
        topics.addAll(games.names());
        return topics;
    }

    /** The topics by the names that readers of a language type. */
    public Map<String, String> topics(Locale language) {
        Map<String, String> named = new LinkedHashMap<>();
        topics().forEach(topic -> named.put(LanguageWords.of(games, language).shown(topic, "help"), topic));
        return named;
    }

    /** The topics that are not about a game. */
    public List<String> ownTopics() {
        List<String> topics = new ArrayList<>(OWN);
        OF_THE_CLUB.stream()
                .filter(topic -> club.named(topic).isPresent() && !OWN.contains(topic))
                .forEach(topics::add);
        return topics;
    }

    /**
     * The positions of a page, in order. The Markdown contains them as text, in blocks named {@code position-1} and so
     * on.
     */
    public List<HelpPosition> positions(String topic) {
        return drawn(topic).map(PositionBlocks::positions).orElse(List.of());
    }

    /** The English page as Markdown, with positions as boards in text. */
    public String markdown(String topic) {
        return drawn(topic)
                .map(PositionBlocks::markdown)
                .or(() -> source(topic))
                .orElseThrow();
    }

    /** The page as Markdown in a language if it exists, otherwise in English. */
    public String markdown(String topic, Locale language) {
        Optional<HelpPlace> place = place(topic);
        return place.isEmpty()
                ? section(topic, language).orElseGet(() -> markdown(topic))
                : place.flatMap(page -> gameOf(topic)
                                .flatMap(game -> translations.page(game, page, language, positions(topic)))
                                .or(() -> translated(page, language)))
                        .orElseGet(() -> markdown(topic));
    }

    /** The section of a command in a language other than English; empty if there is none. */
    private Optional<String> section(String topic, Locale language) {
        return Verb.of(topic)
                .flatMap(verb -> translations
                        .page(HelpPlace.ofServer(COMMANDS), language)
                        .map(page -> CommandSections.of(page).get(verb))
                        .map(page -> headed(page, language)));
    }

    /** The page in a language if it exists, otherwise in English, without the boards, which take long to draw. */
    public String words(String topic, Locale language) {
        return PositionBlocks.without(place(topic)
                .flatMap(place -> translated(place, language))
                .or(() -> source(topic))
                .orElseThrow());
    }

    private Optional<String> translated(HelpPlace place, Locale language) {
        return translations
                .page(place, language)
                .map(page -> GameGroups.in(page, games, language))
                .map(page -> place.equals(HelpPlace.ofServer(COMMANDS)) ? headed(page, language) : page);
    }

    private String headed(String page, Locale language) {
        return CommandSections.headed(page, LanguageWords.of(games, language)::shown);
    }

    /**
     * What a game is and how it is won, in a language: the first paragraph of its page of rules, to the end of its
     * emphasized words; empty if it has none.
     */
    public String about(Game game, Locale language) {
        return HelpText.opening(words(game.name(), language));
    }

    /** The languages of a page, English first. */
    public List<Locale> languages(String topic) {
        List<Locale> languages = new ArrayList<>(List.of(Locale.ENGLISH));
        place(topic)
                .or(() -> Verb.of(topic).map(verb -> HelpPlace.ofServer(COMMANDS)))
                .map(translations::languages)
                .ifPresent(languages::addAll);
        return languages;
    }

    private Optional<PositionBlocks> drawn(String topic) {
        return gameOf(topic)
                .map(game -> drawn.computeIfAbsent(
                        topic,
                        name -> PositionBlocks.of(
                                game, GameFacts.in(source(name).orElseThrow(), game, Locale.ENGLISH))));
    }

    private Optional<Game> gameOf(String topic) {
        return games.named(topic).filter(game -> game.name().equals(topic));
    }

    private boolean isOwn(String topic) {
        return ownTopics().contains(topic);
    }

    /** The source of a page, or of the section of a command. */
    private Optional<String> source(String topic) {
        return Optional.ofNullable(sources.computeIfAbsent(topic, this::read));
    }

    private String read(String topic) {
        Optional<String> own = ofTheClub(topic);
        if (own.isPresent()) {
            return own.get();
        }
        Optional<HelpPlace> place = place(topic);
        if (place.isEmpty()) {
            return Verb.of(topic)
                    .map(CommandSections.of(HelpPlace.ofServer(COMMANDS).page())::get)
                    .orElse(null);
        }
        return GameGroups.in(place.get().page(), games, Locale.ENGLISH);
    }

    private Optional<String> ofTheClub(String topic) {
        return OF_THE_CLUB.contains(topic) ? club.named(topic) : Optional.empty();
    }

    /** The place of a page of ours; empty if a page of the club replaces it. */
    private Optional<HelpPlace> place(String topic) {
        return OWN.contains(topic) && ofTheClub(topic).isEmpty()
                ? Optional.of(HelpPlace.ofServer(topic))
                : gameOf(topic).map(HelpPlace::of);
    }
}
