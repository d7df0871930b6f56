package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;

/** Where pages are added to the site. */
public final class Routes {

    private final RoutesConfig routes;

    public Routes(RoutesConfig routes) {
        this.routes = routes;
    }

    /** For GET and for HEAD, to which Javalin would answer for itself without asking whether the page exists. */
    public Routes page(String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
        return this;
    }
}
