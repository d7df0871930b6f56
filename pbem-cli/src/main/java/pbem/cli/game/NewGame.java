package pbem.cli.game;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.engine.Level;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;

/**
 * A new game to start from: a small, playable game whose rules and texts its author then changes.
 *
 * @param name the name, as in {@link Game#name}
 * @param board one of {@link GameTemplates#boards}
 * @param family one of {@link GameTemplates#families}
 * @param above the package that contains the game's own package
 */
public record NewGame(String name, String board, String family, String above) {

    private static final int LESSONS = 5;
    private static final List<String> TEXTS =
            List.of("phrases.properties", "phrases_de.properties", "phrases_fr.properties");

    /** The simple name of its class. */
    String simpleName() {
        return Arrays.stream(name.split("-")).map(NewGame::capitalized).collect(Collectors.joining());
    }

    private String title() {
        return Arrays.stream(name.split("-")).map(NewGame::capitalized).collect(Collectors.joining(" "));
    }

    private static String capitalized(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    String inPackage() {
        return above + "." + name.replace("-", "");
    }

    public String className() {
        return inPackage() + "." + simpleName();
    }

    private Map<String, String> values() {
        Map<String, String> values = GameTemplates.factsOf(board);
        values.put("name", name);
        values.put("title", title());
        values.put("class", simpleName());
        values.put("package", inPackage());
        String smallest = values.containsKey("least") ? ", \"2 -size=" + values.get("least") + "\"" : "";
        values.put("tables", "\"2\"" + smallest);
        return values;
    }

    /**
     * The game's files by their paths below {@code src}. For its example the game is compiled and programs play it,
     * which takes some seconds.
     *
     * @param classPath the class path for compiling a game
     */
    public Map<String, String> files(String classPath) throws IOException {
        Map<String, String> values = values();
        Map<String, String> files = new TreeMap<>();
        String folder = inPackage().replace('.', '/') + "/";
        String sources = "main/java/" + folder;
        String texts = "main/resources/" + folder;
        files.put(sources + simpleName() + ".java", GameTemplates.filled(family + "/Game.java.txt", values));
        files.put(sources + "package-info.java", GameTemplates.filled("package-info.java.txt", values));
        TEXTS.forEach(text -> files.put(texts + text, GameTemplates.filled(family + "/" + text, values)));
        PlayedGame example = played(files, classPath);
        values.put("middle", String.valueOf(example.moves().size() / 2));
        values.put("move", example.moves().get(0));
        values.put("counts", counts(example.positions().get(0)));
        files.put(texts + "example.txt", lines(example.lines()));
        files.put(texts + "help.md", GameTemplates.filled(family + "/help.md", values));
        files.put(texts + "lessons.txt", lessons(example));
        files.put("test/java/" + folder + simpleName() + "Test.java", GameTemplates.filled("Test.java.txt", values));
        files.put("test/resources/" + folder + "foreign.txt", GameTemplates.filled("foreign.txt", values));
        return files;
    }

    private PlayedGame played(Map<String, String> files, String classPath) throws IOException {
        Path scratch = Files.createTempDirectory("pbem-game");
        try (CompiledGame compiled = CompiledGame.in(scratch, files, classPath)) {
            Game game = compiled.game(className());
            Position start =
                    game.start(2, Map.of(), Seed.of(new byte[Seed.BYTES])).now();
            return PlayedGame.from(start, new Level(1), 1).orElseThrow();
        } finally {
            try (Stream<Path> all = Files.walk(scratch)) {
                all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            }
        }
    }

    private static String counts(Position start) {
        return IntStream.rangeClosed(1, 3)
                .mapToObj(length -> String.valueOf(start.sequences(length)))
                .collect(Collectors.joining(" "));
    }

    private static String lines(List<String> lines) {
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    /** Lessons at moves of the example where there was a choice, spread evenly over the game. */
    private static String lessons(PlayedGame example) {
        List<Integer> plies = IntStream.range(0, example.moves().size())
                .filter(ply -> example.positions().get(ply).moveCount() > 1)
                .boxed()
                .toList();
        StringBuilder lessons = new StringBuilder();
        for (int number = 0; number < LESSONS; number++) {
            int ply = plies.get(number * (plies.size() - 1) / (LESSONS - 1));
            lessons.append(GameTemplates.filled(
                    "lesson.txt",
                    Map.of(
                            "number", String.valueOf(number + 1),
                            "move", example.moves().get(ply),
                            "before", before(example.moves().subList(0, ply)))));
        }
        return lessons.toString().stripTrailing() + "\n";
    }

    private static String before(List<String> moves) {
        return moves.isEmpty() ? "" : "moves: " + String.join("; ", moves) + "\n";
    }

    /** The files of a separate project that builds a jar for the directory {@code games} of a home. */
    public Map<String, String> project(String version, String classPath) throws IOException {
        Map<String, String> values = values();
        values.put("version", version);
        values.put("contract", String.valueOf(Game.CONTRACT));
        Map<String, String> project = new TreeMap<>();
        files(classPath).forEach((path, text) -> {
            if (path.startsWith("main/")) {
                project.put("src/" + path, text);
            }
        });
        project.put("src/main/resources/META-INF/services/" + Game.class.getName(), className() + "\n");
        project.put("pom.xml", GameTemplates.filled("pom.xml", values));
        return project;
    }
}
