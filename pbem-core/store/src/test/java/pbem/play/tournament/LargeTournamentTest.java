package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.store.Store;
import pbem.store.WatchedStore;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;

/**
 * A tournament of the largest size, over the database: the number of statements for each step does not grow with its
 * size.
 */
class LargeTournamentTest {

    private static final int PLAYERS = 500;

    /** Statements for a board of two: its own rows and events, and the notices to both. */
    private static final int MOST_FOR_A_BOARD = 100;

    @TempDir
    private Path directory;

    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    private static TournamentRules rules() {
        return new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        "swiss",
                        "All of us",
                        Map.of(),
                        Map.of("size", Integer.toString(PLAYERS), "start-when-full", ""))
                .rules()
                .now();
    }

    private Tournament.State join(Repositories tx, int number, Player player) {
        return tournaments.join(tx, number, player, Club.START).now().state();
    }

    @Test
    void five_hundred_join_and_the_first_round_begins_as_soon_as_the_last_is_there() {
        WatchedStore watched = new WatchedStore();
        try (Store store = watched.open(TestDatabase.empty(directory.resolve("pbem.db")), Club.GAMES)) {
            List<Player> players = store.change(tx -> IntStream.rangeClosed(1, PLAYERS)
                    .mapToObj(i -> tx.players().enrol("player" + i, "player" + i + "@example.net", Club.START))
                    .toList());
            int number = store.<Integer>change(
                    tx -> tournaments.create(tx, rules(), List.of(), Club.START).number());
            List<Integer> questions = new ArrayList<>();
            store.change(tx -> {
                for (Player player : players.subList(0, PLAYERS - 1)) {
                    watched.forget();
                    assertThat(join(tx, number, player)).isEqualTo(Tournament.State.OPEN);
                    questions.add(watched.statements().size());
                }
                return true;
            });
            assertThat(questions.get(10)).isPositive().isEqualTo(questions.get(PLAYERS - 2));

            watched.forget();
            assertThat(store.<Tournament.State>change(tx -> join(tx, number, players.get(PLAYERS - 1))))
                    .isEqualTo(Tournament.State.RUNNING);
            assertThat(watched.statements()).hasSizeLessThan(PLAYERS / 2 * MOST_FOR_A_BOARD);

            Tournament begun =
                    store.read(tx -> tx.tournaments().numbered(number)).orElseThrow();
            assertThat(begun.fixtures())
                    .hasSize(PLAYERS / 2)
                    .allMatch(fixture -> fixture.board().isPresent());
            assertThat(begun.fixtures().stream().flatMap(fixture -> fixture.seats().stream()))
                    .as("everybody plays, once")
                    .containsExactlyInAnyOrderElementsOf(
                            players.stream().map(Player::id).toList());
        }
    }
}
