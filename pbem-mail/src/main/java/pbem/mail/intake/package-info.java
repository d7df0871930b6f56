/** Mail in: from a mailbox or standard input into the inbox, durable first, and from there to the referee. */
package pbem.mail.intake;
