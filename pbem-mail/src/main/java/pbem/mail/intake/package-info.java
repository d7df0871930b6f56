/** Incoming mail, from a mailbox or standard input. It is stored in the inbox first and then brought to the referee. */
package pbem.mail.intake;
