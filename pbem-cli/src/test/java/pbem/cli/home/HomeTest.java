package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.store.engine.Database;

/** The database settings of a home, and the files by which its processes show that they run. */
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

    @Test
    void the_signs_of_workers_that_stood_open_do_not() throws Exception {
        Path workers = Files.createDirectory(directory.resolve("workers"));
        Path left = Files.createFile(workers.resolve("killed"));
        Files.setPosixFilePermissions(workers, PosixFilePermissions.fromString("rwxrwxrwx"));
        Files.setPosixFilePermissions(left, PosixFilePermissions.fromString("rw-rw-rw-"));
        try (Worker worker = Worker.in(workers)) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(workers)))
                    .isEqualTo("rwx------");
            for (Path sign : List.of(left, workers.resolve(worker.name()))) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(sign)))
                        .isEqualTo("rw-------");
            }
        }
    }

    @Test
    void whether_programs_of_others_are_contained_is_what_the_process_found_that_runs_them() throws Exception {
        Home home = new Home(directory);
        home.make();
        Files.writeString(home.configuration(), "[engines]\nprograms = \"stone cholone /bin/true\"\n");
        for (Worker.Sign found : List.of(Worker.Sign.FREE_ENGINES, Worker.Sign.CONTAINED_ENGINES)) {
            try (Worker service = Worker.in(home.workers());
                    PbemServer doctor = PbemServer.open(home, Map.of())) {
                service.show(found);
                service.show(Worker.Sign.SERVING);
                assertThat(doctor.hasFreeEngines()).isEqualTo(found == Worker.Sign.FREE_ENGINES);
                assertThat(home.isServed()).isTrue();
            }
        }
    }
}
