package pbem.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
        try (InputStream file = Stylesheet.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("the jar lacks " + name);
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
