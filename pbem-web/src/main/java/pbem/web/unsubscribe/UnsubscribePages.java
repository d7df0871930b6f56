package pbem.web.unsubscribe;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import pbem.handler.talk.SubscriptionLinks;
import pbem.phrase.Phrase;
import pbem.web.answer.Answer;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/**
 * Where the link in List-Unsubscribe leads (RFC 8058). To look at the page changes nothing, since scanners follow links;
 * the form ends the subscription, however often it is sent. The token in the path is all the proof there is, so it is in
 * no page, no log and no referrer.
 */
public record UnsubscribePages(Layout layout, SubscriptionLinks links, SiteTexts texts, Clock clock) {

    private static final Phrase INSTEAD = Phrase.of("site.unsubscribe-by-mail");
    private static final String PATH = "/unsubscribe/{token}";

    public void add(Routes routes) {
        routes.before(
                PATH,
                context -> context.header("Referrer-Policy", "no-referrer").header("Cache-Control", "no-store"));
        routes.page(PATH, this::ask);
        routes.post(PATH, this::end);
    }

    private void ask(Context context) {
        show(context, links.look(context.pathParam("token"), clock.instant()));
    }

    private void end(Context context) {
        // A form that is refused may not have been read to its end: the connection cannot be used again, and is told
        // so.
        context.header("Connection", "close");
        String token = context.pathParam("token");
        answer(links.look(token, clock.instant())); // who has no link of ours need not send anything
        OneClick.demand(context);
        show(context, links.end(token, clock.instant()));
    }

    private void show(Context context, SubscriptionLinks.Answer answer) {
        answer(answer).send(context);
    }

    /** @throws Problem if the link is none of ours, or too old */
    private Answer answer(SubscriptionLinks.Answer answer) {
        return answer.match(
                running -> page("site.unsubscribe", running.question(), true),
                ended -> page("site.unsubscribed", ended.words(), false),
                invalid -> {
                    throw problem(invalid.expired());
                });
    }

    /** @param asks whether the reader can still end it here */
    private Answer page(String title, Phrase words, boolean asks) {
        return layout.answer(
                layout.page(texts.say(title)), "unsubscribe", Map.of("words", texts.say(words), "asks", asks));
    }

    private static Problem problem(boolean expired) {
        return expired
                ? Problem.gone(Phrase.of("site.link-expired"), INSTEAD)
                : Problem.missing(Phrase.of("site.link-wrong"), Phrase.of("site.link-wrong-advice", INSTEAD));
    }
}
