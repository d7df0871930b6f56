package pbem.handler.invitation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Seed;
import pbem.player.Player;
import pbem.record.Board;
import pbem.repository.Challenge;
import pbem.repository.PostedNotice;
import pbem.terms.Terms;
import pbem.terms.TimeControl;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

class ChallengeTest extends ClubTest {

    private static final String MISREAD = "refused: There is no challenge 1 to you.";

    private List<String> seats(int board) {
        return club.record(board).board().players().stream().map(Player::user).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rematch 101 --unrated | bob alice --forfeittime=30 --unrated",
                "rematch 101 unrated please | bob alice --forfeittime=30 --unrated",
                "'rematch\nbut with 3 days per move please' | bob alice --forfeittime=3",
                "rematch, but you start | alice bob --forfeittime=30",
                "Let's play again but you start | alice bob --forfeittime=30",
                "Let's play again but I start, three days per move | bob alice --forfeittime=3",
                "Shall we play again with 3 days per move? | bob alice --forfeittime=3"
            })
    void a_rematch_on_other_terms_is_asked_about(String wish, String terms) {
        club.board("pebbles", Map.of("forfeittime", "30"), "alice", "bob");
        club.says("alice", "resign 101");
        MailResult asked = club.replies("bob", 101, 1, wish);
        assertThat(asked.result()).startsWith("asked: asked whether this was meant: ");
        assertThat(asked.notices())
                .singleElement()
                .asString()
                .startsWith("bob: confirm ")
                .endsWith("I read that as pebbles challenge " + terms + ".");
        assertThat(club.reply(club.last("bob"), "yes").result()).isEqualTo("done: made challenge 1");
    }

    @Test
    void a_repeated_challenge_with_friendly_words_is_a_rematch() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.replies("bob", 101, 1, "rematch, please\nThat was fun, well done!")
                        .result())
                .isEqualTo("done: made challenge 1");
    }

    @Test
    void a_wish_to_play_again_is_one_question() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.replies("bob", 101, 1, "Let's play again!").result()).startsWith("asked: ");
        assertThat(club.reply(club.last("bob"), "yes").result()).isEqualTo("done: made challenge 1");
    }

    @Test
    void a_slip_before_the_names_is_put_right_and_the_names_are_kept() {
        assertThat(club.says("alice", "cholone chalenge carol -players=2").to("alice"))
                .singleElement()
                .asString()
                .endsWith("forms: cholone challenge carol -players=2; help challenge");
    }

    @Test
    void a_challenge_that_nothing_proves_is_held() {
        MailResult handled = club.mail("alice", "cholone challenge bob");
        assertThat(handled.result()).isEqualTo("held: waiting for the sender to confirm: cholone challenge bob");
        assertThat(handled.notices()).containsExactly("alice@example.net: confirm 1");
    }

    @Test
    void a_confirmed_challenge_is_made_with_its_comment() {
        club.mail("alice", "cholone challenge bob", "Shall we?\n\nA.");
        MailResult handled = club.reply(club.last("alice@example.net"), "yes");
        assertThat(handled.result()).isEqualTo("done: made challenge 1");
        assertThat(handled.notices())
                .containsExactly("alice: challenge 1 made by alice", "bob: challenge 1 invited by alice");
        assertThat(club.challenge(1).comment()).isEqualTo("Shall we?\n\nA.");
    }

    @Test
    void a_cancelled_challenge_is_never_made() {
        club.mail("alice", "cholone challenge bob");
        club.reply(club.last("alice@example.net"), "no");
        assertThat(club.says("bob", "accept").result()).isEqualTo("refused: No challenge waits for your answer.");
    }

    @Test
    void an_impossible_challenge_is_refused_at_once_even_unproven() {
        MailResult handled = club.mail("alice", "cholone challenge bobby");
        assertThat(handled.result()).isEqualTo("refused: Nobody here is called bobby. Did you mean bob?");
        assertThat(handled.notices())
                .containsExactly("alice@example.net: refused: Nobody here is called bobby. Did you mean bob?"
                        + " | forms: cholone challenge bob; help challenge");
    }

    @Test
    void a_player_who_left_between_challenge_and_confirmation_is_missed() {
        club.mail("alice", "cholone challenge bob");
        PostedNotice question = club.last("alice@example.net");
        club.leave("bob");
        assertThat(club.reply(question, "yes").result()).isEqualTo("refused: Nobody here is called bob.");
    }

    @Test
    void accepting_by_reply_starts_the_board_and_tells_everybody_once() {
        club.says("alice", "cholone challenge bob");
        MailResult handled = club.reply(club.last("bob"), "accept");
        assertThat(handled.result()).isEqualTo("done: accepted challenge 1");
        assertThat(handled.notices()).containsExactly("alice: board 101/0", "bob: board 101/0");
        assertThat(seats(101)).containsExactly("alice", "bob");
    }

    @Test
    void accepting_by_number_works_from_a_new_mail() {
        club.says("alice", "cholone challenge bob");
        club.says("carol", "pebbles challenge bob");
        assertThat(club.says("bob", "accept 2").notices()).containsExactly("carol: board 101/0", "bob: board 101/0");
    }

    @Test
    void the_only_challenge_needs_no_number() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.says("bob", "accept").result()).isEqualTo("done: accepted challenge 1");
    }

    @Test
    void accepting_unproven_is_held() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.replyWithoutToken("bob", club.last("bob"), "accept").result())
                .isEqualTo("held: waiting for the sender to confirm: accept");
        assertThat(club.reply(club.last("bob@example.net"), "yes").notices())
                .containsExactly("alice: board 101/0", "bob: board 101/0");
    }

    @Test
    void declining_one_of_several_seats_tells_everybody_and_leaves_the_challenge_open() {
        club.says("alice", "pebbles challenge bob carol");
        PostedNotice invitation = club.last("carol");
        MailResult handled = club.reply(club.last("bob"), "decline");
        assertThat(handled.result()).isEqualTo("done: declined challenge 1");
        assertThat(handled.notices())
                .containsExactly(
                        "alice: challenge 1 seat_declined by bob",
                        "bob: challenge 1 seat_declined by bob",
                        "carol: challenge 1 seat_declined by bob");
        assertThat(club.reply(invitation, "accept").result()).isEqualTo("done: accepted challenge 1");
    }

    @Test
    void a_challenged_player_proposes_other_terms_and_the_challenger_takes_them_with_one_word() {
        club.says("alice", "pebbles challenge bob --nagtime=2 --forfeittime=5 --weekdays");
        MailResult countered = club.says("bob", "counter 1 bob alice --forfeittime=9 --unrated\n\nI like to start.");
        assertThat(countered.notices())
                .containsExactly("bob: challenge 2 made by bob", "alice: challenge 2 countered by bob");
        assertThat(club.challenge(2).comment()).isEqualTo("I like to start.");
        assertThat(club.says("bob", "accept 1").result()).startsWith("refused: Challenge 1 is settled");
        club.reply(club.last("alice"), "accept");
        assertThat(club.record(101).board().players()).extracting(Player::user).containsExactly("bob", "alice");
        assertThat(club.record(101).board().terms().spelled()).isEqualTo("--forfeittime=9 --weekdays --unrated");
    }

    @Test
    void an_answer_without_a_number_means_the_only_waiting_challenge() {
        club.says("alice", "pebbles challenge bob --unrated");
        assertThat(club.says("bob", "counter --rated").result()).isEqualTo("done: made challenge 2");
        assertThat(club.challenge(2).terms().rated()).isTrue();
        assertThat(club.says("carol", "counter --rated").result()).startsWith("refused: ");
    }

    @Test
    void another_player_takes_the_seat_of_one_who_declines_and_the_others_are_not_asked_again() {
        club.join("dave");
        club.says("alice", "pebbles challenge bob carol");
        club.says("carol", "accept 1");
        club.says("bob", "decline 1");
        assertThat(club.reply(club.last("alice"), "replace dave").notices())
                .containsExactly("alice: challenge 1 made by alice", "dave: challenge 1 invited by alice");
        club.says("dave", "accept 1");
        assertThat(club.record(101).board().players())
                .extracting(Player::user)
                .containsExactly("alice", "dave", "carol");
    }

    @Test
    void declining_by_number_and_by_the_word_of_the_model_works() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.says("bob", "reject 1").result()).isEqualTo("done: declined challenge 1");
    }

    @Test
    void a_challenger_takes_back_a_challenge_by_declining_it() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.reply(club.last("alice"), "decline").to("bob"))
                .containsExactly("challenge 1 withdrawn by alice");
    }

    @Test
    void three_players_start_only_when_all_have_accepted() {
        club.says("alice", "pebbles challenge bob carol");
        PostedNotice carols = club.last("carol");
        assertThat(club.reply(club.last("bob"), "accept").notices())
                .containsExactly(
                        "alice: challenge 1 accepted by bob",
                        "bob: challenge 1 accepted by bob",
                        "carol: challenge 1 accepted by bob");
        assertThat(club.reply(carols, "accept").notices())
                .containsExactly("alice: board 101/0", "bob: board 101/0", "carol: board 101/0");
    }

    @Test
    void accepting_twice_is_told_and_changes_nothing() {
        club.says("alice", "pebbles challenge bob carol");
        PostedNotice invitation = club.last("bob");
        club.reply(invitation, "accept");
        MailResult again = club.reply(invitation, "accept");
        assertThat(again.result())
                .isEqualTo("refused: You have accepted challenge 1 already. The game starts when all have.");
        assertThat(again.to("carol")).isEmpty();
    }

    @Test
    void accepting_what_has_begun_names_the_board() {
        club.says("alice", "cholone challenge bob");
        PostedNotice invitation = club.last("bob");
        club.reply(invitation, "accept");
        assertThat(club.reply(invitation, "accept").result())
                .isEqualTo("refused: Challenge 1 is settled: board 101 has begun.");
    }

    @Test
    void only_invited_players_can_accept() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.says("carol", "accept 1").result()).isEqualTo(MISREAD);
        assertThat(club.says("carol", "decline 1").result()).isEqualTo(MISREAD);
    }

    @Test
    void the_challenger_sits_first_and_the_others_as_named() {
        club.says("alice", "pebbles challenge carol bob");
        club.says("carol", "accept");
        club.says("bob", "accept");
        assertThat(seats(101)).containsExactly("alice", "carol", "bob");
    }

    @Test
    void the_own_userid_placed_elsewhere_fixes_the_seats() {
        club.says("alice", "pebbles challenge BOB Alice carol");
        club.says("bob", "accept");
        club.says("carol", "accept");
        assertThat(seats(101)).containsExactly("bob", "alice", "carol");
    }

    @Test
    void random_seats_follow_from_the_seed_of_the_board_that_is_told_at_its_end() {
        club.says("alice", "pebbles challenge bob carol --random");
        club.says("bob", "accept");
        club.says("carol", "accept");
        Seed seed = club.record(101).board().setup().seed();
        List<String> lots = Stream.of("alice", "bob", "carol")
                .sorted(Comparator.comparing(user -> sha256(seed.bytes(), user.getBytes(UTF_8))))
                .toList();
        assertThat(seats(101)).isEqualTo(lots);
    }

    @Test
    void random_seats_are_drawn_by_lot() {
        List<Player> players = List.of(club.player("alice"), club.player("bob"));
        Set<List<Player>> seen = IntStream.range(0, 100)
                .mapToObj(i -> SeatDraw.of(
                        players, Seed.of(new byte[] {(byte) i, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})))
                .collect(Collectors.toSet());
        assertThat(seen).containsExactlyInAnyOrder(players, List.of(players.get(1), players.get(0)));
    }

    private static String sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void options_and_terms_stand_on_the_board() {
        club.says(
                "alice",
                "Cholone Challenge -setup=German bob --NagTime=3 --forfeittime=10 --totaltime=100 --unrated --random --claim");
        club.says("bob", "accept");
        Board board = club.record(101).board();
        assertThat(board.setup().options()).isEqualTo(Map.of("setup", "german"));
        assertThat(board.terms())
                .isEqualTo(new Terms(new TimeControl(3, 10, OptionalInt.of(100)), false, Terms.Seating.RANDOM, true));
    }

    @Test
    void a_challenge_without_terms_has_the_standard_ones() {
        club.says("alice", "cholone challenge bob");
        club.says("bob", "accept");
        assertThat(club.record(101).board().terms()).isEqualTo(Terms.STANDARD);
    }

    @Test
    void a_short_time_to_forfeit_brings_the_reminder_forward() {
        club.says("alice", "cholone challenge bob --forfeittime=3");
        assertThat(club.challenge(1).terms().clock()).isEqualTo(new TimeControl(3, 3, OptionalInt.empty()));
    }

    @Test
    void time_odds_are_never_rated_and_go_along_with_their_players_into_other_seats() {
        club.says("alice", "pebbles challenge bob --forfeittime=3,14");
        assertThat(club.challenge(1).isRated()).isFalse();
        assertThat(club.says("alice", "status").to("alice").get(0))
                .contains("1, pebbles (alice: 3 days, bob: 14 days a move), alice, bob");
        club.says("bob", "counter 1 bob alice");
        club.says("alice", "accept 2");
        assertThat(club.record(101).board().terms().spelled()).isEqualTo("--forfeittime=14,3 --unrated");
        assertThat(club.says("alice", "status").to("alice").get(0))
                .contains("101, pebbles (bob: 14 days, alice: 3 days a move), bob, bob, ");
        club.says("alice", "resign 101");
        club.says("bob", "rematch 101");
        assertThat(club.challenge(3).players()).extracting(Player::user).containsExactly("alice", "bob");
        assertThat(club.challenge(3).terms().daysToMove()).isEqualTo("3,14");
    }

    @Test
    void a_solitaire_waits_for_nobody() {
        MailResult handled = club.says("alice", "pebbles challenge");
        assertThat(handled.result()).isEqualTo("done: made challenge 1");
        assertThat(handled.notices()).containsExactly("alice: board 101/0");
    }

    @Test
    void a_reply_to_a_board_mail_never_accepts_a_challenge_by_accident() {
        int board = club.board("pebbles", "alice", "bob");
        club.says("carol", "pebbles challenge bob");
        assertThat(club.replies("bob", board, 0, "accept").result())
                .startsWith("refused: Nothing on board 101 waits for your answer.");
        assertThat(club.challenge(1).state()).isEqualTo(Challenge.State.OPEN);
    }

    @Test
    void words_with_a_refusal_go_to_all() {
        club.says("alice", "cholone challenge bob");
        assertThat(club.reply(club.last("bob"), "decline\nNo time before June.").to("alice"))
                .containsExactly("challenge 1 declined by bob: No time before June.");
    }

    @Test
    void words_with_an_acceptance_go_to_all_while_others_are_missing() {
        club.says("alice", "pebbles challenge bob carol");
        assertThat(club.reply(club.last("bob"), "accept\nGood luck!").to("carol"))
                .containsExactly("challenge 1 accepted by bob: Good luck!");
    }

    @Test
    void a_challenged_player_is_found_by_an_earlier_userid() {
        club.says("bob", "change name robert");
        assertThat(club.says("alice", "cholone challenge bob").to("robert"))
                .containsExactly("challenge 1 invited by alice");
    }
}
