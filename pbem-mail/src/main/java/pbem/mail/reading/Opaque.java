package pbem.mail.reading;

/** The text is encrypted, or wrapped into a signature (S/MIME "opaque") so that it cannot be read without unwrapping. */
public record Opaque(Headline headline, boolean answerDue) implements NotALetter {

    @Override
    public String word() {
        return "opaque";
    }
}
