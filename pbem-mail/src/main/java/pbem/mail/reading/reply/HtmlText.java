package pbem.mail.reading.reply;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** HTML mail as plain text, in which what the mail program marked as a quote begins with {@code > }. */
public final class HtmlText {

    private static final int HEAD = 4_096;
    private static final Pattern CHARSET = Pattern.compile(
            "<meta[^<>]{1,200}charset\\s{0,5}=\\s{0,5}[\"']?([A-Za-z0-9_.:-]{2,40})", Pattern.CASE_INSENSITIVE);

    private HtmlText() {}

    public static String of(String html) {
        Document document = Jsoup.parse(html);
        HtmlWalk walk = new HtmlWalk();
        document.body().traverse(walk);
        return walk.text();
    }

    /** The charset that a page claims for itself; empty if it does not. */
    public static String charset(byte[] html) {
        String head = new String(html, 0, Math.min(html.length, HEAD), StandardCharsets.ISO_8859_1);
        Matcher matcher = CHARSET.matcher(head);
        return matcher.find() ? matcher.group(1) : "";
    }
}
