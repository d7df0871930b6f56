package pbem.handler.talk;

import pbem.game.Reason;

/** Why something was not passed on. */
public final class TalkRefusal {

    /** No words stand below the command. */
    public static final Reason NOTHING_SAID = new Reason("talk.nothing-said");

    /** Words stand where userids belong, and none below them. */
    public static final Reason WORDS_BESIDE = new Reason("talk.words-beside");

    /** More people than one may write to at once. */
    public static final Reason TOO_MANY = new Reason("talk.too-many");

    /** They have blocked the author, who need not know. */
    public static final Reason TAKES_NONE = new Reason("talk.takes-none");

    /** The server's own player, teacher or robot, who reads nothing. */
    public static final Reason NOBODY_READS = new Reason("talk.nobody-reads");

    /** Their account is closing, so that no mail goes there. */
    public static final Reason CLOSING = new Reason("talk.closing");

    private TalkRefusal() {}
}
