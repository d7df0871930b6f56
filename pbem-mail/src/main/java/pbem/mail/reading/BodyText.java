package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import pbem.mail.reading.reply.HtmlText;

/**
 * The text that a person reads in a mail.
 *
 * @param text plain text, converted from HTML where necessary, in the order of the parts; may be blank
 * @param attachments whether the mail contained anything else
 * @param sealed whether part of it is unreadable because it is encrypted or wrapped in a signature
 */
record BodyText(String text, boolean attachments, boolean sealed) {

    private static final BodyText NOTHING = new BodyText("", false, false);
    private static final BodyText SEALED = new BodyText("", false, true);
    private static final BodyText FILE = new BodyText("", true, false);

    /** The first lines of a file that an old program wrote into the text (uuencode). */
    private static final Pattern BEGUN_FILE =
            Pattern.compile("^begin(?:-base64)? [0-7]{3,4} [^\r\n]{1,200}\r?\n[!-`]{2,80}\r?$", Pattern.MULTILINE);

    static BodyText of(Part part) {
        return part.match(BodyText::ofGroup, BodyText::ofLeaf);
    }

    /**
     * The unchanged text of a mail that has only text, including anything that looks like a file or encrypted; empty
     * for a mail of several parts.
     */
    static String asTyped(Part part) {
        return part.match(group -> "", Part.Leaf::text);
    }

    private static BodyText ofGroup(Part.Group group) {
        return switch (group.kind()) {
            case "alternative" -> alternative(group);
            case "related" -> related(group);
            case "signed" ->
                group.parts().isEmpty() ? NOTHING : of(group.parts().get(0));
            case "encrypted" -> SEALED;
            default -> sequence(group.parts());
        };
    }

    /** The text of parts that are alternatives of each other: the plain text if there is one. */
    private static BodyText alternative(Part.Group group) {
        List<Part> byTaste = new ArrayList<>(group.parts());
        byTaste.sort((a, b) -> Boolean.compare(isPlain(b), isPlain(a)));
        List<BodyText> texts = byTaste.stream().map(BodyText::of).toList();
        BodyText chosen = texts.stream().filter(BodyText::hasText).findFirst().orElse(NOTHING);
        return new BodyText(
                chosen.text,
                texts.stream().anyMatch(BodyText::attachments),
                texts.stream().anyMatch(BodyText::sealed));
    }

    private static boolean isPlain(Part part) {
        return part instanceof Part.Leaf leaf && leaf.is("text/plain");
    }

    /** The text of a page. The pictures that it shows are not attachments. */
    private static BodyText related(Part.Group group) {
        List<BodyText> texts = group.parts().stream().map(BodyText::of).toList();
        return texts.stream()
                .filter(BodyText::hasText)
                .findFirst()
                .orElseGet(() -> new BodyText(
                        "",
                        texts.stream().anyMatch(BodyText::attachments),
                        texts.stream().anyMatch(BodyText::sealed)));
    }

    private static BodyText sequence(List<Part> parts) {
        StringBuilder text = new StringBuilder();
        boolean attachments = false;
        boolean sealed = false;
        for (Part part : parts) {
            // A named text is the body only where there is no other: "notes.txt", a list's footer.
            BodyText one = part instanceof Part.Leaf leaf && leaf.named() && !text.isEmpty() ? FILE : of(part);
            if (one.hasText()) {
                text.append(text.isEmpty() ? "" : "\n").append(one.text);
            }
            attachments |= one.attachments;
            sealed |= one.sealed;
        }
        return new BodyText(text.toString(), attachments, sealed);
    }

    private static BodyText ofLeaf(Part.Leaf leaf) {
        if (leaf.attached()) {
            return leaf.is("application/pkcs7-mime") || leaf.is("application/x-pkcs7-mime") ? SEALED : FILE;
        }
        return switch (leaf.type().value()) {
            case "text/html", "application/xhtml+xml" -> new BodyText(HtmlText.of(html(leaf)), false, false);
            case "text/calendar", "text/vcard", "text/x-vcard", "text/directory", "text/csv", "text/css", "text/rtf" ->
                FILE;
            case "application/pkcs7-mime", "application/x-pkcs7-mime" -> SEALED;
            case "application/pkcs7-signature", "application/x-pkcs7-signature", "application/pgp-signature" -> NOTHING;
            case "application/pgp-encrypted" -> SEALED;
            default -> leaf.isText() ? plain(leaf) : FILE;
        };
    }

    private static BodyText plain(Part.Leaf leaf) {
        String text = leaf.text();
        if (leaf.type().has("format", "flowed")) {
            text = FlowedText.unfold(text, leaf.type().has("delsp", "yes"));
        }
        InlinePgp pgp = InlinePgp.of(text);
        String[] beforeFile = BEGUN_FILE.split(pgp.text(), 2);
        return new BodyText(beforeFile[0], beforeFile.length > 1, pgp.encrypted());
    }

    /** The HTML of a part, decoded. If the mail does not name the charset, the HTML itself may. */
    private static String html(Part.Leaf leaf) {
        String named = leaf.type().parameter("charset");
        return Charsets.decode(leaf.bytes(), named.isEmpty() ? HtmlText.charset(leaf.bytes()) : named);
    }

    boolean hasText() {
        return !text.isBlank();
    }
}
