package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.player.AccountRefusal;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.PushEndpoint;
import pbem.record.GameRecord;
import pbem.repository.Interest;
import pbem.repository.PersonalData;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.robot.RobotRules;
import pbem.store.Audit;
import pbem.testkit.ClubTest;

/** Two accounts of one person become one. */
class AccountMergeTest extends ClubTest {

    private Player bobby;
    private int open;
    private int over;

    /** bobby has won a rated game and plays another one, both without bob. */
    @BeforeEach
    void signedUpTwice() {
        bobby = club.join("bobby");
        over = club.board("pebbles", "alice", "bobby");
        club.plays(over, "take1");
        club.plays(over, "take1");
        club.says("alice", "resign " + over);
        open = club.board("cholone", "alice", "bobby");
        club.plays(open, "c5,d5\n\nGood luck!");
    }

    private void merge() {
        club.changing(repositories -> {
            new AccountMerge(repositories, Officer.atTerminal("root"), club.now()).merge(bobby, club.player("bob"));
            return true;
        });
    }

    private Player meant(Player account) {
        return club.changing(
                repositories -> repositories.players().withId(account.id()).orElseThrow());
    }

    private boolean is(Predicate<Repositories> question) {
        return club.changing(question::test);
    }

    private static List<String> users(GameRecord record) {
        return record.board().players().stream().map(Player::user).toList();
    }

    private int rated(String user) {
        return club.changing(repositories ->
                repositories.ratings().of(club.player(user), "pebbles").career().boards());
    }

