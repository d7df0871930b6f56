package pbem.cli.game;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The source tree of this program. */
public record Checkout(Path top) {

    /** The package of the program's own games. */
    public static final String GAMES = "pbem.games";

    private static final String RULES = "pbem-core/rules/src";
    private static final String CATALOGUE = RULES + "/main/java/pbem/games/Catalogue.java";
    private static final String LOGS = "pbem-core/server/src/test/java/pbem/testkit/EveryGameLogTest.java";
    private static final String IMPORT = "import " + GAMES + ".";

    /** The source tree from which the running program was built; empty for an installed program. */
    public static Optional<Checkout> ofTheProgram() {
        Path code = Path.of(URI.create(Checkout.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        return Stream.iterate(code, folder -> folder != null, Path::getParent)
                .filter(folder -> Files.exists(folder.resolve(CATALOGUE)))
                .findFirst()
                .map(Checkout::new);
    }

    /**
     * Writes all files of a game and adds the game to the catalogue and to the test of logs.
     *
     * @return the files written or changed
     */
    public List<Path> add(NewGame game, Map<String, String> files) throws IOException {
        Map<Path, String> all = files.entrySet().stream()
                .collect(Collectors.toMap(file -> top.resolve(RULES).resolve(file.getKey()), Map.Entry::getValue));
        write(all);
        change(CATALOGUE, listed(Files.readString(top.resolve(CATALOGUE)), game));
        change(LOGS, logged(Files.readString(top.resolve(LOGS)), game));
        return Stream.concat(all.keySet().stream().sorted(), Stream.of(top.resolve(CATALOGUE), top.resolve(LOGS)))
                .toList();
    }

    /** Writes files, none of which may exist. */
    public static void write(Map<Path, String> files) throws IOException {
        for (Path file : files.keySet()) {
            if (Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Files.createDirectories(file.getKey().toAbsolutePath().getParent());
            Files.writeString(file.getKey(), file.getValue());
        }
    }

    private void change(String file, String text) throws IOException {
        Files.writeString(top.resolve(file), text);
    }

    /** The catalogue with another game at its end. */
    static String listed(String catalogue, NewGame game) {
        TreeSet<String> imports = new TreeSet<>(
                catalogue.lines().filter(line -> line.startsWith(IMPORT)).toList());
        String before =
                String.join("\n", catalogue.lines().filter(imports::contains).toList());
        imports.add("import " + game.className() + ";");
        return catalogue
                .replace(before, String.join("\n", imports))
                .replaceFirst("\\(\\)\\)\\);", "(), //\n            new " + game.simpleName() + "()));");
    }

    /** The test of logs with a test for the game. */
    static String logged(String test, NewGame game) {
        String last = "    @Test\n    void no_game_is_left_out()";
        return test.replace(
                last,
                GameTemplates.filled("Log.java.txt", Map.of("class", game.simpleName(), "name", game.name())) + last);
    }
}
