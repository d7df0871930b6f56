package pbem.cli.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds out who owns a home and who may write its files. */
public final class HomeOwner {

    private static final String UID = "unix:uid";
    private static final int ROOT = 0;

    private HomeOwner() {}

    /**
     * The owner of a home in which root must not work, since the owner could not read the files that root makes. Empty
     * if this process is not root's, if the home is root's, if there is no home, or if files have no owners.
     */
    public static Optional<String> whomRootMustNotReplace(Path home) {
        return uid(Path.of("/proc/self"))
                .filter(own -> own == ROOT)
                .flatMap(own -> uid(home))
                .filter(owner -> owner != ROOT)
                .flatMap(owner -> of(home));
    }

    /**
     * Whether a file or directory may be written by others than root, the user of this process and the owner of the
     * directory above it.
     */
    static boolean mayBeWrittenByOthers(Path path) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view == null) {
            return false;
        }
        Set<PosixFilePermission> modes = view.readAttributes().permissions();
        Set<Optional<Integer>> trusted = new HashSet<>(List.of(Optional.of(ROOT), uid(Path.of("/proc/self"))));
        trusted.add(uid(path.toAbsolutePath().getParent()));
        return modes.contains(PosixFilePermission.GROUP_WRITE)
                || modes.contains(PosixFilePermission.OTHERS_WRITE)
                || !trusted.contains(uid(path));
    }

    /** The name of the owner of a file; empty if files have no owners. */
    static Optional<String> of(Path file) {
        try {
            return Optional.of(Files.getOwner(file).getName());
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> uid(Path file) {
        try {
            return Optional.of((Integer) Files.getAttribute(file, UID));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
