package pbem.web.signup;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import pbem.handler.account.SignupForm;
import pbem.handler.play.GuestGame;
import pbem.handler.play.GuestTable;
import pbem.phrase.Phrase;
import pbem.record.KeptGame;
import pbem.web.answer.Edition;
import pbem.web.page.Form;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.play.PlayBody;
import pbem.web.text.SiteTexts;

/** The form for signing up. It sends a mail; the visitor completes the sign-up by replying to it. */
public record SignupPage(
        Layout layout,
        SignupForm signups,
        Optional<GuestTable> guests,
        SiteTexts texts,
        RequestLimit limit,
        Clock clock) {

    private static final String PATH = "/signup";

    /** The largest length of a field; no address is longer. */
    private static final int LONGEST = 320;

    /** The values in the form. */
    private record Filled(String user, String address, String game) {}

    public void add(Routes routes) {
        routes.page(PATH, context -> show(context, new Filled("", "", ""), Optional.empty(), false));
        routes.post(PATH, this::ask);
    }

    private void ask(Context context) {
        context.header("Cache-Control", "no-store");
        if ("cross-site".equals(context.header("Sec-Fetch-Site"))) {
            throw Problem.refused(HttpStatus.FORBIDDEN, Phrase.of("site.form-wrong")); // another site's page sent it
        }
        limit.countSignup(context);
        Form form = Form.of(context, PlayBody.LARGEST);
        String game = form.field("game");
        Filled filled = new Filled(field(form, "user"), field(form, "address"), game);
        Optional<KeptGame> kept = game.isEmpty() ? Optional.empty() : kept(context, PlayBody.guestGame(game));
        if (!game.isEmpty() && kept.isEmpty()) {
            Filled without = new Filled(filled.user(), filled.address(), "");
            refuse(context, without, Phrase.of("site.guest-not-kept"));
            return;
        }
        Optional<Phrase> objection = signups.ask(
                filled.user(), filled.address(), Edition.asked(context).language(), kept, clock.instant());
        objection.ifPresentOrElse(
                why -> refuse(context, filled, why), () -> show(context, filled, Optional.empty(), true));
    }

    private Optional<KeptGame> kept(Context context, GuestGame carried) {
        return guests.flatMap(table -> limit.trying(context, () -> table.kept(carried)));
    }

    private void refuse(Context context, Filled filled, Phrase why) {
        context.status(HttpStatus.UNPROCESSABLE_CONTENT);
        show(context, filled, Optional.of(why), false);
    }

    private void show(Context context, Filled filled, Optional<Phrase> objection, boolean asked) {
        layout.answer(
                        layout.page(texts.say("site.signup")).unlistedAt(PATH),
                        "signup",
                        Map.of(
                                "user",
                                filled.user(),
                                "address",
                                filled.address(),
                                "game",
                                filled.game(),
                                "open",
                                signups.isOpen(),
                                "bad",
                                objection.isPresent(),
                                "says",
                                objection.map(texts::say).orElse(asked ? asked(filled) : "")))
                .send(context);
    }

    private String asked(Filled filled) {
        String said = texts.say("site.signup-asked", filled.address(), filled.user());
        return filled.game().isEmpty() ? said : said + " " + texts.say("site.signup-asked-game");
    }

    /** @throws Problem if the form has no such field, or its value is too long */
    private static String field(Form form, String name) {
        return Optional.ofNullable(form.fields().get(name))
                .filter(value -> value.length() <= LONGEST)
                .orElseThrow(() -> Problem.refused(HttpStatus.BAD_REQUEST, Phrase.of("site.form-wrong")));
    }
}
