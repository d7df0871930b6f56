package pbem.mail.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Every address that a mail went to: providers move the one it was sent to into headers of their own. */
final class Recipients {

    private static final int MOST = 200;

    private static final List<String> HEADERS = List.of(
            "To",
            "Cc",
            "Delivered-To",
            "X-Delivered-To",
            "X-Envelope-To",
            "X-Original-To",
            "Envelope-To",
            "X-Forwarded-To",
            "Resent-To",
            "Apparently-To");

    private Recipients() {}

    static List<String> of(MailHead head, Envelope envelope) {
        Set<String> addresses = new LinkedHashSet<>();
        for (String recipient : envelope.recipients()) {
            Addresses.in(recipient).forEach(person -> addresses.add(person.address()));
        }
        for (String header : HEADERS) {
            for (String value : head.all(header)) {
                Addresses.in(value).forEach(person -> addresses.add(person.address()));
            }
        }
        return addresses.stream().limit(MOST).toList();
    }
}
