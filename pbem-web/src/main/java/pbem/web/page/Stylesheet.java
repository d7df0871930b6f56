package pbem.web.page;

import pbem.phrase.Resource;

/**
 * The files that every page needs. Their URLs contain a hash of their content, so browsers may keep them for ever.
 *
 * @param css the only stylesheet
 * @param icon the site's icon as SVG
 * @param touch the icon as PNG, for phones
 * @param cssPath the path of the style sheet in URLs; the other paths are those of the icons
 */
public record Stylesheet(byte[] css, String cssPath, byte[] icon, String iconPath, byte[] touch, String touchPath) {

    public static Stylesheet load() {
        byte[] css = read("site.css");
        byte[] icon = read("icon.svg");
        byte[] touch = read("icon.png");
        return new Stylesheet(
                css,
                Assets.path("site", css, ".css"),
                icon,
                Assets.path("icon", icon, ".svg"),
                touch,
                Assets.path("icon", touch, ".png"));
    }

    private static byte[] read(String name) {
        return new Resource(Stylesheet.class, name).bytes();
    }
}
