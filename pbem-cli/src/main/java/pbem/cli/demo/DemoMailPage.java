package pbem.cli.demo;

import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import jakarta.mail.MessagingException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.phrase.Resource;
import pbem.web.SiteExtension;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Layout;
import pbem.web.page.Link;

/** The page on which a visitor writes and reads the mails of alice, of bob, and of the account that they signed up for. */
final class DemoMailPage implements SiteExtension {

    /** The policy of the frame that shows a mail's HTML. It allows the reader to follow links, and nothing else. */
    private static final ContentPolicy IN_FRAME = ContentPolicy.STRICT
            .with("style-src", "'unsafe-inline'")
            .with("base-uri", "'self'")
            .with("sandbox", "allow-top-navigation-by-user-activation");

    private static final ContentPolicy WITH_FRAME = ContentPolicy.STRICT.with("frame-src", "'self'");

    private static final Pattern CONTENT_ID = Pattern.compile("cid:([A-Za-z0-9.@_-]+)");
    private static final int LONGEST = 20_000;

    private final DemoMailServer server;
    private final DemoTemplates templates = new DemoTemplates();
    private final Clock clock;

    DemoMailPage(DemoMailServer server, Clock clock) {
        this.server = server;
        this.clock = clock;
    }

    @Override
    public Optional<Link> navigation() {
        return Optional.of(new Link("/mail", "Mail"));
    }

    @Override
    public void add(RoutesConfig routes, Layout layout) {
        routes.before(OwnVisitors::check);
        routes.get("/mail", context -> context.redirect(server.reader().path()));
        routes.get(
                "/mail.css",
                context -> context.contentType("text/css; charset=utf-8")
                        .result(new Resource(DemoMailPage.class, "mail.css").bytes()));
        routes.get("/mail/{user}", context -> mailbox(context, layout));
        routes.post("/mail/{user}", this::send);
        routes.get("/mail/{user}/{number}", context -> mail(context, layout));
        routes.get("/mail/{user}/{number}/html", this::html);
        routes.get("/mail/{user}/{number}/part/{id}", this::part);
    }

    private void mailbox(Context context, Layout layout) {
        DemoPlayer owner = owner(context);
        List<ReceivedMail> mails = new ArrayList<>(mails(owner));
        Collections.reverse(mails);
        int before = Optional.ofNullable(context.queryParam("before"))
                .filter(text -> text.matches("[0-9]{1,6}"))
                .map(Integer::parseInt)
                .orElse(-1);
        boolean waiting = before >= 0 && mails.size() <= before;
        if (waiting) {
            context.header("Refresh", "1"); // the answer is on its way, so the page reloads itself
        }
        show(
                context,
                layout,
                owner.name() + "'s mail",
                "mailbox",
                Map.of(
                        "owner", owner,
                        "owners", server.owners(),
                        "mails", mails,
                        "waiting", waiting,
                        "answered", before >= 0 && !waiting));
    }

    private void mail(Context context, Layout layout) {
        DemoPlayer owner = owner(context);
        ReceivedMail mail = mail(context, owner);
        show(context, layout, mail.subject(), "mail", Map.of("owner", owner, "mail", mail));
    }

    private void show(Context context, Layout layout, String title, String template, Map<String, Object> params) {
        String body = templates.render(template, params);
        WITH_FRAME.applyTo(context);
        context.header("Cache-Control", "no-store");
        context.contentType("text/html; charset=utf-8").result(layout.html(title, "/mail", body));
    }

    private void html(Context context) {
        DemoPlayer owner = owner(context);
        ReceivedMail mail = mail(context, owner);
        String parts = owner.path() + "/" + mail.number() + "/part/";
        IN_FRAME.applyTo(context);
        context.contentType("text/html; charset=utf-8")
                .result(
                        mail.html().isEmpty()
                                ? preformatted(mail.text())
                                : CONTENT_ID
                                        .matcher(mail.html())
                                        .replaceAll(parts + "$1")
                                        .replaceFirst("<head>", "<head><base target=\"_top\">"));
    }

    /** A mail that has only plain text, such as an answer to an unauthenticated mail. */
    private static String preformatted(String text) {
        return "<!DOCTYPE html><title>Mail</title><pre>"
                + text.replace("&", "&amp;").replace("<", "&lt;") + "</pre>";
    }

    private void part(Context context) {
        ReceivedMail.Part part = mail(context, owner(context))
                .part(context.pathParam("id"))
                .filter(found -> found.type().startsWith("image/"))
                .orElseThrow(NotFoundResponse::new);
        context.contentType(part.type()).result(part.bytes());
    }

    private void send(Context context) throws MessagingException {
        DemoPlayer from = owner(context);
        Optional<ReceivedMail> answered = Optional.ofNullable(context.formParam("answers"))
                .filter(text -> text.matches("[0-9]{1,6}"))
                .map(text -> mail(from, Integer.parseInt(text)));
        String words = Optional.ofNullable(context.formParam("words")).orElse("");
        String subject = answered.map(mail -> "Re: " + mail.subject().replaceFirst("^Re: ", ""))
                .or(() -> Optional.ofNullable(context.formParam("subject")))
                .orElse("");
        if (words.length() > LONGEST || subject.length() > LONGEST) {
            throw new BadRequestResponse("That mail is too long for the demo.");
        }
        String to = answered.map(ReceivedMail::replyTo).orElse(DemoPlayer.SERVER.address());
        int before = mails(from).size();
        WrittenMail mail = new WrittenMail(from, to, subject, words, answered);
        server.submit(from, to, mail.raw(clock.instant()));
        context.redirect(from.path() + "?before=" + before, HttpStatus.SEE_OTHER);
    }

    private DemoPlayer owner(Context context) {
        String user = context.pathParam("user");
        return server.owners().stream()
                .filter(owner -> owner.user().equalsIgnoreCase(user))
                .findFirst()
                .orElseThrow(NotFoundResponse::new);
    }

    private ReceivedMail mail(Context context, DemoPlayer owner) {
        String number = context.pathParam("number");
        return number.matches("[0-9]{1,6}") ? mail(owner, Integer.parseInt(number)) : missing();
    }

    private ReceivedMail mail(DemoPlayer owner, int number) {
        List<ReceivedMail> mails = mails(owner);
        return number >= 1 && number <= mails.size() ? mails.get(number - 1) : missing();
    }

    private static ReceivedMail missing() {
        throw new NotFoundResponse("There is no such mail.");
    }

    private List<ReceivedMail> mails(DemoPlayer owner) {
        List<byte[]> raw = server.mailbox(owner);
        List<ReceivedMail> mails = new ArrayList<>();
        for (int i = 0; i < raw.size(); i++) {
            mails.add(ReceivedMail.of(i + 1, raw.get(i)));
        }
        return mails;
    }
}
