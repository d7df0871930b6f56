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
 * The native library of SQLite, which its driver unpacks into a file to load it. The driver deletes that file when the
 * process ends normally; each killed process would leave a megabyte behind. So it is unpacked into a directory of its
 * own, and both are deleted as soon as it is loaded. The driver does not unpack it, since it compares the written file
 * with the library byte by byte, which takes a fifteenth of a server's start.
 */
final class NativeLibrary {

    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /** The driver's setting for the directory of the unpacked library. */
    private static final String FOUND = "org.sqlite.lib.path";

    /** The driver's setting for the directory to unpack into. */
    private static final String UNPACKED = "org.sqlite.tmpdir";

    private NativeLibrary() {}

    /**
     * Loads the library once. Errors are left to the first connection.
     *
     * @param resource the packed library for this machine
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
            if (library != null) { // otherwise the driver searches further places and reports it
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
