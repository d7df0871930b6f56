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

/** The program {@code pbem} in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {

    /** 128 and the number of the signal: what a process leaves behind that SIGKILL ended. */
    static final int KILLED = 128 + 9;

    /** SIGTERM, after an orderly end. */
    static final int STOPPED = 128 + 15;

    /** The program as it is shipped, and after it what only the tests have. */
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
     * @param log where its standard error is added
     * @param options of the Java machine
     */
    static ServerProcess start(Path home, Path log, List<String> options, String... words) throws IOException {
        return start("pbem.cli.Main", home, log, options, words);
    }

    /**
     * Starts another program than {@code pbem} that is made of its parts.
     *
     * @param program its class
     */
    static ServerProcess start(String program, Path home, Path log, List<String> options, String... words)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // A life is short here: rather a quick start than fast code.
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
            // with the process
        }
    }

    /** Waits until it says that it serves, or is no more. */
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

    /** SIGTERM; returns when the process has come to its end. */
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
