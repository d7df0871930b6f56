package pbem.picture;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The inks that one drawing uses, gathered while it is drawn. For one thread. */
final class Inks {

    /**
     * What an ink does. A class of style sheets for each, since a shape may have one ink as its fill and another as its
     * edge.
     */
    enum Use {
        FILL("fill", "ink-fill-"),
        LINE("stroke", "ink-line-"),
        STOP("stop-color", "ink-stop-");

        private final String property;
        private final String prefix;

        Use(String property, String prefix) {
            this.property = property;
            this.prefix = prefix;
        }
    }

    private final Map<String, Ink> known = new TreeMap<>();
    private final Map<String, String> darkRules = new TreeMap<>();
    private final Map<String, Ink> glossy = new LinkedHashMap<>();

    /** Attributes of an element that uses one ink. */
    String use(Use use, Ink ink) {
        String style = styleClass(use, ink);
        return (style.isEmpty() ? "" : "class=\"" + style + "\" ") + colour(use, ink);
    }

    /** Attributes of an element that is filled with one ink and edged with another. */
    String use(Ink fill, Ink line) {
        String styles = (styleClass(Use.FILL, fill) + " " + styleClass(Use.LINE, line)).strip();
        return (styles.isEmpty() ? "" : "class=\"" + styles + "\" ") + colour(Use.FILL, fill) + " "
                + colour(Use.LINE, line);
    }

    /** The fill of a glossy area. */
    String gloss(Ink ink) {
        remember(ink);
        glossy.put(ink.name(), ink);
        return "fill=\"url(#" + Gloss.id(ink) + ")\"";
    }

    /** The inks that need a gradient, in the order of their first use. */
    Collection<Ink> glossy() {
        return glossy.values();
    }

    /** The rules of a style sheet that turn light into dark; empty if nothing changes. */
    String darkRules() {
        return String.join("", darkRules.values());
    }

    private static String colour(Use use, Ink ink) {
        return use.property + "=\"" + ink.light() + "\"";
    }

    /** Only inks that change need a class. */
    private String styleClass(Use use, Ink ink) {
        remember(ink);
        if (ink.light().equals(ink.dark())) {
            return "";
        }
        String style = use.prefix + ink.name();
        darkRules.put(style, "." + style + "{" + use.property + ":" + ink.dark() + "}");
        return style;
    }

    private void remember(Ink ink) {
        Ink before = known.putIfAbsent(ink.name(), ink);
        if (before != null && !before.equals(ink)) {
            throw new IllegalArgumentException("two inks with one name: " + before + ", " + ink);
        }
    }
}
