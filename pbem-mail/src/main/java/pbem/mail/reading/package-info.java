/**
 * Reads mail: any bytes become a {@link pbem.mail.reading.Letter} or one of the closed set of
 * {@link pbem.mail.reading.NotALetter reasons} why they are not a letter. The package knows nothing of players, boards
 * or commands, and does no IO.
 */
package pbem.mail.reading;
