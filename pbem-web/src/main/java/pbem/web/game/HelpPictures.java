package pbem.web.game;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.help.HelpPosition;
import pbem.web.text.SiteTexts;

/** Puts drawings in the place of the text boards of a help page. */
final class HelpPictures {

    private static final Pattern BLOCK =
            Pattern.compile("(?s)<pre[^>]*><code\\sclass=\"language-position-([1-9][0-9]?)\">.*?</code></pre>");

    private HelpPictures() {}

    static String path(Game game, int number) {
        return "/games/" + game.name() + "/positions/" + number + ".svg";
    }

    /** @param positions in the order of their numbers, which begin with 1 */
    static String in(String html, Game game, List<HelpPosition> positions, SiteTexts texts) {
        return BLOCK.matcher(html).replaceAll(block -> {
            int number = Integer.parseInt(block.group(1));
            int moves = positions.get(number - 1).moves();
            return Matcher.quoteReplacement("<p class=\"diagram\"><img" + attribute("src", path(game, number))
                    + attribute("alt", texts.say("site.position", moves)) + attribute("loading", "lazy")
                    + "></p>");
        });
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + value + "\"";
    }
}
