package pbem.mail.reading;

/** Why a mail is not a letter: one record a reason. */
public sealed interface NotALetter extends MailReading
        permits AutomaticMail, Bounce, ListMail, NoSender, Opaque, OwnMail, SeveralSenders, TooLarge, Unparsable {

    /**
     * Whether the sender, who is then known by {@link Headline#from}, is owed a word about it. Never true of anything
     * that a program may have sent.
     */
    boolean answerDue();
}
