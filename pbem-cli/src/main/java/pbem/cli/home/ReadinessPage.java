package pbem.cli.home;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import pbem.web.SiteExtension;
import pbem.web.page.Layout;

/** {@code /readyz}: 200 while this process can do its work, and 503 otherwise, with the reason in JSON. */
record ReadinessPage(Readiness readiness) implements SiteExtension {

    private static final String PATH = "/readyz";

    @Override
    public void add(RoutesConfig routes, Layout layout) {
        routes.get(PATH, this::answer);
        routes.head(PATH, this::answer);
    }

    private void answer(Context context) {
        Readiness.Report report = readiness.report();
        context.status(report.isReady() ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(report.json());
    }
}
