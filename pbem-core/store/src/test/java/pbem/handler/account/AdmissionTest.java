package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.handler.club.Officer;
import pbem.handler.club.SignupDesk;
import pbem.help.ClubTexts;
import pbem.notice.ReplyTarget;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.Applicant;
import pbem.request.AddressRules;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** Admission to a club that does not accept everybody. */
class AdmissionTest extends ClubTest {

    private static final String DAVE = "dave@example.net";

    private void receives(SignupMode mode) {
        club.receives(new SignupRules(mode, 500, ClubTexts.NONE));
    }

    private SignupDesk desk(Repositories repositories) {
        return new SignupDesk(
                repositories,
                Club.GAMES,
                new Accounts(Club.GAMES, AddressRules.STANDARD),
                Officer.atTerminal("root"),
                OptionalLong.empty(),
                club.now());
    }

    private Optional<Player> dave() {
        return club.store().read(tx -> tx.players().called("dave"));
    }

    private MailResult confirms() {
        return club.reply(club.last(DAVE), "yes");
    }

    @Test
    void only_invited_people_can_sign_up_at_a_closed_club() {
        receives(SignupMode.INVITE);
        assertThat(club.mail(DAVE, "signup dave").result()).startsWith("refused: Only invited people");
        assertThat(club.<Optional<Refusal>>changing(
                        repositories -> desk(repositories).invite(DAVE, "Come!")))
                .isEmpty();
        assertThat(club.said(DAVE)).isEqualTo("invitation 1: Come!");
        assertThat(club.mail(DAVE, "signup dave").result()).startsWith("held");
        assertThat(dave()).isEmpty();
        assertThat(confirms().result()).isEqualTo("done: signed up as dave");
        assertThat(dave()).isPresent();
    }

    private void invited() {
        receives(SignupMode.INVITE);
        club.changing(repositories -> desk(repositories).invite(DAVE, ""));
    }

    @Test
    void a_reply_to_an_invitation_proves_the_address() {
        invited();
        MailResult replied = club.reply(club.last(DAVE), "signup dave");
        assertThat(replied.result()).isEqualTo("done: signed up as dave");
        assertThat(replied.to("dave")).singleElement().asString().startsWith("Welcome, dave.");
        assertThat(club.addresses("dave")).containsExactly(DAVE);
        assertThat(club.store().<Boolean>read(tx -> tx.signups().isInvited(DAVE)))
                .isFalse();
    }

    @Test
    void the_account_has_the_address_that_was_invited_wherever_the_reply_comes_from() {
        invited();
        assertThat(club.answers("dave@work.example", new ReplyTarget.OfInvitation(1), "signup dave")
                        .result())
                .isEqualTo("done: signed up as dave");
        assertThat(club.addresses("dave")).containsExactly(DAVE);
    }

    @Test
    void an_invitation_that_was_used_or_taken_back_proves_nothing_any_more() {
        invited();
        club.changing(repositories -> repositories.signups().uninvite(DAVE));
        assertThat(club.answers(DAVE, new ReplyTarget.OfInvitation(1), "signup dave")
                        .result())
                .startsWith("refused: Only invited people");
        club.changing(repositories -> desk(repositories).invite(DAVE, ""));
        assertThat(club.answers(DAVE, new ReplyTarget.OfInvitation(1), "signup dave")
                        .result())
                .as("the older mail")
                .startsWith("held");
        assertThat(club.answers(DAVE, new ReplyTarget.OfInvitation(2), "signup dave")
                        .result())
                .isEqualTo("done: signed up as dave");
        assertThat(club.answers("eve@example.net", new ReplyTarget.OfInvitation(2), "signup eve")
                        .result())
                .startsWith("refused: Only invited people");
    }

    @Test
    void a_message_id_alone_proves_no_address() {
        invited();
        assertThat(club.replyWithoutToken(DAVE, club.last(DAVE), "signup dave").result())
                .startsWith("held");
        assertThat(dave()).isEmpty();
    }

    @Test
    void an_uninvited_newcomer_becomes_a_player_when_accepted() {
        receives(SignupMode.CONFIRM);
        club.changing(repositories -> {
            repositories.players().appoint(club.player("carol"), Membership.Office.MODERATOR);
            return true;
        });
        club.mail(DAVE, "signup dave");
        MailResult applied = confirms();
        assertThat(applied.result()).isEqualTo("done: dave waits to be accepted");
        assertThat(applied.to(DAVE)).singleElement().asString().startsWith("Thank you, dave.");
        assertThat(applied.to("admin"))
                .singleElement()
                .asString()
                .startsWith("dave wants to become a player")
                .contains("\"pbem signup accept 1\"")
                .doesNotContain("moderate");
        assertThat(applied.to("carol")).singleElement().asString().contains("moderate accept 1");
        assertThat(dave()).isEmpty();
        assertThat(club.says("carol", "moderate").to("carol"))
                .singleElement()
                .asString()
                .contains("1. dave wants");
        MailResult accepted = club.says("carol", "moderate accept 1");
        assertThat(accepted.to("dave")).singleElement().asString().startsWith("Welcome, dave.");
        assertThat(dave()).isPresent();
    }

    @Test
    void nobody_is_invited_or_waits_any_more_who_is_a_player() {
        receives(SignupMode.CONFIRM);
        club.mail(DAVE, "signup dave");
        confirms();
        club.changing(repositories -> desk(repositories).invite(DAVE, ""));
        club.later(Duration.ofDays(2));
        assertThat(club.mail(DAVE, "signup davy").result()).startsWith("held");
        assertThat(confirms().result()).isEqualTo("done: signed up as davy");
        assertThat(waiting()).isEmpty();
        assertThat(isInvited()).isFalse();
    }

    @Test
    void nobody_is_invited_any_more_who_was_accepted() {
        receives(SignupMode.CONFIRM);
        club.mail(DAVE, "signup dave");
        confirms();
        club.changing(repositories -> desk(repositories).invite(DAVE, ""));
        club.changing(repositories -> desk(repositories).accept(1));
        assertThat(dave()).isPresent();
        assertThat(waiting()).isEmpty();
        assertThat(isInvited()).isFalse();
    }

    private List<Applicant> waiting() {
        return club.store().read(tx -> tx.signups().waiting(10));
    }

    private boolean isInvited() {
        return club.store().read(tx -> tx.signups().isInvited(DAVE));
    }

    @Test
    void a_refused_newcomer_is_told_and_forgotten_and_may_ask_again() {
        receives(SignupMode.CONFIRM);
        club.mail(DAVE, "signup dave");
        confirms();
        club.changing(repositories -> desk(repositories).refuse(1, "We are full."));
        assertThat(club.said(DAVE))
                .isEqualTo("Your request to become a player: You were not accepted as a player of this server. The"
                        + " reason given: \"We are full.\".");
        assertThat(waiting()).isEmpty();
    }

    @Test
    void nobody_is_asked_to_confirm_what_could_not_be_done() {
        receives(SignupMode.CLOSED);
        MailResult refused = club.mail(DAVE, "signup dave");
        assertThat(refused.to(DAVE)).singleElement().asString().startsWith("refused: This server takes no new players");
    }

    @Test
    void a_confirmation_after_the_club_was_closed_is_too_late() {
        club.mail(DAVE, "signup dave");
        receives(SignupMode.CLOSED);
        assertThat(confirms().result()).startsWith("refused: This server takes no new players");
        assertThat(dave()).isEmpty();
    }
}
