package pbem.mail.reading;

/** A mail without an address in From, so that nobody can be answered. */
public record NoSender(Headline headline) implements NotALetter {

    @Override
    public String word() {
        return "no-sender";
    }

    @Override
    public boolean answerDue() {
        return false;
    }
}
