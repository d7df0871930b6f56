package pbem.web.display;

import java.util.List;
import java.util.stream.Collectors;
import pbem.query.game.ChosenOption;
import pbem.web.text.SiteTexts;

/**
 * One line of what a page tells about a game.
 *
 * @param name of what
 * @param words how it is
 */
public record Property(String name, String words) {

    /** The options that a game is played with. */
    public static Property options(List<ChosenOption> options, SiteTexts texts) {
        String words = options.stream()
                .map(option -> option.value().isEmpty()
                        ? option.name()
                        : texts.say("site.option", option.name(), option.value()))
                .collect(Collectors.joining(", "));
        return new Property(texts.say("site.options"), words.isEmpty() ? texts.say("site.options-none") : words);
    }
}
