package pbem.mail.writing;

/**
 * A list by which mail programs sort mails (RFC 2919).
 *
 * @param title the name that people read
 * @param id the id without brackets
 */
record MailList(String title, String id) {

    /** The value of the header List-Id. */
    String header() {
        return title + " <" + id + ">";
    }
}
