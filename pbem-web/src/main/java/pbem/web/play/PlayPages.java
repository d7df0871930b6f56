package pbem.web.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.PlayDesk.Attempt;
import pbem.handler.play.ReplyEntrance;
import pbem.handler.play.SeatedBoard;
import pbem.phrase.Phrase;
import pbem.web.answer.Answer;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/**
 * The page that the link in a board mail opens. The token follows the # in the link, so it reaches the server only in a
 * header, and appears in no path, log, referrer or cache. It opens that player's own view of the board, so no answer is
 * cached.
 *
 * @param languages the texts of each language
 */
public record PlayPages(
        Layout layout,
        PlayDesk desk,
        BoardsDesk boards,
        ReplyEntrance replies,
        Scripts scripts,
        Function<Locale, SiteTexts> languages,
        RequestLimit limit,
        Clock clock) {

    private static final Logger LOG = LoggerFactory.getLogger(PlayPages.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern BEARER =
            Pattern.compile("Bearer +([A-Za-z2-7]{1,64}(?:\\.[0-9]{1,9}){0,2})", Pattern.CASE_INSENSITIVE);

    /** Allows our scripts and the pictures that they make, and nothing from other sites. */
    public static final ContentPolicy POLICY =
            ContentPolicy.SCRIPTED.with("form-action", "'none'").with("frame-ancestors", "'none'");

    public void add(Routes routes) {
        routes.before("/play", PlayPages::forOneAlone);
        routes.before("/play/*", PlayPages::forOneAlone);
        Answer page = page(); // the same for all readers
        routes.page("/play", page::send);
        routes.get(
                "/play/board",
                context ->
                        send(context, limit.charged(context, () -> json(opened(context, Attempt.NOTHING), context))));
        routes.post("/play/board", context -> {
            demandToken(context);
            limit.count(context);
            Attempt attempt = PlayBody.of(context).attempt();
            send(context, limit.tryingForPlayer(context, () -> json(opened(context, attempt), context)));
        });
        routes.post("/play/lines", this::hear);
    }

    /** Sets headers for an answer to one reader, which nobody may cache. */
    public static void forOneAlone(Context context) {
        context.header("Referrer-Policy", "no-referrer").header("Cache-Control", "no-store");
    }

    private Answer page() {
        return layout.answer(
                        layout.page(layout.texts().say("site.play")).unlistedAt("/play"),
                        "play",
                        Map.of(
                                "script",
                                scripts.path("play.js"),
                                "mail",
                                layout.site().mailAddress()))
                .under(POLICY.toString());
    }

    /** Refuses a bad token before the body is read. */
    private void demandToken(Context context) {
        desk.fault(token(context), clock.instant()).ifPresent(fault -> {
            throw problem(fault);
        });
    }

    private SeatedBoard opened(Context context, Attempt attempt) {
        return desk.look(token(context), attempt, clock.instant()).match(PlayDesk.Answer.Opened::board, closed -> {
            throw problem(closed.why());
        });
    }

    private static Problem problem(PlayDesk.Fault fault) {
        return switch (fault) {
            case EXPIRED -> Problem.refused(HttpStatus.UNAUTHORIZED, Phrase.of("site.play-expired"));
            case NO_BOARD -> Problem.refused(HttpStatus.FORBIDDEN, Phrase.of("site.play-no-board"));
            case UNKNOWN -> Problem.refused(HttpStatus.UNAUTHORIZED, Phrase.of("site.play-unknown"));
        };
    }

    /** The token in the header, not yet checked. */
    public static String token(Context context) {
        Matcher header = BEARER.matcher(
                Optional.ofNullable(context.header("Authorization")).orElse(""));
        if (!header.matches()) {
            throw Problem.refused(HttpStatus.UNAUTHORIZED, Phrase.of("site.play-unknown"));
        }
        return header.group(1);
    }

    /** The board as JSON, in the language of the player's mails unless the address names another. */
    private ObjectNode json(SeatedBoard board, Context context) {
        SiteTexts texts = layout.edition().named() ? layout.texts() : languages.apply(board.language());
        return TrialJson.asked(context, texts).of(board, layout.site().mailAddress());
    }

    private void hear(Context context) {
        limit.count(context);
        demandToken(context);
        ReplyEntrance.PageReply reply = PlayBody.of(context).reply(token(context));
        send(context, limit.charged(context, () -> heard(reply)));
    }

    /** Handles a line. A line whose token opens no board is refused before it is put into the inbox. */
    private ObjectNode heard(ReplyEntrance.PageReply reply) {
        if (desk.revision(reply.token(), clock.instant()).isEmpty()) {
            throw problem(PlayDesk.Fault.UNKNOWN);
        }
        ReplyEntrance.Verdict verdict = boards.reply(reply, clock.instant())
                .map(replies::hear)
                .orElseGet(() -> new ReplyEntrance.Verdict("refused", List.of(Phrase.of("site.my-not-said"))));
        ObjectNode node = json(verdict, layout.texts());
        revision(reply.token()).ifPresent(revision -> node.put("revision", revision));
        return node;
    }

    /** The outcome of a line in words for a page. If the answer was sent by mail, there are no words. */
    public static ObjectNode json(ReplyEntrance.Verdict verdict, SiteTexts texts) {
        List<Phrase> says = verdict.outcome().equals("answered") ? List.of() : verdict.says();
        return MAPPER.createObjectNode()
                .put("outcome", verdict.outcome())
                .put(
                        "says",
                        says.stream().map(phrase -> sentence(phrase, texts)).collect(Collectors.joining(" ")));
    }

    /**
     * A phrase as a sentence for a page. Some phrases are written for mails ("reply to this mail") and are replaced;
     * others are entries of a list and become sentences.
     */
    private static String sentence(Phrase phrase, SiteTexts texts) {
        Phrase said = switch (phrase.key()) {
            case "play.stale-reply" -> Phrase.of("site.said-stale");
            case "play.nothing-offered" -> Phrase.of("site.said-nothing-offered");
            case "play.challenged" ->
                Phrase.of("site.said-challenged", phrase.args().toArray());
            case "talk.chatted" -> Phrase.of("site.said-chatted");
            default -> phrase;
        };
        boolean whole = texts.say(said).matches("(?s).*[.?!:]");
        return texts.say(Phrase.of(whole ? "site.said" : "list.sentence", said));
    }

    /**
     * The revision of the board after a line. The line has already been carried out, so if the board cannot be read,
     * the result is empty and the line does not count as failed.
     */
    private OptionalInt revision(String token) {
        try {
            return desk.revision(token, clock.instant());
        } catch (RuntimeException e) {
            LOG.warn("a board was not read after a line was heard", e);
            return OptionalInt.empty();
        }
    }

    public static void send(Context context, ObjectNode node) {
        Answer.of(node.toString(), "application/json; charset=utf-8").send(context);
    }
}
