package pbem.mail.writing;

import java.util.OptionalInt;

/**
 * What mail programs show together.
 *
 * @param messageId an id that no mail has and that all mails of the thread refer to, in brackets
 * @param board whose thread it is, if it is a board's
 */
record MailThread(String messageId, OptionalInt board) {}
