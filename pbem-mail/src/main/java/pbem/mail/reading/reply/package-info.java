/** From the text of a mail to what its sender wrote himself: without quotes, signatures and separators. */
package pbem.mail.reading.reply;
