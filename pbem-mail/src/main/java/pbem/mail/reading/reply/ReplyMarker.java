package pbem.mail.reading.reply;

/** The line in our mails above which an answer is written: what follows it in a reply is ours. */
public final class ReplyMarker {

    /** To be written into mails exactly so, on a line of its own. Neither a signature delimiter nor a quote. */
    public static final String LINE = "~~~ Write your reply above this line ~~~";

    private ReplyMarker() {}
}
