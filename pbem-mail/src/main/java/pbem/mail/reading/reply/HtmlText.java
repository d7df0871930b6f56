package pbem.mail.reading.reply;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/** HTML mail as plain text, in which what the mail program marked as a quote begins with {@code > }. */
public final class HtmlText {

    private static final int HEAD = 4_096;
    private static final Pattern CHARSET = Pattern.compile(
            "<meta[^<>]{1,200}charset\\s{0,5}=\\s{0,5}[\"']?([A-Za-z0-9_.:-]{2,40})", Pattern.CASE_INSENSITIVE);

    /** Far deeper than people's mails; the parser takes a time of depth times length. */
    static final int DEPTH = 200;

    private HtmlText() {}

    public static String of(String html) {
        HtmlWalk walk = new HtmlWalk();
        page(html).body().traverse(walk);
        return walk.text();
    }

    /** What lies deeper than {@link #DEPTH} is there, too, but not as deep. */
    static Document page(String html) {
        return Jsoup.parse(html, Parser.htmlParser().setMaxDepth(DEPTH));
    }

    /** The charset that a page claims for itself; empty if it does not. */
    public static String charset(byte[] html) {
        String head = new String(html, 0, Math.min(html.length, HEAD), StandardCharsets.ISO_8859_1);
        Matcher matcher = CHARSET.matcher(head);
        return matcher.find() ? matcher.group(1) : "";
    }
}
