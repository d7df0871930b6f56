package pbem.cli.engine;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import pbem.robot.OutsideFault;

/**
 * The process of an outside program. No shell reads its command. Its environment contains {@code PATH}, {@code HOME}
 * and {@code LANG} from ours, and nothing else. Its output is read up to a limit; its standard error is read to the
 * end, and the last part of it is kept. Closing kills the process and all known processes that it started; a
 * {@link Containment} makes sure that all of them end. For use by one thread.
 */
final class EngineProcess implements AutoCloseable {

    private static final Set<String> PASSED = Set.of("PATH", "HOME", "LANG");
    private static final List<Path> LIMITERS = List.of(Path.of("/usr/bin/prlimit"), Path.of("/bin/prlimit"));

    /** The starts of lines that refuse a command: in our protocol, and in that of Go. */
    private static final List<String> REFUSALS = List.of("error", "?");

    private static final int LONGEST_LINE = 10_000;
    private static final int MOST_SAID = 2_000_000;
    private static final int MOST_WAITING = 1_000;
    private static final int COMPLAINT = 200;
    private static final int SHOWN = 80;
    private static final Duration LOOK = Duration.ofMillis(50);
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);
    private static final Duration GOODBYE = Duration.ofMillis(500);
    private static final long DYING = 5;

    private final Process process;

    /**
     * Whether all processes that the program starts end with it. Otherwise its descendants are searched for among all
     * processes of this machine.
     */
    private final boolean contained;

    private final BooleanSupplier stop;
    private final long life;
    private final BlockingQueue<Said> said = new ArrayBlockingQueue<>(MOST_WAITING);
    private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
    private final StringBuilder complaint = new StringBuilder();
    private final Set<ProcessHandle> began = new HashSet<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Thread complaints;
    private long looked;

    /**
     * A line of its output.
     *
     * @param line the line; empty at the end of the output
     * @param tooMuch whether the output exceeded the limit
     */
    private record Said(Optional<String> line, boolean tooMuch) {}

    private EngineProcess(Process process, boolean contained, EngineLimits limits, BooleanSupplier stop) {
        this.process = process;
        this.contained = contained;
        this.stop = stop;
        long now = System.nanoTime();
        this.life = now + limits.life().toNanos();
        this.looked = now - LOOK.toNanos();
        thread("engine-out", this::hear);
        complaints = thread("engine-err", this::hearComplaints);
        thread("engine-in", this::speak);
    }

    private Thread thread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
        return thread;
    }

    /**
     * Starts a program.
     *
     * @param stop asked now and then whether to give up
     * @throws OutsideFault if the program cannot be started
     */
    static EngineProcess start(List<String> command, EngineLimits limits, Containment containment, BooleanSupplier stop)
            throws OutsideFault {
        ProcessBuilder builder = new ProcessBuilder(limited(containment.around(command, limits.megabytes()), limits))
                .directory(new File(System.getProperty("java.io.tmpdir")));
        builder.environment().keySet().retainAll(PASSED);
        try {
            return new EngineProcess(builder.start(), containment.bubblewrap().isPresent(), limits, stop);
        } catch (IOException e) {
            throw new OutsideFault("cannot be started: " + shown(String.valueOf(e.getMessage())));
        }
    }

    /** The command with limits set by a program of the system, which then turns into the wanted program. */
    private static List<String> limited(List<String> command, EngineLimits limits) {
        Optional<Path> limiter = LIMITERS.stream().filter(Files::isExecutable).findFirst();
        List<String> words = new ArrayList<>();
        limiter.ifPresent(path -> words.addAll(List.of(
                path.toString(),
                "--data=" + ((long) limits.megabytes() << 20),
                "--cpu=" + limits.processorSeconds(),
                "--core=0")));
        words.addAll(command);
        return words;
    }

    /** Whether this machine can limit memory. */
    static boolean limitsMemory() {
        return LIMITERS.stream().anyMatch(Files::isExecutable);
    }

    /** Queues a line for the program's input. Only its answers show whether it reads the line. */
    void say(String line) {
        toSay.add(line + "\n");
    }

    /**
     * The lines that the program wrote during a wait.
     *
     * @param lines all of them; the last is the one waited for
     */
    record Heard(List<String> lines) {

        Heard {
            lines = List.copyOf(lines);
        }

        String line() {
            return lines.get(lines.size() - 1);
        }

        /** The rest of the first line that begins that way; empty if there is no such line. */
        String before(String beginning) {
            return lines.stream()
                    .filter(line -> line.startsWith(beginning))
                    .findFirst()
                    .map(line -> line.substring(beginning.length()))
                    .orElse("");
        }
    }

    /**
     * Waits for a line, and returns all lines up to it. All waits in the life of a process together last no longer than
     * two starts and a move.
     *
     * @param wanted a description of the line for the fault
     * @throws OutsideFault if no such line comes in time
     */
    Heard await(String wanted, Predicate<String> fits, Duration limit) throws OutsideFault, EngineStopped {
        long begun = System.nanoTime();
        long patience = Math.min(limit.toNanos(), life - begun);
        List<String> lines = new ArrayList<>();
        while (System.nanoTime() - begun < patience) {
            if (stop.getAsBoolean()) {
                throw new EngineStopped();
            }
            if (System.nanoTime() - looked >= LOOK.toNanos()) { // rarely, since it looks at all processes here
                look();
            }
            Optional<Said> next = next();
            if (next.isEmpty()) {
                continue;
            }
            if (next.get().tooMuch()) {
                throw new OutsideFault("wrote too much output" + complaint());
            }
            if (next.get().line().isEmpty()) {
                throw new OutsideFault("ended" + code() + " before it said " + wanted + lastComplaint());
            }
            String line = next.get().line().get();
            lines.add(line);
            if (fits.test(line)) {
                return new Heard(lines);
            }
            if (REFUSALS.stream().anyMatch(line::startsWith)) {
                throw new OutsideFault("answered something else than " + wanted + ": " + shown(line));
            }
        }
        throw new OutsideFault("did not say " + wanted + " within "
                + Duration.ofNanos(Math.max(0, patience)).toSeconds() + " s" + complaint());
    }

    private void look() {
        if (!contained) {
            process.descendants().forEach(began::add);
        }
        looked = System.nanoTime();
    }

    private Optional<Said> next() throws OutsideFault {
        try {
            return Optional.ofNullable(said.poll(LOOK.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OutsideFault("was interrupted");
        }
    }

    private String code() {
        try {
            return process.waitFor(1, TimeUnit.SECONDS) ? " with code " + process.exitValue() : "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /**
     * The end of the standard error of a program that has ended. Waits a moment, since it may arrive after the output.
     */
    private String lastComplaint() throws OutsideFault {
        try {
            complaints.join(LAST_WORDS.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OutsideFault("was interrupted");
        }
        return complaint();
    }

    private String complaint() {
        synchronized (complaint) {
            return complaint.length() == 0 ? "" : "; its standard error ends: " + shown(complaint.toString());
        }
    }

    static OutsideFault noMove(String answer) {
        return new OutsideFault("gave no legal move: " + shown(answer));
    }

    /** The text without characters that control a terminal or break a line, shortened. */
    static String shown(String text) {
        String plain = text.strip().replaceAll("[^\\x20-\\x7e]+", "?");
        return plain.length() <= SHOWN ? plain : plain.substring(0, SHOWN) + "...";
    }

    private void hear() {
        int all = 0;
        try (InputStream in = process.getInputStream()) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (++all > MOST_SAID || line.size() > LONGEST_LINE) {
                    said.put(new Said(Optional.empty(), true));
                    return;
                }
                if (next == '\n') {
                    said.put(new Said(
                            Optional.of(line.toString(StandardCharsets.UTF_8).strip()), false));
                    line.reset();
                } else {
                    line.write(next);
                }
            }
        } catch (IOException e) {
            // it has ended, as at the end of its output
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        try {
            said.put(new Said(Optional.empty(), false));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void hearComplaints() {
        byte[] bytes = new byte[4096];
        try (InputStream in = process.getErrorStream()) {
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                synchronized (complaint) {
                    complaint.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
                    complaint.delete(0, Math.max(0, complaint.length() - COMPLAINT));
                }
            }
        } catch (IOException e) {
            // it has ended
        }
    }

    private void speak() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write(toSay.take().getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            // it no longer reads its input
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tells the program to quit and waits briefly, so that it can end in an orderly way. */
    void end() {
        say("quit");
        try {
            process.waitFor(GOODBYE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Kills the process and the processes that it started, which may run on after it has ended. */
    @Override
    public void close() {
        look();
        process.destroyForcibly();
        List.copyOf(began).forEach(child -> child.descendants().forEach(began::add));
        began.forEach(ProcessHandle::destroyForcibly);
        threads.forEach(Thread::interrupt);
        try {
            process.waitFor(DYING, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
