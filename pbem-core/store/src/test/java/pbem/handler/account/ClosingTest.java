package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.PostedNotice;
import pbem.store.Audit;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** A closed account until its deletion or its owner's return. */
class ClosingTest extends ClubTest {

    @Test
    void for_seven_days_nothing_ends_and_nothing_is_forgotten() {
        club.board("pebbles", "alice", "bob");
        MailResult closed = club.closes("alice");
        assertThat(closed.result()).startsWith("done: the account of alice closes on");
        assertThat(closed.to("alice"))
                .singleElement()
                .asString()
                .contains("reply \"reopen\" or \"yes\"", "Your clock stands still");
        assertThat(closed.to("bob"))
                .singleElement()
                .asString()
                .contains(
                        "alice is closing the account, and can take that back until",
                        "On board 101 the clock of alice stands still");
        club.later(Closing.DAYS.minusSeconds(1));
        club.ticks();
        assertThat(club.player("alice").state()).isEqualTo(Player.State.CLOSING);
        assertThat(club.record(101).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(Audit.of(club.store()).faults()).isEmpty();

        club.later(Duration.ofSeconds(1));
        assertThat(club.ticks().to("alice@example.net"))
                .singleElement()
                .asString()
                .startsWith("Goodbye, alice.");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.GONE);
        assertThat(club.words().say(club.record(101).result().orElseThrow())).isEqualTo("bob won: alice resigned");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void reopen_restores_everything_with_the_news_of_the_days_between() {
        club.board("pebbles", "bob", "alice");
        MailResult closed = club.closes("alice");
        club.later(Duration.ofDays(2));
        MailResult moved = club.says("bob", "move 101 take1\n\nwords for later");
        assertThat(waiting("alice")).as("%s", moved.notices()).isZero();
        MailResult back = club.says("alice", "reopen");
        assertThat(back.result()).startsWith("done: Your account stays, alice.");
        assertThat(back.to("bob")).singleElement().asString().contains("does not close the account after all");
        assertThat(waiting("alice")).as("the move").isEqualTo(1);
        assertThat(club.says("alice", "move 101 take1").result()).startsWith("done");
        club.later(Closing.DAYS);
        club.ticks();
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
        assertThat(closed.results()).hasSize(1);
    }

    @Test
    void a_yes_to_the_mail_about_the_closing_reopens_the_account() {
        club.closes("alice");
        assertThat(club.leaves("alice", new ReplyTarget.OfConfirmation(2), "yes")
                        .result())
                .startsWith("done: Your account stays, alice.");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
    }

    @Test
    void a_forged_reopen_must_be_confirmed_from_the_address() {
        club.closes("alice");
        assertThat(club.mail("alice", "reopen").result()).isEqualTo("held: waiting for the sender to confirm: reopen");
        PostedNotice question = club.last("alice@example.net");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.CLOSING);
        club.reply(question, "yes");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
    }

    @Test
    void every_other_command_is_refused_with_the_way_back() {
        club.board("pebbles", "alice", "bob");
        club.closes("alice");
        for (String line : new String[] {"take1", "move 101 take1", "signoff", "mydata", "help", "who knows"}) {
            assertThat(club.says("alice", line).result())
                    .as(line)
                    .startsWith("refused: Your account closes on")
                    .endsWith("To keep it, write \"reopen\".");
        }
        assertThat(club.mail("alice", "signup alice2").result()).startsWith("refused: Your account closes on");
        assertThat(club.says("bob", "pebbles challenge alice").result()).startsWith("refused");
        assertThat(club.record(101).revision()).isZero();
    }

    @Test
    void the_clocks_stand_still_once_a_year() {
        club.board("pebbles", "alice", "bob");
        var deadline = club.clock(101).deadline().orElseThrow();
        club.closes("alice");
        assertThat(club.clock(101).deadline().orElseThrow()).isAfter(deadline);
        club.later(Duration.ofDays(2));
        club.says("alice", "reopen");
        var later = club.clock(101).deadline().orElseThrow();
        assertThat(later).isEqualTo(deadline.plus(Duration.ofDays(2)));
        assertThat(club.closes("alice").to("bob"))
                .singleElement()
                .asString()
                .contains("On board 101 the clock of alice runs on");
        assertThat(club.clock(101).deadline().orElseThrow()).isEqualTo(later);
    }

    @Test
    void days_of_a_closing_account_cost_no_vacation() {
        club.closes("alice");
        club.later(Duration.ofDays(2));
        club.says("alice", "reopen");
        assertThat(club.says("alice", "vacation").to("alice").get(0)).contains("30 days left of 30");
    }

    private int waiting(String user) {
        return club.store()
                .read(tx -> pbem.store.Tables.of(tx)
                        .createQuery("SELECT count(*) FROM outbox WHERE state = 'WAITING' AND kind <> 'reply'"
                                + " AND board IS NOT NULL AND player_id = "
                                + club.player(user).id())
                        .mapTo(Integer.class)
                        .one());
    }
}
