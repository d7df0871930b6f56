package pbem.mail.reading;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.james.mime4j.dom.address.Mailbox;
import org.apache.james.mime4j.field.address.LenientAddressParser;
import org.apache.james.mime4j.stream.ParserCursor;
import org.apache.james.mime4j.util.ByteSequence;
import org.apache.james.mime4j.util.ContentUtil;

/** Finds the addresses in the value of a header field, including those of groups, even in a malformed value. */
final class Addresses {

    /**
     * An address in angle brackets. A bracket that is followed by a domain or a quotation is part of another address.
     */
    private static final Pattern IN_BRACKETS = Pattern.compile("<\\s*([^<>\\s,;\"]{1,320})\\s*>(?!\\s*[@\"\\\\])");

    private static final Pattern BARE =
            Pattern.compile("(?<=^|[\\s,;:])[^<>\\s,;:\"()\\[\\]]{1,320}(?=$|[\\s,;:<>])(?!>?\\s*@)");

    private static final Pattern BRACKETS_OF_SOMEBODY = Pattern.compile("<[^<>@]*+@");

    private Addresses() {}

    static List<Person> in(String value) {
        List<Person> people = new ArrayList<>();
        boolean misread = false;
        for (Mailbox mailbox : mailboxes(value)) {
            Optional<Person> person = person(mailbox);
            person.ifPresent(people::add);
            misread |= person.isEmpty() && mailbox.toString().indexOf('@') >= 0;
        }
        // The parser knows the grammar, but real mail also has values such as name@x.example <name@x.example>
        return (people.isEmpty() || misread) && value.indexOf('@') >= 0 ? scan(value) : people;
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

    private static Optional<Person> person(Mailbox mailbox) {
        if (mailbox.getLocalPart() == null || mailbox.getDomain() == null) {
            return Optional.empty();
        }
        String name = mailbox.getName() == null ? "" : mailbox.getName();
        return Person.of(mailbox.getLocalPart() + "@" + mailbox.getDomain(), name);
    }

    private static List<Person> scan(String value) {
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

    private static List<Person> matches(Pattern pattern, int group, String value) {
        List<Person> people = new ArrayList<>();
        Matcher matcher = pattern.matcher(value);
        while (matcher.find()) {
            Person.of(matcher.group(group), "").ifPresent(people::add);
        }
        return people;
    }
}
