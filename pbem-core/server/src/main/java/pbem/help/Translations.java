package pbem.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Game;

/** Pages in other languages than English: beside {@code help.md} there may stand a {@code help_fr.md}. */
final class Translations {

    /** Those that are looked for. */
    private static final List<Locale> LANGUAGES = List.of(Locale.FRENCH, Locale.GERMAN, Locale.ITALIAN);

    private final Map<String, Map<Locale, String>> pages = new TreeMap<>();

    /** Rules that were asked for, by what was written. */
    private final Map<String, String> drawn = new ConcurrentHashMap<>();

    /** Takes up what stands beside that page, which is written in English. */
    void add(String topic, Class<?> beside, String name) {
        for (Locale language : LANGUAGES) {
            String translated = name.replace(".md", "_" + language.getLanguage() + ".md");
            HelpPages.read(beside, translated)
                    .ifPresent(page -> pages.computeIfAbsent(topic, t -> new LinkedHashMap<>())
                            .put(language, page));
        }
    }

    /**
     * The rules of a game, with boards in the place of their positions, which are those of the page in English, in the same
     * order, as far as it has them.
     */
    Optional<String> page(Game game, Locale language, List<HelpPosition> english) {
        return page(game.name(), language)
                .map(source -> drawn.computeIfAbsent(source, page -> drawn(game, language, page, english)));
    }

    private static String drawn(Game game, Locale language, String page, List<HelpPosition> english) {
        PositionBlocks blocks = PositionBlocks.of(game, page);
        int count = blocks.positions().size();
        if (count > english.size() || !blocks.positions().equals(english.subList(0, count))) {
            throw new IllegalStateException(
                    "the page of " + game.name() + " in " + language + " has other positions than the English one");
        }
        return blocks.markdown();
    }

    /** A page as it was written. */
    Optional<String> page(String topic, Locale language) {
        return Optional.ofNullable(of(topic).get(Locale.forLanguageTag(language.getLanguage())));
    }

    List<Locale> languages(String topic) {
        return List.copyOf(of(topic).keySet());
    }

    private Map<Locale, String> of(String topic) {
        return pages.getOrDefault(topic, Map.of());
    }
}
