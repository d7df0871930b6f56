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
 * The repositories of one transaction: all writes are committed together or not at all. The function that uses it may
 * be run again, so it must have no other effects. For one thread.
 */
public interface Repositories {

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
