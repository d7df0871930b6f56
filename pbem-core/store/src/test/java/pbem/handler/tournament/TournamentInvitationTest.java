package pbem.handler.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.repository.PostedNotice;
import pbem.testkit.ClubTest;
import pbem.testkit.MailResult;

/** A player answers the invitation to a tournament by a reply to its mail. */
class TournamentInvitationTest extends ClubTest {

    private static final String DECLINED = "tournament 1: carol has declined your invitation to tournament 1, Friends";

    private PostedNotice invitation;

    @BeforeEach
    void aliceInvitesCarol() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        club.says("alice", "tournament create pebbles round-robin Friends --size=3 --private");
        club.says("alice", "tournament 1 invite carol");
        invitation = club.last("carol");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "Yes!",
                "ok",
                "ja",
                "Ja, gerne!",
                "oui",
                "count me in",
                "Count me in!",
                "Sure, I'm in",
                "accept",
                "join 1"
            })
    void a_yes_joins(String yes) {
        assertThat(club.reply(invitation, yes).result()).isEqualTo("done: You have entered tournament 1, Friends.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no", "No.", "nein", "non", "decline", "leave 1"})
    void a_no_declines_and_the_inviter_is_told(String no) {
        MailResult declined = club.reply(invitation, no);
        assertThat(declined.result()).isEqualTo("done: You have declined the invitation to tournament 1, Friends.");
        assertThat(declined.to("alice")).containsExactly(DECLINED + ".");
        assertThat(club.says("carol", "join 1").result())
                .startsWith("refused: Tournament 1 is only for invited players");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no thanks", "No thanks, too busy this month.", "nein danke", "Sorry, I can't"})
    void the_words_of_a_no_are_passed_on(String no) {
        assertThat(club.reply(invitation, no).to("alice")).containsExactly(DECLINED + ": " + no);
    }

    @Test
    void the_words_of_a_yes_are_passed_on() {
        assertThat(club.reply(invitation, "yes\n\nI am away until Friday.").to("alice"))
                .containsExactly("tournament 1: carol has accepted your invitation to tournament 1, Friends:"
                        + " I am away until Friday.");
    }

    @Test
    void an_inviter_who_has_blocked_the_player_reads_no_words() {
        club.says("alice", "block carol");
        assertThat(club.reply(invitation, "no thanks").to("alice")).containsExactly(DECLINED + ".");
    }

    @Test
    void other_words_are_for_the_inviter() {
        assertThat(club.reply(invitation, "thank you so much!").result()).startsWith("asked");
        assertThat(club.reply(club.last("carol"), "yes").to("alice"))
                .singleElement()
                .asString()
                .contains("thank you so much!");
    }

    @Test
    void words_that_are_no_answer_are_told_what_would_be_one() {
        assertThat(club.reply(invitation, "I have to ask my wife first").result())
                .endsWith("Reply with \"accept\" or \"decline\".");
        assertThat(club.reply(club.last("carol"), "accept").result()).startsWith("done: You have entered");
    }

    @Test
    void a_second_no_tells_nobody() {
        club.reply(invitation, "no");
        MailResult again = club.reply(invitation, "no");
        assertThat(again.result()).isEqualTo("refused: You are not in tournament 1.");
        assertThat(again.to("alice")).isEmpty();
    }

    @Test
    void a_no_of_a_player_who_has_entered_is_asked_about() {
        club.reply(invitation, "yes");
        assertThat(club.reply(invitation, "no").result()).startsWith("asked");
        assertThat(club.reply(invitation, "decline").result()).startsWith("asked");
        assertThat(club.reply(club.last("carol"), "yes").result())
                .isEqualTo("done: You are no longer in tournament 1.");
    }

    @Test
    void a_player_who_invited_is_told_though_another_directs() {
        club.reply(invitation, "yes");
        club.join("dave");
        club.says("carol", "tournament 1 invite dave");
        MailResult declined = club.reply(club.last("dave"), "no");
        assertThat(declined.to("carol")).hasSize(1);
        assertThat(declined.to("alice")).isEmpty();
    }

    @Test
    void it_is_too_late_once_the_tournament_has_begun() {
        club.says("alice", "join 1");
        club.says("alice", "tournament 1 invite bob");
        club.reply(club.last("bob"), "yes");
        club.says("alice", "tournament 1 start");
        assertThat(club.reply(invitation, "no").result()).isEqualTo("refused: Tournament 1 has begun.");
        assertThat(club.reply(invitation, "yes").result()).isEqualTo("refused: Tournament 1 has begun.");
    }

    @Test
    void the_answer_to_the_inviter_names_the_invited() {
        assertThat(club.says("alice", "tournament 1 invite bob anna@example.net carol@example.net")
                        .result())
                .isEqualTo("done: You have invited bob, anna@example.net and carol@example.net to tournament 1."
                        + " A place is kept for each address for 10 days.");
    }

    @Test
    void a_private_tournament_is_said_to_be_unrated() {
        assertThat(club.says("carol", "tournament 1").to("carol").get(0))
                .contains("Its boards are not rated.")
                .doesNotContain("stay rated");
    }
}
