package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who a mail says it is from, and who gets the answer. */
record Senders(List<Person> people, Optional<Person> answerTo) {

    static Senders of(MailHead head) {
        List<Person> people = new ArrayList<>();
        for (String value : head.all("From")) {
            for (Person person : Addresses.in(value)) {
                if (people.stream().noneMatch(person::isSame)) {
                    people.add(person);
                }
            }
        }
        return new Senders(List.copyOf(people), answerTo(head, people));
    }

    /** One of several writers sent the mail, and says so (RFC 5322, section 3.6.2). */
    private static Optional<Person> answerTo(MailHead head, List<Person> people) {
        if (people.size() < 2) {
            return people.stream().findFirst();
        }
        List<Person> senders = head.first("Sender").map(Addresses::in).orElse(List.of());
        return people.stream()
                .filter(person -> senders.stream().anyMatch(person::isSame))
                .findFirst();
    }

    Optional<String> address() {
        return answerTo.map(Person::address);
    }
}
