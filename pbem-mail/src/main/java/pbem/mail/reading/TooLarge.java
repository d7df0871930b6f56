package pbem.mail.reading;

/** The mail is larger than we read; only its header was looked at, or not even more of it fetched. */
public record TooLarge(Headline headline, long bytes, boolean answerDue) implements NotALetter {

    @Override
    public String word() {
        return "too-large";
    }
}
