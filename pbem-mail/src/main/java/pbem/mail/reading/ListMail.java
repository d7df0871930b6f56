package pbem.mail.reading;

/**
 * A mail that came through a mailing list. Never answered.
 *
 * @param list what names the list, as its header gives it; may be empty
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
