package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.notice.Notice;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Proof;
import pbem.repository.PostedNotice;
import pbem.repository.Remark;
import pbem.store.QuickPassword;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;
import pbem.testkit.UsualLimits;

/** A userid and a password in the line, as on older servers. */
class PasswordsTest extends ClubTest {

    private static final String WRONG = "refused: The userid or the password is wrong. Nothing was done.";

    @BeforeEach
    void allow() {
        club.under(UsualLimits.withPasswords());
        club.store().change(tx -> {
            QuickPassword.set(tx, club.player("alice"), "s3cret-word", club.now());
            return true;
        });
        club.board("cholone", "alice", "bob");
    }

    @Test
    void the_right_password_proves_the_sender_from_any_address() {
        MailResult handled = club.mail("travel@example.com", "cholone move 101 alice s3cret-word c5,d5");
        assertThat(handled.result()).isEqualTo("done: played c5,d5 on board 101");
        assertThat(club.record(101).entries().get(0).proof()).isEqualTo(Proof.PASSWORD);
    }

    @Test
    void words_to_another_player_are_no_password_and_the_own_password_always_is_one() {
        assertThat(club.says("bob", "message alice hello there").result())
                .startsWith("refused: Nobody here is called hello.");
        assertThat(club.says("bob", "block alice for good").toString()).doesNotContain("password");
        assertThat(club.mail("alice", "message alice s3cret-word nobody").toString())
                .contains("Nobody here is called nobody.")
                .doesNotContain("s3cret-word");
        assertThat(club.mail("alice", "message alice s3cret-word bob", "Hello").result())
                .isEqualTo("done: sent a message to bob");
    }

    @Test
    void the_number_of_the_board_may_have_its_sign() {
        assertThat(club.mail("alice", "move #101 alice s3cret-word c5,d5").result())
                .isEqualTo("done: played c5,d5 on board 101");
        assertThat(club.mail("alice", "moev #101#1: alice s3cret-word c5,d5").toString())
                .doesNotContain("s3cret-word");
    }

    @Test
    void a_password_may_stand_behind_a_command_in_any_language() {
        club.says("alice", "set language de");
        assertThat(club.mail("travel@example.com", "zug 101 alice s3cret-word c5,d5")
                        .result())
                .isEqualTo("done: played c5,d5 on board 101");
        assertThat(club.mail("alice", "abandonner 101 alice s3cret-word").toString())
                .doesNotContain("s3cret-word");
    }

    @Test
    void a_password_may_stand_at_every_expected_place() {
        assertThat(club.mail("alice", "move 101 Alice s3cret-word c5,d5").result())
                .startsWith("done");
        assertThat(club.mail("bob", "cholone challenge alice").result()).startsWith("held");
        club.says("bob", "cholone challenge alice");
        assertThat(club.mail("alice", "accept alice s3cret-word").result()).isEqualTo("done: accepted challenge 1");
        assertThat(club.mail("alice", "cholone resign 101 alice s3cret-word").result())
                .startsWith("done");
    }

    @Test
    void a_wrong_password_and_a_wrong_userid_are_answered_alike() {
        assertThat(club.mail("alice", "move 101 alice s3cret-wort c5,d5").result())
                .isEqualTo(WRONG);
        assertThat(club.mail("alice", "move 101 alicia s3cret-word c5,d5").result())
                .isEqualTo(WRONG);
        assertThat(club.mail("alice", "move 101 carol s3cret-word c5,d5").result())
                .isEqualTo(WRONG);
        assertThat(club.mail("alice", "resign 101 alicia s3cret-word").result()).isEqualTo(WRONG);
        assertThat(club.moves(101)).isEmpty();
    }

    @Test
    void after_some_wrong_passwords_the_right_one_does_not_help_for_a_while() {
        for (int i = 0; i < RequestLimits.STANDARD.passwordTriesPerHour(); i++) {
            club.mail("thief" + i + "@example.com", "move 101 alice guess" + i + " c5,d5");
        }
        assertThat(club.mail("travel@example.com", "move 101 alice s3cret-word c5,d5")
                        .result())
                .isEqualTo(WRONG);
        assertThat(club.plays(101, "c5,d5").result()).as("a reply does").startsWith("done");
        club.later(Duration.ofMinutes(61));
        assertThat(club.mail("travel@example.com", "resign 101 alice s3cret-word")
                        .result())
                .startsWith("done");
    }

