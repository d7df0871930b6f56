package pbem.web;

import io.javalin.config.RoutesConfig;
import java.util.Optional;
import pbem.web.page.Layout;
import pbem.web.page.Link;

/** Pages that another module adds to the site. */
public interface SiteExtension {

    /** The extension's entry in the navigation of every page; empty for none. */
    default Optional<Link> navigation() {
        return Optional.empty();
    }

    /**
     * Adds the extension's routes before the site starts to listen. Every answer already has the site's headers; a
     * handler whose page needs more than the strict content policy replaces that header.
     *
     * @param layout makes pages that look like the others
     */
    void add(RoutesConfig routes, Layout layout);
}
