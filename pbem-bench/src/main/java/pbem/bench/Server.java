package pbem.bench;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in its own process. */
public final class Server implements Closeable {

    private final Process process;
    private final String ready;

    private Server(Process process, String ready) {
        this.process = process;
        this.ready = ready;
    }

    /**
     * Starts the server and waits until it is ready.
     *
     * @param says the start of the line that says that the server is ready
     */
    public static Server start(List<String> jvm, String main, List<String> arguments, Path log, String says)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.to(log.toFile()))
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String line = output.readLine();
        while (line != null && !line.startsWith(says)) {
            line = output.readLine();
        }
        if (line == null) {
            throw new IOException("the server did not start; see " + log);
        }
        return new Server(process, line);
    }

    public Process process() {
        return process;
    }

    /** The line that said that the server is ready. */
    public String ready() {
        return ready;
    }

    /** The processor time of all its threads since it started; zero where the system does not report it. */
    public Duration work() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