    @Test
    void wrong_passwords_from_elsewhere_do_not_stop_a_player_at_their_own_address() {
        for (int i = 0; i < 5 * RequestLimits.STANDARD.passwordTriesPerHour(); i++) {
            club.mail("thief" + i + "@example.com", "move 101 alice guess" + i + " c5,d5");
        }
        assertThat(club.mail("alice", "move 101 alice s3cret-word c5,d5").result())
                .startsWith("done");
    }

    @Test
    void even_the_players_own_address_has_a_limit_of_guesses() {
        for (int i = 0; i < RequestLimits.STANDARD.passwordTriesPerHour(); i++) {
            club.mail("alice", "move 101 alice guess" + i + " c5,d5");
        }
        assertThat(club.mail("alice", "move 101 alice s3cret-word c5,d5").result())
                .isEqualTo(WRONG);
        assertThat(club.mail("travel@example.com", "move 101 alice s3cret-word c5,d5")
                        .result())
                .startsWith("done");
    }

    @Test
    void words_to_others_may_begin_with_one() {
        assertThat(club.mail("alice", "chat 101 alice s3cret-word hello there").result())
                .startsWith("done");
        assertThat(said()).containsExactly("hello there");
        club.says("alice", "chat 101 alice s3cret-word hello there");
        club.says("bob", "chat 101 alice thinks aloud");
        assertThat(said()).contains("alice *** hello there", "alice thinks aloud");
    }

    private List<String> said() {
        List<Remark> remarks = club.store().read(tx -> tx.remarks().about(101));
        return remarks.stream().map(Remark::words).toList();
    }

    @Test
    void guesses_at_a_userid_that_was_given_up_count_for_the_same_player() {
        club.says("alice", "change name alicia");
        for (int i = 0; i < RequestLimits.STANDARD.passwordTriesPerHour(); i++) {
            club.mail("thief" + i + "@example.com", "move 101 alice guess" + i + " c5,d5");
        }
        assertThat(club.mail("travel@example.com", "move 101 alicia s3cret-word c5,d5")
                        .result())
                .isEqualTo(WRONG);
    }

    @Test
    void a_signup_that_is_confirmed_too_late_gives_nobody_the_password_that_came_with_it() {
        club.mail("erin@example.com", "signup eve thiefs-own-word");
        PostedNotice forged = club.last("erin@example.com");
        club.later(Duration.ofDays(2));
        club.mail("erin@example.com", "signup erin");
        club.reply(club.last("erin@example.com"), "yes");
        assertThat(club.reply(forged, "yes").result()).startsWith("refused: ");
        boolean thiefs =
                club.store().read(tx -> tx.passwords().match(Optional.of(club.player("erin")), "thiefs-own-word"));
        assertThat(thiefs).isFalse();
    }

    @Test
    void a_proven_sender_needs_no_password_and_is_not_asked_for_one() {
        assertThat(club.says("alice", "move 101 alice whatever c5,d5").result()).startsWith("done");
    }

    @Test
    void a_move_after_the_name_of_its_player_is_not_a_password() {
        assertThat(club.says("alice", "move 101 alice c5,d5").result()).startsWith("done");
    }

    @Test
    void words_after_a_userid_in_a_reply_or_a_queue_are_not_a_password() {
        assertThat(club.replies("bob", 101, 0, "queue bob c6,d6").result()).startsWith("done");
        assertThat(club.replies("alice", 101, 0, "alice c5,d99").toString()).contains("d99");
        assertThat(club.replies("alice", 101, 0, "move alice c5,d5").toString()).contains("c5,d5");
    }

    @Test
    void the_userids_of_a_challenge_are_not_passwords() {
        assertThat(club.says("alice", "cholone challenge bob carol").result()).startsWith("done");
    }

    @Test
    void words_to_the_arbiter_may_begin_with_a_userid() {
        assertThat(club.says("bob", "call arbiter alice is slow").result()).isEqualTo("done: called the arbiter");
    }

