package pbem.cli.home;

import io.javalin.config.RoutesConfig;
import pbem.cli.metrics.StepTimes;
import pbem.cli.metrics.TimedStep;
import pbem.web.SiteExtension;
import pbem.web.page.Layout;

/** Measures how long the answers of the site take to make. */
record TimedPages(StepTimes times) implements SiteExtension {

    private static final String BEGAN = "pbem.began";

    @Override
    public void add(RoutesConfig routes, Layout layout) {
        routes.before(context -> context.attribute(BEGAN, System.nanoTime()));
        routes.after(context -> {
            Long began = context.attribute(BEGAN);
            if (began != null) {
                times.note(TimedStep.PAGE, began);
            }
        });
    }
}
