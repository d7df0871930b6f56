package pbem.repository;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.notice.Notice;
import pbem.notice.Recipient;

/**
 * A notice in the outbox.
 *
 * @param token random; the mail's permanent Message-ID is made of it
 * @param cause the inbound mail that it answers, if any
 * @param at when it was posted
 */
public record PostedNotice(long id, String token, Recipient to, Notice notice, OptionalLong cause, Instant at) {}
