package pbem.web.unsubscribe;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import pbem.handler.talk.Subscription;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.store.Store;
import pbem.token.Token;
import pbem.token.Tokens;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.Routes;

/**
 * Where the link in List-Unsubscribe leads (RFC 8058). To look at the page changes nothing, since scanners follow links;
 * the form ends the subscription, however often it is sent. The token in the path is all the proof there is, so it is in
 * no page, no log and no referrer.
 */
public final class UnsubscribePages {

    private static final String INSTEAD =
            "You can write to us instead: “unsubscribe” and the number of a board ends the"
                    + " mails about it, “set digest off” the digests.";
    private static final String PATH = "/unsubscribe/{token}";

    private final Layout layout;
    private final Store store;
    private final Tokens tokens;
    private final Phrasebook phrases;
    private final Clock clock;

    public UnsubscribePages(Layout layout, Store store, Tokens tokens, Phrasebook phrases, Clock clock) {
        this.layout = layout;
        this.store = store;
        this.tokens = tokens;
        this.phrases = phrases;
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
        Token token = token(context);
        Subscription subscription = subscription(token);
        Player player = store.read(tx -> player(tx.repositories(), token));
        Optional<Phrase> ended = store.read(tx -> subscription.ended(tx.repositories(), player));
        if (ended.isPresent()) {
            show(context, "Unsubscribed", ended.get(), false);
        } else {
            show(context, "Unsubscribe", subscription.question(player), true);
        }
    }

    private void end(Context context) {
        // A form that is refused may not have been read to its end: the connection cannot be used again, and is told
        // so.
        context.header("Connection", "close");
        Token token = token(context);
        Subscription subscription = subscription(token);
        OneClick.demand(context);
        Phrase done = store.change(tx -> subscription.end(tx.repositories(), player(tx.repositories(), token)));
        show(context, "Unsubscribed", done, false);
    }

    private void show(Context context, String heading, Phrase words, boolean asks) {
        layout.show(context, layout.page(heading), "unsubscribe", Map.of("words", phrases.say(words), "asks", asks));
    }

    private Token token(Context context) {
        return tokens.examine(context.pathParam("token"), clock.instant()).match(new Tokens.Reading.Cases<>() {
            @Override
            public Token valid(Tokens.Reading.Valid valid) {
                return valid.token();
            }

            @Override
            public Token expired(Tokens.Reading.Expired expired) {
                throw Problem.gone("This link has expired", INSTEAD);
            }

            @Override
            public Token returnOf(Tokens.Reading.ReturnOf returned) {
                throw wrong();
            }

            @Override
            public Token foreign(Tokens.Reading.Foreign foreign) {
                throw wrong();
            }
        });
    }

    private static Subscription subscription(Token token) {
        return Subscription.leftBy(token.target()).orElseThrow(UnsubscribePages::wrong);
    }

    private static Player player(Repositories repositories, Token token) {
        return repositories
                .players()
                .withId(token.player())
                .filter(player -> player.state() == Player.State.ACTIVE)
                .orElseThrow(UnsubscribePages::wrong);
    }

    private static Problem wrong() {
        return Problem.missing("This link leads nowhere", "Perhaps a part of it was lost on the way. " + INSTEAD);
    }
}
