package pbem.store;

import java.security.SecureRandom;
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
import pbem.repository.KeptPlaces;
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
import pbem.repository.PushEndpoints;
import pbem.repository.RateCounters;
import pbem.repository.Remarks;
import pbem.repository.Repositories;
import pbem.repository.Submissions;
import pbem.repository.Transactions;
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
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
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

/** The repositories in one transaction. */
record SqlRepositories(Session session, Games games, SecureRandom random, Replays replays) implements Repositories {

    void expect(Transactions.Subjects subjects) {
        session.loaded().expect(Loaded.Kind.PLAYER, subjects.players());
        session.loaded().expect(Loaded.Kind.BOARD, subjects.boards());
    }

    /** The same without kept boards: every log is read and replayed from its start. */
    SqlRepositories afresh() {
        return new SqlRepositories(session.afresh(), games, random, Replays.NONE);
    }

    @Override
    public Players players() {
        return new SqlPlayers(session);
    }

    @Override
    public Boards boards() {
        return new SqlBoards(session, games, replays);
    }

    @Override
    public Ratings ratings() {
        return new SqlRatings(session, boards()::record);
    }

    @Override
    public Challenges challenges() {
        return new SqlChallenges(session, games);
    }

    @Override
    public PendingConfirmations confirmations() {
        return new SqlPendingConfirmations(session, new SqlPlayers(session));
    }

    @Override
    public Notices notices() {
        return new SqlNotices(session, random);
    }

    @Override
    public Remarks remarks() {
        return new SqlRemarks(session, new SqlPlayers(session));
    }

    @Override
    public Watchers watchers() {
        return new SqlWatchers(session, new SqlPlayers(session));
    }

    @Override
    public PlayerPreferences preferences() {
        return new SqlPlayerPreferences(session);
    }

    @Override
    public RateCounters rates() {
        return new SqlRateCounters(session);
    }

    @Override
    public Plans plans() {
        return new SqlPlans(session);
    }

    @Override
    public PrivateNotes privateNotes() {
        return new SqlPrivateNotes(session);
    }

    @Override
    public PushEndpoints pushEndpoints() {
        return new SqlPushEndpoints(session);
    }

    @Override
    public AddressHealth addressHealth() {
        return new SqlAddressHealth(session, new KeptMails(session, new SqlNotices(session, random)));
    }

    @Override
    public Passwords passwords() {
        return new SqlPasswords(session);
    }

    @Override
    public PersonalData personalData() {
        return new SqlPersonalData(session, random);
    }

    @Override
    public Submissions submissions() {
        return new SqlSubmissions(session);
    }

    @Override
    public Vacations vacations() {
        return new SqlVacations(session);
    }

    @Override
    public Clocks clocks() {
        return new SqlClocks(session, games, replays);
    }

    @Override
    public Outages outages() {
        return new SqlOutages(session, games);
    }

    @Override
    public Backlog backlog() {
        return new SqlBacklog(session);
    }

    @Override
    public PendingDigests digests() {
        return new SqlPendingDigests(session);
    }

    @Override
    public Blocks blocks() {
        return new SqlBlocks(session, new SqlPlayers(session));
    }

    @Override
    public Limits limits() {
        return new SqlLimits(session);
    }

    @Override
    public Courses courses() {
        return new SqlCourses(session);
    }

    @Override
    public Tournaments tournaments() {
        return new SqlTournaments(session);
    }

    @Override
    public Analyses analyses() {
        return new SqlAnalyses(session);
    }

    @Override
    public Robots robots() {
        return new SqlRobots(session);
    }

    @Override
    public MailHistory mailHistory() {
        return new SqlMailHistory(session, new SqlPlayers(session));
    }

    @Override
    public MailThreads mailThreads() {
        return new SqlMailThreads(session);
    }

    @Override
    public InboundMails inboundMails() {
        return new SqlInboundMails(session);
    }

    @Override
    public OutboundMails outboundMails() {
        return new SqlOutboundMails(session, random);
    }

    @Override
    public Reports reports() {
        return new SqlReports(session, new SqlPlayers(session));
    }

    @Override
    public Announcements announcements() {
        return new SqlAnnouncements(session);
    }

    @Override
    public Signups signups() {
        return new SqlSignups(session);
    }

    @Override
    public KeptPlaces keptPlaces() {
        return new SqlKeptPlaces(session);
    }

    @Override
    public AuditLog auditLog() {
        return new SqlAuditLog(session);
    }

    @Override
    public Workers workers() {
        return new SqlWorkers(session);
    }

    @Override
    public Alarms alarms() {
        return new SqlAlarms(session);
    }

    @Override
    public Histories histories() {
        return new SqlHistories(session);
    }

    @Override
    public Statistics statistics() {
        return new SqlStatistics(session);
    }

    @Override
    public Vitals vitals() {
        return new SqlVitals(session);
    }
}
