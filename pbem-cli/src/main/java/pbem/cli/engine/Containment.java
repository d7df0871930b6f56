package pbem.cli.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Isolates an outside program with Bubblewrap where that works. The program sees the system's programs and libraries
 * and the files that its command names, and can write only temporary files of its own, which are in memory and have a
 * limit. It has no network and sees only its own processes, which all end with the first of them, however they were
 * started.
 *
 * @param bubblewrap the path of Bubblewrap; empty where none works
 * @param hidden a directory that the program never sees, even if its command names a directory around it
 * @param sized whether what it writes has a limit, for which Bubblewrap must be of version 0.7 or later
 */
public record Containment(Optional<Path> bubblewrap, Path hidden, boolean sized) {

    private static final List<Path> PLACES = List.of(Path.of("/usr/bin/bwrap"), Path.of("/usr/local/bin/bwrap"));

    /** What programs need from the system; it contains nothing of this server or of people. */
    private static final List<String> SYSTEM = List.of(
            "/usr",
            "/bin",
            "/sbin",
            "/lib",
            "/lib32",
            "/lib64",
            "/opt",
            "/nix/store",
            "/gnu/store",
            "/etc/alternatives",
            "/etc/ld.so.cache",
            "/etc/ld.so.conf",
            "/etc/ld.so.conf.d",
            "/etc/localtime");

    private static final String TEMPORARY = "/tmp";
    private static final List<String> WRITABLE = List.of(TEMPORARY, "/dev/shm");
    private static final long PATIENCE_SECONDS = 10;

    /** No containment: a program runs with all rights of this server. */
    public static Containment none() {
        return new Containment(Optional.empty(), Path.of("/"), false);
    }

    /** The containment that this machine allows. Bubblewrap may be installed, but not permitted. */
    public static Containment of(Path home) {
        return PLACES.stream()
                .filter(Files::isExecutable)
                .flatMap(path -> Stream.of(true, false).map(sized -> new Containment(Optional.of(path), home, sized)))
                .filter(Containment::works)
                .findFirst()
                .orElse(new Containment(Optional.empty(), home, false));
    }

    private static boolean works(Containment containment) {
        try {
            Process trial = new ProcessBuilder(containment.around(List.of("/bin/true"), 1))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = trial.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            trial.destroyForcibly();
            return ended && trial.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * The command that runs that command contained; the same command where there is no containment.
     *
     * @param megabytes the limit of what it writes to each place
     */
    List<String> around(List<String> command, int megabytes) {
        String most = Long.toString((long) megabytes << 20);
        List<String> words = new ArrayList<>();
        bubblewrap.ifPresent(path -> {
            words.addAll(List.of(path.toString(), "--unshare-all", "--die-with-parent", "--new-session"));
            SYSTEM.forEach(place -> words.addAll(List.of("--ro-bind-try", place, place)));
            words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
            WRITABLE.forEach(place -> {
                words.addAll(sized ? List.of("--size", most) : List.of());
                words.addAll(List.of("--tmpfs", place));
            });
            named(command).forEach(place -> words.addAll(List.of("--ro-bind-try", place, place)));
            places(hidden).forEach(place -> words.addAll(List.of("--tmpfs", place)));
            String program = command.get(0);
            words.addAll(program.startsWith("/") ? List.of("--ro-bind-try", program, program) : List.of());
            places(hidden).forEach(place -> words.addAll(List.of("--remount-ro", place)));
            words.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/")); // in memory, too, and without a limit
            words.addAll(List.of("--setenv", "HOME", TEMPORARY, "--chdir", TEMPORARY, "--"));
        });
        words.addAll(command);
        return words;
    }

    /** The path of a directory, and its real path if it is a link. */
    private static Set<String> places(Path directory) {
        Set<String> places =
                new LinkedHashSet<>(Set.of(directory.toAbsolutePath().toString()));
        try {
            places.add(directory.toRealPath().toString());
        } catch (IOException e) {
            return places; // it does not exist
        }
        return places;
    }

    /** Files and directories that the command's arguments name, as in {@code -cp /a:/b} or {@code --net=/c}. */
    private static List<String> named(List<String> command) {
        return command.stream()
                .skip(1)
                .flatMap(word -> Arrays.stream(word.split("[:=]")))
                .filter(word -> word.length() > 1 && word.startsWith("/"))
                .toList();
    }
}
