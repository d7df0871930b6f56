package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * The SHA-256 of each file of a backup, in the form that {@code sha256sum -c} reads. They show whether a disk lost some
 * bytes. They do not show changes on purpose, since a person who changes a backup can change them, too.
 */
final class BackupDigests {

    private static final String FILE = "SHA256SUMS";
    private static final String BETWEEN = "  ";

    private BackupDigests() {}

    /** Writes the digests of files. */
    static void write(Path directory, List<Path> files) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path file : files.stream().sorted().toList()) {
            lines.add(of(file) + BETWEEN + directory.relativize(file) + "\n");
        }
        OwnerOnly.write(directory.resolve(FILE), String.join("", lines).getBytes(StandardCharsets.UTF_8));
    }

    /** Whether a backup has digests of its files. */
    static boolean areIn(Path directory) {
        return Files.exists(directory.resolve(FILE));
    }

    /**
     * The names of files that are missing or changed, and of jars that were added; empty if the backup has no digests.
     */
    static List<String> changed(Path backup) throws IOException {
        Path directory = backup.toAbsolutePath().normalize();
        Path file = directory.resolve(FILE);
        List<String> changed = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            String[] parts = line.split(BETWEEN, 2);
            Path named = directory.resolve(parts[parts.length - 1]).normalize();
            known.add(named);
            if (!named.startsWith(directory)
                    || !Files.isRegularFile(named)
                    || !of(named).equals(parts[0])) {
                changed.add(parts[parts.length - 1]);
            }
        }
        for (Path jar : GameJars.files(new Home(directory).gameDirectory())) {
            if (areIn(directory) && !known.contains(jar)) {
                changed.add(directory.relativize(jar).toString());
            }
        }
        return changed;
    }

    static String of(Path file) throws IOException {
        return new DigestUtils(DigestUtils.getSha256Digest()).digestAsHex(file);
    }
}
