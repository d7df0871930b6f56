package pbem.mail.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The senders that a mail names, and the one who gets the answer. */
record Senders(List<Person> people, Optional<Person> answerTo) {

    static Senders of(MailHead head) {
        Map<String, Person> byAddress = new LinkedHashMap<>();
        for (String value : head.all("From")) {
            Addresses.in(value).forEach(person -> byAddress.putIfAbsent(person.key(), person));
        }
        List<Person> people = List.copyOf(byAddress.values());
        return new Senders(people, answerTo(head, people));
    }

    /**
     * The person to answer: the only one in From, or the one of several whom Sender names (RFC 5322, section 3.6.2).
     */
    private static Optional<Person> answerTo(MailHead head, List<Person> people) {
        if (people.size() < 2) {
            return people.stream().findFirst();
        }
        Set<String> senders = head.first("Sender").map(Addresses::in).orElse(List.of()).stream()
                .map(Person::key)
                .collect(Collectors.toSet());
        return people.stream().filter(person -> senders.contains(person.key())).findFirst();
    }

    Optional<String> address() {
        return answerTo.map(Person::address);
    }
}
