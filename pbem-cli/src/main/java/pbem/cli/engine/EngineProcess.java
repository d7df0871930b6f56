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
 * A program while it runs. No shell reads its command; its environment holds {@code PATH}, {@code HOME} and {@code LANG} as
 * ours does, and nothing else. What it says is read up to a bound, and what it says
 * on standard error to its end, of which a little is kept. Closing kills it and all that it began and that is known of; a
 * {@link Containment} knows of all. For one thread.
 */
final class EngineProcess implements AutoCloseable {

    private static final Set<String> PASSED = Set.of("PATH", "HOME", "LANG");
    private static final List<Path> LIMITERS = List.of(Path.of("/usr/bin/prlimit"), Path.of("/bin/prlimit"));

    /** How a line begins that refuses: in our protocol, and in that of Go. */
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
    private final BooleanSupplier stop;
    private final long life;
    private final BlockingQueue<Said> said = new ArrayBlockingQueue<>(MOST_WAITING);
    private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
    private final StringBuilder complaint = new StringBuilder();
    private final Set<ProcessHandle> began = new HashSet<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Thread complaints;

    /**
     * Something that came from it.
     *
     * @param line empty at the end
     * @param tooMuch whether it said more than anybody reads
     */
    private record Said(Optional<String> line, boolean tooMuch) {}

    private EngineProcess(Process process, EngineLimits limits, BooleanSupplier stop) {
        this.process = process;
        this.stop = stop;
        this.life = System.nanoTime() + limits.life().toNanos();
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
     * @param stop asked now and then
     * @throws OutsideFault if it cannot be started
     */
    static EngineProcess start(List<String> command, EngineLimits limits, Containment containment, BooleanSupplier stop)
            throws OutsideFault {
        ProcessBuilder builder = new ProcessBuilder(limited(containment.around(command), limits))
                .directory(new File(System.getProperty("java.io.tmpdir")));
        builder.environment().keySet().retainAll(PASSED);
        try {
            return new EngineProcess(builder.start(), limits, stop);
        } catch (IOException e) {
            throw new OutsideFault("cannot be started: " + shown(String.valueOf(e.getMessage())));
        }
    }

    /** What it may use is limited by a program of the system, which becomes the program in question. */
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

    /** Whether memory can be limited here. */
    static boolean limitsMemory() {
        return LIMITERS.stream().anyMatch(Files::isExecutable);
    }

    /** Says a line to it, soon; whether it listens shows in what it answers. */
    void say(String line) {
        toSay.add(line + "\n");
    }

    /**
     * What was heard from it while something was waited for.
     *
     * @param lines all of them, with the one that was wanted last
     */
    record Heard(List<String> lines) {

        Heard {
            lines = List.copyOf(lines);
        }

        String line() {
            return lines.get(lines.size() - 1);
        }

        /** What a line that begins so goes on with; empty without one. */
        String before(String beginning) {
            return lines.stream()
                    .filter(line -> line.startsWith(beginning))
                    .findFirst()
                    .map(line -> line.substring(beginning.length()))
                    .orElse("");
        }
    }

    /**
     * The lines from now on to the first that is wanted. All that it is waited for in its life is no longer than the
     * limits for two beginnings and a move.
     *
     * @param wanted in words, for the fault
     * @throws OutsideFault if none comes in time
     */
    Heard await(String wanted, Predicate<String> fits, Duration limit) throws OutsideFault, EngineStopped {
        long begun = System.nanoTime();
        long patience = Math.min(limit.toNanos(), life - begun);
        long looked = begun - LOOK.toNanos();
        List<String> lines = new ArrayList<>();
        while (System.nanoTime() - begun < patience) {
            if (stop.getAsBoolean()) {
                throw new EngineStopped();
            }
            if (System.nanoTime() - looked >= LOOK.toNanos()) { // not for each line: it looks at all that runs here
                looked = System.nanoTime();
                process.descendants().forEach(began::add);
            }
            Optional<Said> next = next();
            if (next.isEmpty()) {
                continue;
            }
            if (next.get().tooMuch()) {
                throw new OutsideFault("says more than anybody reads" + complaint());
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
                throw new OutsideFault("answered, where " + wanted + " was wanted: " + shown(line));
            }
        }
        throw new OutsideFault("did not say " + wanted + " within "
                + Duration.ofNanos(Math.max(0, patience)).toSeconds() + " s" + complaint());
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

    /** The standard error of a program that has ended may be read a moment after its output: this waits for its end. */
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
        return new OutsideFault("answered what is no move there: " + shown(answer));
    }

    /** Nothing in it moves a terminal or breaks a line. */
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
            // it is over, as at the end
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
            // it is over
        }
    }

    private void speak() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write(toSay.take().getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            // it does not listen any more
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says goodbye and waits a little, so that an orderly program can end in order. */
    void end() {
        say("quit");
        try {
            process.waitFor(GOODBYE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Also where it has ended: what it began may still run. */
    @Override
    public void close() {
        process.descendants().forEach(began::add);
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
