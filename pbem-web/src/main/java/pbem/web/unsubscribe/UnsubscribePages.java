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
 * The page that the link in List-Unsubscribe opens (RFC 8058). Opening the page changes nothing, since scanners follow
 * links; sending its form ends the subscription, even if it is sent several times. The token in the path is the only
 * proof, so it appears in no page, log or referrer.
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
        // The body of a refused form may not have been read to its end, so the connection cannot be used again.
        context.header("Connection", "close");
        String token = context.pathParam("token");
        answer(links.look(token, clock.instant())); // an unknown link is refused before the form is read
        OneClick.demand(context);
        show(context, links.end(token, clock.instant()));
    }

    private void show(Context context, SubscriptionLinks.Answer answer) {
        answer(answer).send(context);
    }

    /** @throws Problem if the link is not one of ours, or is too old */
    private Answer answer(SubscriptionLinks.Answer answer) {
        return switch (answer.state()) {
            case RUNNING -> page("site.unsubscribe", answer.words().orElseThrow(), true);
            case ENDED -> page("site.unsubscribed", answer.words().orElseThrow(), false);
            case EXPIRED -> throw Problem.gone(Phrase.of("site.link-expired"), INSTEAD);
            case INVALID ->
                throw Problem.missing(Phrase.of("site.link-wrong"), Phrase.of("site.link-wrong-advice", INSTEAD));
        };
    }

    /** @param asks whether the page has a button that ends the subscription */
    private Answer page(String title, Phrase words, boolean asks) {
        return layout.answer(
                layout.page(texts.say(title)), "unsubscribe", Map.of("words", texts.say(words), "asks", asks));
    }
}
