package pbem.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import pbem.phrase.Resource;

/**
 * The letters of pictures as outlines, in two weights, and the figurines of chess in the bold one. They are part of the program, since Java cannot draw text on a
 * machine without fonts. Immutable, read once, safe for any thread.
 */
final class Glyphs {

    /** Height of a capital letter in units of the outlines. */
    static final int CAPITAL = 500;

    private static final Map<String, Glyphs> WEIGHTS = read();

    /** The glyph for missing characters, so that a gap is visible. */
    private static final Glyph BOX = new Glyph(450, "m50 0v-500h350v500zm45-45h260v-410h-260z");

    private final Map<Integer, Glyph> glyphs = new HashMap<>();

    /** The outlines of the letters used so far; an entry never changes. */
    private final Map<Glyph, Path2D> outlines = new ConcurrentHashMap<>();

    private Glyphs() {}

    /**
     * @param advance the distance to the origin of the next letter
     * @param path SVG path data relative to the origin on the base line, y down
     */
    private record Glyph(int advance, String path) {}

    static Glyphs of(boolean bold) {
        return WEIGHTS.get(bold ? "bold" : "regular");
    }

    /** The width of the text in heights of a capital. */
    double width(String text) {
        return composed(text)
                        .codePoints()
                        .map(character -> glyph(character).advance)
                        .sum()
                / (double) CAPITAL;
    }

    /** The text as path data in units of the outlines, starting at the origin on the base line; may be empty. */
    String path(String text) {
        StringBuilder path = new StringBuilder();
        int[] pen = {0};
        composed(text).codePoints().mapToObj(this::glyph).forEach(glyph -> {
            if (!glyph.path.isEmpty()) {
                path.append('M').append(pen[0]).append(" 0").append(glyph.path);
            }
            pen[0] += glyph.advance;
        });
        return path.toString();
    }

    /** The outline of {@link #path} as a Java shape. */
    Path2D outline(String text) {
        Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
        int[] pen = {0};
        composed(text).codePoints().mapToObj(this::glyph).forEach(glyph -> {
            outline.append(
                    outlines.computeIfAbsent(glyph, one -> Outlines.parsed(one.path))
                            .getPathIterator(AffineTransform.getTranslateInstance(pen[0], 0)),
                    false);
            pen[0] += glyph.advance;
        });
        return outline;
    }

    private static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private Glyph glyph(int character) {
        return glyphs.getOrDefault(character, BOX);
    }

    private static Map<String, Glyphs> read() {
        Map<String, Glyphs> weights = new HashMap<>();
        Glyphs weight = null;
        for (String file : List.of("glyphs.txt", "figurines.txt")) {
            for (String line : new Resource(Glyphs.class, file).lines()) {
                String[] words = line.split(" ", 3);
                if (words.length == 1) {
                    weight = weights.computeIfAbsent(words[0], name -> new Glyphs());
                } else {
                    weight.glyphs.put(
                            Integer.parseInt(words[0], 16),
                            new Glyph(Integer.parseInt(words[1]), words.length == 3 ? words[2] : ""));
                }
            }
        }
        return Map.copyOf(weights);
    }
}