    @Test
    void the_boards_belong_to_the_other_account_as_if_they_always_had() {
        assertThat(rated("bobby")).isEqualTo(1);
        merge();
        assertThat(users(club.record(open))).containsExactly("alice", "bob");
        assertThat(club.words().say(club.record(over).result().orElseThrow())).isEqualTo("bob won: alice resigned");
        assertThat(rated("bob")).isEqualTo(1);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_reply_to_a_mail_that_the_old_account_got_counts() {
        merge();
        assertThat(meant(bobby)).isEqualTo(club.player("bob"));
        assertThat(club.replies("bobby", open, 1, "g5,f5").result()).startsWith("done");
        assertThat(club.record(open).actor(club.record(open).entries().get(1))).contains(club.player("bob"));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_late_yes_to_what_the_old_account_was_asked_does_nothing() {
        club.says("alice", "resign " + open);
        assertThat(club.says("bobby", "signoff").result()).startsWith("held");
        PostedNotice asked = club.last("bobby@example.net");
        merge();
        assertThat(club.reply(asked, "yes").result())
                .isEqualTo("refused: "
                        + club.words()
                                .say(AccountRefusal.NOTHING_TO_CONFIRM.of().phrase()));
        assertThat(club.player("bob").state()).isEqualTo(Player.State.ACTIVE);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void the_player_and_their_opponents_are_told() {
        merge();
        assertThat(club.said("bob")).contains("has merged your two accounts");
        assertThat(club.said("alice")).contains("bobby and bob were two accounts of one person");
    }

    @Test
    void addresses_queued_moves_blocks_and_what_is_watched_go_over() {
        int queued = club.board("cholone", "alice", "bobby");
        club.says("bobby", "queue " + queued + " g5,f5");
        club.says("bobby", "block carol");
        club.says("carol", "block bobby");
        club.says("carol", "block bob");
        int watched = club.board("pebbles", "alice", "carol");
        club.changing(repositories -> {
            repositories.watchers().watch(bobby, watched, Interest.END);
            return true;
        });
        merge();
        Player bob = club.player("bob");
        assertThat(club.addresses("bob")).hasSize(2);
        assertThat(is(repositories -> repositories.blocks().isBlocked(bob, club.player("carol"))))
                .isTrue();
        assertThat(is(repositories ->
                        repositories.blocks().of(club.player("carol")).size() == 1))
                .isTrue();
        assertThat(is(repositories -> repositories.watchers().boards(bob).containsKey(watched)))
                .isTrue();
        assertThat(is(repositories -> repositories.plans().of(queued, bob).isPresent()))
                .isTrue();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void the_five_newest_browsers_of_both_accounts_are_told() {
        club.changing(repositories -> {
            for (int day = 1; day <= 4; day++) {
                Instant added = club.now().plus(Duration.ofDays(day));
                for (Player player : List.of(bobby, club.player("bob"))) {
                    String url = "https://push.example/" + player.user() + day;
                    repositories.pushEndpoints().add(player, new PushEndpoint(url, "key", "secret", added));
                }
            }
            return true;
        });
        merge();
        List<PushEndpoint> told =
                club.changing(repositories -> repositories.pushEndpoints().of(club.player("bob")));
        assertThat(told)
                .hasSize(PushEndpoint.MOST)
                .allMatch(browser -> browser.added().isAfter(club.now().plus(Duration.ofDays(1))));
    }

    @Test
    void vacations_count_on_all_boards_of_both() {
        club.says("bobby", "vacation 3 days");
        club.board("cholone", "carol", "bob");
        merge();
        assertThat(club.vacations("bob")).hasSize(1);
        club.later(Duration.ofDays(1));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void the_old_userid_finds_the_player_and_nobody_else_gets_it() {
        merge();
        assertThat(club.player("BOBBY")).isEqualTo(club.player("bob"));
        assertThat(is(repositories ->
                        repositories.players().formerNames(club.player("bob")).contains("bobby")))
                .isTrue();
    }

    @Test
    void a_third_account_can_follow_and_seats_that_went_over_stay_with_who_they_are() {
        int given = club.board("cholone", "alice", "carol");
        club.changing(repositories -> new Substitution(
                        repositories, RobotRules.STANDARD, Officer.atTerminal("root"), OptionalLong.empty(), club.now())
                .replace(club.player("carol"), bobby, OptionalInt.of(given), "ill"));
        merge();
        assertThat(users(club.record(given))).containsExactly("alice", "bob");
        club.join("robert");
        club.changing(repositories -> {
            new AccountMerge(repositories, Officer.atTerminal("root"), club.now())
                    .merge(club.player("bob"), club.player("robert"));
            return true;
        });
        assertThat(users(club.record(given))).containsExactly("alice", "robert");
        assertThat(users(club.record(given).at(0))).containsExactly("alice", "carol");
        assertThat(meant(bobby)).isEqualTo(club.player("robert"));
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void boards_with_both_accounts_are_known() {
        int both = club.board("pebbles", "bob", "bobby");
        int given = club.board("cholone", "bobby", "carol");
        club.changing(repositories -> new Substitution(
                        repositories, RobotRules.STANDARD, Officer.atTerminal("root"), OptionalLong.empty(), club.now())
                .replace(club.player("carol"), club.player("bob"), OptionalInt.of(given), "ill"));
        assertThat(is(repositories -> repositories
                        .players()
                        .boardsOfBoth(bobby, club.player("bob"))
                        .equals(List.of(both, given))))
                .isTrue();
    }

    @Test
    void a_forgotten_player_is_forgotten_with_their_earlier_accounts() {
        merge();
        club.says("alice", "resign " + open);
        club.changing(repositories -> {
            repositories.personalData().erase(club.player("bob"));
            return true;
        });
        assertThat(club.addresses("bob")).isEmpty();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    private List<String> given(PersonalData.Kind kind) {
        List<String> rows = new ArrayList<>();
        club.changing(repositories -> {
            repositories.personalData().rows(club.player("bob"), kind, rows::add);
            return true;
        });
        return rows;
    }

    private void office(Membership.Office office) {
        club.changing(repositories -> {
            repositories.players().appoint(bobby, office);
            return true;
        });
    }

    @Test
    void earlier_decisions_as_an_officer_are_in_their_data_and_forgotten_with_them() {
        office(Membership.Office.MODERATOR);
        club.says("bobby", "moderate mute carol 7 shouting");
        office(Membership.Office.NONE);
        merge();
        assertThat(given(PersonalData.Kind.AUDIT))
                .anySatisfy(row -> assertThat(row).contains("\"words\":\"shouting until", "\"yours\":1"))
                .anySatisfy(row -> assertThat(row).contains("\"yours\":0"));
        club.says("alice", "resign " + open);
        club.changing(repositories -> {
            repositories.personalData().erase(club.player("bob"));
            return true;
        });
        assertThat(is(repositories -> repositories.auditLog().newest(9).stream()
                        .noneMatch(entry -> entry.words().contains("shouting"))))
                .isTrue();
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }
}
