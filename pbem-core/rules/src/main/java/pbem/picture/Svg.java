package pbem.picture;

import java.util.stream.Collectors;
import pbem.phrase.Phrasebook;

/**
 * Draws a diagram as an SVG document, for a file, an {@code img} or an HTML page. Letters are outlines, so no reader
 * needs a font. The same diagram and language always give the same text. Pure, safe for any thread.
 */
public final class Svg {

    private static final String DARK = "@media (prefers-color-scheme:dark)";

    private Svg() {}

    /** In the colours of a light page, without a style sheet. */
    public static String light(Diagram diagram, Phrasebook phrases) {
        return draw(diagram, phrases, false);
    }

    /** In the colours of the reader's page: light, or dark if that is what they prefer. */
    public static String adaptive(Diagram diagram, Phrasebook phrases) {
        return draw(diagram, phrases, true);
    }

    private static String draw(Diagram diagram, Phrasebook phrases, boolean adaptive) {
        Sheet sheet = Sheet.of(diagram, phrases);
        Inks inks = new Inks();
        Pen pen = new Pen(inks);
        String size = "width=\"" + Decimal.of(sheet.width()) + "\" height=\"" + Decimal.of(sheet.height()) + "\"";
        String body = "<rect " + size + " " + inks.use(Inks.Use.FILL, Palette.PAGE) + "/>\n"
                + sheet.items().stream().map(pen::draw).collect(Collectors.joining());
        String gradients = gradients(inks);
        String style = adaptive && !inks.darkRules().isEmpty()
                ? "<style>" + DARK + "{" + inks.darkRules() + "}</style>\n"
                : "";

        String title = Xml.escaped(phrases.say(diagram.title()));
        String description = Xml.escaped(diagram.description().read(phrases));
        // One page may contain several drawings, so ids are made from their content.
        String id = "board-" + Integer.toHexString((title + description + body).hashCode());
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + Decimal.of(sheet.width()) + " "
                + Decimal.of(sheet.height()) + "\" " + size + " role=\"img\" aria-labelledby=\"" + id + "-title " + id
                + "-desc\" lang=\"" + phrases.locale().toLanguageTag()
                + "\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n"
                + "<title id=\"" + id + "-title\">" + title + "</title>\n"
                + "<desc id=\"" + id + "-desc\">" + description + "</desc>\n"
                + style + gradients
                + "<g aria-hidden=\"true\">\n" // the names of cells, of which the description tells more
                + body + "</g>\n</svg>\n";
    }

    private static String gradients(Inks inks) {
        if (inks.glossy().isEmpty()) {
            return "";
        }
        return inks.glossy().stream()
                .map(ink -> Gloss.gradient(ink, inks) + "\n")
                .collect(Collectors.joining("", "<defs>\n", "</defs>\n"));
    }
}
