package pbem.store;

import java.security.SecureRandom;
import java.util.Collection;
import org.jdbi.v3.core.Handle;
import pbem.course.Courses;
import pbem.game.Games;
import pbem.rating.Ratings;
import pbem.repository.AddressHealth;
import pbem.repository.Backlog;
import pbem.repository.Blocks;
import pbem.repository.Boards;
import pbem.repository.Challenges;
import pbem.repository.Clocks;
import pbem.repository.InboundMails;
import pbem.repository.Limits;
import pbem.repository.MailHistory;
import pbem.repository.MailThreads;
import pbem.repository.Notices;
import pbem.repository.Outages;
import pbem.repository.OutboundMails;
import pbem.repository.Passwords;
import pbem.repository.PendingConfirmations;
import pbem.repository.PendingDigests;
import pbem.repository.PersonalData;
import pbem.repository.Plans;
import pbem.repository.PlayerPreferences;
import pbem.repository.Players;
import pbem.repository.PrivateNotes;
import pbem.repository.RateCounters;
import pbem.repository.Remarks;
import pbem.repository.Repositories;
import pbem.repository.Submissions;
import pbem.repository.Vacations;
import pbem.repository.Watchers;
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
import pbem.store.club.SqlAnnouncements;
import pbem.store.club.SqlAuditLog;
import pbem.store.club.SqlReports;
import pbem.store.club.SqlSignups;
import pbem.store.rating.SqlRatings;
import pbem.store.replay.Replays;
import pbem.store.robot.SqlAnalyses;
import pbem.store.robot.SqlRobots;
import pbem.store.tournament.SqlTournaments;
import pbem.store.version.SqlWorkers;
import pbem.store.watch.SqlAlarms;
import pbem.store.watch.SqlHistories;
import pbem.store.watch.SqlStatistics;
import pbem.store.watch.SqlVitals;

/** The repositories over one open handle. */
record SqlRepositories(Handle handle, Games games, SecureRandom random, int attempt, Replays replays, Once once)
        implements Repositories {

    @Override
    public void foresee(Collection<Long> players, Collection<Long> boards) {
        once.foresee(Once.Kind.PLAYER, players);
        once.foresee(Once.Kind.BOARD, boards);
    }

    @Override
    public Players players() {
        return new SqlPlayers(handle, once);
    }

    @Override
    public Boards boards() {
        return new SqlBoards(handle, games, replays, once);
    }

    @Override
    public Ratings ratings() {
        return new SqlRatings(handle, boards()::record);
    }

    @Override
    public Challenges challenges() {
        return new SqlChallenges(handle, games);
    }

    @Override
    public PendingConfirmations confirmations() {
        return new SqlPendingConfirmations(handle, new SqlPlayers(handle));
    }

    @Override
    public Notices notices() {
        return new SqlNotices(handle, random);
    }

    @Override
    public Remarks remarks() {
        return new SqlRemarks(handle, new SqlPlayers(handle));
    }

    @Override
    public Watchers watchers() {
        return new SqlWatchers(handle, new SqlPlayers(handle, once), once);
    }

    @Override
    public PlayerPreferences preferences() {
        return new SqlPlayerPreferences(handle, once);
    }

    @Override
    public RateCounters rates() {
        return new SqlRateCounters(handle);
    }

    @Override
    public Plans plans() {
        return new SqlPlans(handle, once);
    }

    @Override
    public PrivateNotes privateNotes() {
        return new SqlPrivateNotes(handle, once);
    }

    @Override
    public AddressHealth addressHealth() {
        return new SqlAddressHealth(handle, new KeptMails(handle, new SqlNotices(handle, random)), once);
    }

    @Override
    public Passwords passwords() {
        return new SqlPasswords(handle);
    }

    @Override
    public PersonalData personalData() {
        return new SqlPersonalData(handle, random);
    }

    @Override
    public Submissions submissions() {
        return new SqlSubmissions(handle);
    }

    @Override
    public Vacations vacations() {
        return new SqlVacations(handle, once);
    }

    @Override
    public Clocks clocks() {
        return new SqlClocks(handle, games, replays, once);
    }

    @Override
    public Outages outages() {
        return new SqlOutages(handle, games, once);
    }

    @Override
    public Backlog backlog() {
        return new SqlBacklog(handle);
    }

    @Override
    public PendingDigests digests() {
        return new SqlPendingDigests(handle);
    }

    @Override
    public Blocks blocks() {
        return new SqlBlocks(handle, new SqlPlayers(handle, once), once);
    }

    @Override
    public Limits limits() {
        return new SqlLimits(handle);
    }

    @Override
    public Courses courses() {
        return new SqlCourses(handle);
    }

    @Override
    public Tournaments tournaments() {
        return new SqlTournaments(handle);
    }

    @Override
    public Analyses analyses() {
        return new SqlAnalyses(handle);
    }

    @Override
    public Robots robots() {
        return new SqlRobots(handle);
    }

    @Override
    public MailHistory mailHistory() {
        return new SqlMailHistory(handle, new SqlPlayers(handle));
    }

    @Override
    public MailThreads mailThreads() {
        return new SqlMailThreads(handle, once);
    }

    @Override
    public InboundMails inboundMails() {
        return new SqlInboundMails(handle);
    }

    @Override
    public OutboundMails outboundMails() {
        return new SqlOutboundMails(handle, random, once);
    }

    @Override
    public Reports reports() {
        return new SqlReports(handle, new SqlPlayers(handle));
    }

    @Override
    public Announcements announcements() {
        return new SqlAnnouncements(handle);
    }

    @Override
    public Signups signups() {
        return new SqlSignups(handle);
    }

    @Override
    public AuditLog auditLog() {
        return new SqlAuditLog(handle);
    }

    @Override
    public Workers workers() {
        return new SqlWorkers(handle);
    }

    @Override
    public Alarms alarms() {
        return new SqlAlarms(handle);
    }

    @Override
    public Histories histories() {
        return new SqlHistories(handle);
    }

    @Override
    public Statistics statistics() {
        return new SqlStatistics(handle);
    }

    @Override
    public Vitals vitals() {
        return new SqlVitals(handle);
    }
}
