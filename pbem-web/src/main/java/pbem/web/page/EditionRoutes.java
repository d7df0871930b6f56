package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import pbem.web.answer.Edition;

/**
 * Pages that exist in every edition. The pages of an edition are made at the first request for it. Their routes are
 * added to the site once and give each reader the right edition. Safe for any thread.
 */
public final class EditionRoutes {

    private record Route(HandlerType kind, String path) {}

    private final BiConsumer<Edition, Routes> pages;
    private final Map<Edition, Map<Route, Handler>> made = new ConcurrentHashMap<>();

    /** @param pages adds the pages of an edition; the paths must be the same in every edition */
    public EditionRoutes(BiConsumer<Edition, Routes> pages) {
        this.pages = pages;
    }

    /** Adds the routes so that readers get the edition that they ask for. */
    public void addAsked(RoutesConfig site) {
        add(site, context -> {
            Edition edition = Edition.asked(context);
            if (!edition.named()) {
                context.res().addHeader("Vary", "Accept-Language");
            }
            return edition;
        });
    }

    /** Adds the routes for programs, which get only the language that the address names. */
    public void addNamed(RoutesConfig site) {
        add(site, Edition::namedOrPlain);
    }

    private void add(RoutesConfig site, Function<Context, Edition> choose) {
        of(Edition.PLAIN)
                .forEach((route, plain) -> site.addHttpHandler(
                        route.kind(),
                        route.path(),
                        route.kind().equals(HandlerType.BEFORE) ? plain : context -> answer(context, route, choose)));
    }

    private void answer(Context context, Route route, Function<Context, Edition> choose) throws Exception {
        Edition edition = choose.apply(context);
        edition.giveTo(context);
        of(edition).get(route).handle(context);
    }

    /** The handlers of an edition, in order: the first route that matches a path answers. */
    private Map<Route, Handler> of(Edition edition) {
        return made.computeIfAbsent(edition, missing -> {
            Map<Route, Handler> handlers = new LinkedHashMap<>();
            pages.accept(missing, new Routes((kind, path, handler) -> handlers.put(new Route(kind, path), handler)));
            return handlers;
        });
    }
}
