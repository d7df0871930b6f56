package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import pbem.cli.game.Checkout;
import pbem.cli.game.GameTemplates;
import pbem.cli.game.NewGame;
import pbem.cli.home.GameJars;
import pbem.command.Verb;
import pbem.games.Catalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem game new}. */
@Command(
        name = "new",
        description = {
            "Write a small game that can be played and passes its tests, as the start of a new game: see"
                    + " docs/new-game.md. Without --jar it becomes part of the program, which must run from its"
                    + " sources.",
            "Families and their boards: placement, stepping and jumping on square, crossings, rhombus,"
                    + " hexagon and triangle; sowing on pits."
        },
        footer = {"", "Example: pbem game new bridges --board rhombus --family placement"})
public final class NewGameVerb extends HomeVerb {

    private static final String ELSEWHERE = "games";

    private static final List<String> LEFT = List.of(
            "./mvnw spotless:apply -pl pbem-core/rules",
            "./mvnw test -pl pbem-core/rules -Dtest=KitPictureTest: it fails once and writes pictures; look at them",
            "the class and the texts: change them into your game",
            "pbem game example, after each change of the rules: a new example.txt",
            "foreign.txt: figures and games from another program, or from a book",
            "lessons.txt and help.md: what they say",
            "README.md and CHANGELOG.md: the game in their lists");

    private static final List<String> LEFT_OF_A_JAR = List.of(
            "./mvnw install -pl pbem-core/rules -am -DskipTests, in the program's sources: for Maven, its rules",
            "mvn clean package, here: the jar for the directory games of a home",
            "the class and the texts: change them into your game",
            "example.txt and lessons.txt: delete both while the rules change; a jar with illegal moves is not used",
            "pbem game example --home HOME: a new example.txt",
            "lessons.txt and help.md: what they say",
            "pbem doctor --home HOME: whether the jar is used");

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "The name that players type, such as bridges or star-chess.")
    private String name;

    @Option(names = "--board", required = true, paramLabel = "BOARD", description = "See above.")
    private String board;

    @Option(names = "--family", required = true, paramLabel = "FAMILY", description = "See above.")
    private String family;

    @Option(
            names = "--jar",
            paramLabel = "DIR",
            description =
                    "Write a Maven project into this directory. It makes a jar for the directory games of a home.")
    private Path jar;

    @Override
    public Integer call() throws IOException {
        requireUsable();
        Optional<Checkout> sources = Checkout.ofTheProgram();
        if (jar == null && sources.isEmpty()) {
            throw new Refused("the sources of the program are not here; to write a game of your own, say --jar DIR");
        }
        String classPath = System.getProperty("java.class.path");
        try {
            if (jar == null) {
                NewGame game = new NewGame(name, board, family, Checkout.GAMES);
                tell(sources.get().add(game, game.files(classPath)));
                tellLeft(LEFT);
            } else {
                Map<Path, String> files = new TreeMap<>();
                new NewGame(name, board, family, ELSEWHERE)
                        .project(version(), classPath)
                        .forEach((path, text) -> files.put(jar.resolve(path), text));
                Checkout.write(files);
                tell(files.keySet());
                tellLeft(LEFT_OF_A_JAR);
            }
        } catch (FileAlreadyExistsException e) {
            throw new Refused(e.getFile() + " is there already; nothing was written");
        } catch (IllegalStateException e) {
            throw new Refused(e.getMessage());
        }
        return 0;
    }

    private void requireUsable() {
        if (!GameJars.isName(name)) {
            throw new Refused("the name of a game has small letters, digits and dashes, at most 30: not " + name);
        }
        if (Verb.of(name).isPresent() || Catalogue.games().named(name).isPresent()) {
            throw new Refused(name + " has a meaning already; choose another name");
        }
        if (!GameTemplates.families().contains(family)) {
            throw new Refused(
                    "there is no family " + family + "; there are " + String.join(", ", GameTemplates.families()));
        }
        if (!GameTemplates.boards(family).contains(board)) {
            throw new Refused("for " + family + " there is no board " + board + "; there are "
                    + String.join(", ", GameTemplates.boards(family)));
        }
    }

    /** The version of the program, or a placeholder if it does not run from a jar. */
    private static String version() {
        return Optional.ofNullable(NewGameVerb.class.getPackage().getImplementationVersion())
                .orElse("VERSION");
    }

    private void tellLeft(List<String> left) {
        out().println("What is left:");
        left.forEach(line -> out().println("- " + line));
    }

    private void tell(Collection<Path> written) {
        new TreeSet<>(written).forEach(out()::println);
    }
}
