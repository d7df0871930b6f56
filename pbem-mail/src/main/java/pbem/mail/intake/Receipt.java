package pbem.mail.intake;

/**
 * What the inbox says of a mail handed in; the mail is durable when this is returned.
 *
 * @param id its number in the inbox
 * @param repeat whether it had been received before, so that nothing more will come of it
 */
public record Receipt(long id, boolean repeat) {}
