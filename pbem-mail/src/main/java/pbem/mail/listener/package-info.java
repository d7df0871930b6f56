/**
 * Mail brought to us by a mail server on the same machine or network: SMTP (RFC 5321) and LMTP (RFC 2033), and handed over
 * by a process beside the server.
 */
package pbem.mail.listener;
