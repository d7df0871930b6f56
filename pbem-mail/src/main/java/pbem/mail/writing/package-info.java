/**
 * Turns notices into the bytes of mails. {@link pbem.mail.writing.MailComposer} reads the data that a notice refers to
 * and puts it into words. Each kind of notice has a class that gives the
 * {@link pbem.mail.writing.MailDraft subject, ids and blocks}. {@link pbem.mail.writing.MailWriter} makes bytes of
 * them. It is a pure function, so that a mail written again after a crash has the same bytes.
 */
package pbem.mail.writing;
