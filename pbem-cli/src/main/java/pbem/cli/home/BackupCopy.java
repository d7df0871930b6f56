package pbem.cli.home;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.cli.config.Configuration;
import pbem.store.Store;
import pbem.store.engine.Database;

/**
 * A copy of a whole home in a directory of its own: the database (always as an SQLite file), the configuration and the
 * keys. Without the keys, the addresses in all mails that players have would be worthless. Readable by its owner only,
 * like the home.
 *
 * @param directory complete or absent: it is written under another name and renamed at the end
 */
public record BackupCopy(Path directory) {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);
    private static final Pattern DATED = Pattern.compile("pbem-\\d{8}-\\d{6}-\\d{3}");

    /**
     * Marks a backup that is not complete. A process that is killed leaves it behind, and a later backup removes it.
     */
    private static final String PARTIAL = ".partial";

    /** A backup in the home's own directory of backups, named after the time. */
    public static BackupCopy of(Home home, Instant now) {
        return in(home.backups(), now);
    }

    /** A backup among others in a directory, named after the time. */
    public static BackupCopy in(Path backups, Instant now) {
        return new BackupCopy(backups.resolve("pbem-" + STAMP.format(now)));
    }

    /** A backup from before something happens. It stays however many newer backups there are. */
    public static BackupCopy before(String what, Home home, Instant now) {
        return new BackupCopy(home.backups().resolve("before-" + what + "-" + STAMP.format(now)));
    }

    /**
     * Copies the home while processes work on it. The database is copied from one snapshot.
     *
     * @throws FileAlreadyExistsException if the directory is not empty
     */
    public void take(Home home, Database database) throws IOException {
        write(copy -> {
            OwnerOnly.make(copy.database());
            Store.backup(database, copy.database());
            OwnerOnly.copy(home.configuration(), copy.configuration());
            OwnerOnly.copy(home.keys(), copy.keys());
            copy(home.optional(), home, copy);
        });
    }

    /**
     * Copies the files of a home that no process works on. It does not open the database, since a damaged one cannot be
     * read.
     */
    void takeFiles(Home home) throws IOException {
        write(copy -> {
            copy(home.files(), home, copy);
        });
    }

    /** Copies those of the files that exist, and the games. */
    private static void copy(List<Path> files, Home home, Home copy) throws IOException {
        for (Path file : files) {
            if (Files.exists(file)) {
                OwnerOnly.copy(file, copy.directory().resolve(file.getFileName()));
            }
        }
        for (Path jar : GameJars.ownFiles(home.gameDirectory())) {
            OwnerOnly.makeDirectory(copy.gameDirectory());
            OwnerOnly.copy(jar, copy.gameDirectory().resolve(jar.getFileName()));
        }
    }

    private interface Filling {
        void fill(Home copy) throws IOException;
    }

    private void write(Filling filling) throws IOException {
        Path whole = directory.toAbsolutePath().normalize();
        if (Files.exists(whole) && !isEmpty(whole)) {
            throw new FileAlreadyExistsException(directory.toString(), null, "there is something already");
        }
        Path partial = whole.resolveSibling(whole.getFileName() + PARTIAL);
        remove(partial);
        OwnerOnly.makeDirectory(whole.getParent());
        OwnerOnly.makeDirectory(partial);
        try {
            filling.fill(new Home(partial));
            BackupDigests.write(partial, files(partial));
            for (Path file : files(partial)) {
                sync(file);
            }
            Files.move(partial, whole, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            remove(partial);
        }
    }

    /**
     * Removes the oldest of the backups that are named after the time, and incomplete ones that killed processes left
     * behind.
     *
     * @param most how many backups stay
     * @return the backups that were removed
     */
    public static List<Path> removeOldest(Path backups, int most) throws IOException {
        List<Path> dated = list(backups).stream()
                .filter(path -> DATED.matcher(path.getFileName().toString()).matches())
                .sorted(Comparator.reverseOrder())
                .toList();
        List<Path> old = dated.stream().skip(most).toList();
        for (Path gone : old) {
            remove(gone);
        }
        for (Path path : list(backups)) {
            String name = path.getFileName().toString();
            boolean partial = name.endsWith(PARTIAL)
                    && DATED.matcher(name.substring(0, name.length() - PARTIAL.length()))
                            .matches();
            if (partial
                    && !dated.isEmpty()
                    && name.compareTo(dated.get(0).getFileName().toString()) < 0) {
                remove(path); // older than a complete one, so no process works on it
            }
        }
        return old;
    }

    /** When the newest of the backups that are named after the time was begun. */
    public static Optional<Instant> newest(Path backups) throws IOException {
        return last(backups)
                .map(copy -> copy.directory().getFileName().toString())
                .map(name -> STAMP.parse(name.substring("pbem-".length()), Instant::from));
    }

    /** The newest of the backups that are named after the time. */
    private static Optional<BackupCopy> last(Path backups) throws IOException {
        if (!Files.isDirectory(backups)) {
            return Optional.empty();
        }
        return list(backups).stream()
                .filter(path -> DATED.matcher(path.getFileName().toString()).matches())
                .max(Comparator.comparing(Path::getFileName))
                .map(BackupCopy::new);
    }

    /** The newest backup in the directory of a home's scheduled backups. */
    public static Optional<BackupCopy> last(Home home, Configuration configuration) throws IOException {
        return last(ScheduledBackups.directory(home, configuration));
    }

    /** The names of its files that are missing or changed; empty if the backup has no digests. */
    public List<String> changed() throws IOException {
        return BackupDigests.changed(directory);
    }

    /**
     * Opens the backup as a restore would.
     *
     * @throws IOException if the server could not be restored from it
     */
    void check() throws IOException {
        Home copy = new Home(directory);
        Optional<String> fault = KeyFile.fault(copy.keys());
        if (fault.isPresent()) {
            throw new IOException("its token.keys " + fault.get());
        }
        Database database = Database.of(copy.database());
        List<String> damages = database.damages();
        if (!damages.isEmpty()) {
            throw new IOException("its database is damaged: "
                    + damages.get(0).lines().findFirst().orElse(""));
        }
        if (!Store.isCurrent(database)) {
            throw new IOException("its database is of another version");
        }
        Home.deleteJournals(copy.database());
    }

    /** Deletes the backup, since it cannot be used. */
    void discard() throws IOException {
        remove(directory);
    }

    private static boolean isEmpty(Path path) throws IOException {
        return Files.isDirectory(path) && list(path).isEmpty();
    }

    private static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }

    /** The files in a backup, including those in its directory of games. */
    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory, 2)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static void remove(Path directory) throws IOException {
        if (Files.exists(directory)) {
            Path games = new Home(directory).gameDirectory();
            if (Files.isDirectory(games)) {
                for (Path jar : list(games)) {
                    Files.delete(jar);
                }
            }
            for (Path file : list(directory)) {
                Files.delete(file); // fails for a directory that is not a backup's
            }
            Files.delete(directory);
        }
    }

    private static void sync(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
