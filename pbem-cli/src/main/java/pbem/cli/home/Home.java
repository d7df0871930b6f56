package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationEdit;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.help.ClubTexts;
import pbem.store.Store;
import pbem.store.engine.Database;
import pbem.store.engine.DatabaseRole;
import pbem.store.engine.Postgresql;
import pbem.store.engine.PostgresqlAddress;

/**
 * The directory that holds everything of one server.
 *
 * @param directory may not exist yet
 */
public record Home(Path directory) {

    public Path configuration() {
        return directory.resolve("pbem.toml");
    }

    public Path database() {
        return directory.resolve("pbem.db");
    }

    /** The files of the admin's own texts by name. They need not exist. */
    Map<String, Path> clubTexts() {
        Map<String, Path> texts = new LinkedHashMap<>();
        ClubTexts.PAGES.forEach(name -> texts.put(name, directory.resolve(name + ".md")));
        ClubTexts.IN_MAILS.forEach(name -> texts.put(name, directory.resolve(name + ".txt")));
        ClubTexts.PHRASES.keySet().forEach(name -> texts.put(name, directory.resolve(name + ".properties")));
        return texts;
    }

    public Path keys() {
        return directory.resolve("token.keys");
    }

    /** Where the admin puts games as jars. */
    public Path gameDirectory() {
        return directory.resolve("games");
    }

    /** The games that are played on this server. */
    public GameJars games() throws IOException {
        return GameJars.in(gameDirectory());
    }

    /** The configuration file from before a verb changed it. */
    public Path configurationBefore() {
        return directory.resolve("pbem.toml.before");
    }

    /** The directory in which the processes that work on this home show that they live. */
    Path workers() {
        return directory.resolve("workers");
    }

    Path adminToken() {
        return directory.resolve("admin.token");
    }

    Path refreshToken() {
        return directory.resolve("oauth.token");
    }

    /** The directory of backups, unless the configuration names another one. */
    public Path backups() {
        return directory.resolve("backups");
    }

    /** A file that exists from a restore until the players were told of it. */
    Path restored() {
        return directory.resolve("restored");
    }

    /** The files that a complete home may lack. */
    List<Path> optional() {
        List<Path> files = new ArrayList<>(List.of(refreshToken()));
        files.addAll(clubTexts().values());
        return files;
    }

    /** All files that make up the server, whether they exist or not. */
    List<Path> files() {
        List<Path> files = new ArrayList<>(List.of(database(), configuration(), keys()));
        files.addAll(optional());
        files.addAll(journals());
        return files;
    }

    /**
     * The files that SQLite keeps beside the database while a process works on it. They have the file mode of the
     * database.
     */
    public List<Path> journals() {
        return journalsOf(database());
    }

    /** Deletes the journals of a database file that another one replaces, which they would corrupt. */
    static void deleteJournals(Path database) throws IOException {
        for (Path journal : journalsOf(database)) {
            Files.deleteIfExists(journal);
        }
    }

    static void deleteDatabase(Path database) throws IOException {
        Files.deleteIfExists(database);
        deleteJournals(database);
    }

    private static List<Path> journalsOf(Path database) {
        return List.of(
                database.resolveSibling(database.getFileName() + "-wal"),
                database.resolveSibling(database.getFileName() + "-shm"));
    }

    /** The database that the configuration names, or else the one in this directory. */
    public Database database(Configuration configuration) {
        if (isHere(configuration)) {
            return Database.of(database());
        }
        DatabaseRole worker = new DatabaseRole(
                configuration.get(Settings.DATABASE_USER), configuration.get(Settings.DATABASE_PASSWORD));
        String owner = configuration.get(Settings.DATABASE_OWNER_USER);
        return new Postgresql(
                        PostgresqlAddress.of(configuration.get(Settings.DATABASE_URL))
                                .orElseThrow(),
                        worker,
                        owner.isEmpty()
                                ? worker
                                : new DatabaseRole(owner, configuration.get(Settings.DATABASE_OWNER_PASSWORD)))
                .over(configuration.get(Settings.DATABASE_CONNECTIONS));
    }

    /** Whether the database is in this directory. */
    public static boolean isHere(Configuration configuration) {
        return configuration.get(Settings.DATABASE_URL).isEmpty();
    }

    /** Whether a server exists already. */
    public boolean isMade(Configuration configuration) {
        return isHere(configuration)
                ? Files.exists(database())
                : !database(configuration).isNothing();
    }

    /** Makes the files that are missing, readable by their owner only, and leaves existing ones alone. */
    public void make() throws IOException {
        make(Configuration.defaults());
    }

