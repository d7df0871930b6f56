package pbem.web.page;

import pbem.phrase.Resource;
import pbem.web.answer.ContentHash;

/**
 * The files that every page needs. Their URLs contain a hash of their content, so browsers may keep them for ever.
 *
 * @param css the only stylesheet
 * @param icon the site's icon as SVG
 * @param touch the icon as PNG, for phones
 */
public record Stylesheet(byte[] css, byte[] icon, byte[] touch) {

    public static Stylesheet load() {
        return new Stylesheet(read("site.css"), read("icon.svg"), read("icon.png"));
    }

    public String cssPath() {
        return "/assets/site-" + ContentHash.of(css).brief() + ".css";
    }

    public String iconPath() {
        return "/assets/icon-" + ContentHash.of(icon).brief() + ".svg";
    }

    public String touchPath() {
        return "/assets/icon-" + ContentHash.of(touch).brief() + ".png";
    }

    private static byte[] read(String name) {
        return new Resource(Stylesheet.class, name).bytes();
    }
}
