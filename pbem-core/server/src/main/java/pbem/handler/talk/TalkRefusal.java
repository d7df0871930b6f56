package pbem.handler.talk;

import pbem.game.Reason;

/** Why something was not passed on. */
public final class TalkRefusal {

    /** There are no words below the command. */
    public static final Reason NOTHING_SAID = new Reason("talk.nothing-said");

    /** There are words in the place of userids, and none below the command. */
    public static final Reason WORDS_BESIDE = new Reason("talk.words-beside");

    /** The message has more recipients than allowed. */
    public static final Reason TOO_MANY = new Reason("talk.too-many");

    /** The recipient has blocked the author, who is not told so. */
    public static final Reason TAKES_NONE = new Reason("talk.takes-none");

    /** The recipient is a program of the server, such as a teacher or a robot, which reads nothing. */
    public static final Reason NOBODY_READS = new Reason("talk.nobody-reads");

    /** The recipient's account is closing, so it gets no mail. */
    public static final Reason CLOSING = new Reason("talk.closing");

    private TalkRefusal() {}
}
