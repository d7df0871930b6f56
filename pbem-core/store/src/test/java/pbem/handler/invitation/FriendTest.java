package pbem.handler.invitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.help.ClubTexts;
import pbem.notice.HouseNotice;
import pbem.notice.ReplyTarget;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.repository.PersonalData;
import pbem.repository.PostedNotice;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** People invited by address to a game or to a tournament. */
class FriendTest extends ClubTest {

    private static final String ANNA = "anna@example.net";

    @BeforeEach
    void aliceAndBobHaveFinishedAGame() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
    }

    private void asked() {
        club.says("alice", "pebbles challenge " + ANNA + "\n\nHello, my dear!");
    }

    @Test
    void a_friend_gets_one_mail_without_words_of_the_challenger() {
        MailResult handled = club.says("alice", "pebbles challenge " + ANNA + "\n\nHello, my dear!");
        assertThat(handled.notices())
                .containsExactly(
                        ANNA + ": alice keeps a place for pebbles as anna", "alice: challenge 1 made by alice");
    }

    @Test
    void one_reply_opens_the_account_and_begins_the_game() {
        asked();
        MailResult replied = club.reply(club.last(ANNA), "signup anna");
        assertThat(replied.results()).containsExactly("done: signed up as anna", "done: accepted challenge 1");
        assertThat(replied.to("anna")).hasSize(2).last().isEqualTo("board 102/0");
        assertThat(club.record(102).board().players()).extracting(Player::user).containsExactly("alice", "anna");
    }

    @Test
    void nobody_else_takes_the_seat() {
        asked();
        assertThat(club.says("bob", "accept 1").result()).startsWith("refused: There is no challenge 1");
        assertThat(club.mail("eve@example.org", "list").to("eve@example.org").get(0))
                .doesNotContain("looks for");
    }

    @Test
    void a_player_with_that_address_takes_the_seat_and_nobody_learns_of_the_account() {
        assertThat(club.says("alice", "pebbles challenge carol@example.net").notices())
                .containsExactly(
                        "carol@example.net: alice keeps a place for pebbles as carol2",
                        "alice: challenge 1 made by alice");
        assertThat(club.says("carol", "accept 1").notices())
                .containsExactly("alice: board 102/0", "carol: board 102/0");
    }

    @Test
    void a_blocked_player_reaches_nobody_by_their_address() {
        club.says("carol", "block alice");
        assertThat(club.says("alice", "pebbles challenge carol@example.net").notices())
                .containsExactly("alice: challenge 1 made by alice");
    }

    @Test
    void never_again_means_all_players_and_all_names_of_the_mailbox() {
        asked();
        assertThat(club.reply(club.last(ANNA), "unsubscribe").to(ANNA))
                .containsExactly("No player can have us write to this address again.");
        club.later(Duration.ofDays(40));
        prune();
        assertThat(club.says("bob", "pebbles challenge anna+x@example.net").result())
                .startsWith("refused: We do not write to");
    }

    /** A mail program sends this mail by itself from the header of ours, with a text of its own or none. */
    @Test
    void never_again_is_said_by_any_words_to_the_address_for_leaving() {
        asked();
        int place = ((HouseNotice.PlaceKept) club.last(ANNA).notice()).place();
        ReplyTarget left = ReplyTarget.leaveAlone(place);
        assertThat(club.answers("elsewhere@example.org", left, "Sent from my phone")
                        .to("elsewhere@example.org"))
                .containsExactly("No player can have us write to this address again.");
        club.later(Duration.ofDays(40));
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).startsWith("refused: We do not write to");
        assertThat(club.answers(ANNA, ReplyTarget.leaveAlone(place + 1), "").result())
                .startsWith("refused: ");
    }

    private void prune() {
        club.changing(repositories -> {
            FriendPost.forget(repositories, club.now());
            return true;
        });
    }

    @Test
    void never_again_can_be_said_after_the_address_is_forgotten() {
        asked();
        PostedNotice mail = club.last(ANNA);
        club.later(Duration.ofDays(80));
        prune();
        assertThat(club.reply(mail, "unsubscribe").to(ANNA))
                .containsExactly("No player can have us write to this address again.");
        club.later(Duration.ofDays(80));
        prune();
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).startsWith("refused: We do not write to");
    }

    private List<String> texts(String query) {
        return club.changing(repositories ->
                Tables.of(repositories).createQuery(query).mapTo(String.class).list());
    }

    private void change(String... statements) {
        club.changing(repositories -> {
            List.of(statements).forEach(sql -> Tables.of(repositories).execute(sql));
            return true;
        });
    }

    @Test
    void a_waiting_newcomer_is_not_forgotten_and_no_words_are_touched() {
        club.receives(new SignupRules(SignupMode.CONFIRM, 500, ClubTexts.NONE));
        asked();
        club.says("alice", "pebbles challenge bert@example.net");
        club.says("alice", "pebbles challenge eve@example.net");
        club.says("alice", "pebbles challenge fay@example.net");
        club.reply(club.last(ANNA), "signup anna");
        club.reply(club.last("bert@example.net"), "signup bert");
        club.mail("eve@example.net", "signup eve");
        change("INSERT INTO board_note (board, player_id, words, at)"
                + " SELECT 101, id, 'ask anna@example.net, fay@example.net', 0 FROM player WHERE user_key = 'bob'");
        club.later(Duration.ofDays(15));
        prune();
        assertThat(texts("SELECT address FROM applicant ORDER BY number")).containsExactly(ANNA, "bert@example.net");
        assertThat(texts("SELECT address FROM hold WHERE state = 'WAITING'")).containsExactly("eve@example.net");
        assertThat(texts("SELECT words FROM board_note")).containsExactly("ask anna@example.net, fay@example.net");
        assertThat(texts("SELECT address FROM outbox WHERE kind = 'place-kept' ORDER BY id"))
                .containsExactly(ANNA, "bert@example.net", "eve@example.net");
        assertThat(texts("SELECT address FROM kept_place WHERE address IS NOT NULL"))
                .isEmpty();
    }

    @Test
    void the_address_is_forgotten_in_the_request_and_in_the_answer() {
        asked();
        String mail =
                "INSERT INTO inbox (id, received_at, fingerprint, recipient, recipient_hash, message_id, sender, subject, envelope,"
                        + " answered, raw, state, next_attempt_at) VALUES ";
        change(
                mail + "(1, 0, 'a', 'pbem@here', 0, '<1@x>', 'alice@example.net', 'pebbles challenge " + ANNA
                        + "', '{}', '', 'raw', 'DONE', 0)",
                mail + "(2, 0, 'b', 'pbem@here', 0, '<2@x>', '" + ANNA
                        + "', 'Re:', '{}', '<place@here>', 'raw', 'DONE', 0)",
                mail + "(3, 0, 'c', 'pbem@here', 0, '<3@x>', '" + ANNA + "', 'list', '{}', '', 'raw', 'DONE', 0)",
                "UPDATE inbox SET results = '[pebbles challenge " + ANNA + "]' WHERE id = 1",
                "UPDATE kept_place SET inbox_id = 1",
                "UPDATE outbox SET message_id = '<place@here>' WHERE kind = 'place-kept'");
        club.later(Duration.ofDays(15));
        prune();
        assertThat(texts("SELECT sender || ' ' || subject || CASE WHEN raw IS NULL THEN '' ELSE ' raw' END"
                        + " FROM inbox ORDER BY id"))
                .containsExactly("alice@example.net pebbles challenge [erased]", " ", ANNA + " list raw");
        assertThat(texts("SELECT results FROM inbox WHERE id = 1")).containsExactly("[pebbles challenge [erased]]");
        assertThat(texts("SELECT address FROM outbox WHERE kind = 'place-kept'"))
                .isEmpty();
    }

    @Test
    void the_data_of_a_player_who_keeps_a_place_does_not_tell_whether_it_was_taken() {
        asked();
        List<String> lines = new ArrayList<>();
        club.changing(repositories -> {
            repositories.personalData().rows(club.player("alice"), PersonalData.Kind.KEPT_PLACES, lines::add);
            return true;
        });
        assertThat(lines).containsExactly("{\"address\":\"anna@example.net\",\"at\":\"2025-05-05T14:02:00Z\"}");
    }

    @Test
    void a_counter_challenge_asks_nobody_by_address() {
        club.says("alice", "pebbles challenge bob");
        assertThat(club.says("bob", "counter 1 bob " + ANNA).result())
                .startsWith("refused: Other terms must be for the same people: alice and bob.");
    }

    @Test
    void after_a_month_they_can_be_asked_again_and_until_then_the_address_alone_is_forgotten() {
        asked();
        club.later(Duration.ofDays(15));
        prune();
        assertThat(club.<Boolean>changing(
                        repositories -> repositories.signups().invited(1).isPresent()))
                .isFalse();
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).startsWith("refused: We do not write to");
        club.later(Duration.ofDays(16));
        assertThat(club.says("bob", "pebbles challenge " + ANNA).result()).isEqualTo("done: made challenge 2");
    }

    @Test
    void the_seat_is_kept_for_ten_days() {
        asked();
        club.later(Duration.ofDays(11));
        assertThat(club.store().<Integer>change(tx -> Invitations.expire(tx, club.now())))
                .isEqualTo(1);
        assertThat(club.reply(club.last(ANNA), "signup anna").results()).containsExactly("done: signed up as anna");
    }

    @Test
    void a_friend_waits_to_be_accepted_like_other_newcomers_and_finds_the_seat_in_the_welcome() {
        club.receives(new SignupRules(SignupMode.CONFIRM, 500, ClubTexts.NONE));
        asked();
        assertThat(club.reply(club.last(ANNA), "signup anna").result()).isEqualTo("done: anna waits to be accepted");
        club.changing(repositories -> {
            repositories.players().appoint(club.player("bob"), Membership.Office.MODERATOR);
            return true;
        });
        assertThat(club.says("bob", "moderate accept 1").to("anna").get(0)).contains("accept 1");
        assertThat(club.says("anna", "accept 1").notices()).containsExactly("alice: board 102/0", "anna: board 102/0");
    }

    @Test
    void a_place_in_a_tournament_is_kept_and_taken_by_one_reply() {
        club.changing(repositories -> {
            repositories.players().markDirector(club.player("bob"), true);
            return true;
        });
        club.join("dave");
        club.says("bob", "tournament create pebbles round-robin Cup --size=3");
        club.says("alice", "join 1");
        assertThat(club.says("bob", "tournament 1 invite " + ANNA).notices().get(0))
                .isEqualTo(ANNA + ": bob keeps a place for pebbles as anna");
        assertThat(club.says("dave", "tournament 1 invite x@example.net").result())
                .isEqualTo("refused: You are not in tournament 1.");
        club.says("carol", "join 1");
        assertThat(club.says("dave", "join 1").result()).startsWith("refused: Tournament 1 is full");
        assertThat(club.reply(club.last(ANNA), "signup anna").results())
                .containsExactly("done: signed up as anna", "done: You have entered tournament 1, Cup.");
    }
}
