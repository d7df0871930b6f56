package pbem.cli.home;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.command.InvitationCommand;
import pbem.command.Verb;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Lessons;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.play.ServerTexts;

/**
 * The games of a home: those of the program, and those of the jars in its directory {@code games}. A jar is code that
 * may do all that the server may, so other users must not be able to write it. A jar that cannot be used is left out as
 * a whole.
 *
 * @param games in the order in which they are listed to people
 * @param jars sorted by name
 */
public record GameJars(Games games, List<Jar> jars) {

    private static final String CONTRACT = "PBeM-Contract";
    private static final String SERVICE = "META-INF/services/" + Game.class.getName();
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final int LONGEST_NAME = 30;

    /** The topics of texts that are not in {@link ServerTexts}: those of all books, of mails and of the site. */
    private static final Set<String> TOPICS = Set.of("list", "time", "mail", "lesson", "letter", "site");

    public GameJars {
        jars = List.copyOf(jars);
    }

    /**
     * A jar.
     *
     * @param digest its SHA-256 in hex; empty if it could not be read
     * @param games the names of its games; empty if it is not used
     * @param fault why it is not used; empty if it is
     */
    public record Jar(Path file, String digest, List<String> games, Optional<String> fault) {
        public Jar {
            games = List.copyOf(games);
        }

        /** That it is not used, and why, in a clause; empty if it is used. */
        public Optional<String> unused() {
            return fault.map(why -> file + " is not used: " + why);
        }
    }

    /** Why a jar is not used. */
    private static final class Unusable extends Exception {

        private static final long serialVersionUID = 1;

        Unusable(String why) {
            super(why);
        }
    }

