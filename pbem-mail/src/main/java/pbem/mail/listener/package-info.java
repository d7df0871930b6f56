/** Mail brought to us by a mail server on the same machine or network: SMTP (RFC 5321) and LMTP (RFC 2033). */
package pbem.mail.listener;
