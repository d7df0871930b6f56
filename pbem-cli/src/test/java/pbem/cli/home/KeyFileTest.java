package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.KeyFile.Retirement;
import pbem.notice.ReplyTarget;
import pbem.token.Token;
import pbem.token.Tokens;

class KeyFileTest {

    private static final Instant NOW = Instant.parse("2025-05-05T00:00:00Z");

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void make() throws IOException {
        file = directory.resolve("token.keys");
        KeyFile.makeIfMissing(file);
    }

    private Tokens tokens() throws IOException {
        return new Tokens(KeyFile.read(file));
    }

    @Test
    void signaturesOfAnOldKeyCountUntilItIsRetired() throws IOException {
        Token token = new Token(7, ReplyTarget.NONE, NOW);
        String old = tokens().write(token);
        assertThat(KeyFile.rotate(file, NOW)).hasValue(2);
        String fresh = tokens().write(token);
        assertThat(tokens().read(old, NOW)).contains(token);
        assertThat(tokens().read(fresh, NOW)).contains(token);

        assertThat(KeyFile.retire(file, 1, false)).isEqualTo(Retirement.DONE);
        assertThat(tokens().read(old, NOW)).isEmpty();
        assertThat(tokens().read(fresh, NOW)).contains(token);
    }

    /** Browsers have subscribed with this pair. */
    @Test
    void thePairForPushServicesOutlivesTheOtherKeys() throws IOException {
        String key = KeyFile.push(file).orElseThrow().getPkcs8PrivateKey();
        KeyFile.rotate(file, NOW);
        KeyFile.retire(file, 1, false);
        Path other = directory.resolve("restored.keys");
        KeyFile.restore(file, other, NOW);
        assertThat(KeyFile.push(other).orElseThrow().getPkcs8PrivateKey()).isEqualTo(key);
    }

    @Test
    void theKeyThatSignsCannotBeRetired() throws IOException {
        assertThat(KeyFile.retire(file, 1, false)).isEqualTo(Retirement.SIGNS);
        assertThat(KeyFile.retire(file, 9, false)).isEqualTo(Retirement.UNKNOWN);
        assertThat(KeyFile.ids(file)).containsExactly(1);
    }

    @Test
    void theFileStaysForItsOwnersEyes() throws IOException {
        KeyFile.rotate(file, NOW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(directory).isDirectoryNotContaining(other -> !other.equals(file));
    }
}
