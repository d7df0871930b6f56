package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.PostedNotice;
import pbem.store.Audit;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Changing a userid, asking for the state of an account, and leaving for good. */
class AccountTest extends ClubTest {

    private static final String UNRATED = " | This game does not count for ratings: not everybody has had a turn.";

    @Test
    void a_new_userid_shows_on_all_boards() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "bob", "alice");
        club.says("alice", "resign 102");
        assertThat(club.says("alice", "change name Alicia").to("Alicia"))
                .containsExactly("You are called Alicia now, on all your boards. Nobody else can get the userid"
                        + " alice, and a challenge to it still reaches you.");
        assertThat(club.mail("eve@example.org", "games all").to("eve@example.org"))
                .containsExactly("All boards: 102, pebbles, 0, bob, Alicia, bob won: Alicia resigned;"
                        + " 101, pebbles, 0, Alicia, bob, Alicia to start");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void an_old_userid_stays_taken_but_its_owner_gets_it_back() {
        club.says("alice", "change name alicia");
        assertThat(club.mail("dave@example.net", "signup ALICE").result())
                .isEqualTo("refused: The userid alicia is taken. Please choose another.");
        assertThat(club.says("bob", "change name alice").result())
                .isEqualTo("refused: The userid alice is taken. Please choose another.");
        club.later(Duration.ofDays(7));
        club.says("alicia", "change name alice");
        assertThat(club.player("alicia").user()).isEqualTo("alice");
    }

    @Test
    void the_same_mail_goes_on_under_the_new_userid() {
        assertThat(club.says("alice", "change name alicia\ncholone challenge alicia")
                        .results()
                        .get(1))
                .startsWith("refused: You cannot challenge yourself.");
    }

    @Test
    void an_unproven_change_of_userid_is_held() {
        assertThat(club.mail("alice", "change name alicia").result()).startsWith("held: ");
    }

    @Test
    void status_tells_boards_challenges_and_addresses() {
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "bob", "alice");
        club.says("alice", "pebbles seek 4");
        club.says("carol", "pebbles challenge alice");
        String told = club.says("alice", "status").to("alice").get(0);
        assertThat(told)
                .startsWith("You are alice; our mails to you go to alice@example.net. | Your boards (2): "
                        + "101, pebbles, bob, yours, 2025-05-26T14:02:00Z; 102, cholone, bob, bob, 2025-05-26T14:02:00Z"
                        + " | Challenges that are not settled: 1, pebbles, alice, 3 free seats;"
                        + " 2, pebbles, carol, you: accept 2");
        assertThat(told).contains(" | Our last mails to you: 2025-05-05T14:02:00Z, waiting, challenge 2; ");
    }

    @Test
    void status_may_be_asked_without_proof_since_it_goes_to_the_registered_address() {
        MailResult handled = club.mail("carol", "status");
        assertThat(handled.result()).isEqualTo("answered: told how things stand");
        assertThat(handled.to("carol@example.net").get(0))
                .startsWith("You are carol; our mails to you go to carol@example.net. | No board of yours is under way."
                        + " To get one, write: | steps: tutorial cholone, short lessons, then a first game against a teacher;"
                        + " cholone seek, an open invitation to anybody;"
                        + " cholone challenge USERID, invites somebody whose name you know");
    }

    @Test
    void a_stranger_has_no_status() {
        assertThat(club.mail("eve@example.org", "status").result()).startsWith("refused: Only players can do that");
    }

    @Test
    void signoff_is_asked_back_even_when_it_is_proved() {
        MailResult handled = club.says("alice", "signoff");
        assertThat(handled.result()).isEqualTo("held: waiting for the sender to confirm: signoff");
        assertThat(handled.notices())
                .containsExactly("alice@example.net: confirm 1 | What closing it means: No game ends.;"
                        + " Nobody else is told.;"
                        + " You can take it back for 7 days: write \"reopen\" from your address. Then the games end,"
                        + " and you are forgotten.");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
    }

    @Test
    void a_yes_alone_closes_no_account() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob", "carol");
        assertThat(club.says("alice", "delete my account").to("alice@example.net"))
                .singleElement()
                .asString()
                .contains("2 games end by your resignation: 101 and 102.; 2 players are told: bob and carol.;");
        PostedNotice question = club.last("alice@example.net");
        for (String unclear : List.of("yes", "signoff", "yes please", "alice?", "maybe alice", "is alice sure?")) {
            assertThat(club.reply(question, unclear).result())
                    .as(unclear)
                    .startsWith("refused: Nothing was done. To close the account, reply with its userid: alice.");
        }
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
        assertThat(club.reply(question, "Yes, Alice").result()).startsWith("done: the account of alice closes on");
    }

    @Test
    void a_no_keeps_the_account() {
        club.says("alice", "signoff");
        assertThat(club.reply(club.last("alice@example.net"), "no, alice stays").result())
                .isEqualTo("done: Cancelled, nothing was done: signoff");
        assertThat(club.player("alice").state()).isEqualTo(Player.State.ACTIVE);
    }

    @Test
    void a_signoff_resigns_everywhere_and_all_concerned_are_told() {
        club.board("pebbles", "alice", "bob");
        club.board("pebbles", "alice", "bob", "carol");
        club.says("alice", "pebbles challenge bob carol");
        club.says("bob", "pebbles challenge alice carol");
        club.says("carol", "pebbles seek 3");
        club.says("alice", "accept 3");
        MailResult closed = club.closes("alice");
        assertThat(closed.to("bob")).contains("challenge 1 withdrawn by alice", "challenge 2 seat_declined by alice");
        assertThat(closed.to("carol"))
                .contains(
                        "challenge 1 withdrawn by alice",
                        "challenge 2 seat_declined by alice",
                        "challenge 3 left by alice");
        club.later(Closing.DAYS);
        MailResult handled = club.ticks();
        assertThat(handled.to("alice")).isEmpty();
        assertThat(handled.to("alice@example.net")).singleElement().asString().startsWith("Goodbye, alice.");
        assertThat(handled.to("bob")).contains("board 101/1" + UNRATED, "board 102/1");
        assertThat(handled.to("carol")).contains("board 102/1");
        assertThat(club.words().say(club.record(101).result().orElseThrow())).isEqualTo("bob won: alice resigned");
        assertThat(club.record(102).state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(club.addresses("alice")).isEmpty();
        assertThat(club.player("alice").state()).isEqualTo(Player.State.GONE);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_signed_off_player_is_a_stranger_whose_userid_stays_reserved() {
        club.departs("alice");
        assertThat(club.mail("alice", "status").result()).startsWith("refused: Only players can do that");
        assertThat(club.mail("alice", "signup alice").result())
                .isEqualTo("refused: The userid alice is taken. Please choose another.");
        assertThat(club.says("bob", "pebbles challenge alice").result())
                .isEqualTo("refused: Nobody here is called alice.");
    }

    @Test
    void pending_confirmations_are_void_after_a_signoff() {
        club.says("alice", "add alice@work.example");
        PostedNotice question = club.last("alice@work.example");
        club.departs("alice");
        assertThat(club.reply(question, "yes").result())
                .isEqualTo("refused: There is nothing left to confirm: it was settled before.");
    }

    @Test
    void the_record_holds_everything_that_ratings_need() {
        club.says("alice", "pebbles challenge bob --unrated --random");
        club.says("bob", "accept");
        club.departs("bob");
        GameRecord record = club.record(101);
        assertThat(record.board().terms().rated()).isFalse();
        assertThat(record.last().orElseThrow().event()).isInstanceOf(Event.Resigned.class);
        assertThat(record.last().orElseThrow().actor()).isEqualTo(Actor.player(club.player("bob")));
        assertThat(record.outcome().orElseThrow().results()).hasSize(2);
        assertThat(record.last().orElseThrow().at()).isEqualTo(Club.START.plus(Closing.DAYS));
    }
}
