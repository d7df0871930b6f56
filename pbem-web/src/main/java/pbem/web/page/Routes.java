package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;

/** Collects the routes of pages. */
public final class Routes {

    enum Kind {
        BEFORE,
        GET,
        HEAD,
        POST;

        void add(RoutesConfig site, String path, Handler handler) {
            switch (this) {
                case BEFORE -> site.before(path, handler);
                case GET -> site.get(path, handler);
                case HEAD -> site.head(path, handler);
                case POST -> site.post(path, handler);
            }
        }
    }

    /** Takes the routes that are added. */
    interface Taker {
        void take(Kind kind, String path, Handler handler);
    }

    private final Taker taker;

    Routes(Taker taker) {
        this.taker = taker;
    }

    /** Adds each route to the site at once, for routes that are the same for every reader. */
    public Routes(RoutesConfig site) {
        this((kind, path, handler) -> kind.add(site, path, handler));
    }

    /** Adds a page for GET and HEAD. Javalin itself would answer HEAD without asking whether the page exists. */
    public Routes page(String path, Handler handler) {
        taker.take(Kind.HEAD, path, handler);
        return get(path, handler);
    }

    public Routes get(String path, Handler handler) {
        taker.take(Kind.GET, path, handler);
        return this;
    }

    public Routes post(String path, Handler handler) {
        taker.take(Kind.POST, path, handler);
        return this;
    }

    public Routes before(String path, Handler handler) {
        taker.take(Kind.BEFORE, path, handler);
        return this;
    }
}
