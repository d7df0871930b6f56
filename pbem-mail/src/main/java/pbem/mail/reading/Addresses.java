package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.james.mime4j.dom.address.Mailbox;
import org.apache.james.mime4j.field.address.LenientAddressParser;
import org.apache.james.mime4j.stream.ParserCursor;
import org.apache.james.mime4j.util.ByteSequence;
import org.apache.james.mime4j.util.ContentUtil;

/**
 * Finds the addresses in the value of a header field, including those of groups, even in a malformed value. They are
 * bare, with the domain in lower case.
 */
final class Addresses {

    /**
     * An address in angle brackets. A bracket that is followed by a domain or a quotation is part of another address.
     */
    private static final Pattern IN_BRACKETS = Pattern.compile("<\\s*([^<>\\s,;\"]{1,320})\\s*>(?!\\s*[@\"\\\\])");

    private static final Pattern BARE =
            Pattern.compile("(?<=^|[\\s,;:])[^<>\\s,;:\"()\\[\\]]{1,320}(?=$|[\\s,;:<>])(?!>?\\s*@)");

    private static final Pattern BRACKETS_OF_SOMEBODY = Pattern.compile("<[^<>@]*+@");

    private static final int LONGEST = 254;

    private Addresses() {}

    static List<String> in(String value) {
        List<String> addresses = new ArrayList<>();
        boolean misread = false;
        for (Mailbox mailbox : mailboxes(value)) {
            Optional<String> address = address(mailbox);
            address.ifPresent(addresses::add);
            misread |= address.isEmpty() && mailbox.toString().indexOf('@') >= 0;
        }
        // The parser knows the grammar, but real mail also has values such as name@x.example <name@x.example>
        return (addresses.isEmpty() || misread) && value.indexOf('@') >= 0 ? scan(value) : addresses;
    }

    /** The address without "mailto:", with the domain in lower case; empty if no mail could be sent to it. */
    static Optional<String> bare(String address) {
        String bare = address.regionMatches(true, 0, "mailto:", 0, 7) ? address.substring(7) : address;
        int at = bare.indexOf('@');
        boolean one = at > 0 && at == bare.lastIndexOf('@') && at < bare.length() - 1;
        return one && bare.length() <= LONGEST && bare.chars().allMatch(Addresses::isPlain)
                ? Optional.of(bare.substring(0, at + 1) + bare.substring(at + 1).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    /**
     * Whether a character is allowed in an address. Those that need quoting in a local part are not, since real
     * addresses do not contain them.
     */
    private static boolean isPlain(int c) {
        return c > ' '
                && c != 127
                && "<>()\",;:\\".indexOf(c) < 0
                && !Character.isWhitespace(c)
                && !Character.isISOControl(c);
    }

    private static List<Mailbox> mailboxes(String value) {
        try {
            ByteSequence raw = ContentUtil.encode(StandardCharsets.UTF_8, value);
            return LenientAddressParser.DEFAULT
                    .parseAddressList(raw, new ParserCursor(0, raw.length()))
                    .flatten();
        } catch (RuntimeException unreadable) {
            return List.of();
        }
    }

    private static Optional<String> address(Mailbox mailbox) {
        return mailbox.getLocalPart() == null || mailbox.getDomain() == null
                ? Optional.empty()
                : bare(mailbox.getLocalPart() + "@" + mailbox.getDomain());
    }

    private static List<String> scan(String value) {
        String open = open(value);
        boolean bracketed = BRACKETS_OF_SOMEBODY.matcher(open).find();
        return bracketed ? matches(IN_BRACKETS, 1, open) : matches(BARE, 0, open);
    }

    /**
     * The value with each quotation replaced by one quote character and each comment by a space, since an address in
     * them is not the sender's: "alice@x.example"@y.example is somebody at y.example. A quotation or comment that does
     * not end is left as it is.
     */
    private static String open(String value) {
        StringBuilder open = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != '"' && c != '(') {
                open.append(c);
                continue;
            }
            int end = c == '"' ? endOfQuotation(value, i) : endOfComment(value, i);
            if (end < 0) {
                return open.append(value, i, value.length()).toString();
            }
            open.append(c == '"' ? '"' : ' ');
            i = end;
        }
        return open.toString();
    }

    private static int endOfQuotation(String value, int start) {
        for (int i = start + 1; i < value.length(); i++) {
            if (value.charAt(i) == '\\') {
                i++;
            } else if (value.charAt(i) == '"') {
                return i;
            }
        }
        return -1;
    }

    private static int endOfComment(String value, int start) {
        int depth = 0;
        for (int i = start; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private static List<String> matches(Pattern pattern, int group, String value) {
        return pattern.matcher(value)
                .results()
                .flatMap(found -> bare(found.group(group)).stream())
                .toList();
    }
}
