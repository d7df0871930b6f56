package pbem.cli.home;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import pbem.store.Store;

/**
 * A copy of a whole home in a directory of its own: the database, the configuration and the keys. Without the keys, the
 * addresses in all mails that players have would be worthless. For its owner's eyes, as the home is.
 */
public record BackupCopy(Path directory) {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    /** Where a copy goes if nothing else is said. */
    public static BackupCopy of(Home home, Instant now) {
        return new BackupCopy(home.directory().resolve("backups").resolve("pbem-" + STAMP.format(now)));
    }

    /**
     * Copies the home while others work on it; the database is copied from one snapshot.
     *
     * @throws FileAlreadyExistsException if there is something in the directory
     */
    public void take(Home home) throws IOException {
        OwnerOnly.makeDirectory(directory);
        if (Files.exists(contents().database())) {
            throw new FileAlreadyExistsException(directory.toString(), null, "there is a backup already");
        }
        OwnerOnly.make(contents().database());
        Store.backup(home.database(), contents().database());
        OwnerOnly.copy(home.configuration(), contents().configuration());
        OwnerOnly.copy(home.keys(), contents().keys());
        if (Files.exists(home.refreshToken())) {
            OwnerOnly.copy(home.refreshToken(), contents().refreshToken());
        }
    }

    /**
     * Makes the home what it was. What is there now is not deleted: it is copied to a backup of its own first.
     *
     * @param now names the copy of what is there
     * @return where that copy is; its own directory does not exist if the home was empty
     * @throws NoSuchFileException if this is no backup
     * @throws InUse if somebody works on the home
     */
    public BackupCopy restore(Home home, Instant now) throws IOException, InUse {
        for (Path file : List.of(
                contents().database(), contents().configuration(), contents().keys())) {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString(), null, "this is no backup of a home");
            }
        }
        if (home.isWorkedOn()) {
            throw new InUse(home.directory());
        }
        BackupCopy present = of(home, now);
        OwnerOnly.makeDirectory(home.directory());
        if (Files.exists(home.database())) {
            present.take(home);
        }
        // The journal belongs to the database that goes, and would spoil the one that comes.
        for (Path journal : home.journals()) {
            Files.deleteIfExists(journal);
        }
        replace(contents().database(), home.database());
        replace(contents().configuration(), home.configuration());
        replace(contents().keys(), home.keys());
        if (Files.exists(contents().refreshToken())) {
            replace(contents().refreshToken(), home.refreshToken());
        }
        return present;
    }

    /** A home cannot be changed under those who work on it. */
    public static final class InUse extends Exception {

        private static final long serialVersionUID = 1;

        InUse(Path directory) {
            super("a server or another pbem works on " + directory + "; stop it first");
        }
    }

    private Home contents() {
        return new Home(directory);
    }

    /** A crash between the two steps leaves the old file or the new one, never half of one. */
    private static void replace(Path from, Path to) throws IOException {
        Path beside = to.resolveSibling(to.getFileName() + ".restoring");
        Files.deleteIfExists(beside);
        OwnerOnly.copy(from, beside);
        Files.move(beside, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
