package pbem.mail.reading;

import java.util.List;

/**
 * A mail whose From names several people. A command must come from one person.
 *
 * @param headline the headline; its sender is the one in the Sender header, if From names it
 * @param senders the bare addresses in From
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
