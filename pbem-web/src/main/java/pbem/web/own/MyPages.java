package pbem.web.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.OwnBoards;
import pbem.handler.play.ReplyEntrance;
import pbem.phrase.Phrase;
import pbem.player.PushEndpoint;
import pbem.query.OpenChallenge;
import pbem.summary.BoardSummary;
import pbem.web.answer.Answer;
import pbem.web.board.BoardListWords;
import pbem.web.game.ChallengeWords;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.play.PlayBody;
import pbem.web.play.PlayPages;
import pbem.web.play.Scripts;
import pbem.web.push.KnownPushServices;
import pbem.web.push.PushOffer;
import pbem.web.text.SiteTexts;

/**
 * The page of all boards of one player, opened by the pass in a board mail. The pass arrives only in a header, like the
 * token of a mail, and no answer is cached.
 *
 * @param languages the texts of each language
 */
public record MyPages(
        Layout layout,
        BoardsDesk desk,
        ReplyEntrance replies,
        Optional<PushOffer> push,
        Scripts scripts,
        Function<Locale, SiteTexts> languages,
        RequestLimit limit,
        Clock clock) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    public void add(Routes routes) {
        routes.before("/my", PlayPages::forOneAlone);
        routes.before("/my/*", PlayPages::forOneAlone);
        Answer page = page(); // the same for all readers
        routes.page("/my", page::send);
        routes.get("/my/boards", context -> PlayPages.send(context, limit.charged(context, () -> boards(context))));
        routes.post("/my/answers", this::answer);
        routes.post("/my/end", this::end);
        push.ifPresent(offer -> {
            routes.post("/my/browsers", context -> add(offer, context));
            routes.post(
                    "/my/browsers/end",
                    context -> change(context, (pass, body) -> offer.desk().remove(pass, body.url(), clock.instant())));
            routes.post(
                    "/my/browsers/push",
                    context ->
                            change(context, (pass, body) -> offer.desk().prefer(pass, body.push(), clock.instant())));
        });
    }

    private Answer page() {
        return layout.answer(
                        layout.page(layout.texts().say("site.my-boards")).unlistedAt("/my"),
                        "my",
                        Map.of(
                                "script",
                                scripts.path("my.js"),
                                "worker",
                                layout.site().path().path() + Scripts.WORKER,
                                "key",
                                push.map(PushOffer::key).orElse("")))
                .under(PlayPages.POLICY.toString());
    }

    private static Problem unknown() {
        return Problem.refused(HttpStatus.UNAUTHORIZED, Phrase.of("site.my-unknown"));
    }

    private ObjectNode boards(Context context) {
        Instant now = clock.instant();
        OwnBoards own = desk.look(PlayPages.token(context), now).orElseThrow(MyPages::unknown);
        SiteTexts texts = layout.edition().named() ? layout.texts() : languages.apply(own.language());
        return json(own, texts, new BoardListWords(texts, now));
    }

    private static ObjectNode json(OwnBoards own, SiteTexts texts, BoardListWords words) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("player", own.user());
        node.put("language", own.language().toLanguageTag());
        var boards = node.putArray("boards");
        for (BoardSummary board : own.boards()) {
            ObjectNode one = boards.addObject();
            one.put("board", board.number());
            one.put("title", words.title(board));
            one.put("players", texts.list(words.names(board)));
            one.put("standing", words.standing(board));
            one.put("turn", own.isOnTurn(board));
            board.deadline().ifPresent(until -> one.put("deadline", SiteTexts.iso(until)));
        }
        var tournaments = node.putArray("tournaments");
        own.tournaments()
                .forEach(tournament -> tournaments
                        .addObject()
                        .put("tournament", tournament.number())
                        .put(
                                "title",
                                texts.say(
                                        "site.tournament-numbered",
                                        tournament.number(),
                                        tournament.rules().name())));
        node.put("push", own.push().name().toLowerCase(Locale.ROOT));
        var browsers = node.putArray("browsers");
        own.browsers()
                .forEach(browser -> browsers.addObject()
                        .put("url", browser.url())
                        .put("service", browser.service())
                        .put("added", SiteTexts.iso(browser.added())));
        put(node, "waiting", own.waiting(), texts);
        put(node, "seeks", own.seeks(), texts);
        var made = node.putArray("made");
        own.made()
                .forEach(one -> put(made.addObject(), one.challenge(), texts)
                        .put(
                                "standing",
                                one.awaited().isEmpty()
                                        ? texts.say(
                                                "site.my-free-seats",
                                                one.challenge().freeSeats())
                                        : texts.say("site.my-awaited", texts.list(one.awaited()))));
        return node;
    }

    private static void put(ObjectNode node, String name, List<OpenChallenge> challenges, SiteTexts texts) {
        var array = node.putArray(name);
        challenges.forEach(challenge -> put(array.addObject(), challenge, texts).put("by", challenge.challenger()));
    }

    private static ObjectNode put(ObjectNode node, OpenChallenge challenge, SiteTexts texts) {
        return node.put("challenge", challenge.number())
                .put("game", texts.title(challenge.game()))
                .put("terms", new ChallengeWords(texts).terms(challenge));
    }

    private void answer(Context context) {
        limit.count(context);
        String pass = PlayPages.token(context);
        PlayBody body = PlayBody.of(context);
        ReplyEntrance.PageReply reply = desk.answer(pass, body.id(), body.challenge(), body.accepts(), clock.instant())
                .orElseThrow(MyPages::unknown);
        PlayPages.send(context, limit.charged(context, () -> PlayPages.json(replies.hear(reply), layout.texts())));
    }

    private void add(PushOffer offer, Context context) {
        limit.count(context);
        String pass = PlayPages.token(context);
        PushEndpoint endpoint = PlayBody.of(context).endpoint(clock.instant());
        if (!KnownPushServices.know(endpoint.url())) {
            throw Problem.refused(HttpStatus.BAD_REQUEST, Phrase.of("site.push-unknown"));
        }
        switch (offer.desk().add(pass, endpoint, clock.instant()).orElseThrow(MyPages::unknown)) {
            case TOO_MANY ->
                throw Problem.refused(HttpStatus.CONFLICT, Phrase.of("site.push-too-many", PushEndpoint.MOST));
            case TOO_OFTEN -> throw Problem.refused(HttpStatus.TOO_MANY_REQUESTS, Phrase.of("site.push-too-often"));
            case DONE ->
                PlayPages.send(
                        context,
                        MAPPER.createObjectNode().put("says", layout.texts().say("site.push-added")));
        }
    }

    /** @param change makes a change; returns false if the pass opens nothing */
    private void change(Context context, BiPredicate<String, PlayBody> change) {
        limit.count(context);
        if (!change.test(PlayPages.token(context), PlayBody.of(context))) {
            throw unknown();
        }
        PlayPages.send(
                context, MAPPER.createObjectNode().put("says", layout.texts().say("site.push-changed")));
    }

    private void end(Context context) {
        limit.count(context);
        if (!desk.end(PlayPages.token(context), clock.instant())) {
            throw unknown();
        }
        PlayPages.send(
                context, MAPPER.createObjectNode().put("says", layout.texts().say("site.my-ended")));
    }
}
