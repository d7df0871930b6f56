package pbem.mail.listener;

/**
 * The answer to the other server about one recipient of a mail.
 *
 * @param code the reply code of RFC 5321
 * @param text begins with the status code of RFC 3463
 */
record SmtpReply(int code, String text) {

    static final SmtpReply STORED = new SmtpReply(250, "2.0.0 stored");
    static final SmtpReply NOT_STORED = new SmtpReply(451, "4.3.0 not stored, try again later");
    static final SmtpReply TOO_MUCH_AT_ONCE = new SmtpReply(452, "4.3.1 too much mail at once, try again later");
    static final SmtpReply NOT_OURS = new SmtpReply(550, "5.1.1 no such address here");

    static SmtpReply tooLarge(int largest) {
        return new SmtpReply(552, "5.3.4 the mail is larger than " + largest + " octets");
    }

    boolean isYes() {
        return code < 300;
    }

    @Override
    public String toString() {
        return code + " " + text;
    }
}
