package pbem.repository;

/**
 * A mail in the hands of one worker. It ends with its lease as soon as somebody else claims the mail.
 *
 * @param mail its number
 */
public record Claim(long mail, String worker) {}
