package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import pbem.game.Game;

/**
 * A jar with a game of three in a row, compiled as an outside author would. The names {@code failing}, {@code
 * untitled}, {@code termed}, {@code postal} and {@code clocked} each give it a fault of their own.
 */
final class GameJarFile {

    private static final String SOURCE = """
            package elsewhere;

            import java.util.Map;
            import java.util.TreeMap;
            import pbem.game.Family;
            import pbem.game.Setup;
            import pbem.kit.*;
            import pbem.phrase.Phrase;

            public final class Noughts implements BoardGame {
                @Override
                public String name() {
                    try (java.io.InputStream in = getClass().getResourceAsStream("name.txt")) {
                        return new String(in.readAllBytes());
                    } catch (java.io.IOException e) {
                        throw new IllegalStateException(e);
                    }
                }

                @Override
                public Card card() {
                    if (name().equals("failing")) {
                        throw new AssertionError();
                    }
                    Card card = Card.of(name(), name().equals("untitled") ? " " : "Noughts", "b2").in(Family.CONNECTION).alwaysRated();
                    return name().equals("termed") ? card.option(pbem.game.Option.flag("random")) : card;
                }

                @Override
                public Map<String, Class<?>> homes() {
                    String topic = name().equals("postal") ? "mail" : name().equals("clocked") ? "clock" : name();
                    Map<String, Class<?>> homes = new TreeMap<>(BoardGame.super.homes());
                    homes.put(topic, getClass());
                    return homes;
                }

                @Override
                public GameTable table(Setup setup) {
                    GameBoard board = BoardShapes.crossings(3, 3);
                    RowGoal goal = new RowGoal(
                            board,
                            3,
                            false,
                            new int[] {BoardShapes.UP, BoardShapes.UP_RIGHT, BoardShapes.RIGHT, BoardShapes.DOWN_RIGHT},
                            new int[] {BoardShapes.DOWN, BoardShapes.DOWN_LEFT, BoardShapes.LEFT, BoardShapes.UP_LEFT},
                            Phrase.of(name() + ".three"),
                            Phrase.of(name() + ".full"));
                    return GameTable.of(
                            MoveForm.placing(board),
                            BoardLook.of(SeatColour.BLACK, SeatColour.WHITE),
                            () -> PlacingPlay.from(Men.none(board), goal, 0))
                            .robots(RobotPlan.playouts().laterMoves(10));
                }
            }
            """;

    private static byte[] compiled;

    private GameJarFile() {}

    /** Writes the jar for the contract of this program. */
    static void write(Path jar, String game) throws IOException {
        write(jar, game, String.valueOf(Game.CONTRACT));
    }

    static void write(Path jar, String game, String contract) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        entries.put("META-INF/services/" + Game.class.getName(), bytes("elsewhere.Noughts\n"));
        entries.put(
                "elsewhere/phrases.properties", bytes(game + ".three = three in a row\n" + game + ".full = full\n"));
        entries.put("elsewhere/help.md", bytes("# Noughts\n\nThree in a row win.\n"));
        entries.put("elsewhere/name.txt", bytes(game));
        entries.put("elsewhere/Noughts.class", compiled(jar.toAbsolutePath().getParent()));
        write(jar, contract, entries);
    }

    private static byte[] compiled(Path scratch) throws IOException {
        if (compiled == null) {
            Path source = Files.writeString(scratch.resolve("Noughts.java"), SOURCE);
            ByteArrayOutputStream faults = new ByteArrayOutputStream();
            int failed = ToolProvider.getSystemJavaCompiler()
                    .run(
                            null,
                            faults,
                            faults,
                            "-proc:none",
                            "-cp",
                            classPath(),
                            "-d",
                            scratch.toString(),
                            source.toString());
            assertThat(failed).as(faults.toString(StandardCharsets.UTF_8)).isZero();
            compiled = Files.readAllBytes(scratch.resolve("elsewhere/Noughts.class"));
        }
        return compiled;
    }

    private static void write(Path jar, String contract, Map<String, byte[]> entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("PBeM-Contract", contract);
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new JarEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        }
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
