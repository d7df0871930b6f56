package pbem.repository;

import pbem.course.Courses;
import pbem.rating.Ratings;
import pbem.repository.club.Announcements;
import pbem.repository.club.AuditLog;
import pbem.repository.club.Reports;
import pbem.repository.club.Signups;
import pbem.repository.robot.Analyses;
import pbem.repository.robot.Robots;
import pbem.repository.tournament.Tournaments;
import pbem.repository.watch.Alarms;
import pbem.repository.watch.Histories;
import pbem.repository.watch.Statistics;
import pbem.repository.watch.Vitals;
import pbem.repository.worker.Workers;

/**
 * All that a server keeps, inside one transaction: all of what is written through it becomes true together, or none of it.
 * The closure that holds it may be run again, so it must do nothing outside of it. One thread only.
 */
public interface Repositories {

    /**
     * Whether this transaction is run again.
     *
     * @return 1 when it is run for the first time; more if that, and all later ones, could not become true
     */
    int attempt();

    Players players();

    Boards boards();

    Ratings ratings();

    Challenges challenges();

    PendingConfirmations confirmations();

    Notices notices();

    RateCounters rates();

    AddressHealth addressHealth();

    Passwords passwords();

    PersonalData personalData();

    PlayerPreferences preferences();

    Plans plans();

    PrivateNotes privateNotes();

    PushEndpoints pushEndpoints();

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

    Courses courses();

    Tournaments tournaments();

    Robots robots();

    Analyses analyses();

    MailHistory mailHistory();

    MailThreads mailThreads();

    InboundMails inboundMails();

    OutboundMails outboundMails();

    Workers workers();

    Alarms alarms();

    Vitals vitals();

    AuditLog auditLog();

    Histories histories();

    Statistics statistics();

    Reports reports();

    Signups signups();

    KeptPlaces keptPlaces();

    Announcements announcements();
}
