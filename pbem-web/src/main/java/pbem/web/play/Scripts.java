package pbem.web.play;

import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.phrase.Resource;
import pbem.web.page.Assets;
import pbem.web.page.Routes;

/**
 * The JavaScript modules of our pages. They import each other by name from one folder; the folder's name contains a
 * hash of all modules, so browsers may keep them for ever.
 */
public final class Scripts {

    private static final List<String> NAMES =
            List.of("board.js", "follow.js", "guest.js", "my.js", "play.js", "review.js");

    /** The service worker of the whole site. Its path must be above all pages and must not change. */
    public static final String WORKER = "/worker.js";

    private static final String TYPE = "text/javascript; charset=utf-8";

    private final Map<String, byte[]> modules = new LinkedHashMap<>();
    private final String folder;

    private Scripts() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String name : NAMES) {
            byte[] module = read(name);
            modules.put(name, module);
            all.writeBytes(module);
        }
        this.folder = Assets.path("scripts", all.toByteArray(), "/");
    }

    public static Scripts load() {
        return new Scripts();
    }

    /** The path of the module of that name. */
    public String path(String name) {
        if (!modules.containsKey(name)) {
            throw new IllegalStateException("no script " + name);
        }
        return folder + name;
    }

    public void add(Routes routes) {
        modules.forEach((name, module) -> Assets.keep(routes, path(name), module, TYPE));
        byte[] worker = read("worker.js");
        routes.page(
                WORKER,
                context -> context.header("Cache-Control", "no-cache")
                        .contentType(TYPE)
                        .result(worker));
    }

    private static byte[] read(String name) {
        return new Resource(Scripts.class, name).bytes();
    }
}
