package pbem.mail.listener;

/**
 * What the other server hears about one recipient of a mail.
 *
 * @param code of RFC 5321
 * @param text begins with the code of RFC 3463
 */
record Reply(int code, String text) {

    static final Reply STORED = new Reply(250, "2.0.0 stored");
    static final Reply NOT_STORED = new Reply(451, "4.3.0 not stored, try again later");
    static final Reply NOT_OURS = new Reply(550, "5.1.1 no such address here");

    static Reply tooLarge(int largest) {
        return new Reply(552, "5.3.4 the mail is larger than " + largest + " octets");
    }

    boolean isYes() {
        return code < 300;
    }

    @Override
    public String toString() {
        return code + " " + text;
    }
}
