package pbem.mail.reading;

/** There is no From with an address, so there is nobody to answer to. */
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
