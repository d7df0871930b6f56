package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefreshTokenFileTest {

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void name() {
        file = directory.resolve("oauth.token");
    }

    @Test
    void atFirstTheConfiguredTokenCounts() {
        assertThat(new RefreshTokenFile(file, "configured").current()).isEqualTo("configured");
    }

    @Test
    void aNewerTokenCountsAfterARestartToo() {
        new RefreshTokenFile(file, "configured").replace("newer");
        assertThat(new RefreshTokenFile(file, "configured").current()).isEqualTo("newer");
    }

    @Test
    void anotherTokenFromTheAdminCountsMore() {
        new RefreshTokenFile(file, "configured").replace("newer");
        assertThat(new RefreshTokenFile(file, "entered anew").current()).isEqualTo("entered anew");
    }

    @Test
    void nobodyButTheOwnerMayReadIt() throws Exception {
        new RefreshTokenFile(file, "configured").replace("newer");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(file)).doesNotContain("configured");
    }

    @Test
    void aTokenThatCannotBeKeptCountsUntilTheRestart() {
        RefreshTokenFile tokens =
                new RefreshTokenFile(directory.resolve("missing").resolve("oauth.token"), "configured");
        tokens.replace("newer");
        assertThat(tokens.current()).isEqualTo("newer");
    }
}
