package pbem.mail.reading;

import java.util.Optional;
import java.util.function.Function;

/** Why a mail is not a letter: one record a reason. */
public sealed interface NotALetter extends MailReading
        permits AutomaticMail, Bounce, ListMail, NoSender, Opaque, OwnMail, SeveralSenders, TooLarge, Unparsable {

    /**
     * Whether the sender, who is then known by {@link Headline#from}, is owed a word about it. Never true of anything
     * that a program may have sent.
     */
    boolean answerDue();

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
