package pbem.store.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The native code of SQLite, which its driver unpacks into a file to load it. The driver takes that file away when the
 * process ends well; every one that was killed would leave a megabyte behind for ever. So it is unpacked into a directory
 * of its own, and both go as soon as it is loaded.
 */
final class NativeLibrary {

    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /** The driver's setting for where it unpacks. */
    private static final String PLACE = "org.sqlite.tmpdir";

    private NativeLibrary() {}

    /** Loads it if it is not. Whatever goes wrong is left to the first connection to tell. */
    static void load() {
        Optional<String> configured = Optional.ofNullable(System.getProperty(PLACE));
        try {
            Path place = Files.createTempDirectory(
                    Path.of(configured.orElseGet(() -> System.getProperty("java.io.tmpdir"))), "pbem-sqlite-");
            System.setProperty(PLACE, place.toString());
            try {
                DriverManager.getConnection("jdbc:sqlite::memory:").close();
            } finally {
                configured.ifPresentOrElse(
                        before -> System.setProperty(PLACE, before), () -> System.clearProperty(PLACE));
                clear(place);
            }
        } catch (IOException | UncheckedIOException | SQLException e) {
            LOG.debug("not loaded beforehand, or not cleared away", e);
        }
    }

    private static void clear(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(place);
    }
}