    /**
     * Makes the files that are missing, and the database where the configuration says. A new configuration file gets
     * these settings.
     */
    public void make(Configuration configuration) throws IOException {
        OwnerOnly.makeDirectory(directory);
        if (!Files.exists(configuration())) {
            OwnerOnly.write(configuration(), Settings.template(configuration).getBytes(StandardCharsets.UTF_8));
        }
        KeyFile.makeIfMissing(keys());
        if (!isHere(configuration)) {
            Store.upgrade(database(configuration));
        } else if (!Files.exists(database())) {
            makeDatabase();
        }
    }

    private void makeDatabase() throws IOException {
        Path fresh = OwnerOnly.beside(database());
        try {
            OwnerOnly.make(fresh); // to SQLite, an empty file is an empty database
            Store.upgrade(Database.of(fresh));
            Files.move(fresh, database(), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            deleteDatabase(fresh);
        }
    }

    /** @throws NoHome if there is no server here, or if this process may not work on it */
    public void check(Configuration configuration) throws NoHome {
        if (!Files.exists(isHere(configuration) ? database() : configuration())) {
            throw new NoHome("there is no server in " + directory + "; make one with: pbem setup --defaults --home "
                    + directory);
        }
        List<Path> files = new ArrayList<>(files());
        if (!isHere(configuration)) {
            files.remove(database()); // perhaps an old database
            files.removeAll(journals());
        }
        for (Path file : files) {
            boolean usable = Files.isRegularFile(file) && Files.isReadable(file) && Files.isWritable(file);
            if (Files.exists(file) && !usable) {
                throw new NoHome(file + " cannot be read and written"
                        + HomeOwner.of(file)
                                .map(owner -> "; it belongs to " + owner)
                                .orElse("")
                        + HomeOwner.of(directory)
                                .map(owner -> ", and the home to " + owner)
                                .orElse(""));
            }
        }
    }

    /** Whether a process works here at this moment: a server, or another verb. */
    public boolean isWorkedOn() {
        return Worker.anyIn(workers());
    }

    /** Whether a running server handles the mails stored here. */
    public boolean isServed() {
        return Worker.anyShowing(workers(), Worker.Sign.SERVING);
    }

    public Configuration read(Map<String, String> environment) throws IOException, ConfigurationFile.Invalid {
        return ConfigurationFile.read(configuration(), environment);
    }

    /** Opens the database, and nothing else of the server. */
    public Store open(Map<String, String> environment) throws IOException, ConfigurationFile.Invalid, NoHome {
        Configuration configuration = read(environment);
        check(configuration);
        return Store.open(
                database(configuration),
                games().games(),
                Duration.ofSeconds(configuration.get(Settings.DATABASE_PATIENCE)));
    }

    /**
     * Writes settings into the configuration file, readable by its owner only, and keeps the file from before.
     *
     * @throws IOException if the file cannot be written, or if the changed file would not have these settings; then it
     *     stays unchanged
     */
    public void write(Configuration values, List<Setting<?>> settings) throws IOException {
        String before = Files.exists(configuration())
                ? Files.readString(configuration())
                : Settings.template(Configuration.defaults());
        String after = ConfigurationEdit.of(before, settings, values);
        if (after.equals(before)) {
            return;
        }
        Path trial = directory.resolve("pbem.toml.trial");
        try {
            OwnerOnly.write(trial, after.getBytes(StandardCharsets.UTF_8));
            Configuration read = ConfigurationFile.read(trial, Map.of());
            for (Setting<?> setting : settings) {
                if (!read.get(setting).equals(values.get(setting))) {
                    throw new IOException(
                            configuration() + " cannot be changed by a program: enter " + setting.key() + " by hand");
                }
            }
        } catch (ConfigurationFile.Invalid e) {
            throw new IOException(e.getMessage().replace(trial.toString(), configuration() + " after the change"), e);
        } finally {
            Files.deleteIfExists(trial);
        }
        OwnerOnly.write(configurationBefore(), before.getBytes(StandardCharsets.UTF_8));
        OwnerOnly.write(configuration(), after.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Stores a refresh token that a login just gave, readable by its owner only. A running server uses it, too.
     *
     * @param configuration the configuration whose refresh token it replaces
     */
    public void keepRefreshToken(Configuration configuration, String token) throws IOException {
        new RefreshTokenFile(refreshToken(), configuration.get(Settings.REFRESH_TOKEN)).write(token);
    }

    /** There is no server in the directory, or none that this process may work on. */
    public static final class NoHome extends Exception {

        private static final long serialVersionUID = 1;

        NoHome(String why) {
            super(why);
        }
    }
}
