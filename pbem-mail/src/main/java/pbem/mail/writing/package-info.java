/**
 * From a notice to the bytes of a mail. {@link pbem.mail.writing.MailComposer} reads what a notice speaks of and puts it
 * into words: a class for each kind of notice, which gives the {@link pbem.mail.writing.MailContent subject, ids and
 * blocks}. {@link pbem.mail.writing.MailWriter} makes bytes of them: a pure function, so that a mail can be written again
 * after a crash and comes out the same.
 */
package pbem.mail.writing;
