package pbem.mail.reading.reply;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/** Turns HTML mail into plain text. Lines that the mail program marked as a quote begin with {@code > }. */
public final class HtmlText {

    private static final int HEAD = 4_096;
    private static final Pattern CHARSET = Pattern.compile(
            "<meta[^<>]{1,200}charset\\s{0,5}=\\s{0,5}[\"']?([A-Za-z0-9_.:-]{2,40})", Pattern.CASE_INSENSITIVE);

    /**
     * The greatest depth of elements, far beyond that of people's mails. The parser's time grows with depth times
     * length.
     */
    static final int DEPTH = 200;

    private HtmlText() {}

    public static String of(String html) {
        HtmlWalk walk = new HtmlWalk();
        page(html).body().traverse(walk);
        return walk.text();
    }

    /** The parsed page. Elements below {@link #DEPTH} are kept at a lesser depth. */
    static Document page(String html) {
        return Jsoup.parse(html, Parser.htmlParser().setMaxDepth(DEPTH));
    }

    /** The charset that a page names itself; empty if it names none. */
    public static String charset(byte[] html) {
        String head = new String(html, 0, Math.min(html.length, HEAD), StandardCharsets.ISO_8859_1);
        Matcher matcher = CHARSET.matcher(head);
        return matcher.find() ? matcher.group(1) : "";
    }
}
