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
 * The budget of mails within an hour to unproven addresses, since anybody can have such mails sent to anybody. A part
 * is reserved for newcomers who sign up and another for players with an account, so that strangers cannot use up all of
 * it, and one domain gets only a part. Mails are counted in the outbox. A mail that is not written yet counts with the
 * largest size it can have, so that the limits always hold.
 */
record UnprovenBudget(Repositories repositories, UnprovenLimits limits, Instant now) {

    private static final Duration HOUR = Duration.ofHours(1);

    /** The divisor of the whole for the part reserved for each standing. */
    private static final int KEPT = 4;

    private static final Set<Standing> KEPT_FOR = EnumSet.of(Standing.NEWCOMER, Standing.REGISTERED);

    /** The divisor of the whole for the most that one domain may get. */
    private static final int OF_ONE_DOMAIN = 5;

    /** Whether no further mail may go to an address of that standing now. */
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
