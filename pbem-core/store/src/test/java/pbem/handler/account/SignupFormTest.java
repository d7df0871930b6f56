package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.help.ClubTexts;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Preferences;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.request.UnprovenLimits;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.UsualLimits;

class SignupFormTest extends ClubTest {

    private static final String DAVE = "dave@example.net";

    private SignupForm form(SignupMode mode) {
        return form(mode, RequestLimits.STANDARD);
    }

    private SignupForm form(SignupMode mode, RequestLimits limits) {
        return new SignupForm(
                club.store(), Club.GAMES, AddressRules.STANDARD, new SignupRules(mode, 500, ClubTexts.NONE), limits);
    }

    /** The key of the refusal, or the number of people asked so far. */
    private String ask(String user, String address) {
        return form(SignupMode.OPEN)
                .ask(user, address, Locale.FRENCH, Optional.empty(), club.now())
                .map(Phrase::key)
                .orElseGet(() -> asked() + " asked");
    }

    private long asked() {
        long asked = 0;
        while (confirmed(asked + 1)) {
            asked++;
        }
        return asked;
    }

    private boolean confirmed(long id) {
        return club.store().read(tx -> tx.confirmations().numbered(id)).isPresent();
    }

    @Test
    void the_owner_of_the_address_is_asked_and_signs_up_by_saying_yes() {
        assertThat(ask("Dave", DAVE)).isEqualTo("1 asked");
        assertThat(club.last(DAVE).notice()).isInstanceOf(Notice.ConfirmRequest.class);
        assertThat(club.reply(club.last(DAVE), "yes").result()).isEqualTo("done: signed up as Dave");
        assertThat(club.<Preferences>changing(tx -> tx.preferences().of(club.player("dave")))
                        .language())
                .isEqualTo(Locale.FRENCH);
    }

    @Test
    void nobody_is_asked_twice_in_a_day_by_a_form_or_by_a_mail() {
        assertThat(ask("dave", DAVE)).isEqualTo("1 asked");
        assertThat(ask("dave", "Dave+club@EXAMPLE.net")).isEqualTo("1 asked");
        assertThat(club.mail(DAVE, "signup dave").notices()).isEmpty();
        club.mail("erin@example.net", "signup erin");
        assertThat(ask("erin", "erin@example.net")).isEqualTo("2 asked");
    }

    @Test
    void nobody_learns_whose_address_is_known() {
        assertThat(ask("dave", club.addresses("alice").get(0))).isEqualTo("0 asked");
    }

    @Test
    void a_server_that_sends_too_much_says_so_to_every_address() {
        UnprovenLimits none = new UnprovenLimits(5, 0, 0, 0, 0);
        RequestLimits limits = UsualLimits.with(none);
        for (String address : List.of(DAVE, club.addresses("alice").get(0))) {
            assertThat(form(SignupMode.OPEN, limits)
                            .ask("dave", address, Locale.ENGLISH, Optional.empty(), club.now())
                            .map(Phrase::key))
                    .hasValue("limit.unproven-spent");
        }
    }

    @Test
    void a_name_or_an_address_that_nobody_can_have_is_refused() {
        assertThat(ask("alice", DAVE)).isEqualTo("account.userid-taken");
        assertThat(ask("two words", DAVE)).isEqualTo("account.bad-userid");
        assertThat(ask("dave", "dave")).isEqualTo("account.bad-address");
    }

    @Test
    void a_closed_club_asks_nobody_to_confirm_a_signup() {
        assertThat(form(SignupMode.CLOSED).ask("dave", DAVE, Locale.ENGLISH, Optional.empty(), club.now()))
                .isPresent();
        assertThat(form(SignupMode.INVITE).ask("dave", DAVE, Locale.ENGLISH, Optional.empty(), club.now()))
                .isPresent();
        assertThat(asked()).isZero();
    }
}
