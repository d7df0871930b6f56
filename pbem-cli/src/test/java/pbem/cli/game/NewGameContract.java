package pbem.cli.game;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import pbem.game.Game;
import pbem.testkit.BoardContract;

/** The output of {@code pbem game new} compiles and keeps the contract of the kit's games. */
abstract class NewGameContract implements BoardContract {

    /** The class path of a game and its test; the compiler looks through all of it. */
    static final String CLASS_PATH = Stream.of(
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                            .split(File.pathSeparator))
            .filter(entry -> entry.matches(".*(rules|junit|apiguardian|opentest).*"))
            .collect(Collectors.joining(File.pathSeparator));

    /** A name with every kind of character that names may have. */
    private static final String NAME = "four-by4";

    @Parameter(0)
    private String family;

    @Parameter(1)
    private String board;

    @TempDir
    static Path scratch;

    private CompiledGame compiled;
    private BoardContract written;

    private BoardContract written() {
        if (written == null) {
            NewGame made = new NewGame(NAME, board, family, "games");
            try {
                compiled = CompiledGame.in(scratch.resolve(family + board), made.files(CLASS_PATH), CLASS_PATH);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            written = compiled.made(made.className() + "Test", BoardContract.class);
        }
        return written;
    }

    @AfterAll
    void close() throws IOException {
        if (compiled != null) {
            compiled.close();
        }
    }

    @Override
    public Game game() {
        return written().game();
    }

    /** The smallest table only; the games of the program test the boards of each shape. */
    @Override
    public List<String> tables() {
        List<String> tables = written().tables();
        return tables.subList(tables.size() - 1, tables.size());
    }

    @Override
    public Stream<String> foreignLines() {
        return written().foreignLines();
    }
}
