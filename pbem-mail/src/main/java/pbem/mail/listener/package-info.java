/** Receives mail from a mail server on the same machine or network by SMTP (RFC 5321) or LMTP (RFC 2033). */
package pbem.mail.listener;
