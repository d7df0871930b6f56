/**
 * The body of a mail: {@link pbem.mail.writing.body.Block blocks} of clean words and boards, set as plain text, as HTML and
 * as MIME. Knows nothing of notices.
 */
package pbem.mail.writing.body;
