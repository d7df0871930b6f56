package pbem.mail.reading;

/**
 * A mail that came through a mailing list. Never answered.
 *
 * @param list the name of the list in its header; may be empty
 */
public record ListMail(Headline headline, String list) implements NotALetter {

    @Override
    public String word() {
        return "list";
    }

    @Override
    public boolean answerDue() {
        return false;
    }
}
