package pbem.mail.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The senders that a mail names, by bare address.
 *
 * @param address of the one who gets the answer
 */
record Senders(List<String> all, Optional<String> address) {

    static Senders of(MailHead head) {
        Map<String, String> byKey = new LinkedHashMap<>();
        for (String value : head.all("From")) {
            Addresses.in(value).forEach(address -> byKey.putIfAbsent(key(address), address));
        }
        List<String> all = List.copyOf(byKey.values());
        return new Senders(all, answered(head, all));
    }

    /** The only one in From, or the one of several whom Sender names (RFC 5322, section 3.6.2). */
    private static Optional<String> answered(MailHead head, List<String> all) {
        if (all.size() < 2) {
            return all.stream().findFirst();
        }
        Set<String> senders = head.first("Sender").map(Addresses::in).orElse(List.of()).stream()
                .map(Senders::key)
                .collect(Collectors.toSet());
        return all.stream().filter(address -> senders.contains(key(address))).findFirst();
    }

    /** The key that is equal for all spellings of one address. */
    private static String key(String address) {
        return address.toLowerCase(Locale.ROOT);
    }
}
