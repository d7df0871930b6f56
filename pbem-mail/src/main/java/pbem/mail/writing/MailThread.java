package pbem.mail.writing;

import java.util.OptionalInt;

/**
 * A thread: mails that mail programs show together.
 *
 * @param messageId an id that all mails of the thread refer to and no mail has, in brackets
 * @param board the board of the thread, if it has one
 */
record MailThread(String messageId, OptionalInt board) {}
