package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse something in the club, named like it. */
class ClubRefusalTest extends ClubTest {

    private static final Instant IN_A_WEEK = Club.START.plus(Duration.ofDays(7));

    private String decides(String user, Sanction.Kind kind, Optional<Instant> until, String why) {
        return said(club.changing(
                repositories -> new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                        .sanction(club.player(user), kind, until, why)));
    }

    private String said(Optional<Refusal> refusal) {
        return refusal.map(why -> club.words().say(why.phrase())).orElse("");
    }

    @Test
    void suspended() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty(), "");
        assertThat(club.says("alice", "limit 3").result())
                .isEqualTo(
                        "refused: Your account is suspended, so that was not done. No reason was given. You can still"
                                + " read what everybody may read, ask for your data (mydata), write to the admin (feedback) and"
                                + " leave (signoff).");
        decides("alice", Sanction.Kind.SUSPENDED, Optional.of(IN_A_WEEK), "insults");
        assertThat(club.says("alice", "limit 3").result())
                .startsWith(
                        "refused: Your account is suspended until Monday 12 May 2025, 14:02 UTC, so that was not done. The"
                                + " reason given: insults You can still");
    }

    @Test
    void muted() {
        decides("alice", Sanction.Kind.MUTED, Optional.empty(), "");
        assertThat(club.says("alice", "message bob\n\nHello!").result())
                .isEqualTo(
                        "refused: You are muted, so that was not done: no words of yours reach other players. No reason"
                                + " was given. You can go on playing, and write to the admin (feedback).");
        decides("alice", Sanction.Kind.MUTED, Optional.of(IN_A_WEEK), "insults");
        assertThat(club.says("alice", "message bob\n\nHello!").result())
                .startsWith("refused: You are muted until Monday 12 May 2025, 14:02 UTC");
    }

    @Test
    void notSanctioned() {
        assertThat(said(club.changing(
                        repositories -> new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now())
                                .lift(club.player("bob")))))
                .isEqualTo("bob is neither suspended nor muted.");
    }

    @Test
    void notOverOfficers() {
        Player bob = club.player("bob");
        String refused = said(club.changing(repositories -> {
            repositories.players().appoint(bob, Membership.Office.MODERATOR);
            return new PeopleAdministration(repositories, Officer.byMail(club.player("alice")), club.now())
                    .sanction(bob, Sanction.Kind.MUTED, Optional.empty(), "");
        }));
        assertThat(refused)
                .isEqualTo(
                        "bob looks after this server, too. Only the admin at the server itself can decide about them.");
    }

    @Test
    void noOpenBoards() {
        assertThat(club.words().say(new ClubRefusal.NoOpenBoards("bob").phrase()))
                .isEqualTo("bob plays on no board that is under way.");
    }

    @Test
    void every_refusal_has_its_test() {
        EveryRefusal.of(ClubRefusal.class).hasItsTestIn(ClubRefusalTest.class);
    }
}
