package pbem.help;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/** Converts Markdown to HTML and to plain text. Safe for use by several threads. */
public final class HelpText {

    private static final Pattern LEVEL = Pattern.compile("(</?h)([1-5])(?=>)");
    private static final Pattern OPENING =
            Pattern.compile("\\A# .*\n\n((?:(?!\n\n)[^*])*)\\*\\*((?:(?!\n\n)[^*])+)\\*\\*");
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser TO_TEXT =
            Parser.builder().extensions(EXTENSIONS).build();
    private static final Parser TO_HTML = Parser.builder()
            .extensions(EXTENSIONS)
            .postProcessor(new FormTables())
            .build();
    private static final HtmlRenderer HTML = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();
    private static final HtmlRenderer PAGE = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .attributeProviderFactory(context -> HelpText::makeFocusable)
            .build();
    private static final TextContentRenderer TEXT = TextContentRenderer.builder()
            .extensions(EXTENSIONS)
            .nodeRendererFactory(PlainBlocks::new)
            .lineBreakRendering(LineBreakRendering.SEPARATE_BLOCKS)
            .build();

    private HelpText() {}

    /** Markdown as HTML for use inside a page. Raw HTML of the source is escaped. */
    public static String html(String markdown) {
        return PAGE.render(TO_HTML.parse(markdown));
    }

    /** Makes elements that scroll sideways on a phone reachable by keyboard. */
    private static void makeFocusable(Node node, String tag, Map<String, String> attributes) {
        if (tag.equals("pre") || tag.equals("table")) {
            attributes.put("tabindex", "0");
        }
    }

    /** Markdown as HTML for use below a heading: each heading is one level lower. */
    public static String htmlBelowHeading(String markdown) {
        return LEVEL.matcher(HTML.render(TO_HTML.parse(markdown)))
                .replaceAll(tag -> tag.group(1) + (Integer.parseInt(tag.group(2)) + 1));
    }

    /** The first paragraph as plain text, to the end of its emphasized words; empty if it has none. */
    static String opening(String markdown) {
        Matcher opening = OPENING.matcher(markdown);
        return opening.find() ? (opening.group(1) + opening.group(2)).replaceAll("\\s+", " ") : "";
    }

    /** Markdown as plain text, with the line lengths of the source. */
    public static String plain(String markdown) {
        return TEXT.render(TO_TEXT.parse(markdown)).stripTrailing() + "\n";
    }
}
