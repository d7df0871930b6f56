package pbem.mail.reading;

/** A mail from this server or from another PBeM server. Never answered. */
public record OwnMail(Headline headline) implements NotALetter {

    @Override
    public String word() {
        return "own";
    }

    @Override
    public boolean answerDue() {
        return false;
    }
}
