package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Settings;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.store.engine.WrongVersion;
import pbem.store.transfer.Transfer;

/**
 * Returns a home to its state when a backup was taken. The backup is checked before anything changes, and the present
 * content of the home is kept as a backup of its own. Since the database loses all changes after the backup, all keys
 * become keys from before the restore, and the players are told when the server is started.
 */
public final class Restoration {

    private final Home backup;
    private final boolean whole;
    private final Home home;
    private final Configuration configuration;
    private final Database present;
    private final boolean withSettings;
    private final boolean withGames;

    /**
     * Tables of settings that name nothing for the server to run, open or believe. All other settings are taken over
     * only if the admin says so.
     */
    private static final Set<String> HARMLESS = Set.of("server", "limits", "keep", "play", "clock", "log", "robots");

    /**
     * Settings in harmless tables that are not harmless: one opens a file, and the other gets mail for the admin alone.
     */
    private static final Set<String> HARMFUL = Set.of("log.file", "server.admin");

    /**
     * @param backup a directory that {@code backup} made, or only a database, as {@code upgrade} once kept it
     * @param configuration says where the database is to be; the restore does not change that
     * @param withSettings whether to take over settings of the backup that run, open or believe other things than the
     *     present ones
     * @param withGames whether to take over jars of games in the backup, which are code
     */
    public Restoration(Path backup, Home home, Configuration configuration, boolean withSettings, boolean withGames) {
        this.withGames = withGames;
        this.withSettings = withSettings;
        this.configuration = configuration;
        this.present = home.database(configuration);
        this.whole = !Files.isRegularFile(backup);
        this.backup =
                whole ? new Home(backup) : new Home(backup.toAbsolutePath().getParent());
        this.home = home;
        this.database = whole ? this.backup.database() : backup;
    }

    private final Path database;

    /** The backup cannot be used; nothing has changed. */
    public static final class Unfit extends Exception {

        private static final long serialVersionUID = 1;

        Unfit(String why) {
            super(why);
        }
    }

    /** A process works on the home, so it cannot be changed. */
    public static final class InUse extends Exception {

        private static final long serialVersionUID = 1;

        InUse(String place) {
            super("a server or another pbem works on " + place + "; stop it first");
        }
    }

    /**
     * The outcome of a restore.
     *
     * @param kept where the former content of the home is; empty if there was none
     * @param current whether the database has the version of this program, so that it need not be upgraded
     */
    public record Done(Optional<Path> kept, boolean current) {}

    /**
     * Restores the home.
     *
     * @param now the time, which names the copy of the former content
     * @throws NoSuchFileException if this is not a backup
     */
    public Done run(Instant now) throws IOException, Unfit, InUse {
        requireFree();
        OwnerOnly.makeDirectory(home.directory());
        Path staged = staged(home.database());
        try {
            stage(database, home.database());
            boolean current = check(staged);
            if (!isHere()) {
                Store.upgrade(Database.of(staged)); // a database elsewhere has no older versions
                Store.upgrade(present);
                current = true;
            }
            Store.skipNumbers(Database.of(staged), Optional.of(present).filter(this::isOfSameServer));
            Optional<Path> kept = keepPresent(now);
            install(now);
            return new Done(kept, current);
        } finally {
            Home.deleteDatabase(staged);
        }
    }

