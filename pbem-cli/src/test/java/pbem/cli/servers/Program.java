package pbem.cli.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Our program as shipped, in its own process, run by the owner of the mail. */
final class Program implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final Grounds grounds;
    private final Path jar;
    private final Path home;
    private Process server;

    private Program(Grounds grounds, Path jar, Path home) {
        this.grounds = grounds;
        this.jar = jar;
        this.home = home;
    }

    /** Makes a home. */
    static Program install(Grounds grounds) throws Exception {
        Path jar = grounds.directory().resolve("pbem.jar");
        Files.copy(Path.of("target", "pbem.jar"), jar);
        Path home = grounds.owned("pbem", Grounds.USER_NAME);
        Program program = new Program(grounds, jar, home);
        assertThat(program.run(Map.of(), "setup", "--defaults")).isZero();
        return program;
    }

    void configure(String settings) throws IOException {
        Files.writeString(home.resolve("pbem.toml"), settings);
    }

    Path home() {
        return home;
    }

    /** The command that a mail server would call. */
    List<String> command(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-jar",
                jar.toString()));
        command.addAll(List.of(words));
        command.addAll(List.of("--home", home.toString()));
        return command;
    }

    /** Runs a verb to its end; returns its exit code. */
    int run(Map<String, String> environment, String... words) throws IOException {
        ProcessBuilder builder = logged(command(words));
        builder.environment().putAll(environment);
        return builder.start()
                .onExit()
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join()
                .exitValue();
    }

    private ProcessBuilder logged(List<String> command) {
        return new ProcessBuilder(Grounds.asUser(command))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
    }

    private Path log() {
        return grounds.directory().resolve("pbem.log");
    }

    /** All its output so far. */
    String printed() throws IOException {
        return Files.readString(log());
    }

    /** Starts {@code pbem serve}. */
    void serve() throws IOException {
        server = logged(command("serve")).start();
    }

    /** Ends the server (SIGTERM) and waits for it. */
    void stop() {
        server.destroy();
        server.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        if (server != null) {
            server.destroyForcibly().onExit().join();
        }
    }
}
