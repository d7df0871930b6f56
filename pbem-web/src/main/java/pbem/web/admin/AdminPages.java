package pbem.web.admin;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.web.SiteExtension;
import pbem.web.page.ContentPolicy;
import pbem.web.page.Form;
import pbem.web.page.Layout;
import pbem.web.page.Link;
import pbem.web.page.Routes;
import pbem.web.page.SitePath;

/**
 * Pages that show the admin the state of the server. They are read-only, are kept by no cache and are hidden from
 * search engines. Every other reader gets the same answer at each address below {@code /admin}, whether there is such a
 * page or not: the form for the token, or a missing page.
 *
 * <p>They are in no navigation, since the admin knows the address.
 */
public final class AdminPages implements SiteExtension {

    static final String PATH = "/admin";

    private static final String NUMBER = "[0-9]{1,9}";

    /** The size of the largest form, in bytes. */
    private static final int LARGEST_FORM = 2048;

    /** The attribute that is set once the reader may see the pages. */
    private static final String MAY = "pbem.admin";

    private static final ContentPolicy POLICY = ContentPolicy.STRICT.with("frame-ancestors", "'none'");

    private static final List<Link> TABS = List.of(
            new Link(PATH, "Now"),
            new Link(PATH + "/mail", "Mail"),
            new Link(PATH + "/people", "People"),
            new Link(PATH + "/play", "Play"),
            new Link(PATH + "/figures", "Figures"));

    private final AdminView view;
    private final AdminDoor door;

    public AdminPages(AdminView view, AdminAccess access, Clock clock) {
        this.view = view;
        this.door = new AdminDoor(access, clock);
    }

    @Override
    public void add(RoutesConfig routes, Layout layout) {
        routes.before(PATH, this::check);
        routes.before(PATH + "/*", this::check);
        routes.exception(
                AdminDoor.Locked.class, (locked, context) -> askForToken(context, layout, locked.isAfterATry()));
        sheet(routes, layout, PATH, view::now);
        sheet(routes, layout, PATH + "/mail", view::mail);
        sheet(routes, layout, PATH + "/people", view::people);
        sheet(routes, layout, PATH + "/play", view::play);
        sheet(routes, layout, PATH + "/figures", view::figures);
        new Routes(routes)
                .page(
                        PATH + "/people/{user}",
                        context -> show(context, layout, "/people", () -> view.person(context.pathParam("user"))))
                .page(PATH + "/boards", AdminPages::leadToBoard)
                .page(PATH + "/boards/{number}", context -> show(context, layout, "/play", () -> board(context)));
        // The address of a person is sent in the body: in a URL it would end up in histories and logs of web servers.
        routes.post(
                PATH + "/people",
                context -> show(
                        context,
                        layout,
                        "/people",
                        () -> view.person(Form.of(context, LARGEST_FORM).field("whom"))));
        routes.post(PATH + "/enter", context -> enter(context, layout.site().path()));
        routes.post(PATH + "/leave", context -> leave(context, layout.site().path()));
    }

    private void check(Context context) {
        if (!isEntering(context)) {
            door.demand(context);
            context.attribute(MAY, true);
        }
    }

    private static boolean isEntering(Context context) {
        return context.path().equals(PATH + "/enter")
                && context.req().getMethod().equals("POST");
    }

    private void enter(Context context, SitePath site) {
        door.enter(context, Form.of(context, LARGEST_FORM).field("token"), site);
        context.header("Cache-Control", "no-store");
        context.redirect(PATH, HttpStatus.SEE_OTHER);
    }

    private void leave(Context context, SitePath site) {
        door.leave(context, site);
        context.header("Cache-Control", "no-store");
        context.redirect("/", HttpStatus.SEE_OTHER);
    }

    /** Redirects from the form for a board number to the board's page. */
    private static void leadToBoard(Context context) {
        String number =
                Optional.ofNullable(context.queryParam("number")).orElse("").strip();
        if (!number.matches(NUMBER)) {
            throw new NotFoundResponse();
        }
        context.header("Cache-Control", "no-store");
        context.redirect(PATH + "/boards/" + number, HttpStatus.SEE_OTHER);
    }

    private Optional<AdminSheet> board(Context context) {
        String number = context.pathParam("number");
        return number.matches(NUMBER) ? view.board(Integer.parseInt(number)) : Optional.empty();
    }

    private void sheet(RoutesConfig routes, Layout layout, String path, Supplier<AdminSheet> sheet) {
        new Routes(routes)
                .page(
                        path,
                        context ->
                                show(context, layout, path.substring(PATH.length()), () -> Optional.of(sheet.get())));
    }

    private void show(Context context, Layout layout, String tab, Supplier<Optional<AdminSheet>> found) {
        if (!Boolean.TRUE.equals(context.attribute(MAY))) {
            throw new NotFoundResponse(); // the check before this handler did not run
        }
        AdminSheet sheet = found.get().orElseThrow(NotFoundResponse::new);
        protect(context);
        layout.answer(
                        layout.page(sheet.title()),
                        "admin",
                        Map.of("sheet", sheet, "tabs", TABS, "tab", PATH + tab, "canLeave", door.canLeave(context)))
                .send(context);
    }

    /** Sends the form for the token, with the same bytes for every address, so that nobody learns which pages exist. */
    private static void askForToken(Context context, Layout layout, boolean wrong) {
        context.status(HttpStatus.UNAUTHORIZED).header("WWW-Authenticate", AdminDoor.CHALLENGE);
        protect(context);
        layout.answer(layout.page("Admin"), "admin-door", Map.of("wrong", wrong))
                .send(context);
    }

    private static void protect(Context context) {
        POLICY.applyTo(context);
        context.header("Cache-Control", "no-store")
                .header("Referrer-Policy", "no-referrer")
                .header("X-Robots-Tag", "noindex, nofollow");
    }
}
