package pbem.mail.reading;

/** The mail is larger than we read; only its header was looked at. */
public record TooLarge(Headline headline, int bytes, boolean answerDue) implements NotALetter {

    @Override
    public String word() {
        return "too-large";
    }
}
