package pbem.web.game;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.help.HelpText;
import pbem.phrase.Phrase;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.Moved;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The help pages, from the same source as the mails that answer {@code help}. */
public record HelpTopicPages(Layout layout, HelpPages help, Games games, SiteTexts texts, AnswerCache answers) {

    public void add(Routes routes) {
        routes.page("/help", context -> show(context, HelpPages.OVERVIEW));
        routes.page("/help/{topic}", this::find);
    }

    private void find(Context context) {
        String asked = context.pathParam("topic");
        String topic = help.find(asked)
                .orElseThrow(() -> Problem.missing(Phrase.of("site.no-help", asked), Phrase.of("site.no-help-advice")));
        String path = path(topic);
        if (path.equals("/help/" + asked)) {
            show(context, topic);
        } else {
            throw new Moved(path);
        }
    }

    private void show(Context context, String topic) {
        answers.sendFixed(context, path(topic), () -> page(topic));
    }

    private Answer page(String topic) {
        String markdown = help.markdown(topic, texts.language());
        return layout.answer(
                layout.page(title(markdown)).at(path(topic)),
                "help",
                Map.of(
                        "html",
                        HelpText.html(markdown),
                        "language",
                        languageOf(help, topic, texts),
                        "topics",
                        topics()));
    }

    /** The path of a topic. A game's topic leads to the game's page, which contains more than its help. */
    private String path(String topic) {
        if (topic.equals(HelpPages.OVERVIEW)) {
            return "/help";
        }
        return (games.named(topic).isPresent() ? "/games/" : "/help/") + topic;
    }

    private List<Link> topics() {
        return Stream.concat(
                        help.ownTopics().stream()
                                .map(topic -> new Link(path(topic), title(help.markdown(topic, texts.language())))),
                        Stream.of(new Link("/games", texts.say("site.games"))))
                .toList();
    }

    /** The language tag of a help page: the reader's language, or English if the page is not written in it. */
    static String languageOf(HelpPages help, String topic, SiteTexts texts) {
        return (help.languages(topic).contains(texts.language()) ? texts.language() : Locale.ENGLISH).toLanguageTag();
    }

    /** The first heading of a page. */
    private String title(String markdown) {
        return title(markdown, texts);
    }

    /** The title of a help page: its first heading. */
    public static String title(String markdown, SiteTexts texts) {
        return markdown.lines()
                .filter(line -> line.startsWith("# "))
                .findFirst()
                .map(line -> line.substring(2).strip())
                .orElseGet(() -> texts.say("site.help"));
    }
}
