package pbem.web.game;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.game.Game;
import pbem.help.HelpPosition;
import pbem.picture.DrawingPlan;
import pbem.web.text.SiteTexts;

/** Replaces the text boards of a help page with drawings. */
final class HelpPictures {

    private static final Pattern BLOCK = Pattern.compile(
            "(?s)<pre[^>]*><code\\sclass=\"language-position((?:-[1-9][0-9]?){1,2})\">.*?</code></pre>");
    private static final Pattern DASH = Pattern.compile("-");

    private HelpPictures() {}

    static String path(Game game, int number) {
        return "/games/" + game.name() + "/positions/" + number + ".svg";
    }

    /** @param positions the positions in the order of their numbers, which start at 1 */
    static String in(String html, Game game, List<HelpPosition> positions, SiteTexts texts) {
        return BLOCK.matcher(html).replaceAll(block -> {
            List<String> numbers =
                    DASH.splitAsStream(block.group(1).substring(1)).toList();
            return Matcher.quoteReplacement("<p class=\"diagram" + (numbers.size() > 1 ? " pair" : "") + "\">"
                    + numbers.stream()
                            .map(Integer::parseInt)
                            .map(number -> image(game, number, positions.get(number - 1), texts))
                            .collect(Collectors.joining("\n"))
                    + "</p>");
        });
    }

    private static String image(Game game, int number, HelpPosition position, SiteTexts texts) {
        String alt = position.moves().isPresent()
                ? texts.say("site.position", position.moves().getAsInt())
                : position.diagram().description().read(texts.phrases());
        String image = "<img" + attribute("src", path(game, number)) + attribute("alt", alt) + size(position, texts)
                + attribute("loading", "lazy") + ">";
        return position.name().isEmpty() ? image : "<span>" + image + position.name() + "</span>";
    }

    /** The width and height, so that the page does not shift when the picture arrives. */
    private static String size(HelpPosition position, SiteTexts texts) {
        DrawingPlan plan = DrawingPlan.of(position.diagram(), texts.phrases());
        return attribute("width", String.valueOf(Math.round(plan.width())))
                + attribute("height", String.valueOf(Math.round(plan.height())));
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + value + "\"";
    }
}
