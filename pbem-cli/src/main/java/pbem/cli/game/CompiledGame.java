package pbem.cli.game;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import pbem.game.Game;

/** The sources and texts of a game, compiled in a directory. Loads its classes until it is closed. */
final class CompiledGame implements Closeable {

    private final URLClassLoader loader;

    private CompiledGame(URLClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Compiles a game.
     *
     * @param scratch an empty directory
     * @param files the files of {@link NewGame} by their paths below {@code src}
     * @throws IllegalStateException if there is no compiler or it finds an error
     */
    static CompiledGame in(Path scratch, Map<String, String> files, String classPath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("making a game needs a JDK, and this Java is not one");
        }
        Path classes = Files.createDirectories(scratch.resolve("classes"));
        List<String> words = new ArrayList<>(
                List.of("-proc:none", "-Xlint:all,-path,-classfile", "-cp", classPath, "-d", classes.toString()));
        for (Map.Entry<String, String> file : files.entrySet()) {
            boolean isSource = file.getKey().endsWith(".java");
            Path to = isSource
                    ? scratch.resolve(file.getKey())
                    : classes.resolve(file.getKey().replaceFirst("^[a-z]+/resources/", ""));
            Files.createDirectories(to.getParent());
            Files.writeString(to, file.getValue());
            if (isSource) {
                words.add(to.toString());
            }
        }
        ByteArrayOutputStream faults = new ByteArrayOutputStream();
        if (compiler.run(null, faults, faults, words.toArray(String[]::new)) != 0 || faults.size() > 0) {
            throw new IllegalStateException(faults.toString(StandardCharsets.UTF_8));
        }
        return new CompiledGame(
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, CompiledGame.class.getClassLoader()));
    }

    Game game(String className) {
        return made(className, Game.class);
    }

    /** An instance of a class, made by its constructor without parameters. */
    <T> T made(String className, Class<T> type) {
        try {
            var maker = loader.loadClass(className).getDeclaredConstructor();
            maker.setAccessible(true);
            return type.cast(maker.newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
