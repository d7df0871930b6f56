/**
 * Receives mail from a mail server on the same machine or network by SMTP (RFC 5321) or LMTP (RFC 2033), and mail
 * handed over by a process beside the server.
 */
package pbem.mail.listener;
