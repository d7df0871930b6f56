/** Mail out: from the outbox over SMTP, retried until it is gone or hopeless. */
package pbem.mail.delivery;