    @Test
    void no_password_is_ever_shown() {
        for (String line : new String[] {
            "move 101 alice s3cret-word c5,d6",
            "move 101 alice s3cret-wort c5,d5",
            "resign 101 bob s3cret-word",
            "signup dave s3cret-word",
            "Sign up dave s3cret-word",
            "signup alice s3cret-word extra",
            "accept nobody s3cret-word",
            "change password s3cret-word",
            "change password alice s3cret-word s3cret-wort",
            "bitte ändern Passwort s3cret-word",
            "changer mot de passe alice s3cret-word s3cret-wort"
        }) {
            club.later(Duration.ofDays(2));
            MailResult handled = club.mail("eve@example.com", line);
            assertThat(handled.toString()).doesNotContain("s3cret");
            assertThat(written()).doesNotContain("s3cret");
        }
    }

    @Test
    void a_password_in_an_unread_line_is_not_stored() {
        String lines = "list\n".repeat(5) + "move 101 alice s3cret-word c5,d5";
        assertThat(club.mail("eve@example.com", "multiple", lines).toString()).doesNotContain("s3cret");
        assertThat(written()).doesNotContain("s3cret");
    }

    /** Everything that notices and held questions store. */
    private String written() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT args FROM outbox UNION ALL SELECT line || comment FROM hold"
                                + " UNION ALL SELECT who || what FROM rate UNION ALL SELECT args FROM event")
                        .mapTo(String.class)
                        .list())
                .toString();
    }

    @Test
    void a_signup_may_bring_a_password_that_counts_after_confirmation() {
        club.mail("dave@example.net", "signup dave my-own-word");
        club.reply(club.last("dave@example.net"), "yes");
        Player dave = club.player("dave");
        assertThat(matches(Optional.of(dave), "my-own-word")).isTrue();
    }

    @Test
    void a_player_who_did_not_choose_the_password_of_the_signup_sets_another_in_a_reply_to_the_welcome() {
        club.mail("dave@example.net", "signup dave forgers-own-word");
        club.reply(club.last("dave@example.net"), "yes");
        club.reply(club.last("dave"), "change password another-word");
        Player dave = club.player("dave");
        assertThat(matches(Optional.of(dave), "forgers-own-word")).isFalse();
        assertThat(matches(Optional.of(dave), "another-word")).isTrue();
    }

    @Test
    void a_proven_player_changes_the_password_and_it_is_never_repeated() {
        MailResult handled = club.says("alice", "change password another-word");
        assertThat(handled.result()).isEqualTo("done: changed the password");
        assertThat(handled.to("alice")).singleElement().asString().startsWith("Your password is changed.");
        assertThat(((Notice.Reply) club.last("alice").notice()).about()).isEqualTo("change password ***");
        assertThat(handled.toString() + written()).doesNotContain("another-word");
        assertThat(matches(Optional.of(club.player("alice")), "another-word")).isTrue();
        assertThat(matches(Optional.of(club.player("alice")), "s3cret-word")).isFalse();
    }

    @Test
    void a_password_is_changed_in_the_language_of_the_player_and_never_repeated() {
        club.prefers("alice", wishes -> wishes.with(Preference.LANGUAGE, Locale.FRENCH));
        MailResult handled = club.says("alice", "changer mot de passe another-word");
        assertThat(handled.result()).isEqualTo("done: changed the password");
        assertThat(handled.toString() + written()).doesNotContain("another-word");
        assertThat(matches(Optional.of(club.player("alice")), "another-word")).isTrue();
    }

    @Test
    void the_present_password_proves_the_sender_of_a_change() {
        assertThat(club.mail("travel@example.com", "change password alice s3cret-word another-word")
                        .result())
                .isEqualTo("done: changed the password");
        assertThat(matches(Optional.of(club.player("alice")), "another-word")).isTrue();
    }

    @Test
    void a_new_password_must_be_long_enough() {
        assertThat(club.says("alice", "change password short").result()).startsWith("refused: A password has 6 to 100");
        assertThat(club.mail("alice", "change password alice s3cret-word short").result())
                .startsWith("refused: A password has 6 to 100");
    }

    @Test
    void an_unknown_player_has_no_password() {
        assertThat(matches(Optional.empty(), "nobody has this one")).isFalse();
    }

    private boolean matches(Optional<Player> player, String password) {
        return club.store().read(tx -> tx.passwords().match(player, password));
    }

    @Test
    void hashes_name_their_parameters() {
        club.store().change(tx -> {
            tx.passwords().set(club.player("alice"), "another-word", club.now());
            return true;
        });
        assertThat(matches(Optional.of(club.player("alice")), "another-word")).isTrue();
        String hash = club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT hash FROM password")
                        .mapTo(String.class)
                        .one());
        assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    }
}
