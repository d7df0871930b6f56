/** From the text of a mail to its sender's own words: without quotes, signatures and separators. */
package pbem.mail.reading.reply;
