package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.testkit.ClubTest;
import pbem.testkit.TestDatabase;

class SqlPlayersTest extends ClubTest {

    private <T> Optional<T> one(Function<Players, Optional<T>> question) {
        return club.store().read(tx -> question.apply(tx.players()));
    }

    @Test
    void players_are_found_in_any_case_by_userid_and_address() {
        Player alice = club.player("alice");
        assertThat(club.player(" ALICE ")).isEqualTo(alice);
        assertThat(one(players -> players.at("Alice@Example.NET"))).contains(alice);
        assertThat(one(players -> players.withId(alice.id()))).contains(alice);
    }

    @Test
    void only_what_mail_servers_take_for_the_same_letter_is_the_same_in_an_address() {
        club.join("mike");
        assertThat(one(players -> players.at("MIKE@example.net"))).isPresent();
        assertThat(one(players -> players.at("mi\u212ae@example.net")))
                .as("the Kelvin sign")
                .isEmpty();
    }

    @Test
    void nobody_is_nobody() {
        assertThat(one(players -> players.called("dave"))).isEmpty();
        assertThat(one(players -> players.at("dave@example.net"))).isEmpty();
        assertThat(one(players -> players.withId(4))).isEmpty();
    }

    @Test
    void the_membership_of_an_unknown_player_is_a_fault() {
        Player nobody = new Player(4_711, "nobody", Player.State.ACTIVE);
        assertThatThrownBy(() -> club.store().read(tx -> tx.players().membership(nobody)))
                .hasMessage("there is no player 4711");
        assertThatThrownBy(() -> club.store().change(tx -> tx.players().membership(nobody)))
                .hasMessage("there is no player 4711");
    }

    @Test
    void all_are_listed_by_userid() {
        club.join("Aaron");
        List<Player> all = club.store().read(tx -> tx.players().all());
        assertThat(all).extracting(Player::user).containsExactly("Aaron", "alice", "bob", "carol");
    }

    @Test
    void a_userid_is_never_given_twice_even_after_its_owner_left() {
        club.leave("bob");
        assertThat(club.mail("new@example.org", "signup BOB").result())
                .isEqualTo("refused: The userid bob is taken. Please choose another.");
        assertThatThrownBy(() -> club.join("Bob"))
                .hasMessageContaining(TestDatabase.isPostgresql() ? "unique" : "UNIQUE");
    }
}
