package pbem.cli.kill;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The program {@code pbem} as a process that can be killed. */
final class ServerProcess implements AutoCloseable {

    /** The exit code after SIGKILL: 128 plus the number of the signal. */
    static final int KILLED = 128 + 9;

    /** The exit code after SIGTERM and an orderly end. */
    static final int STOPPED = 128 + 15;

    /** The program as shipped, followed by the classes that only tests have. */
    private static final String CLASSES = Stream.of(
                    System.getProperty("pbem.jar", System.getProperty("java.class.path")), testClasses())
            .collect(Collectors.joining(File.pathSeparator));

    private final Process process;
    private final CountDownLatch serving = new CountDownLatch(1);

    private ServerProcess(Process process) {
        this.process = process;
    }

    /**
     * Starts a verb.
     *
     * @param log the file to which its standard error is appended
     * @param options options of the Java machine
     */
    static ServerProcess start(Path home, Path log, List<String> options, String... words) throws IOException {
        return start("pbem.cli.Main", home, log, options, words);
    }

    /**
     * Starts another program made of the parts of {@code pbem}.
     *
     * @param program its class
     */
    static ServerProcess start(String program, Path home, Path log, List<String> options, String... words)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // These processes live briefly, so a quick start counts more than fast code.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(options);
        command.addAll(List.of("-cp", CLASSES));
        command.add(program);
        command.addAll(List.of(words));
        command.addAll(List.of("--home", home.toString()));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
        ServerProcess started = new ServerProcess(builder.start());
        Thread reader = new Thread(started::read, "pbem-output");
        reader.setDaemon(true);
        reader.start();
        return started;
    }

    private static String testClasses() {
        try {
            return Path.of(ServerProcess.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            String line = output.readLine();
            while (line != null) {
                if (line.startsWith("Address:")) {
                    serving.countDown();
                }
                line = output.readLine();
            }
        } catch (IOException ended) {
            // the process has ended
        }
    }

    /** Waits until the process says that it serves, or has ended. */
    void awaitServing() throws InterruptedException {
        while (process.isAlive() && !serving.await(20, TimeUnit.MILLISECONDS)) {
            // it is still starting
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** SIGKILL; returns when the process is gone. */
    int kill() throws InterruptedException {
        process.destroyForcibly();
        return process.waitFor();
    }

    /** SIGKILL; from any thread, without waiting. */
    void killNow() {
        process.destroyForcibly();
    }

    /** SIGTERM; returns when the process has ended. */
    int stop() throws InterruptedException {
        process.destroy();
        return process.waitFor();
    }

    int awaitEnd() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
