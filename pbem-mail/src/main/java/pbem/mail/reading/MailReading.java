package pbem.mail.reading;

import java.util.function.Function;

/** What came of reading a mail. */
public sealed interface MailReading permits Letter, NotALetter {

    Headline headline();

    /** A stable word for lists and counters: lower case letters and hyphens. */
    String word();

    <R> R match(Function<? super Letter, ? extends R> letter, Function<? super NotALetter, ? extends R> notALetter);
}
