package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;

/** Where pages are added to the site. */
public record Routes(RoutesConfig routes) {

    /** Adds a page for GET and for HEAD. Javalin would answer HEAD without asking whether the page exists. */
    public Routes page(String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
        return this;
    }
}
