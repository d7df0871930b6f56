package pbem.mail.reading;

/** A mail that is larger than the limit. Only its header was read, and possibly only the header was fetched. */
public record TooLarge(Headline headline, long bytes, boolean answerDue) implements NotALetter {

    @Override
    public String word() {
        return "too-large";
    }
}
