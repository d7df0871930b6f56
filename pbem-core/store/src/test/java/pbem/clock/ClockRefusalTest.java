package pbem.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.robot.RobotRules;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for each reason to refuse a command about time, named after it. */
class ClockRefusalTest extends ClubTest {

    private String refused(String user, String line) {
        String result = club.says(user, line).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void badDates() {
        assertThat(refused("alice", "vacation soon"))
                .isEqualTo("I cannot read \"soon\" as the days of a vacation. Write them like one of these: vacation"
                        + " 2026-12-24 2027-01-02, vacation 24.12.2026 2.1.2027, vacation 24 Dec 2 Jan or vacation 5"
                        + " days.");
        assertThat(refused("alice", "vacation 2025-06-31 2025-07-02")).startsWith("I cannot read");
        assertThat(refused("alice", "vacation 2025-06-01 2025-06-02 2025-06-03"))
                .startsWith("I cannot read");
        assertThat(refused("alice", "vacation 0 days")).startsWith("I cannot read");
    }

    @Test
    void noLastDay() {
        assertThat(club.says("alice", "vacation from 1 Dec").result())
                .isEqualTo("refused: Until when will you be away? Answer with the first and the last day, such as:"
                        + " vacation 2025-12-01 2025-12-15");
    }

    @Test
    void backwards() {
        assertThat(refused("alice", "vacation 2025-06-09 2025-06-02"))
                .isEqualTo("A vacation cannot end on Monday 2 June 2025, before it begins on Monday 9 June 2025.");
    }

    @Test
    void past() {
        assertThat(refused("alice", "vacation 2025-05-04 2025-05-09"))
                .isEqualTo("Sunday 4 May 2025 is past; today is Monday 5 May 2025. A vacation begins today or later.");
    }

    @Test
    void tooFar() {
        assertThat(refused("alice", "vacation 2027-01-01 2027-01-02"))
                .isEqualTo("Saturday 2 January 2027 is too far away: a vacation can be planned until Thursday 31"
                        + " December 2026.");
    }

    @Test
    void overlapping() {
        club.says("alice", "vacation 2025-06-01 2025-06-05");
        assertThat(refused("alice", "vacation 2025-06-05 2025-06-07"))
                .isEqualTo("You are on vacation from Sunday 1 June 2025, 00:00 UTC until Friday 6 June 2025, 00:00 UTC"
                        + " already. Cancel that with \"back\" first, or choose other days.");
        assertThat(club.says("alice", "vacation 2025-06-06 2025-06-07").result())
                .startsWith("done: ");
    }

    @Test
    void tooLong() {
        assertThat(refused("alice", "vacation 31 days"))
                .isEqualTo("That takes 31 days of 2025, and you have 30 of the 30 left for that year.");
        club.says("alice", "vacation 2025-06-01 2025-06-29");
        assertThat(refused("alice", "vacation 2025-08-01 2025-08-02"))
                .isEqualTo("That takes 2 days of 2025, and you have one of the 30 left for that year.");
    }

    @Test
    void notAway() {
        assertThat(refused("alice", "back")).isEqualTo("You are not on vacation, and none is planned.");
    }

    @Test
    void ownTurn() {
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        assertThat(refused("alice", "claim 101"))
                .isEqualTo("Nothing can be claimed on board 101: it is your own move.");
    }

    @Test
    void notDue() {
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        assertThat(refused("bob", "claim 101"))
                .isEqualTo(
                        "alice has time on board 101 until Monday 26 May 2025, 14:02 UTC. Until then there is nothing"
                                + " to claim.");
    }

    @Test
    void noDeadline() {
        club.withRobots(RobotRules.STANDARD);
        club.says("alice", "pebbles challenge robot1 alice --claim");
        club.later(Duration.ofDays(400));
        assertThat(refused("alice", "claim 101"))
                .isEqualTo("robot1 has no deadline on board 101, so there is nothing to claim.");
    }

    @Test
    void savedByVacation() {
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        club.plays(101, "take1");
        club.plays(101, "take1");
        club.later(Duration.ofDays(22));
        assertThat(refused("bob", "claim 101"))
                .isEqualTo("alice had vacation left, and it has just been taken. The deadline on board 101 is now"
                        + " Tuesday 3 June 2025, 14:02 UTC.");
    }

    @Test
    void mailWaits() {
        club.board("pebbles", Map.of("claim", "", "forfeittime", "1"), "alice", "bob");
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "INSERT INTO inbox (id, received_at, fingerprint, recipient, recipient_hash, message_id, sender, subject,"
                                        + " envelope, state, next_attempt_at) VALUES (1, ?, 'f', '', 0, '', '', '', '{}',"
                                        + " 'WAITING', 0)",
                                club.now().toEpochMilli()));
        club.at(Instant.parse("2025-12-31T00:00:00Z"));
        assertThat(refused("bob", "claim 101"))
                .isEqualTo("Some mails are still unread and may hold a move of alice on board 101. Please claim again"
                        + " in a few minutes.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(ClockRefusal.class).hasItsTestIn(ClockRefusalTest.class);
    }
}
