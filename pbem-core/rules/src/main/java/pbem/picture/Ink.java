package pbem.picture;

import java.util.regex.Pattern;

/**
 * A colour with a meaning.
 *
 * @param name lower-case letters, digits and dashes; names a style class, so equal names must mean equal colours
 * @param light {@code #rrggbb} on a light page, and in every PNG
 * @param dark {@code #rrggbb} on a dark page
 */
public record Ink(String name, String light, String dark) {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-f]{6}");

    public Ink {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a name for an ink: " + name);
        }
        if (!COLOUR.matcher(light).matches() || !COLOUR.matcher(dark).matches()) {
            throw new IllegalArgumentException("colours are written #rrggbb: " + light + ", " + dark);
        }
    }

    /** The same on light and dark pages, as pieces are. */
    public static Ink fixed(String name, String colour) {
        return new Ink(name, colour, colour);
    }
}
