package pbem.cli.home;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** Makes files and directories that only their owner may read, if the file system has owners. */
public final class OwnerOnly {

    private static final int BUFFER = 1 << 16;

    private OwnerOnly() {}

    /** Makes an empty file. */
    public static void make(Path file) throws IOException {
        Files.createFile(file, of("rw-------"));
    }

    /** Writes a file as a whole or not at all. It replaces an existing file. */
    static void write(Path file, byte[] bytes) throws IOException {
        Path fresh = beside(file);
        try {
            make(fresh);
            Files.write(fresh, bytes, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Writes the content of a file piece by piece. */
    public interface Filling {
        void fill(OutputStream out) throws IOException;
    }

    /**
     * Writes a file that may be too large for memory, as a whole or not at all.
     *
     * @throws FileAlreadyExistsException if the file exists
     */
    public static void write(Path file, Filling filling) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path fresh = file.resolveSibling(file.getFileName() + ".tmp");
        Files.deleteIfExists(fresh); // left by a process that was killed
        try {
            make(fresh);
            try (OutputStream out = new BufferedOutputStream(
                    Files.newOutputStream(fresh, StandardOpenOption.WRITE, StandardOpenOption.SYNC), BUFFER)) {
                filling.fill(out);
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            throw e; // names a file itself
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + FileFault.words(e), e);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /**
     * The name under which to write the replacement of a file. Deletes the remains of a killed process under that name.
     */
    static Path beside(Path file) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        return fresh;
    }

    /**
     * Makes a directory if there is none. Directories above it are made with the usual permissions, since they may also
     * contain files for other users.
     */
    public static void makeDirectory(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            Files.createDirectories(directory.toAbsolutePath().getParent());
            Files.createDirectories(directory, of("rwx------"));
        }
    }

    /** Removes the permissions of other users for a file or directory of ours. Leaves a link alone. */
    static void tighten(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            limit(path, "rwx------");
        } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            limit(path, "rw-------");
        }
    }

    private static void limit(Path path, String permissions) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString(permissions));
        }
    }

    /** Copies a file with its owner and its times, but without the permissions of other users. */
    static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
        limit(to, "rw-------");
    }

    private static FileAttribute<?>[] of(String permissions) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