    /**
     * Checks whether the home could be restored, in a temporary copy of the backup, and changes nothing.
     *
     * @return whether the database has the version of this program
     * @throws NoSuchFileException if this is not a backup
     */
    public boolean look() throws IOException, Unfit, InUse {
        requireFree();
        Home trial = new Home(Files.createTempDirectory("pbem-restore"));
        try {
            Files.copy(database, trial.database());
            return check(trial.database());
        } finally {
            for (Path file : trial.files()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(trial.directory());
        }
    }

    /**
     * Whether a file exists. Fails for a file in a directory that this process may not enter, since it need not be
     * missing.
     */
    private static boolean isFile(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).isRegularFile();
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Checks that the backup is there, and that no process works on the files that it replaces. */
    private void requireFree() throws IOException, InUse {
        List<Path> needed = new ArrayList<>(List.of(database));
        if (whole) {
            needed.addAll(List.of(backup.configuration(), backup.keys()));
        }
        for (Path file : needed) {
            if (!isFile(file)) {
                throw new NoSuchFileException(file.toString(), null, "this is not a backup of a home");
            }
        }
        if (home.isWorkedOn()) {
            throw new InUse(home.directory().toString());
        }
        if (!isHere() && present.isWorkedOn()) {
            throw new InUse(present.name());
        }
    }

    /** @return whether the database has the version of this program */
    private boolean check(Path staged) throws IOException, Unfit {
        Path keys = whole ? backup.keys() : home.keys();
        try {
            Optional<String> fault = KeyFile.fault(keys);
            if (fault.isPresent()) {
                throw new Unfit(keys + " " + fault.get());
            }
        } catch (NoSuchFileException e) {
            throw new Unfit("there is no " + keys + ", and a database alone has none; see: pbem keys new --help");
        }
        if (whole) {
            checkSettings();
            checkDigests();
        }
        List<String> damages = Database.of(staged).damages();
        if (!damages.isEmpty()) {
            throw new Unfit("the database of the backup is damaged: "
                    + damages.get(0).lines().findFirst().orElse(""));
        }
        return Store.isCurrent(Database.of(staged));
    }

    private void checkSettings() throws IOException, Unfit {
        Configuration restored;
        try {
            restored = ConfigurationFile.readText(home.configuration(), settings());
        } catch (ConfigurationFile.Invalid e) {
            throw new Unfit("the settings of the backup are not valid: " + e.getMessage());
        }
        Configuration here = present().orElse(Configuration.defaults());
        String differing = Settings.ALL.stream()
                .filter(setting -> !HARMLESS.contains(setting.table()) || HARMFUL.contains(setting.key()))
                .filter(setting -> !restored.get(setting).equals(here.get(setting)))
                .map(setting -> setting.key() + (setting.secret() ? "" : " = " + restored.get(setting)))
                .collect(Collectors.joining("\n  "));
        if (!withSettings && !differing.isEmpty()) {
            throw new Unfit(
                    "the backup has other settings for what the server runs, opens or believes; check them, and add "
                            + "--with-settings to take them over:\n  " + differing);
        }
    }

    /** Whether the backup has no digests of its files, so that lost bytes may go unnoticed. */
    public boolean lacksDigests() {
        return whole && !BackupDigests.areIn(backup.directory());
    }

    /** The names of the jars of games in the backup that the home does not have and will not get. */
    public List<String> leftGames() throws IOException {
        List<String> left = new ArrayList<>();
        for (Path jar : withGames ? List.<Path>of() : games()) {
            Path here = home.gameDirectory().resolve(jar.getFileName());
            if (!Files.isRegularFile(here) || !BackupDigests.of(here).equals(BackupDigests.of(jar))) {
                left.add(jar.getFileName().toString());
            }
        }
        return left;
    }

    private List<Path> games() throws IOException {
        return whole ? GameJars.files(backup.gameDirectory()) : List.of();
    }

    private void checkDigests() throws IOException, Unfit {
        List<String> changed = BackupDigests.changed(backup.directory());
        if (!changed.isEmpty()) {
            throw new Unfit("changed since the backup was taken: " + String.join(", ", changed));
        }
    }

    /** The settings of the backup, except where the database is. */
    private String settings() throws IOException {
        String restored = Files.readString(backup.configuration());
        return Files.exists(home.configuration()) && present().isPresent()
                ? DatabaseSection.kept(restored, Files.readString(home.configuration()))
                : restored;
    }

    private Optional<Path> keepPresent(Instant now) throws IOException {
        if (home.files().stream().noneMatch(Files::exists) && isNew()) {
            return Optional.empty();
        }
        BackupCopy copy = BackupCopy.before("restore", home, now);
        if (isSound()) {
            copy.take(home, present);
        } else {
            copy.takeFiles(home);
        }
        return Optional.of(copy.directory());
    }

    /**
     * Whether the present database is of the same server as the backup. A database made after a loss does not know the
     * numbers that the lost one gave out.
     */
    private boolean isOfSameServer(Database present) {
        return isSound() && (!whole || KeyFile.areOfOneServer(home.keys(), backup.keys())) && isOurs(present);
    }

    private static boolean isOurs(Database present) {
        try {
            Store.isCurrent(present);
            return true;
        } catch (WrongVersion | IllegalStateException e) {
            return false;
        }
    }

    private boolean isSound() {
        return !present.isMissing()
                && Files.exists(home.configuration())
                && Files.exists(home.keys())
                && present.damages().isEmpty();
    }

    private boolean isHere() {
        return Home.isHere(configuration);
    }

    /** Whether a database elsewhere contains nothing yet; true if the database is in the home. */
    private boolean isNew() {
        return isHere() || present.isNothing();
    }

    /**
     * Puts the restored files in place. The keys go first: if the restore is interrupted, no old reply counts on a
     * restored board.
     */
    private void install(Instant now) throws IOException {
        KeyFile.restore(whole ? backup.keys() : home.keys(), home.keys(), now);
        OwnerOnly.write(home.restored(), (now + "\n").getBytes(StandardCharsets.US_ASCII));
        if (whole) {
            stageConfiguration();
            move(home.configuration());
        }
        for (Path file : whole ? backup.optional() : List.<Path>of()) {
            if (Files.exists(file)) {
                put(file, home.directory());
            }
        }
        for (Path jar : withGames ? games() : List.<Path>of()) {
            OwnerOnly.makeDirectory(home.gameDirectory());
            put(jar, home.gameDirectory());
        }
        if (!isHere()) {
            Transfer.run(Database.of(staged(home.database())), present);
            return;
        }
        Home.deleteJournals(home.database());
        move(home.database());
    }

    private static void put(Path file, Path directory) throws IOException {
        Path goal = directory.resolve(file.getFileName());
        stage(file, goal);
        move(goal);
    }

    private void stageConfiguration() throws IOException {
        stage(backup.configuration(), home.configuration());
        Path staged = staged(home.configuration());
        Files.delete(staged);
        OwnerOnly.write(staged, settings().getBytes(StandardCharsets.UTF_8));
    }

    /** The settings of the home; empty if they are damaged. */
    private Optional<Configuration> present() throws IOException {
        try {
            return Optional.of(home.read(Map.of()));
        } catch (ConfigurationFile.Invalid e) {
            return Optional.empty();
        }
    }

    private static Path staged(Path file) {
        return file.resolveSibling(file.getFileName() + ".restoring");
    }

    private static void stage(Path from, Path to) throws IOException {
        Path beside = staged(to);
        Home.deleteDatabase(beside);
        OwnerOnly.copy(from, beside);
    }

    /** Moves a staged file to its place. A crash leaves the old file or the new one, never half of one. */
    private static void move(Path to) throws IOException {
        Files.move(staged(to), to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
