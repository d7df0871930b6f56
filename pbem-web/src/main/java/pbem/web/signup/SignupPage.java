package pbem.web.signup;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.handler.account.SignupForm;
import pbem.phrase.Phrase;
import pbem.web.answer.Edition;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestBody;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.text.SiteTexts;

/** The form with which somebody signs up; the rest is done by their reply to the mail that it sends. */
public record SignupPage(Layout layout, SignupForm signups, SiteTexts texts, RequestLimit limit, Clock clock) {

    private static final String PATH = "/signup";

    /** In bytes. */
    private static final int LARGEST = 4096;

    /** More than any address has. */
    private static final int LONGEST = 320;

    public void add(Routes routes) {
        routes.page(PATH, context -> show(context, "", "", Optional.empty(), false));
        routes.post(PATH, this::ask);
    }

    private void ask(Context context) {
        context.header("Cache-Control", "no-store");
        if ("cross-site".equals(context.header("Sec-Fetch-Site"))) {
            throw Problem.refused(
                    HttpStatus.FORBIDDEN, Phrase.of("site.form-wrong")); // a page of somebody else's sent it
        }
        limit.countSignup(context);
        String form = new String(RequestBody.read(context, LARGEST), StandardCharsets.UTF_8);
        String user = field(form, "user");
        String address = field(form, "address");
        Optional<Phrase> objection =
                signups.ask(user, address, Edition.asked(context).language(), clock.instant());
        if (objection.isPresent()) {
            context.status(HttpStatus.UNPROCESSABLE_CONTENT);
        }
        show(context, user, address, objection, objection.isEmpty());
    }

    private void show(Context context, String user, String address, Optional<Phrase> objection, boolean asked) {
        layout.answer(
                        layout.page(texts.say("site.signup")).unlistedAt(PATH),
                        "signup",
                        Map.of(
                                "user",
                                user,
                                "address",
                                address,
                                "open",
                                signups.isOpen(),
                                "bad",
                                objection.isPresent(),
                                "says",
                                objection
                                        .map(texts::say)
                                        .orElse(asked ? texts.say("site.signup-asked", address, user) : "")))
                .send(context);
    }

    /** @throws Problem if the form has none of that name */
    private static String field(String form, String name) {
        return Stream.of(form.split("&"))
                .filter(pair -> pair.startsWith(name + "="))
                .map(pair -> decoded(pair.substring(name.length() + 1)).strip())
                .filter(value -> value.length() <= LONGEST)
                .findFirst()
                .orElseThrow(() -> Problem.refused(HttpStatus.BAD_REQUEST, Phrase.of("site.form-wrong")));
    }

    private static String decoded(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return ""; // a percent sign that encodes nothing
        }
    }
}
