package pbem.mail.reading;

/** A mail whose text is encrypted, or wrapped in a signature (S/MIME "opaque") so that it cannot be read directly. */
public record Opaque(Headline headline, boolean answerDue) implements NotALetter {

    @Override
    public String word() {
        return "opaque";
    }
}
