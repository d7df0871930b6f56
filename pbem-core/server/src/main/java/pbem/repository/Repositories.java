package pbem.repository;

/**
 * The books of a server inside one transaction: all of what is written through it becomes true together, or none of it.
 * The closure that holds it may be run again, so it must do nothing outside of it. One thread only.
 */
public interface Repositories {

    Players players();

    Boards boards();

    Challenges challenges();

    PendingConfirmations confirmations();

    Notices notices();

    RateCounters rates();

    AddressHealth addressHealth();

    Passwords passwords();

    Erasures erasures();

    PlayerPreferences preferences();

    Plans plans();

    Submissions submissions();

    Remarks remarks();

    Watchers watchers();

    Vacations vacations();

    Clocks clocks();

    Outages outages();

    Backlog backlog();

    PendingDigests digests();

    Blocks blocks();

    Limits limits();

    MailHistory mailHistory();

    MailThreads mailThreads();
}
