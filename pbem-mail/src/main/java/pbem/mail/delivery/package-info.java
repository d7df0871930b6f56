/** Mail out: from the outbox over SMTP, with retries until it is delivered or given up. */
package pbem.mail.delivery;
