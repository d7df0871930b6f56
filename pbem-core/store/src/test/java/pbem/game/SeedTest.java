package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.testkit.ClubTest;

class SeedTest extends ClubTest {

    @Test
    void a_seed_is_printed_nowhere() {
        club.board("pebbles", "alice", "bob");
        club.board("cholone", "alice", "bob");
        club.plays(101, "take1");
        for (int board : List.of(101, 102)) {
            GameRecord record = club.record(board);
            String secret = record.board().setup().seed().reveal();
            assertThat(List.of(
                            record,
                            record.board(),
                            record.board().setup(),
                            record.board().setup().seed(),
                            record.entries(),
                            record.positions(),
                            club.store().read(tx -> tx.boards().list(BoardFilter.ALL))))
                    .noneMatch(value -> value.toString().contains(secret.substring(0, 8)));
        }
    }

    @Test
    void the_printed_fingerprint_is_the_one_that_binds_the_server() {
        Seed seed = Seed.of(new byte[Seed.BYTES]);
        assertThat(seed)
                .hasToString("seed with fingerprint 374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb");
    }

    @Test
    void hex_and_back_is_the_same_seed() {
        Seed seed = Seed.ofHex("000102030405060708090a0b0c0d0e0f");
        assertThat(Seed.ofHex(seed.reveal())).isEqualTo(seed).hasSameHashCodeAs(seed);
        assertThat(seed).isNotEqualTo(Seed.of(new byte[Seed.BYTES]));
    }

    @Test
    void nobody_changes_a_seed_from_outside() {
        byte[] bytes = new byte[Seed.BYTES];
        Seed seed = Seed.of(bytes);
        bytes[0] = 1;
        seed.bytes()[0] = 1;
        assertThat(seed).isEqualTo(Seed.of(new byte[Seed.BYTES]));
    }

    @Test
    void a_seed_has_sixteen_bytes() {
        assertThatThrownBy(() -> Seed.of(new byte[15])).hasMessage("a seed has 16 bytes, not 15");
    }
}
