package pbem.mail.reading;

import java.util.function.Function;

/** The result of reading a mail. */
public sealed interface MailReading permits Letter, NotALetter {

    Headline headline();

    /** The kind of the result, as a stable word for lists and counters: lower case letters and hyphens. */
    String word();

    <R> R match(Function<? super Letter, ? extends R> letter, Function<? super NotALetter, ? extends R> notALetter);
}
