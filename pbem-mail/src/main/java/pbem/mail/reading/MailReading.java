package pbem.mail.reading;

/** What came of reading a mail. */
public sealed interface MailReading permits Letter, NotALetter {

    Headline headline();

    /** A stable word for lists and counters: lower case letters and hyphens. */
    String word();
}
