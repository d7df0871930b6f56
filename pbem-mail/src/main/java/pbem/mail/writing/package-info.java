/**
 * From a notice to the bytes of a mail. {@link pbem.mail.writing.MailLoader} loads what a notice speaks of,
 * {@link pbem.mail.writing.MailWriter} puts it into words and the words into MIME: a pure function, so that a mail can be
 * written again after a crash and comes out the same.
 */
package pbem.mail.writing;
