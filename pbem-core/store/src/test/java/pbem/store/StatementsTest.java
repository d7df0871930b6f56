package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.query.Queries;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.store.engine.Sqlite;
import pbem.store.replay.Replays;
import pbem.testkit.Club;

/** Lists ask the database as often for many as for a few. */
class StatementsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path directory;

    /** Everything in one transaction of a handle, whose statements are counted. */
    private record Counted(Handle handle) implements Transactions {

        @Override
        public <T> T change(Function<Repositories, T> work) {
            throw new AssertionError("a query changes nothing");
        }

        @Override
        public <T> T read(Function<Repositories, T> work) {
            return work.apply(new SqlRepositories(handle, Club.GAMES, new SecureRandom(), 1, Replays.NONE));
        }
    }

    private int statements(Consumer<Queries> question) {
        AtomicInteger count = new AtomicInteger();
        try (var source = Sqlite.readers(directory.resolve("pbem.db"), PATIENCE)) {
            Jdbi database = Jdbi.create(source).setSqlLogger(new SqlLogger() {
                @Override
                public void logAfterExecution(StatementContext context) {
                    count.incrementAndGet();
                }
            });
            database.useTransaction(handle -> question.accept(Queries.of(new Counted(handle), Club.GAMES)));
        }
        return count.get();
    }

    @Test
    void more_players_and_boards_need_no_more_statements() {
        try (Club club = new Club(directory, "alice", "bob")) {
            club.board("pebbles", "alice", "bob");
            int players = statements(queries -> queries.players().all());
            int games = statements(queries -> queries.games().all());
            int overview = statements(queries -> queries.overview().overview(6));
            int player = statements(queries -> queries.players().called("alice", 50));
            for (int i = 0; i < 12; i++) {
                club.join("player" + i);
                club.board("pebbles", "alice", "player" + i);
                club.board("cholone", "bob", "player" + i);
            }
            assertThat(players)
                    .isPositive()
                    .isEqualTo(statements(queries -> queries.players().all()));
            assertThat(games)
                    .isPositive()
                    .isEqualTo(statements(queries -> queries.games().all()));
            assertThat(overview)
                    .isEqualTo(statements(queries -> queries.overview().overview(6)));
            assertThat(player).isEqualTo(statements(queries -> queries.players().called("alice", 50)));
        }
    }
}
