package pbem.mail.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds every address that a mail went to. Providers move the original recipient into headers of their own. */
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

    /** The recipient in a Received field; some servers note it nowhere else. */
    private static final Pattern RECEIVED_FOR =
            Pattern.compile("(?i)\\sfor\\s{1,9}(<?[^\\s<>@;]{1,64}@[^\\s<>@;]{1,250}>?)");

    private Recipients() {}

    static List<String> of(MailHead head, Envelope envelope) {
        Set<String> addresses = new LinkedHashSet<>();
        for (String recipient : envelope.recipients()) {
            addresses.addAll(Addresses.in(recipient));
        }
        for (String header : HEADERS) {
            for (String value : head.all(header)) {
                addresses.addAll(Addresses.in(value));
            }
        }
        for (String trace : head.all("Received")) {
            RECEIVED_FOR.matcher(trace).results().forEach(found -> addresses.addAll(Addresses.in(found.group(1))));
        }
        return addresses.stream().limit(MOST).toList();
    }
}
