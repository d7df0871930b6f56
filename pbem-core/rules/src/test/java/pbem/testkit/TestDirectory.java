package pbem.testkit;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * The temporary directories of tests, in memory if Linux has space there, so that the thousands of transactions of a
 * run wait for no disk. A test kills processes and never the machine, so memory loses nothing. A test that needs a
 * directory on the disk names {@link TempDirFactory.Standard}.
 */
public final class TestDirectory implements TempDirFactory {

    private static final Path MEMORY = Path.of("/dev/shm");
    private static final long ROOM = 4L << 30;
    private static final String PREFIX = "pbem-test";

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
        return isRoomy() ? Files.createTempDirectory(MEMORY, PREFIX) : Files.createTempDirectory(PREFIX);
    }

    private static boolean isRoomy() throws IOException {
        if (!Files.isWritable(MEMORY)) {
            return false;
        }
        FileStore memory = Files.getFileStore(MEMORY);
        return memory.type().equals("tmpfs") && memory.getUsableSpace() >= ROOM;
    }
}
