package pbem.mail.reading.reply;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** How mail programs mark quotes, signatures and what is not to be seen in their HTML. */
final class HtmlQuote {

    /** Elements of these classes hold the answered mail, or the line that introduces it. */
    private static final List<String> QUOTE_CLASSES = List.of(
            "gmail_attr",
            "yahoo_quoted",
            "protonmail_quote",
            "moz-cite-prefix",
            "moz-forward-container",
            "tutanota_quote",
            "zmail_extra",
            "ms-outlook-mobile-reference-message",
            "cf_quotedmail",
            "sh-quoted-content");

    private static final Set<String> QUOTE_IDS = Set.of(
            "olk_src_body_section",
            "mail-editor-reference-message-container",
            "reply-intro",
            "mailquote",
            "cm_replymail_content_wrap",
            "_persistentheadercontainer",
            "_originalcontent");

    /** After these comes nothing but the answered mail. */
    private static final Set<String> LAST_IDS =
            Set.of("divrplyfwdmsg", "appendonsend", "stopspelling", "zwchr", "ymail_android_quote");

    private static final Set<String> SIGNATURE_CLASSES = Set.of(
            "gmail_signature",
            "moz-signature",
            "protonmail_signature_block",
            "ms-outlook-mobile-signature",
            "front-signature",
            "sh-signature",
            "cm_footer");

    private static final Set<String> SIGNATURE_IDS =
            Set.of("applemailsignature", "ms-outlook-mobile-signature", "signature");

    private static final Set<String> UNSEEN =
            Set.of("script", "style", "head", "title", "template", "noscript", "select");

    /** What nobody sees its writer has not seen either. Pale on pale is not looked for: pages may be dark. */
    private static final Pattern UNSEEN_STYLE =
            Pattern.compile("(?<![a-z-])(?:display:none|visibility:hidden|mso-hide:all"
                    + "|(?:opacity|font-size):0(?:\\.0*)?(?:[a-z]{2}|%)?(?:!important)?(?:;|$))");

    private HtmlQuote() {}

    /** Whether what is inside the element is quoted. */
    static boolean isQuote(Element element) {
        if (element.nameIs("blockquote")) {
            return !isIndent(element);
        }
        if (element.hasClass("gmail_quote")) {
            // Who answers between the lines writes inside of it, but outside of the blockquotes.
            return element.selectFirst("blockquote") == null;
        }
        return QUOTE_CLASSES.stream().anyMatch(element::hasClass)
                || QUOTE_IDS.contains(id(element))
                || element.attr("name").equals("quote");
    }

    /** Whether what is inside the element is quoted if words stand above it; else it is all that there is. So Spark. */
    static boolean isQuoteBelowWords(Element element) {
        return element.attr("name").equals("messageReplySection");
    }

    /** Whether from this element on everything is quoted. */
    static boolean beginsQuote(Element element) {
        return LAST_IDS.contains(id(element)) || isOutlookRule(element);
    }

    /** Whether nothing inside the element was written for this mail to be read. */
    static boolean isHidden(Element element) {
        return UNSEEN.contains(element.normalName())
                || SIGNATURE_CLASSES.stream().anyMatch(element::hasClass)
                || SIGNATURE_IDS.contains(id(element))
                || element.hasAttr("hidden")
                || UNSEEN_STYLE.matcher(style(element)).find();
    }

    private static String id(Element element) {
        String id = element.id().toLowerCase(Locale.ROOT);
        return id.startsWith("x_") ? id.substring(2) : id;
    }

    /** Some editors indent by a blockquote without a border. */
    private static boolean isIndent(Element element) {
        String style = style(element);
        return style.contains("border:none") && !element.hasAttr("type") && !element.hasAttr("cite");
    }

    /** The thin line that desktop Outlook and Windows Mail draw above the header of the answered mail. */
    private static boolean isOutlookRule(Element element) {
        if (!element.nameIs("div")) {
            return false;
        }
        String style = style(element);
        return style.contains("border-top:solid#e1e1e11.0pt")
                || style.contains("border-top:solid#b5c4df1.0pt")
                || style.contains("border-top-color:rgb(229,229,229)") && style.contains("border-top-style:solid");
    }

    private static String style(Element element) {
        return element.attr("style").toLowerCase(Locale.ROOT).replaceAll("\\s", "");
    }
}
