package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresqlAddressTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost/pbem",
                "postgresql://localhost/pbem",
                "jdbc:postgresql:pbem",
                "jdbc:postgresql://localhost/",
                "jdbc:postgresql:///pbem",
                "jdbc:postgresql://alice:secret@localhost/pbem",
                "jdbc:postgresql://localhost/pbem?password=secret",
                "jdbc:postgresql://localhost/pbem?sslmode=require&user=alice",
                "jdbc:sqlite:pbem.db"
            })
    void anAddressThatIsMalformedOrNamesAUserIsRefused(String url) {
        assertThat(PostgresqlAddress.of(url)).isEmpty();
    }

    @Test
    void aPersonIsToldOfItWithoutItsParameters() {
        PostgresqlAddress address = PostgresqlAddress.of("jdbc:postgresql://one:5432,two:5433/club?sslmode=verify-ca")
                .orElseThrow();
        assertThat(address.name()).isEqualTo("the PostgreSQL database club at one:5432,two:5433");
        assertThat(address.hasSeveralHosts()).isTrue();
        assertThat(address.says("sslmode")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://localhost/pbem, true",
        "jdbc:postgresql://127.0.0.1:5433/pbem, true",
        "jdbc:postgresql://[::1]:5433/pbem, true",
        "jdbc:postgresql://10.0.0.7/pbem, false",
        "jdbc:postgresql://db.example.org/pbem, false",
        "jdbc:postgresql://127.example.org/pbem, false",
        "'jdbc:postgresql://localhost,db.example.org/pbem', false",
        "'jdbc:postgresql://localhost:1,127.0.0.1:2/pbem', true"
    })
    void onlyWhatStaysOnThisMachineNeedsNoTls(String url, boolean here) {
        assertThat(PostgresqlAddress.of(url).orElseThrow().isOnThisMachine()).isEqualTo(here);
    }
}
