package pbem.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.cli.config.Configuration;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.Home;
import pbem.cli.home.KeyFile;

/** Checks the files of a home and the disk that they are on. */
final class HomeChecks {

    private static final long TIGHT = 1L << 30;
    private static final long FULL = 100L << 20;

    private HomeChecks() {}

    static List<Finding> of(Home home, Configuration configuration) throws IOException {
        List<Finding> findings = new ArrayList<>();
        modes(home).ifPresent(findings::add);
        findings.add(keys(home.keys()));
        findings.add(disk(home.directory()));
        backup(home, configuration).ifPresent(findings::add);
        return findings;
    }

    /** Checks whether the newest backup is unchanged since it was written, since a disk can lose bytes unnoticed. */
    private static Optional<Finding> backup(Home home, Configuration configuration) throws IOException {
        Optional<BackupCopy> newest = BackupCopy.last(home, configuration);
        if (newest.isEmpty()) {
            return Optional.empty();
        }
        Path directory = newest.get().directory();
        List<String> changed = newest.get().changed();
        return Optional.of(
                changed.isEmpty()
                        ? Finding.ok("digests", directory + " is unchanged since it was written")
                        : Finding.wrong(
                                "digests",
                                "changed since it was taken in " + directory + ": " + String.join(", ", changed)
                                        + "; check the disk, and run: pbem backup"));
    }

    /** Checks the file modes; empty if the file system has no owners. */
    private static Optional<Finding> modes(Home home) throws IOException {
        if (Files.getFileAttributeView(home.directory(), PosixFileAttributeView.class) == null) {
            return Optional.empty();
        }
        List<String> cures = new ArrayList<>();
        if (isOpen(home.directory())) {
            cures.add("chmod 700 " + home.directory());
        }
        List<Path> files = new ArrayList<>(List.of(home.database(), home.configuration()));
        files.addAll(home.journals());
        for (Path file : files) {
            if (Files.exists(file) && isOpen(file)) {
                cures.add("chmod 600 " + file);
            }
        }
        return Optional.of(
                cures.isEmpty()
                        ? Finding.ok("home", "readable by the owner only")
                        : Finding.warning(
                                "home",
                                "is open to others on this machine, who could read hands, seeds and passwords; run: "
                                        + String.join(" && ", cures)));
    }

    private static boolean isOpen(Path path) throws IOException {
        return !PosixFilePermissions.fromString("rwx------").containsAll(Files.getPosixFilePermissions(path));
    }

    private static Finding keys(Path file) throws IOException {
        Optional<String> fault = Files.isReadable(file) ? KeyFile.fault(file) : Optional.of("cannot be read");
        if (fault.isPresent()) {
            return Finding.wrong(
                    "keys", file + " " + fault.get() + "; restore it from a backup, or make new keys: pbem keys new");
        }
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) {
            Set<PosixFilePermission> mode = view.readAttributes().permissions();
            if (!PosixFilePermissions.fromString("rw-------").containsAll(mode)) {
                return Finding.wrong(
                        "keys",
                        file + " has the mode " + PosixFilePermissions.toString(mode)
                                + ", and anybody who reads it can move for any player; run: chmod 600 " + file
                                + ", then: pbem keys rotate");
            }
        }
        int keys = KeyFile.ids(file).size();
        return Finding.ok("keys", (keys == 1 ? "1 key" : keys + " keys") + ", readable by the owner only");
    }

    private static Finding disk(Path directory) throws IOException {
        long free = Files.getFileStore(directory).getUsableSpace();
        String says = Size.of(free) + " free";
        if (free < FULL) {
            return Finding.wrong("disk", says + "; soon no mail can be stored: free some space");
        }
        return free < TIGHT ? Finding.warning("disk", says + "; make room") : Finding.ok("disk", says);
    }
}
