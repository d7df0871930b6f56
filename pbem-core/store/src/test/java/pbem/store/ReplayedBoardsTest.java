package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.play.BoardAdministration;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.store.engine.Database;
import pbem.store.replay.ReplayedBoards;
import pbem.store.replay.Replays;
import pbem.testkit.Club;
import pbem.testkit.TestDatabase;

/** A remembered board is the one that its log gives, even if another process wrote to the database meanwhile. */
@Tag("long")
class ReplayedBoardsTest {

    private static final Instant NOW = Club.START;

    @TempDir
    private Path directory;

    private Store one;
    private Store other;

    @BeforeEach
    void open() {
        Database file = TestDatabase.empty(directory.resolve("pbem.db"));
        one = Store.open(file, Club.GAMES);
        other = Store.open(file, Club.GAMES);
        one.change(tx -> List.of("alice", "bob", "carol").stream()
                .map(user -> tx.players().enrol(user, user + "@example.net", NOW))
                .toList());
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    static List<String> games() {
        return Catalogue.games().names();
    }

    @ParameterizedTest
    @MethodSource("games")
    void atEveryMoveItIsWhatAFullReplayGives(String game) {
        int number = start(game);
        Random random = new Random(7);
        for (int i = 0; i < 40 && !seen(one, number).toMove().isEmpty(); i++) {
            Store player = i % 3 == 0 ? other : one;
            play(player, number, random);
            GameRecord known = seen(one, number);
            GameRecord replayed =
                    one.readRows(tx -> tx.afresh().boards().record(number)).orElseThrow();
            assertThat(known).isEqualTo(replayed);
            assertThat(known.positions()).isEqualTo(replayed.positions());
            assertThat(known.decisions()).isEqualTo(replayed.decisions());
            assertThat(known.result()).isEqualTo(replayed.result());
        }
    }

    @Test
    void aRolledBackWriteIsNotRemembered() {
        int number = start("cholone");
        GameRecord before = seen(one, number);
        assertThatThrownBy(() -> one.change(tx -> {
                    append(tx, number, new Random(1));
                    tx.boards().record(number);
                    throw new IllegalStateException("and that is that");
                }))
                .hasMessage("and that is that");

        assertThat(seen(one, number)).isEqualTo(before);
        play(other, number, new Random(2));
        assertThat(seen(one, number)).isEqualTo(seen(other, number));
    }

    @Test
    void aRenamedPlayerHasTheirNewNameAtOnce() {
        int number = start("cholone");
        seen(one, number);
        other.change(tx -> {
            pbem.player.Player alice = tx.players().called("alice").orElseThrow();
            return tx.players().rename(alice, "alicia", NOW);
        });

        assertThat(seen(one, number).board().heading()).isEqualTo("cholone board 101 (alicia, bob)");
    }

    @Test
    void aTransactionOnManyBoardsRemembersNoMoreThanThereIsRoomFor() {
        int number = start("cholone");
        GameRecord record = seen(one, number);
        List<Runnable> left = new ArrayList<>();
        Replays few = new Replays(new ReplayedBoards(3), left::add);
        for (int i = 0; i < 10; i++) {
            few.keep(record, 0);
        }
        assertThat(left).hasSize(3);
    }

    @Test
    void ofMoreBoardsInTurnThanThereIsRoomForSomeAreFound() {
        Board board = seen(one, start("cholone")).board();
        ReplayedBoards room = new ReplayedBoards(50);
        for (int move = 0; move < 20; move++) {
            for (int number = 1; number <= 60; number++) {
                Board each = Board.begun(
                        number, board.game(), board.setup(), board.terms(), board.players(), board.started());
                Replays access = new Replays(room, Runnable::run);
                if (access.of(each, 0, 0).isEmpty()) {
                    access.keep(GameRecord.replay(each, List.of()), 0);
                }
            }
        }
        assertThat(room.found()).isGreaterThan(room.missed());
    }

    private int start(String game) {
        one.change(tx -> (Act.Done<GameRecord>) new BoardAdministration(Club::seed)
                .start(tx, Club.GAMES.named(game).orElseThrow(), List.of("alice", "bob"), Map.of(), Map.of(), NOW));
        return 101;
    }

    private static GameRecord seen(Store store, int number) {
        return store.read(tx -> tx.boards().record(number)).orElseThrow();
    }

    private static void play(Store store, int number, Random random) {
        store.change(tx -> append(tx, number, random));
    }

    private static GameRecord append(Repositories tx, int number, Random random) {
        GameRecord record = tx.boards().record(number).orElseThrow();
        List<? extends Move> moves = record.position().moves();
        Event event = new Event.Moved(
                record.toMove().get(0), moves.get(random.nextInt(moves.size())).notation(), "");
        Entry entry = new Entry(
                record.revision() + 1,
                NOW.plus(Duration.ofHours(record.revision() + 1)),
                Actor.SERVER,
                Proof.NONE,
                OptionalLong.empty(),
                event);
        return tx.boards().append(record, entry);
    }
}
