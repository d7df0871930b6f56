/**
 * Receives mail from a mail server on the same machine or network by SMTP (RFC 5321) or LMTP (RFC 2033), and from a
 * separate process on the same machine.
 */
package pbem.mail.listener;