    /** Loads all jars that can be used. They stay open as long as the process lives. */
    static GameJars in(Path directory) throws IOException {
        List<Game> games = new ArrayList<>(Catalogue.games().all());
        List<Jar> jars = new ArrayList<>();
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            jars.add(new Jar(directory, "", List.of(), Optional.of("it is not a directory")));
        }
        for (Path file : files(directory)) {
            String digest = "";
            try {
                requireSafe(directory);
                requireSafe(file);
                digest = BackupDigests.of(file);
                List<Game> own = load(file, games);
                games.addAll(own);
                jars.add(new Jar(file, digest, own.stream().map(Game::name).toList(), Optional.empty()));
            } catch (Unusable | IOException e) {
                jars.add(new Jar(file, digest, List.of(), Optional.of(String.valueOf(e.getMessage()))));
            } catch (RuntimeException | Error e) {
                jars.add(new Jar(file, digest, List.of(), Optional.of("its code fails: " + e)));
            }
        }
        return new GameJars(new Games(games), jars);
    }

    /** All jars of a directory, used or not, sorted by name. */
    static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (NoSuchFileException | NotDirectoryException e) {
            return List.of();
        }
    }

    /** The jars that other users cannot write. Only these are copied by a backup. */
    static List<Path> ownFiles(Path directory) throws IOException {
        List<Path> own = new ArrayList<>();
        for (Path file : files(directory)) {
            if (isFile(file) && !HomeOwner.mayBeWrittenByOthers(directory) && !HomeOwner.mayBeWrittenByOthers(file)) {
                own.add(file);
            }
        }
        return own;
    }

    private static boolean isFile(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static void requireSafe(Path path) throws Unusable, IOException {
        if (!isFile(path) && !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new Unusable(path + " is a link; copy the file itself");
        }
        if (HomeOwner.mayBeWrittenByOthers(path)) {
            throw new Unusable("others may write " + path + "; make it yours, and run: chmod go-w " + path);
        }
    }

    private static List<Game> load(Path file, List<Game> others) throws IOException, Unusable {
        requireContract(file);
        ClassLoader loader = new URLClassLoader(new URL[] {file.toUri().toURL()}, GameJars.class.getClassLoader());
        List<Game> games = ServiceLoader.load(Game.class, loader).stream()
                .filter(provider -> provider.type().getClassLoader() == loader)
                .map(ServiceLoader.Provider::get)
                .toList();
        if (games.isEmpty()) {
            throw new Unusable("it names no game in " + SERVICE);
        }
        List<Game> all = new ArrayList<>(others);
        for (Game game : games) {
            requireDistinct(game, all);
            all.add(game);
            requirePlayable(game);
        }
        return games;
    }

    private static void requireContract(Path file) throws IOException, Unusable {
        try (JarFile jar = new JarFile(file.toFile())) {
            Attributes main = jar.getManifest() == null
                    ? new Attributes()
                    : jar.getManifest().getMainAttributes();
            String version = main.getValue(CONTRACT);
            if (!String.valueOf(Game.CONTRACT).equals(version)) {
                throw new Unusable(
                        "its manifest says " + (version == null ? "no " + CONTRACT : CONTRACT + ": " + version)
                                + ", and this program wants " + CONTRACT + ": " + Game.CONTRACT);
            }
        }
    }

    /** Whether a game may have that name, unless another game has it. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches() && name.length() <= LONGEST_NAME;
    }

    private static void requireDistinct(Game game, List<Game> others) throws Unusable {
        if (!isName(game.name())) {
            throw new Unusable("no game can be called " + game.name());
        }
        Set<String> words = words(game).collect(Collectors.toCollection(TreeSet::new));
        Games before = new Games(others);
        for (String word : words) {
            if (before.named(word).isPresent() || Verb.of(word).isPresent()) {
                throw new Unusable("its game " + game.name() + " uses a word that has another meaning: " + word);
            }
        }
        Map<String, Class<?>> homes = ServerTexts.homes(before);
        for (Map.Entry<String, Class<?>> home : game.homes().entrySet()) {
            Class<?> known = homes.getOrDefault(home.getKey(), home.getValue());
            if (TOPICS.contains(home.getKey()) || !known.equals(home.getValue())) {
                throw new Unusable("its game " + game.name() + " has texts of a topic of others: " + home.getKey());
            }
        }
    }

    private static Stream<String> words(Game game) {
        return Stream.concat(Stream.of(game.name()), game.aliases().stream());
    }

    /** Tries the parts of a game that everybody meets, since a fault in them would break pages about all games. */
    private static void requirePlayable(Game game) throws Unusable {
        Phrasebook phrases = new Games(List.of(game)).phrasebook(Locale.ENGLISH);
        if (game.getClass().getResource("help.md") == null) {
            throw new Unusable("its game " + game.name() + " has no help.md");
        }
        if (game.title() == null || game.title().isBlank() || game.family() == null) {
            throw new Unusable("its game " + game.name() + " has no title, or no family");
        }
        for (Option option : game.options()) {
            if (InvitationCommand.TERMS.contains(option.name())) {
                throw new Unusable(
                        "its game " + game.name() + " has an option with the name of a term: -" + option.name());
            }
        }
        Seed seed = Seed.of(new byte[Seed.BYTES]);
        Position start = game.start(game.leastSeats(), Map.of(), seed).now();
        Ascii.draw(start.diagram(Viewer.PUBLIC), phrases);
        start.words(Viewer.PUBLIC).description();
        start.moves();
        Setup setup = new Setup(game.mostSeats(), game.usualOptions(), seed);
        Seat.all(game.mostSeats()).forEach(seat -> phrases.say(game.seatName(setup, seat)));
        phrases.say(game.players());
        game.strategy();
        game.isRated(setup);
        Lessons.of(game);
        Example.of(game);
    }

    /** The jars that are used, as a text. It must be the same for all servers on one database. */
    String fingerprint() {
        return jars.stream()
                .filter(jar -> jar.fault().isEmpty())
                .map(jar -> jar.file().getFileName() + " " + jar.digest().substring(0, 16))
                .collect(Collectors.joining(", "));
    }
}
