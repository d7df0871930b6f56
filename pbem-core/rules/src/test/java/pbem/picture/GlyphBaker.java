package pbem.picture;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bakes the outlines of a font into the table that {@link Glyphs} reads. Run it by hand, on a machine with the font and
 * a JDK that can draw text, when characters are missing or the font changes; the table is committed. With Debian's
 * package fonts-inter, in the directory of this module:
 *
 * <pre>
 * ../../mvnw test-compile
 * java -cp target/test-classes:target/classes pbem.picture.GlyphBaker \
 *     /usr/share/fonts/opentype/inter/Inter-Medium.otf /usr/share/fonts/opentype/inter/Inter-Bold.otf \
 *     src/main/resources/pbem/picture/glyphs.txt
 * </pre>
 */
final class GlyphBaker {

    private static final String TYPOGRAPHIC = "\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2032\u2033"
            + "\u2039\u203a\u20ac\u2190\u2191\u2192\u2193\u2196\u2197\u2198\u2199\u2212\u2260\u2264\u2265"
            + "\u25b2\u25bc\u25cb\u25cf\u25a0\u25a1\u2605\u2713\u2717";

    private final Font font;
    private final double scale;

    private GlyphBaker(File file) throws IOException, FontFormatException {
        // Large enough that the rounding inside the font engine does not show.
        font = Font.createFont(Font.TRUETYPE_FONT, file).deriveFont(2000f);
        scale = Glyphs.CAPITAL / -outline('H').getVisualBounds().getMinY();
    }

    public static void main(String[] args) throws IOException, FontFormatException {
        List<String> lines = new ArrayList<>(List.of(
                "# Outlines of the typeface Inter, Copyright (c) 2020 The Inter Project Authors,",
                "# under the SIL Open Font License 1.1: see Inter-LICENSE.txt. Written by GlyphBaker.",
                "# Code point, advance and path; a capital is " + Glyphs.CAPITAL + " high."));
        for (int i = 0; i < 2; i++) {
            GlyphBaker baker = new GlyphBaker(new File(args[i]));
            lines.add(i == 0 ? "regular" : "bold");
            characters().filter(baker.font::canDisplay).mapToObj(baker::bake).forEach(lines::add);
        }
        Files.write(Path.of(args[2]), lines, StandardCharsets.US_ASCII);
    }

    /** Printable ASCII, the letters of Latin-1 and Latin Extended-A, typographic characters. */
    private static IntStream characters() {
        return IntStream.concat(
                IntStream.concat(IntStream.rangeClosed(0x20, 0x7e), IntStream.rangeClosed(0xa0, 0x17f)),
                TYPOGRAPHIC.codePoints());
    }

    private String bake(int character) {
        GlyphVector glyph = outline(character);
        long advance = Math.round(glyph.getGlyphMetrics(0).getAdvanceX() * scale);
        return (Integer.toHexString(character) + " " + advance + " " + path(glyph)).strip();
    }

    private GlyphVector outline(int character) {
        return font.createGlyphVector(new FontRenderContext(null, true, true), Character.toString(character));
    }

    /**
     * The outline in relative commands with whole numbers, which are the shortest. Each begins at the rounded end of
     * the one before.
     */
    private String path(GlyphVector glyph) {
        StringBuilder path = new StringBuilder();
        double[] points = new double[6];
        long[] pen = {0, 0};
        long[] start = {0, 0};
        PathIterator segments = glyph.getGlyphOutline(0).getPathIterator(null);
        for (; !segments.isDone(); segments.next()) {
            switch (segments.currentSegment(points)) {
                case PathIterator.SEG_MOVETO -> {
                    append(path, 'm', points, 1, pen);
                    start = pen.clone();
                }
                case PathIterator.SEG_LINETO -> append(path, 'l', points, 1, pen);
                case PathIterator.SEG_QUADTO -> append(path, 'q', points, 2, pen);
                case PathIterator.SEG_CUBICTO -> append(path, 'c', points, 3, pen);
                default -> {
                    path.append('z');
                    pen = start.clone();
                }
            }
        }
        return path.toString();
    }

    private void append(StringBuilder path, char command, double[] points, int count, long[] pen) {
        long x = 0;
        long y = 0;
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < count; i++) {
            x = Math.round(points[2 * i] * scale);
            y = Math.round(points[2 * i + 1] * scale);
            number(numbers, x - pen[0]);
            number(numbers, y - pen[1]);
        }
        if (command == 'l' && x == pen[0]) {
            path.append('v').append(y - pen[1]);
        } else if (command == 'l' && y == pen[1]) {
            path.append('h').append(x - pen[0]);
        } else {
            path.append(command).append(numbers);
        }
        pen[0] = x;
        pen[1] = y;
    }

    /** Appends a number. A minus sign separates two numbers as well as a blank does. */
    private static void number(StringBuilder numbers, long value) {
        if (value >= 0 && numbers.length() > 0) {
            numbers.append(' ');
        }
        numbers.append(value);
    }
}
