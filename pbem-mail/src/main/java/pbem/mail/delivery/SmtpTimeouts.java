package pbem.mail.delivery;

import java.time.Duration;

/**
 * The timeouts of SMTP. Shorter ones than those of RFC 5321 (section 4.5.3.2) cause duplicate mails, above all after
 * the final dot, when the other server has the mail and is still busy with it.
 *
 * @param connect for the connection
 * @param command for the greeting and the reply to a command
 * @param dataStart for the reply to DATA
 * @param dataBlock for taking a part of the mail
 * @param dataEnd for the reply after the final dot
 * @param hangs for a mail as a whole before the others no longer wait for it
 */
public record SmtpTimeouts(
        Duration connect, Duration command, Duration dataStart, Duration dataBlock, Duration dataEnd, Duration hangs) {

    public static final SmtpTimeouts STANDARD = new SmtpTimeouts(
            Duration.ofSeconds(30),
            Duration.ofMinutes(5),
            Duration.ofMinutes(2),
            Duration.ofMinutes(3),
            Duration.ofMinutes(10),
            Duration.ofSeconds(5));

    /** The same timeout for every step. */
    public static SmtpTimeouts of(Duration every) {
        return new SmtpTimeouts(every, every, every, every, every, every);
    }
}
