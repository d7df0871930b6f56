package pbem.cli.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * The directory of a test's servers. Root starts them, as Postfix requires, but mail is stored and our program runs
 * under another user.
 */
final class Grounds implements AutoCloseable {

    /** The owner of the mail: the user nobody exists everywhere, and Postfix lets no program run as root. */
    static final int USER = 65_534;

    static final String USER_NAME = "nobody";

    private static final int PATIENCE_SECONDS = 60;

    private final Path directory;

    private Grounds(Path directory) {
        this.directory = directory;
    }

    /** Skips the test unless root runs it. */
    static Grounds open() throws IOException {
        boolean root = "root".equals(System.getProperty("user.name"));
        Assumptions.assumeTrue(root, "Postfix and Dovecot are started by root only, so this is not tested");
        Path directory = Files.createTempDirectory("pbem-servers");
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new Grounds(directory);
    }

    Path directory() {
        return directory;
    }

    /** Makes a directory that belongs to a user. */
    Path owned(String name, String user) throws IOException, InterruptedException {
        Path made = Files.createDirectories(directory.resolve(name));
        run(List.of("chown", "-R", user, made.toString()));
        return made;
    }

    /** The command, run by the owner of the mail. */
    static List<String> asUser(List<String> command) {
        List<String> words = new ArrayList<>(
                List.of("setpriv", "--reuid=" + USER, "--regid=" + USER, "--clear-groups", "--inh-caps=-all"));
        words.addAll(command);
        return words;
    }

    /** Runs a command, which must succeed. */
    void run(List<String> command) throws IOException, InterruptedException {
        Path log = directory.resolve("commands.log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new AssertionError(command + " failed: " + Files.readString(log));
        }
    }

    /** The logs of the servers, shown when a test fails. */
    String logs() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".log")).toList()) {
                all.append("== ").append(file.getFileName()).append('\n').append(Files.readString(file));
            }
        }
        return all.toString();
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
