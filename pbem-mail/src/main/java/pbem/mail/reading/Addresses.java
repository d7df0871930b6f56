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

/** The addresses in the value of a header field, those of groups included, as far as any can be made out. */
final class Addresses {

    private static final Pattern IN_BRACKETS = Pattern.compile("<\\s*([^<>\\s,;\"]{1,320})\\s*>");
    private static final Pattern BARE = Pattern.compile("[^<>\\s,;:\"()\\[\\]]{1,320}");

    private Addresses() {}

    static List<Person> in(String value) {
        List<Person> people = new ArrayList<>();
        boolean misread = false;
        for (Mailbox mailbox : mailboxes(value)) {
            Optional<Person> person = person(mailbox);
            person.ifPresent(people::add);
            misread |= person.isEmpty() && mailbox.toString().indexOf('@') >= 0;
        }
        // The parser knows the grammar, but not everything that stands where it should: name@x.example <name@x.example>
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
        List<Person> bracketed = matches(IN_BRACKETS, 1, value);
        return bracketed.isEmpty() ? matches(BARE, 0, value) : bracketed;
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
