package pbem.store.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The native code of SQLite, which its driver unpacks into a file to load it. The driver takes that file away when the
 * process ends well; every one that was killed would leave a megabyte behind for ever. So it is unpacked into a directory
 * of its own, and both go as soon as it is loaded. That is done here and not by the driver, which compares what it wrote
 * with what it read, byte by byte: a fifteenth of a server's start.
 */
final class NativeLibrary {

    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /** The driver's setting for where it finds it unpacked. */
    private static final String FOUND = "org.sqlite.lib.path";

    /** The driver's setting for where it unpacks it, if it was not found. */
    private static final String UNPACKED = "org.sqlite.tmpdir";

    private NativeLibrary() {}

    /**
     * Loads it if it is not. What goes wrong is left to the first connection to tell.
     *
     * @param resource where it lies, packed, for this machine
     */
    static void load(String resource) {
        String found = System.getProperty(FOUND);
        String unpacked = System.getProperty(UNPACKED);
        try {
            Path place = Files.createTempDirectory(
                    Path.of(unpacked == null ? System.getProperty("java.io.tmpdir") : unpacked), "pbem-sqlite-");
            try {
                if (found == null) {
                    unpack(resource, place);
                    System.setProperty(FOUND, place.toString());
                }
                System.setProperty(UNPACKED, place.toString());
                DriverManager.getConnection("jdbc:sqlite::memory:").close();
            } finally {
                restore(FOUND, found);
                restore(UNPACKED, unpacked);
                clear(place);
            }
        } catch (IOException | UncheckedIOException | SQLException e) {
            LOG.debug("not loaded beforehand, or not cleared away", e);
        }
    }

    private static void unpack(String resource, Path place) throws IOException {
        try (InputStream library = NativeLibrary.class.getResourceAsStream(resource)) {
            if (library != null) { // else the driver says so, which looks in more places
                Files.copy(library, place.resolve(Path.of(resource).getFileName()));
            }
        }
    }

    private static void restore(String setting, String before) {
        if (before == null) {
            System.clearProperty(setting);
        } else {
            System.setProperty(setting, before);
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
