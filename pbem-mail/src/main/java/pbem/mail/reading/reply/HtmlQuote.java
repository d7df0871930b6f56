package pbem.mail.reading.reply;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Recognises how mail programs mark quotes, signatures and invisible text in HTML. */
final class HtmlQuote {

    /** Classes of elements that contain the answered mail or the line that introduces it. */
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

    /** Ids of elements after which there is only the answered mail. */
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

    /**
     * Styles that hide text. The writer did not see such text either. Pale text on a pale ground is not detected, since
     * pages may be dark.
     */
    private static final Pattern UNSEEN_STYLE =
            Pattern.compile("(?<![a-z-])(?:display:none|visibility:hidden|mso-hide:all"
                    + "|(?:opacity|font-size):0(?:\\.0*)?(?:[a-z]{2}|%)?(?:!important)?(?:;|$))");

    private HtmlQuote() {}

    /** Whether the content of the element is quoted. */
    static boolean isQuote(Element element) {
        if (element.nameIs("blockquote")) {
            return !isIndent(element);
        }
        if (element.hasClass("gmail_quote")) {
            // An answer between the lines is inside this element, but outside of the blockquotes.
            return element.selectFirst("blockquote") == null;
        }
        return QUOTE_CLASSES.stream().anyMatch(element::hasClass)
                || QUOTE_IDS.contains(id(element))
                || element.attr("name").equals("quote");
    }

    /**
     * Whether the content of the element is quoted if there are words above it; otherwise it is the whole text. Spark
     * writes this.
     */
    static boolean isQuoteBelowWords(Element element) {
        return element.attr("name").equals("messageReplySection");
    }

    /** Whether everything from this element on is quoted. */
    static boolean beginsQuote(Element element) {
        return LAST_IDS.contains(id(element)) || isOutlookRule(element);
    }

    /** Whether the element contains no text that was written to be read in this mail. */
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

    /** Whether a blockquote only indents: some editors use one without a border for that. */
    private static boolean isIndent(Element element) {
        String style = style(element);
        return style.contains("border:none") && !element.hasAttr("type") && !element.hasAttr("cite");
    }

    /**
     * Whether an element is the thin line that desktop Outlook and Windows Mail draw above the header of the answered
     * mail.
     */
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
