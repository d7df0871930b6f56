package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.store.engine.Database;

/** What the file of settings says of the database. */
class HomeTest {

    private static final String ELSEWHERE = "[database]\nurl = \"jdbc:postgresql://127.0.0.1:1/pbem\"\n";

    @TempDir
    private Path directory;

    private Database database(String settings) throws Exception {
        Home home = new Home(directory);
        Files.writeString(home.configuration(), settings);
        return home.database(home.read(Map.of()));
    }

    @Test
    void a_postgresql_does_as_much_at_once_as_is_set_and_a_file_one_thing() throws Exception {
        assertThat(database(ELSEWHERE).writersAtOnce()).isEqualTo(8);
        assertThat(database(ELSEWHERE + "connections = 3\n").writersAtOnce()).isEqualTo(3);
        assertThat(database("[database]\nconnections = 3\n").writersAtOnce()).isEqualTo(1);
    }

    @Test
    void the_signs_of_its_workers_are_for_its_owner_alone() throws Exception {
        Path workers = directory.resolve("workers");
        try (Worker worker = Worker.in(workers)) {
            assertThat(worker.name()).isNotEmpty();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(workers)))
                    .isEqualTo("rwx------");
        }
    }
}
