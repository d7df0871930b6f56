package pbem.mail.reading;

import java.util.List;

/**
 * From names several people, and a command is one person's.
 *
 * @param headline its sender is the one of the Sender header, if that is among them
 * @param senders bare addresses
 */
public record SeveralSenders(Headline headline, List<String> senders, boolean answerDue) implements NotALetter {

    public SeveralSenders {
        senders = List.copyOf(senders);
    }

    @Override
    public String word() {
        return "several-senders";
    }
}
