package pbem.testkit;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** For tests at a club where alice, bob and carol have signed up. */
public abstract class ClubTest {

    @TempDir
    protected Path directory;

    protected Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, "alice", "bob", "carol");
    }

    @AfterEach
    void close() {
        club.close();
    }
}
