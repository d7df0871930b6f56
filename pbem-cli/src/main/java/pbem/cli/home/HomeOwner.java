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

/** Whose a home is. */
public final class HomeOwner {

    private static final String UID = "unix:uid";
    private static final int ROOT = 0;

    private HomeOwner() {}

    /**
     * The owner of a home for whom root must not work: what root makes in it, the owner could not read. Empty if we are
     * not root, if the home is root's, and where there is no home or there are no owners.
     */
    public static Optional<String> whomRootMustNotReplace(Path home) {
        return uid(Path.of("/proc/self"))
                .filter(own -> own == ROOT)
                .flatMap(own -> uid(home))
                .filter(owner -> owner != ROOT)
                .flatMap(owner -> of(home));
    }

    /** Whether others than root, we and the owner of the directory above it may write a file or a directory. */
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

    /** The name of the owner of a file, where there are owners. */
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
