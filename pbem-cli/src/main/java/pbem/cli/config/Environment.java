package pbem.cli.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The variables that the program was started with. The environment of a process can be read in {@code /proc} by every
 * process of its user for as long as it lives. So {@code bin/pbem} removes the secrets from it and passes them through
 * a pipe, which is empty after it has been read.
 */
public final class Environment {

    /** Names the file descriptor of the pipe, from which a line {@code NAME=VALUE} can be read for each secret. */
    static final String PIPE = "PBEM_SECRETS_FD";

    private static volatile Map<String, String> variables = read();

    private Environment() {}

    public static Map<String, String> variables() {
        return variables;
    }

    /** Forgets all variables but these: other settings come from the home alone from then on. */
    public static void only(Map<String, String> kept) {
        variables = kept;
    }

    private static Map<String, String> read() {
        Map<String, String> environment = System.getenv();
        if (!environment.containsKey(PIPE)) {
            return environment;
        }
        try {
            return with(environment, Path.of("/dev/fd", environment.get(PIPE)));
        } catch (IOException e) {
            throw new UncheckedIOException("the secrets of the environment cannot be read", e);
        }
    }

    /**
     * Adds the secrets from the pipe. Some shells use a file without a name as the pipe. It could be read as long as
     * the program runs, so it is emptied.
     */
    static Map<String, String> with(Map<String, String> environment, Path pipe) throws IOException {
        Map<String, String> all;
        try (InputStream secrets = Files.newInputStream(pipe)) {
            all = with(environment, secrets);
        }
        if (Files.isRegularFile(pipe)) {
            Files.write(pipe, new byte[0]);
        }
        return all;
    }

    static Map<String, String> with(Map<String, String> environment, InputStream secrets) throws IOException {
        Map<String, String> all = new HashMap<>(environment);
        new String(secrets.readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.split("=", 2))
                .filter(parts -> parts.length == 2)
                .forEach(parts -> all.put(parts[0], parts[1]));
        return Map.copyOf(all);
    }
}
