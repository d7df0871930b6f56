package pbem.mail.reading;

import java.util.Optional;
import java.util.function.Function;

/** A mail that is not a letter. */
public sealed interface NotALetter extends MailReading permits AutomaticMail, Bounce, UnusableMail {

    /**
     * Whether the sender should be told about it; {@link Headline#from} then has the sender. Never true of a mail that
     * a program may have sent.
     */
    boolean answerDue();

    /** What the server knows it by, for the admin; in no language, short, and empty if the word says enough. */
    default String detail() {
        return "";
    }

    /** The mail read as if a person had written it, for players that may be robots. */
    default Optional<Letter> letter() {
        return Optional.empty();
    }

    @Override
    default <R> R match(
            Function<? super Letter, ? extends R> letter, Function<? super NotALetter, ? extends R> notALetter) {
        return notALetter.apply(this);
    }
}
