package pbem.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Game;
import pbem.phrase.EachLanguage;

/** The pages in languages other than English: {@code help_fr.md} beside {@code help.md}. */
final class Translations {

    /** The translations of pages that were asked for, by language. */
    private final Map<HelpPlace, Map<Locale, String>> pages = new ConcurrentHashMap<>();

    /** The rules of games that were asked for, by their source. */
    private final Map<String, String> drawn = new ConcurrentHashMap<>();

    /**
     * The rules of a game in a language, with boards in place of the positions. A translation has the positions of the
     * English page, in the same order, but may end before the last of them.
     */
    Optional<String> page(Game game, HelpPlace place, Locale language, List<HelpPosition> english) {
        return page(place, language)
                .map(source -> drawn.computeIfAbsent(source, page -> drawn(game, language, page, english)));
    }

    private static String drawn(Game game, Locale language, String page, List<HelpPosition> english) {
        PositionBlocks blocks = PositionBlocks.of(game, GameFacts.in(page, game, language));
        int count = blocks.positions().size();
        if (count > english.size() || !blocks.positions().equals(english.subList(0, count))) {
            throw new IllegalStateException(
                    "the page of " + game.name() + " in " + language + " has other positions than the English one");
        }
        return blocks.markdown();
    }

    /** The source of a page in a language; empty if there is none. */
    Optional<String> page(HelpPlace place, Locale language) {
        return Optional.ofNullable(of(place).get(Locale.forLanguageTag(language.getLanguage())));
    }

    List<Locale> languages(HelpPlace place) {
        return List.copyOf(of(place).keySet());
    }

    private Map<Locale, String> of(HelpPlace place) {
        return pages.computeIfAbsent(place, Translations::read);
    }

    private static Map<Locale, String> read(HelpPlace place) {
        Map<Locale, String> pages = new LinkedHashMap<>();
        EachLanguage.ALL.forEach(language -> place.page(language).ifPresent(page -> pages.put(language, page)));
        return pages;
    }
}
