package pbem.cli.home;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and directories that only their owner may read, where the file system knows of owners. */
final class OwnerOnly {

    private OwnerOnly() {}

    /** Makes an empty file. */
    static void make(Path file) throws IOException {
        Files.createFile(file, of("rw-------"));
    }

    /** Makes an empty file with a name of its own beside another. */
    static Path makeBeside(Path file) throws IOException {
        return Files.createTempFile(
                file.toAbsolutePath().getParent(), file.getFileName().toString(), null, of("rw-------"));
    }

    /** Makes a directory and those above it. */
    static void makeDirectory(Path directory) throws IOException {
        Files.createDirectories(directory, of("rwx------"));
    }

    private static FileAttribute<?>[] of(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
