/**
 * The body of a mail: {@link pbem.mail.writing.body.Block blocks} of clean words and boards, formatted as plain text,
 * as HTML and as MIME. Nothing here depends on notices.
 */
package pbem.mail.writing.body;
