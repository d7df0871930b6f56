/** Extracts the sender's own words from the text of a mail: without quotes, signatures and separators. */
package pbem.mail.reading.reply;
