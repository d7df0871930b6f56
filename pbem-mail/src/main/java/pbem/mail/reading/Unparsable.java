package pbem.mail.reading;

/**
 * Not a mail at all, or one on which the reader failed. Never answered.
 *
 * @param detail for the admin
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
