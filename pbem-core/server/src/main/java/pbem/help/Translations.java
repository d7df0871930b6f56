package pbem.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Game;
import pbem.phrase.EachLanguage;

/** Pages in other languages than English: beside {@code help.md} there may stand a {@code help_fr.md}. */
final class Translations {

    /** Of the pages that were asked for. */
    private final Map<HelpPlace, Map<Locale, String>> pages = new ConcurrentHashMap<>();

    /** Rules that were asked for, by what was written. */
    private final Map<String, String> drawn = new ConcurrentHashMap<>();

    /**
     * The rules of a game, with boards in the place of their positions, which are those of the page in English, in the same
     * order, as far as it has them.
     */
    Optional<String> page(Game game, HelpPlace place, Locale language, List<HelpPosition> english) {
        return page(place, language)
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
