package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;

/** Collects the routes of pages. */
public final class Routes {

    /** Takes the routes that are added. */
    interface Taker {
        void take(HandlerType kind, String path, Handler handler);
    }

    private final Taker taker;

    Routes(Taker taker) {
        this.taker = taker;
    }

    /** Adds each route to the site at once, for routes that are the same for every reader. */
    public Routes(RoutesConfig site) {
        this(site::addHttpHandler);
    }

    /** Adds a page for GET and HEAD. Javalin itself would answer HEAD without asking whether the page exists. */
    public Routes page(String path, Handler handler) {
        taker.take(HandlerType.HEAD, path, handler);
        return get(path, handler);
    }

    public Routes get(String path, Handler handler) {
        taker.take(HandlerType.GET, path, handler);
        return this;
    }

    public Routes post(String path, Handler handler) {
        taker.take(HandlerType.POST, path, handler);
        return this;
    }

    public Routes before(String path, Handler handler) {
        taker.take(HandlerType.BEFORE, path, handler);
        return this;
    }
}
