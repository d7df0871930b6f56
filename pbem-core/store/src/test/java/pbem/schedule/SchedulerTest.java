package pbem.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import pbem.clock.ClockRules;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.game.Seat;
import pbem.handler.account.Closing;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.GameRecord;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;
import pbem.store.Audit;
import pbem.store.Tables;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.InterposedTransactions;
import pbem.testkit.MailResult;

class SchedulerTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    private static final String NOTHING = "0 lapses, 0 vacations, 0 reminders, 0 digests, 0 failed";

    private static Duration days(long days) {
        return Duration.ofDays(days);
    }

    /** The player has no vacation left this year. */
    private void hasNoVacation(String user) {
        Player player = club.player(user);
        club.store()
                .change(tx -> tx.vacations()
                        .take(
                                player,
                                new Span(Instant.parse("2025-01-01T00:00:00Z"), Instant.parse("2025-01-31T00:00:00Z")),
                                ZoneOffset.UTC,
                                Vacation.Kind.PLANNED));
    }

    private Scheduler onADiskThatIsFullAfter(int most) {
        AtomicInteger changes = new AtomicInteger();
        Transactions full = InterposedTransactions.beforeChange(club.store(), () -> {
            if (changes.getAndIncrement() >= most) {
                throw new Unavailable("the disk is full", new IllegalStateException());
            }
        });
        return new Scheduler(full, ClockRules.STANDARD, new TournamentAdvance(Club.GAMES, Club::seed), Closing::end);
    }

    /** The first round of a board of two. */
    private void everybodyMoves(int board) {
        club.plays(board, "take1");
        club.plays(board, "take1");
    }

    private MailResult at(Duration afterStart) {
        club.at(Club.START.plus(afterStart));
        MailResult handled = club.ticks();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        return handled;
    }

    @Test
    void nothing_is_due_on_a_fresh_board() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.ticks().results()).containsExactly(NOTHING);
    }

    @Test
    void a_reminder_comes_after_the_nag_time_and_a_day_before_the_end_and_not_between() {
        club.board("pebbles", "alice", "bob");
        assertThat(at(days(7).minusMinutes(1)).notices()).isEmpty();
        assertThat(at(days(7)).notices()).containsExactly("alice: reminder of 101");
        assertThat(at(days(7)).notices()).isEmpty();
        assertThat(at(days(15)).notices()).isEmpty();
        assertThat(at(days(20)).notices()).containsExactly("alice: reminder of 101");
        assertThat(at(days(20).plusHours(1)).notices()).isEmpty();
    }

    /** A full disk is one fault, not a fault of each board. */
    @Test
    void a_round_ends_where_the_database_is_not_available() {
        club.board("pebbles", "alice", "bob");
        Scheduler scheduler = onADiskThatIsFullAfter(1);
        assertThatThrownBy(() -> scheduler.round(Club.START.plus(days(100)))).isInstanceOf(Unavailable.class);
    }

    @Test
    void one_reminder_speaks_of_all_boards_that_are_due_within_a_day() {
        club.board("pebbles", "alice", "bob");
        club.later(Duration.ofHours(10));
        club.board("pebbles", "alice", "carol");
        club.later(days(3));
        club.board("pebbles", "alice", "carol");
        assertThat(at(days(7)).notices()).containsExactly("alice: reminder of 101, 102");
        assertThat(at(days(7).plusHours(11)).notices()).isEmpty();
        assertThat(at(days(10).plusHours(10)).notices()).containsExactly("alice: reminder of 103");
    }

    @Test
    void a_new_turn_has_reminders_of_its_own() {
        club.board("pebbles", "alice", "bob");
        at(days(8));
        club.plays(101, "take1");
        club.plays(101, "take1");
        assertThat(at(days(14)).notices()).isEmpty();
        assertThat(at(days(15)).notices()).containsExactly("alice: reminder of 101");
    }

    @Test
    void nobody_is_reminded_on_vacation() {
        club.board("pebbles", "alice", "bob");
        club.later(days(6));
        club.says("alice", "vacation 2025-05-11 2025-05-20");
        assertThat(at(days(8)).notices()).isEmpty();
        assertThat(at(days(16)).notices()).isEmpty();
        assertThat(at(days(17)).notices()).containsExactly("alice: reminder of 101");
    }

    @Test
    void a_player_on_vacation_is_reminded_of_boards_whose_clock_runs() {
        club.board("pebbles", Map.of("no-vacation", ""), "alice", "bob");
        club.later(days(6));
        club.says("alice", "vacation 2025-05-11 2025-05-20");
        assertThat(at(days(8)).notices()).containsExactly("alice: reminder of 101");
    }

    @Test
    void vacation_is_taken_before_a_game_is_lost() {
        club.board("pebbles", "alice", "bob");
        everybodyMoves(101);
        MailResult due = at(days(21).plusMillis(1));
        assertThat(due.results()).containsExactly("0 lapses, 1 vacations, 0 reminders, 0 digests, 0 failed");
        assertThat(due.notices()).containsExactly("alice: vacation until 2025-06-02T14:02:00Z, 23 left");
        assertThat(club.clock(101).deadline()).contains(Club.START.plus(days(21 + 7 + 1)));
        assertThat(at(days(21).plusMillis(1)).results()).containsExactly(NOTHING);
    }

    @Test
    void no_vacation_is_taken_for_who_never_moved() {
        club.board("pebbles", "alice", "bob");
        assertThat(at(days(21).plusMillis(1)).results())
                .containsExactly("1 lapses, 0 vacations, 0 reminders, 0 digests, 0 failed");
        assertThat(club.vacations("alice")).isEmpty();
    }

    @Test
    void when_all_vacation_is_gone_the_game_is_lost() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        at(days(20));
        assertThat(at(days(21)).results()).containsExactly(NOTHING);
        MailResult due = at(days(21).plusMillis(1));
        assertThat(due.results()).containsExactly("1 lapses, 0 vacations, 0 reminders, 0 digests, 0 failed");
        assertThat(due.notices()).containsExactly("alice: board 101/1" + UNRATED, "bob: board 101/1" + UNRATED);
        assertThat(club.record(101).result().map(club.words()::say)).contains("bob won: alice ran out of time");
        assertThat(club.record(101).entries().get(0).actor()).isEqualTo(Actor.SERVER);
        assertThat(at(days(22)).results()).containsExactly(NOTHING);
    }

    @Test
    void vacation_is_taken_again_and_again_until_none_is_left() {
        club.board("pebbles", "alice", "bob");
        everybodyMoves(101);
        int lapsed = 0;
        int day = 0;
        while (lapsed == 0) {
            day++;
            lapsed = at(days(day)).results().get(0).startsWith("1") ? day : 0;
        }
        // five vacations of 30 days in all, one day of grace for a turn, and one day because the check is daily
        assertThat(club.vacations("alice")).hasSize(5);
        assertThat(club.vacations("alice").stream()
                        .mapToInt(vacation -> vacation.daysByYear().get(2025))
                        .sum())
                .isEqualTo(30);
        assertThat(lapsed).isEqualTo(21 + 30 + 1 + 1);
    }

    @Test
    void the_others_go_on_without_the_lapsed_player() {
        hasNoVacation("alice");
        hasNoVacation("bob");
        club.board("pebbles", "alice", "bob", "carol");
        at(days(21).plusSeconds(1));
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.record(101).toMove()).containsExactly(new Seat(2));
        assertThat(club.clock(101).deadline()).contains(club.now().plus(days(21)));
        at(days(42).plusSeconds(2));
        assertThat(club.record(101).result().map(club.words()::say)).contains("carol won: bob ran out of time");
    }

    @Test
    void with_a_claim_in_the_terms_nothing_is_lost_until_an_opponent_claims_it() {
        hasNoVacation("alice");
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        assertThat(at(days(21).plusSeconds(1)).notices()).containsExactly("bob: claim 101 of alice");
        assertThat(at(days(30)).notices()).isEmpty();
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
        MailResult claimed = club.says("bob", "claim 101");
        assertThat(claimed.result()).isEqualTo("done: claimed board 101: alice ran out of time");
        assertThat(claimed.notices()).containsExactly("alice: board 101/1" + UNRATED, "bob: board 101/1" + UNRATED);
        assertThat(club.record(101).result().map(club.words()::say)).contains("bob won: alice ran out of time");
    }

    @Test
    void a_late_move_counts_as_long_as_nobody_has_claimed() {
        hasNoVacation("alice");
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        at(days(25));
        assertThat(club.plays(101, "take1").result()).startsWith("done: ");
        assertThat(club.says("alice", "claim 101").result()).startsWith("refused: bob has time");
    }

    @Test
    void a_claim_can_be_a_reply() {
        hasNoVacation("alice");
        club.board("pebbles", Map.of("claim", ""), "alice", "bob");
        at(days(25));
        assertThat(club.replies("bob", 101, 0, "claim").result()).startsWith("done: claimed");
    }

    @Test
    void nobody_lapses_while_a_mail_from_before_the_deadline_waits() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        inbox(Club.START.plus(days(21)), "WAITING");
        assertThat(at(days(22)).results()).containsExactly(NOTHING);
        club.store().change(tx -> Tables.of(tx).execute("UPDATE inbox SET state = 'DONE'"));
        assertThat(at(days(22)).results().get(0)).startsWith("1 lapses");
    }

    @Test
    void a_mail_that_came_too_late_saves_nobody() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        inbox(Club.START.plus(days(21)).plusMillis(1), "WAITING");
        assertThat(at(days(22)).results().get(0)).startsWith("1 lapses");
    }

    private void inbox(Instant at, String state) {
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute(
                                "INSERT INTO inbox (id, received_at, fingerprint, recipient, recipient_hash, message_id, sender, subject,"
                                        + " envelope, state, next_attempt_at) VALUES (?, ?, 'f', '', 0, '', '', '', '{}', ?, 0)",
                                Tables.next(tx, "inbox"),
                                at.toEpochMilli(),
                                state));
    }

    @Test
    void one_look_of_two_servers_does_nothing_twice() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "bob", "carol");
        everybodyMoves(102);
        club.at(Club.START.plus(days(21)).plusMillis(1));
        List<MailResult> both = List.of(club.ticks(), club.ticks());
        assertThat(both.get(0).notices())
                .containsExactly(
                        "alice: board 101/1" + UNRATED,
                        "bob: board 101/1" + UNRATED,
                        "bob: vacation until 2025-06-02T14:02:00Z, 23 left");
        assertThat(both.get(1).results()).containsExactly(NOTHING);
    }

    @Test
    void a_silent_time_of_the_server_does_not_count_and_a_short_one_does() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.comesUp()).isEmpty();
        club.later(Duration.ofMinutes(10));
        assertThat(club.comesUp()).isEmpty();
        assertThat(club.clock(101).deadline()).contains(Club.START.plus(days(21)));
        Instant down = club.now();
        club.later(days(30));
        assertThat(club.comesUp()).contains(new Span(down, club.now()));
        assertThat(club.clock(101).deadline()).contains(Club.START.plus(days(21 + 30)));
        assertThat(club.ticks().results()).containsExactly(NOTHING);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_clock_that_ran_ahead_costs_nobody_a_game() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        club.comesUp();
        club.later(days(365)); // the clock was set to a wrong year
        club.comesUp();
        assertThat(club.ticks().results()).containsExactly(NOTHING);
        club.at(Club.START.plus(Duration.ofMinutes(2)));
        assertThat(club.comesUp()).isEmpty();
        assertThat(club.clock(101).deadline()).contains(Club.START.plus(days(21).plusMinutes(2)));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void mail_queued_while_the_clock_ran_ahead_is_due_when_it_is_right_again() {
        club.comesUp();
        club.later(days(31));
        club.comesUp();
        club.board("pebbles", "alice", "bob");
        club.store().change(tx -> {
            Tables.of(tx).execute("INSERT INTO rate (who, what, at) VALUES ('alice', 'mail', ?)", club.now());
            return true;
        });
        club.at(Club.START.plus(Duration.ofMinutes(2)));
        club.comesUp();

        List<Instant> due = club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT next_attempt_at FROM outbox WHERE state = 'WAITING'")
                        .mapTo(Instant.class)
                        .list());
        assertThat(due).isNotEmpty().allMatch(at -> !at.isAfter(club.now()));
        assertThat(club.store()
                        .<Integer>read(tx -> Tables.of(tx)
                                .createQuery("SELECT count(*) FROM rate")
                                .mapTo(Integer.class)
                                .one()))
                .as("limits of an hour that is yet to come")
                .isZero();
    }

    @Test
    void a_heartbeat_does_not_wait_for_boards_and_shows_that_the_worker_is_at_work() {
        club.board("pebbles", "alice", "bob");
        club.comesUp();
        club.later(days(30));
        Scheduler scheduler = onADiskThatIsFullAfter(1);
        assertThat(scheduler.beat(club.now())).as("told at once").isNotEmpty();
        assertThat(deadlines()).containsExactly(Club.START.plus(days(21)));
        assertThatThrownBy(() -> scheduler.catchUp(failure -> {})).isInstanceOf(Unavailable.class);
        club.later(Duration.ofMinutes(9));
        club.scheduler().stir(club.now());
        club.scheduler().stir(club.now().minus(days(1)));
        club.later(Duration.ofMinutes(9));
        assertThat(club.comesUp()).isEmpty();
        assertThat(deadlines()).containsExactly(Club.START.plus(days(21 + 30)));
    }

    @Test
    void a_server_that_was_always_up_writes_no_more_than_its_heartbeat() {
        club.board("pebbles", "alice", "bob");
        club.comesUp();
        Scheduler scheduler = onADiskThatIsFullAfter(1);
        scheduler.beat(club.now());
        assertThat(scheduler.catchUp(failure -> {})).isFalse();
    }

    /** The server can be killed while it brings many boards up to date; the next one continues there. */
    @Test
    void the_next_worker_after_an_outage_goes_on_where_the_last_one_stopped() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        Span outage = new Span(club.now(), club.now().plus(days(30)));
        club.at(outage.to());
        club.store().change(tx -> {
            tx.outages().note(outage);
            tx.clocks().outdate();
            return tx.clocks().refreshSome(1);
        });
        Instant before = Club.START.plus(days(21));
        Instant after = Club.START.plus(days(21 + 30));
        assertThat(deadlines()).containsExactly(after, before, before);
        assertThat(Audit.of(club.store()).faults())
                .as("what is still to be done")
                .isEmpty();
        assertThat(club.comesUp()).as("it was up until now").isEmpty();
        assertThat(deadlines()).containsExactly(after, after, after);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        club.store().change(tx -> Tables.of(tx).execute("UPDATE turn SET deadline = 0 WHERE board = 102"));
        assertThat(Audit.of(club.store()).faults())
                .as("it is not outdated any more")
                .hasSize(1);
    }

    @Test
    void a_board_that_does_not_replay_keeps_no_other_waiting_after_an_outage() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.comesUp();
        damage(101);
        club.later(days(30));
        List<String> failures = new ArrayList<>();
        club.comesUp(failures);
        assertThat(failures)
                .singleElement()
                .asString()
                .startsWith("board 101: ")
                .contains("no rules of version 0");
        assertThat(deadlines()).containsExactly(Club.START.plus(days(21)), Club.START.plus(days(21 + 30)));
        failures.clear();
        club.comesUp(failures);
        assertThat(failures).as("it is told once").isEmpty();
    }

    private List<Instant> deadlines() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT deadline FROM turn ORDER BY board")
                        .mapTo(Instant.class)
                        .list());
    }

    @Test
    void boards_of_an_earlier_version_get_their_clocks() {
        club.board("pebbles", "alice", "bob");
        club.store().change(tx -> Tables.of(tx).execute("DELETE FROM turn"));
        assertThat(Audit.of(club.store()).faults()).isNotEmpty();
        at(days(1));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_board_of_an_earlier_version_that_does_not_replay_keeps_no_other_waiting() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        club.store().change(tx -> Tables.of(tx).execute("DELETE FROM turn"));
        damage(101);
        assertThat(club.ticks().results()).containsExactly("0 lapses, 0 vacations, 0 reminders, 0 digests, 1 failed");
        assertThat(deadlines()).containsExactly(Club.START.plus(days(21)));
    }

    @Test
    void a_board_that_does_not_replay_keeps_no_other_from_its_clock() {
        hasNoVacation("alice");
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        damage(101);
        club.at(Club.START.plus(days(22)));
        assertThat(club.ticks().results()).containsExactly("1 lapses, 0 vacations, 0 reminders, 0 digests, 1 failed");
    }

    @Test
    void a_board_that_does_not_replay_keeps_its_player_from_no_vacation_elsewhere() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob");
        everybodyMoves(102);
        damage(101);
        club.at(Club.START.plus(days(22)));
        assertThat(club.ticks().results()).containsExactly("0 lapses, 1 vacations, 0 reminders, 0 digests, 1 failed");
        assertThat(deadlines().get(1)).isAfter(club.now());
    }

    /** Gives the board a version of rules that its game does not have. */
    private void damage(int board) {
        club.store().change(tx -> Tables.of(tx).execute("UPDATE board SET rules_version = 0 WHERE number = " + board));
    }
}
