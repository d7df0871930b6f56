package pbem.mail.reading;

/**
 * A text that is not a mail, or a mail on which the reader failed. Never answered.
 *
 * @param detail a description of the error for the admin
 */
public record Unparsable(Headline headline, String detail) implements NotALetter {

    @Override
    public String word() {
        return "unparsable";
    }

    @Override
    public boolean answerDue() {
        return false;
    }
}
