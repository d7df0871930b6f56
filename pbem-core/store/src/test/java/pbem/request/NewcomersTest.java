package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.handler.account.Accounts;
import pbem.handler.club.Officer;
import pbem.handler.club.SignupDesk;
import pbem.notice.ReplyTarget;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Newcomers and players are answered, however many mails come under forged names. */
class NewcomersTest extends ClubTest {

    private static final String DAVE = "dave@dave.example";
    private static final int ALL = UnprovenLimits.STANDARD.answersPerHourInAll();

    private void forged(String line) {
        for (int i = 0; i < ALL; i++) {
            club.mail("eve@elsewhere" + i + ".example", line);
        }
    }

    @Test
    void strangers_cannot_use_up_what_is_kept_for_newcomers_and_players() {
        forged("list");
        assertThat(club.mail("eve@another.example", "list").notices()).isEmpty();
        assertThat(club.mail(DAVE, "signup dave").to(DAVE)).hasSize(1);
        assertThat(club.mail("alice", "list").to("alice@example.net")).hasSize(1);
    }

    @Test
    void forged_signups_cannot_use_up_what_is_kept_for_players() {
        for (int i = 0; i < ALL; i++) {
            club.mail("eve@elsewhere" + i + ".example", "signup eve-" + (char) ('a' + i % 26) + i);
        }
        assertThat(club.mail(DAVE, "signup dave").notices()).isEmpty();
        assertThat(club.mail("alice", "list").to("alice@example.net")).hasSize(1);
    }

    @Test
    void one_domain_cannot_use_up_what_others_may_get() {
        for (int i = 0; i < ALL; i++) {
            club.mail("eve" + i + "@elsewhere.example", "signup eve-" + (char) ('a' + i % 26) + i);
        }
        assertThat(club.mail("mallory@elsewhere.example", "list").notices()).isEmpty();
        assertThat(club.mail("mallory@ELSEWHERE.example", "list").notices()).isEmpty();
        assertThat(club.mail(DAVE, "signup dave").to(DAVE)).hasSize(1);
        assertThat(club.mail("mallory@another.example", "list").notices()).hasSize(1);
    }

    @Test
    void mails_of_the_admin_do_not_use_up_the_limit_for_strangers() {
        invite(ALL);
        assertThat(club.mail("eve@elsewhere.example", "list").notices()).hasSize(1);
    }

    @Test
    void opening_night_lets_in_everybody_who_was_invited() {
        invite(ALL);
        forged("list");
        for (int i = 1; i <= ALL; i++) {
            ReplyTarget invitation = new ReplyTarget.OfInvitation(i);
            String member = "member" + i + "@members.example";
            if (i % 3 == 0) {
                assertThat(club.answers(member, invitation, "signup help").to(member))
                        .hasSize(1);
            }
            assertThat(club.answers(member, invitation, "signup member-" + i).result())
                    .isEqualTo("done: signed up as member-" + i);
        }
    }

    private void invite(int members) {
        club.changing(repositories -> {
            SignupDesk desk = new SignupDesk(
                    repositories,
                    Club.GAMES,
                    new Accounts(Club.GAMES, AddressRules.STANDARD),
                    Officer.atTerminal("root"),
                    OptionalLong.empty(),
                    club.now());
            for (int i = 1; i <= members; i++) {
                assertThat(desk.invite("member" + i + "@members.example", "")).isEmpty();
            }
            return true;
        });
    }

    @Test
    void the_reply_to_an_invitation_is_answered_where_that_went_and_ten_times_a_day() {
        invite(1);
        int told = 0;
        for (int i = 0; i < 12; i++) {
            MailResult handled = club.answers("eve@elsewhere.example", new ReplyTarget.OfInvitation(1), "signup help");
            assertThat(handled.to("eve@elsewhere.example")).isEmpty();
            told += handled.to("member1@members.example").size();
        }
        assertThat(told).isEqualTo(10);
        club.later(Duration.ofDays(1).plusSeconds(1));
        assertThat(club.answers("member1@members.example", new ReplyTarget.OfInvitation(1), "signup help")
                        .notices())
                .hasSize(1);
    }
}
