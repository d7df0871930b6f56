package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.MailFate;
import pbem.repository.MailHistory;
import pbem.repository.MailOutcome;
import pbem.repository.Players;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

record SqlMailHistory(Session session, Players players) implements MailHistory {

    private static final int LONGEST = 120;
    private static final int MOST_LINES = 3;
    private static final TypeReference<List<MailOutcome.Line>> LINES = new TypeReference<>() {};
    private static final About ABOUT = new About();

    @Override
    public List<MailFate> received(Player player, int most) {
        List<String> addresses =
                players.addresses(player).stream().map(LookupKey::of).toList();
        if (addresses.isEmpty()) {
            return List.of();
        }
        return session.sql("SELECT received_at, state, outcome, reason, results FROM inbox"
                        + " WHERE lower(sender) IN (<addresses>) ORDER BY id DESC LIMIT :most")
                .bindList("addresses", addresses)
                .bind("most", most)
                .map(row -> fromPlayer(row));
    }

    @Override
    public SortedMap<Long, Integer> receivedByDay(Instant since) {
        SortedMap<Long, Integer> days = new TreeMap<>();
        session.sql("SELECT received_at / 86400000 AS day, count(*) AS mails FROM inbox"
                        + " WHERE received_at >= :since GROUP BY received_at / 86400000")
                .bind("since", since)
                .map(row -> days.put(row.getLong("day"), row.getInt("mails")));
        return days;
    }

    private static MailFate fromPlayer(ResultSet row) throws SQLException {
        MailFate.State state = switch (row.getString("state")) {
            case "DONE" -> outcome(text(row, "outcome"));
            case "WAITING" -> MailFate.State.WAITING;
            default -> MailFate.State.FAILED;
        };
        return new MailFate(
                Sql.instant(row, "received_at"),
                whatBecame(Json.read(row.getString("results"), LINES), text(row, "reason")),
                state,
                0,
                Optional.empty());
    }

    /** What became of the commands in a mail; of a mail without any, the stored reason, which is in English. */
    private static Phrase whatBecame(List<MailOutcome.Line> lines, String reason) {
        String stored = brief(reason);
        return lines.isEmpty()
                ? Phrase.of("status.about-mine", stored)
                : Phrase.inTurn(
                                "status.in-turn",
                                lines.stream()
                                        .limit(MOST_LINES)
                                        .map(MailOutcome.Line::what)
                                        .toList())
                        .orElse(stored);
    }

    private static MailFate.State outcome(String word) {
        return switch (word) {
            case "done", "answered" -> MailFate.State.DONE;
            case "held", "asked" -> MailFate.State.HELD;
            default -> MailFate.State.REFUSED;
        };
    }

    @Override
    public List<MailFate> sent(Player player, int most) {
        // The keys are already in lower case, but SQLite uses the index only for lower(...).
        return session.sql("SELECT at, state, args, attempts, last_error FROM outbox"
                        + " WHERE id IN (SELECT id FROM outbox WHERE player_id = :player UNION SELECT id FROM outbox"
                        + " WHERE address IS NOT NULL"
                        + " AND lower(address) IN (SELECT lower(address_key) FROM address WHERE player_id = :player))"
                        + " ORDER BY id DESC LIMIT :most")
                .bind("player", player.id())
                .bind("most", most)
                .map(row -> toPlayer(row));
    }

    private static MailFate toPlayer(ResultSet row) throws SQLException {
        MailFate.State state = switch (row.getString("state")) {
            case "SENT" -> MailFate.State.SENT;
            case "DEAD" -> MailFate.State.FAILED;
            case "PAUSED" -> MailFate.State.PAUSED;
            case "BOUNCED" -> MailFate.State.BOUNCED;
            case "DROPPED" -> MailFate.State.DROPPED;
            default -> MailFate.State.WAITING;
        };
        return new MailFate(
                Sql.instant(row, "at"),
                Json.read(row.getString("args"), Notice.class).match(ABOUT),
                state,
                row.getInt("attempts"),
                Optional.ofNullable(row.getString("last_error")));
    }

    private static String brief(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.codePointCount(0, line.length()) <= LONGEST
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "...";
    }

    private static String text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    /** The subject of a mail in a few words. */
    private static final class About implements Notice.Cases<Phrase> {

        private static final Phrase OTHER = Phrase.of("status.about-other");

        @Override
        public Phrase boardNews(Notice.BoardNews news) {
            return Phrase.of("status.about-board", news.board());
        }

        @Override
        public Phrase challengeNews(Notice.ChallengeNews news) {
            return Phrase.of("status.about-challenge", news.challenge());
        }

        @Override
        public Phrase confirmRequest(Notice.ConfirmRequest request) {
            return Phrase.of("status.about-question");
        }

        @Override
        public Phrase remarked(Notice.Remarked remarked) {
            return OTHER;
        }

        @Override
        public Phrase message(Notice.Message message) {
            return Phrase.of("status.about-message");
        }

        @Override
        public Phrase reminder(ScheduledNotice.Reminder reminder) {
            return Phrase.of("status.about-reminder");
        }

        @Override
        public Phrase vacationTaken(ScheduledNotice.VacationTaken taken) {
            return OTHER;
        }

        @Override
        public Phrase claimable(ScheduledNotice.Claimable claimable) {
            return OTHER;
        }

        @Override
        public Phrase digest(ScheduledNotice.Digest digest) {
            return OTHER;
        }

        @Override
        public Phrase myData(Notice.MyData data) {
            return OTHER;
        }

        @Override
        public Phrase tournamentNews(HouseNotice.TournamentNews news) {
            return OTHER;
        }

        @Override
        public Phrase analysed(ScheduledNotice.Analysed analysed) {
            return OTHER;
        }

        @Override
        public Phrase seekNews(ScheduledNotice.SeekNews news) {
            return OTHER;
        }

        @Override
        public Phrase alarmed(HouseNotice.Alarmed alarmed) {
            return OTHER;
        }

        @Override
        public Phrase clubNews(HouseNotice.ClubNews news) {
            return news.subject();
        }

        @Override
        public Phrase announced(HouseNotice.Announced announced) {
            return Phrase.of("status.announcement", announced.announcement());
        }

        @Override
        public Phrase invited(HouseNotice.Invited invited) {
            return Phrase.of("club.subject-invited");
        }

        @Override
        public Phrase placeKept(HouseNotice.PlaceKept kept) {
            return Phrase.of("club.subject-invited");
        }

        @Override
        public Phrase reply(Notice.Reply reply) {
            return Phrase.of("status.about-yours", brief(reply.about()));
        }
    }
}
