package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.repository.AddressHealth;
import pbem.repository.PostedNotice;
import pbem.request.RequestLimits;
import pbem.store.Tables;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;

/** The addresses to which a player's mail goes, and one test for each reason to refuse a change, named after it. */
class AddressTest extends ClubTest {

    private static final String WORK = "alice@work.example";
    private static final String HOME = "alice@home.example";
    private static final String FIRST = "alice@example.net";

    @Test
    void a_new_address_is_asked_by_a_mail_of_its_own_and_changes_nothing_before() {
        MailResult handled = club.says("alice", "add " + WORK);
        assertThat(handled.result()).isEqualTo("held: waiting for the sender to confirm: add " + WORK);
        assertThat(handled.notices())
                .containsExactly(
                        WORK + ": confirm 1",
                        "alice: We have written to " + WORK + ". Reply to the mail there; until then nothing changes."
                                + " If you did not ask for this, tell us at once: feedback");
        assertThat(club.addresses("alice")).containsExactly(FIRST);
    }

    @Test
    void a_reply_from_the_new_address_adds_it() {
        club.says("alice", "add " + WORK + " " + HOME);
        MailResult handled = club.reply(club.last(WORK), "yes");
        assertThat(handled.result()).isEqualTo("done: added an address");
        assertThat(club.addresses("alice")).containsExactlyInAnyOrder(FIRST, WORK);
        club.reply(club.last(HOME), "Yes.");
        assertThat(club.addresses("alice")).containsExactlyInAnyOrder(FIRST, WORK, HOME);
    }

    @Test
    void a_no_from_the_new_address_leaves_it_alone() {
        club.says("alice", "add " + WORK);
        club.reply(club.last(WORK), "no");
        assertThat(club.addresses("alice")).containsExactly(FIRST);
    }

    @Test
    void an_unproven_change_is_asked_about_at_the_old_address_before_the_new_one_gets_a_mail() {
        assertThat(club.mail("alice", "add " + WORK).notices()).containsExactly(FIRST + ": confirm 1");
        assertThat(club.reply(club.last(FIRST), "yes").notices()).contains(WORK + ": confirm 2");
        assertThat(club.addresses("alice")).containsExactly(FIRST);
        club.reply(club.last(WORK), "yes");
        assertThat(club.addresses("alice")).containsExactlyInAnyOrder(FIRST, WORK);
    }

    @Test
    void an_old_address_goes_when_the_new_one_has_replied_and_is_told() {
        club.says("alice", "change address " + WORK);
        assertThat(club.addresses("alice")).containsExactly(FIRST);
        MailResult handled = club.reply(club.last(WORK), "yes");
        assertThat(club.addresses("alice")).containsExactly(WORK);
        assertThat(handled.to("alice")).containsExactly("Our mails to you go to: " + WORK);
        assertThat(handled.to(FIRST).get(0))
                .startsWith("The mails of alice no longer go to this address")
                .doesNotContain(WORK);
    }

    @Test
    void the_old_addresses_stay_until_all_new_ones_have_replied() {
        club.says("alice", "change address " + WORK + " " + HOME);
        club.reply(club.last(WORK), "yes");
        assertThat(club.addresses("alice")).containsExactlyInAnyOrder(FIRST, WORK);
        club.reply(club.last(HOME), "yes");
        assertThat(club.addresses("alice")).containsExactlyInAnyOrder(WORK, HOME);
    }

    @Test
    void one_of_several_can_be_left_without_asking() {
        club.says("alice", "add " + WORK);
        club.reply(club.last(WORK), "yes");
        assertThat(club.says("alice", "change address " + FIRST).result()).isEqualTo("done: replaced the addresses");
        assertThat(club.addresses("alice")).containsExactly(FIRST);
    }

    @Test
    void the_answer_does_not_tell_whether_another_player_has_the_address() {
        MailResult taken = club.says("alice", "add bob@example.net");
        MailResult free = club.says("alice", "add bob@nowhere.example");
        assertThat(taken.to("alice").get(0).replace("bob@example.net", "X"))
                .isEqualTo(free.to("alice").get(0).replace("bob@nowhere.example", "X"));
        assertThat(taken.result().replace("bob@example.net", "X"))
                .isEqualTo(free.result().replace("bob@nowhere.example", "X"));
    }

    @Test
    void yoursAlready() {
        assertThat(club.says("alice", "add ALICE@example.net").result())
                .isEqualTo("refused: ALICE@example.net is an address of yours already.");
        assertThat(club.says("alice", "change address " + FIRST).result())
                .isEqualTo("refused: " + FIRST + " is an address of yours already.");
    }

    @Test
    void tooMany() {
        assertThat(club.says("alice", "add a@x.example b@x.example c@x.example d@x.example e@x.example")
                        .result())
                .isEqualTo("refused: An account can have 5 addresses. \"change address\" replaces the present ones.");
    }

    @Test
    void mails_kept_while_none_arrived_go_out_when_another_address_is_added() {
        club.changing(repositories -> repositories
                .addressHealth()
                .failed("alice@example.net", AddressHealth.Failure.LASTING, "no such mailbox", club.now())
                .isPresent());
        club.changing(repositories -> repositories
                .addressHealth()
                .failed("alice@example.net", AddressHealth.Failure.LASTING, "no such mailbox", club.now())
                .isPresent());
        club.board("pebbles", "alice", "bob");
        assertThat(state(club.last("alice"))).isEqualTo("PAUSED");
        PostedNotice news = club.last("alice");
        club.says("alice", "add alice@work.example");
        club.reply(club.last("alice@work.example"), "yes");
        assertThat(state(news)).isEqualTo("WAITING");
    }

