package pbem.mail.intake;

/**
 * The inbox's answer to a mail handed in; the mail is durable when this is returned.
 *
 * @param id its number in the inbox
 * @param repeat whether it had been received before, so that it has no further effect
 */
public record Receipt(long id, boolean repeat) {}
