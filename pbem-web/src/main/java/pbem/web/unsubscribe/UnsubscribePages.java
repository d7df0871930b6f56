package pbem.web.unsubscribe;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import pbem.handler.talk.SubscriptionLinks;
import pbem.phrase.Phrase;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/**
 * Where the link in List-Unsubscribe leads (RFC 8058). To look at the page changes nothing, since scanners follow links;
 * the form ends the subscription, however often it is sent. The token in the path is all the proof there is, so it is in
 * no page, no log and no referrer.
 */
public final class UnsubscribePages {

    private static final Phrase INSTEAD = Phrase.of("site.unsubscribe-by-mail");
    private static final String PATH = "/unsubscribe/{token}";

    private final Layout layout;
    private final SubscriptionLinks links;
    private final SiteTexts texts;
    private final Clock clock;

    public UnsubscribePages(Layout layout, SubscriptionLinks links, SiteTexts texts, Clock clock) {
        this.layout = layout;
        this.links = links;
        this.texts = texts;
        this.clock = clock;
    }

    public void add(RoutesConfig routes) {
        routes.before(
                PATH,
                context -> context.header("Referrer-Policy", "no-referrer").header("Cache-Control", "no-store"));
        new Routes(routes).page(PATH, this::ask);
        routes.post(PATH, this::end);
    }

    private void ask(Context context) {
        show(context, links.look(context.pathParam("token"), clock.instant()));
    }

    private void end(Context context) {
        // A form that is refused may not have been read to its end: the connection cannot be used again, and is told
        // so.
        context.header("Connection", "close");
        OneClick.demand(context);
        show(context, links.end(context.pathParam("token"), clock.instant()));
    }

    private void show(Context context, SubscriptionLinks.Answer answer) {
        UnsubscribePageModel model = answer.match(
                running -> new UnsubscribePageModel(texts.say("site.unsubscribe"), texts.say(running.question()), true),
                ended -> new UnsubscribePageModel(texts.say("site.unsubscribed"), texts.say(ended.words()), false),
                invalid -> {
                    throw problem(invalid.expired());
                });
        layout.answer(layout.page(model.title()), "unsubscribe", Map.of("model", model))
                .send(context);
    }

    private static Problem problem(boolean expired) {
        return expired
                ? Problem.gone(Phrase.of("site.link-expired"), INSTEAD)
                : Problem.missing(Phrase.of("site.link-wrong"), Phrase.of("site.link-wrong-advice", INSTEAD));
    }
}
