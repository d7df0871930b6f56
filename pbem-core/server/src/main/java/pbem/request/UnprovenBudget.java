package pbem.request;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import pbem.notice.Recipient;
import pbem.repository.Notices.AddressLoad;
import pbem.repository.Notices.Standing;
import pbem.repository.Repositories;

/**
 * What may go within an hour to addresses that nothing proves: anybody can have it sent, and to anybody. So that those whom
 * nobody knows cannot use up all of it, a part is kept for those who sign up and another for those who have an account, and
 * no domain gets more than a part. It is counted as it stands in the outbox; what is not written yet counts at its bound, so
 * that the limits hold in every case.
 */
record UnprovenBudget(Repositories repositories, UnprovenLimits limits, Instant now) {

    private static final Duration HOUR = Duration.ofHours(1);

    /** For each of those for whom a part is kept. */
    private static final int KEPT = 4;

    private static final Set<Standing> KEPT_FOR = EnumSet.of(Standing.NEWCOMER, Standing.REGISTERED);

    /** The part of all that one domain may get. */
    private static final int OF_ONE_DOMAIN = 5;

    /** Whether no other mail goes to such an address now. */
    boolean isSpent(Standing standing, String address) {
        Map<Standing, AddressLoad> loads = repositories.notices().toAddresses(now.minus(HOUR));
        return !hasRoom(loads, standing, AddressLoad::mails, 1, limits.answersPerHourInAll())
                || !hasRoom(
                        loads,
                        standing,
                        AddressLoad::bytes,
                        Recipient.MOST_BYTES_TO_ADDRESS,
                        limits.kilobytesPerHourInAll() * 1_000L)
                || standing != Standing.REGISTERED && isDomainSpent(address);
    }

    private static boolean hasRoom(
            Map<Standing, AddressLoad> loads,
            Standing standing,
            ToLongFunction<AddressLoad> measure,
            long next,
            long most) {
        long taken = next;
        for (Standing other : Standing.values()) {
            long used = measure.applyAsLong(loads.getOrDefault(other, AddressLoad.NONE));
            boolean kept = other != standing && KEPT_FOR.contains(other);
            taken += kept ? Math.max(used, most / KEPT) : used;
        }
        return taken <= most;
    }

    private boolean isDomainSpent(String address) {
        String domain = address.substring(address.lastIndexOf('@') + 1).toLowerCase(Locale.ROOT);
        return repositories.notices().toDomain(domain, now.minus(HOUR))
                >= Math.max(1, limits.answersPerHourInAll() / OF_ONE_DOMAIN);
    }
}