    @Test
    void a_domain_that_refuses_several_people_by_policy_gets_no_mail_until_it_is_resumed() {
        club.board("pebbles", "alice", "bob");
        assertThat(refused()).isEmpty();
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute("UPDATE outbox SET state = 'BOUNCED', last_error = 'by policy, 5.7.1',"
                                + " recipients = 'p' || id || '@example.net'"));
        assertThat(refused()).as("strangers count for nothing").isEmpty();
        invited();
        assertThat(refused()).containsExactly("example.net");
        club.board("pebbles", "alice", "bob");
        PostedNotice news = club.last("alice");
        assertThat(state(news)).isEqualTo("PAUSED");
        club.changing(
                repositories -> repositories.addressHealth().resumeAll(Optional.of("Example.net"), club.now()) > 0);
        assertThat(pausedDomains()).isEmpty();
        assertThat(state(news)).isEqualTo("WAITING");
    }

    @Test
    void a_domain_that_looks_like_a_pattern_pauses_no_other() {
        club.board("pebbles", "alice", "bob");
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute("UPDATE outbox SET state = 'BOUNCED', last_error = 'by policy, 5.7.1',"
                                + " recipients = 'p' || id || '@example_net'"));
        invited();
        club.changing(repositories -> repositories
                .addressHealth()
                .failed("x@example_net", AddressHealth.Failure.POLICY, "by policy, 5.7.1", club.now())
                .isEmpty());
        assertThat(pausedDomains()).containsExactly("example_net");
        club.board("pebbles", "alice", "bob");
        assertThat(state(club.last("alice"))).isEqualTo("WAITING");
    }

    private List<String> refused() {
        club.changing(repositories -> repositories
                .addressHealth()
                .failed("alice@example.net", AddressHealth.Failure.POLICY, "by policy, 5.7.1", club.now())
                .isPresent());
        return pausedDomains();
    }

    /** Records an invitation for each recipient of a mail, and one more. */
    private void invited() {
        club.store()
                .change(tx -> Tables.of(tx)
                        .execute("INSERT INTO invitation (address_key, address, at, number)"
                                + " SELECT recipients, recipients, 0, id FROM outbox"
                                + " UNION ALL SELECT 'x@example_net', 'x@example_net', 0, 0"));
    }

    private List<String> pausedDomains() {
        return club.store()
                .read(tx -> tx.addressHealth().pausedDomains().stream()
                        .map(AddressHealth.PausedDomain::domain)
                        .toList());
    }

    private String state(PostedNotice notice) {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT state FROM outbox WHERE token = :token")
                        .bind("token", notice.token())
                        .mapTo(String.class)
                        .one());
    }

    @Test
    void askedTooOften() {
        for (int i = 0; i < RequestLimits.STANDARD.questionsPerDay(); i++) {
            club.says("alice", "add a" + i + "@x.example");
        }
        assertThat(club.says("alice", "add b@x.example").result())
                .isEqualTo("refused: We have sent 20 questions in your name within a day. Please answer those, or try"
                        + " again tomorrow.");
        club.later(Duration.ofDays(1).plusSeconds(1));
        assertThat(club.says("alice", "add b@x.example").result()).startsWith("held: ");
    }

    @Test
    void askedToday() {
        club.says("alice", "add " + WORK);
        assertThat(club.says("bob", "add " + WORK).result())
                .isEqualTo("refused: The owner of " + WORK + " was asked a question within a day, and we ask nobody"
                        + " twice a day. Please answer the mail there, or try again tomorrow.");
        club.later(Duration.ofDays(1).plusSeconds(1));
        assertThat(club.says("bob", "add " + WORK).result()).startsWith("held: ");
    }

    @Test
    void one_mailbox_is_not_asked_under_several_of_its_names() {
        assertThat(club.says("alice", "add v+1@x.example V+2@x.example").result())
                .startsWith("refused: The owner of V+2@x.example was asked");
        club.mail("v+3@x.example", "signup victoria");
        MailResult handled = club.says("alice", "add v@x.example");
        assertThat(handled.result()).startsWith("refused: The owner of v@x.example was asked");
        assertThat(handled.notices()).noneMatch(notice -> notice.startsWith("v@x.example"));
    }

    @Test
    void ofAnotherAccount() {
        club.says("alice", "add bob@example.net");
        PostedNotice question = club.last("bob@example.net");
        MailResult handled = club.reply(question, "yes");
        assertThat(handled.notices())
                .containsExactly("bob@example.net: refused: This address belongs to another account already, so it"
                        + " was not added.");
        assertThat(club.addresses("alice")).containsExactly(FIRST);
        assertThat(club.addresses("bob")).containsExactly("bob@example.net");
    }

    @Test
    void a_malformed_address_is_refused() {
        for (String bad : List.of("work", "@x.example", "<alice@x.example>")) {
            assertThat(club.says("alice", "add " + bad).result())
                    .isEqualTo("refused: \"" + bad + "\" is not a mail address that I can write to.");
        }
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(AddressRefusal.class).hasItsTestIn(AddressTest.class);
    }
}
