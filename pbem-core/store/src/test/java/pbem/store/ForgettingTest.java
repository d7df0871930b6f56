package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import pbem.handler.account.Accounts;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.request.AddressRules;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** Of a player who signed off or was erased the database keeps only their userids and the boards they played. */
class ForgettingTest extends ClubTest {

    /** The tables that refer to a player and are kept; all others must be forgotten. */
    private static final List<String> KEPT = List.of("seat", "invitee", "former_userid");

    private void livesAFullLife() {
        club.changing(repositories -> {
            repositories.players().appoint(club.player("carol"), Membership.Office.MODERATOR);
            return true;
        });
        club.board("pebbles", "alice", "bob", "carol");
        club.board("pebbles", "bob", "carol");
        for (String line : List.of(
                "block carol",
                "limit 7",
                "set width 60",
                "vacation 2025-07-01 2025-07-10",
                "pebbles subscribe all",
                "subscribe 102",
                "chat 101 secret-word",
                "message bob\n\nsecret-word",
                "feedback secret-word",
                "report bob secret-word",
                "report 101 secret-word",
                "pebbles challenge bob\n\nsecret-word",
                "submit 101 take1\n\nsecret-word",
                "add alice@work.example",
                "change name alicia")) {
            assertThat(club.says("alice", line).result()).as(line).doesNotStartWith("refused");
        }
        club.says("bob", "block alicia");
        club.says("bob", "report bob his own words");
        club.says("carol", "moderate");
        club.changing(repositories -> {
            repositories.passwords().set(club.player("alicia"), "secret-word", club.now());
            return true;
        });
    }

    private void isForgotten() {
        Player gone = club.player("alicia");
        assertThat(gone.state()).isEqualTo(Player.State.GONE);
        assertThat(club.record(101).board().players()).extracting(Player::user).contains("alicia");
        for (String table : tablesWith("player_id")) {
            if (!KEPT.contains(table)) {
                assertThat(count("SELECT count(*) FROM " + table + " WHERE player_id = " + gone.id()))
                        .as(table)
                        .isZero();
            }
        }
        for (String his : List.of("alice", "alicia", "ALICE")) {
            assertThat(club.says("carol", "change name " + his).result())
                    .as(his)
                    .matches("refused: The userid .* is taken. Please choose another.");
        }
        assertThat(count("SELECT count(*) FROM block")).isZero();
        assertThat(written()).contains("his own words");
        assertThat(written()).doesNotContain("secret-word").doesNotContain("alice@work.example");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void a_player_signs_off() {
        livesAFullLife();
        club.departs("alicia");
        isForgotten();
    }

    @Test
    void a_player_is_erased_by_the_admin() {
        livesAFullLife();
        club.says("alicia", "resign 101");
        assertThat(club.<Boolean>changing(repositories -> new Accounts(Club.GAMES, AddressRules.STANDARD)
                        .erase(repositories, club.player("alicia"), club.now())
                        .isEmpty()))
                .as("the board goes on, but without him")
                .isTrue();
        isForgotten();
    }

    private List<String> tablesWith(String column) {
        return club.store()
                .read(tx -> Tables.columns(tx).entrySet().stream()
                        .filter(table -> table.getValue().containsKey(column))
                        .map(Map.Entry::getKey)
                        .toList());
    }

    private int count(String query) {
        return club.store()
                .read(tx ->
                        Tables.of(tx).createQuery(query).mapTo(Integer.class).one());
    }

    private String written() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT args || coalesce(address, '') FROM outbox"
                                + " UNION ALL SELECT line || comment || address FROM hold UNION ALL SELECT words FROM remark"
                                + " UNION ALL SELECT comment FROM challenge UNION ALL SELECT comment FROM invitee"
                                + " UNION ALL SELECT who || what FROM rate")
                        .mapTo(String.class)
                        .stream()
                        .collect(Collectors.joining("\n")));
    }
}
