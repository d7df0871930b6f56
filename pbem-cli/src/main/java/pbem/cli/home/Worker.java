package pbem.cli.home;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The name under which a process claims work, and the sign that it lives: a file of that name in the home, locked until
 * the process ends, however it ends. A file that nobody locks was left by a process that was killed. To find it only
 * hastens what happens anyway when the leases of its claims end, so a worker whose file cannot be made works without
 * one.
 */
final class Worker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    /**
     * The beginning of the names of this process's files. A process loses its lock when it closes any channel to the
     * file, so it must know its own files by name.
     */
    private static final String PROCESS = UUID.randomUUID() + ".";

    /**
     * What a process shows to other processes. A set of signs is stored as the length of its file, which all can see
     * while the file is locked.
     */
    enum Sign {
        /** It acts on the mail of the home. */
        SERVING(1),
        /** The outside programs that it runs can read all files that it can read. */
        FREE_ENGINES(2),
        /** The outside programs that it runs cannot read all files that it can read. */
        CONTAINED_ENGINES(4);

        private final int bit;

        Sign(int bit) {
            this.bit = bit;
        }
    }

    private final String name = PROCESS + UUID.randomUUID();
    private final Path file;
    private Optional<FileChannel> locked = Optional.empty();
    private int shown;

    private Worker(Path directory) {
        this.file = directory.resolve(name);
    }

    static Worker in(Path directory) {
        Worker worker = new Worker(directory);
        try {
            OwnerOnly.makeDirectory(directory);
            worker.lock();
        } catch (IOException e) {
            LOG.debug("no sign of life can be shown in {}", directory, e);
        }
        Stream.concat(Stream.of(directory), signs(directory).stream()).forEach(Worker::tighten);
        return worker;
    }

    private static void tighten(Path path) {
        try {
            OwnerOnly.tighten(path);
        } catch (IOException e) {
            LOG.debug("the permissions of {} cannot be restricted", path, e);
        }
    }

    private void lock() throws IOException {
        boolean standing = false;
        while (!standing) {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel.lock();
            standing = Files.exists(file); // otherwise another process deleted it before it was locked
            if (standing) {
                locked = Optional.of(channel);
            } else {
                channel.close();
            }
        }
    }

    synchronized void show(Sign sign) {
        shown |= sign.bit;
        try {
            if (locked.isPresent()) {
                locked.get().write(ByteBuffer.allocate(shown), 0);
            }
        } catch (IOException e) {
            LOG.debug("{} does not say {}", file, sign, e);
        }
    }

    String name() {
        return name;
    }

    /**
     * Finds the processes that were killed.
     *
     * @param release takes the name of each process and gives up its claims; if it throws, that process is found again
     */
    void releaseDead(Consumer<String> release) {
        for (Path other : others()) {
            try (FileChannel channel = FileChannel.open(other, StandardOpenOption.WRITE);
                    FileLock lock = channel.tryLock()) {
                if (lock != null) {
                    release.accept(other.getFileName().toString());
                    Files.deleteIfExists(other);
                }
            } catch (IOException | OverlappingFileLockException e) {
                LOG.debug("{} cannot be checked by this process", other, e);
            }
        }
    }

    /** Whether a process works on the home at this moment; also true if this process may not see that. */
    static boolean anyIn(Path directory) {
        return Files.exists(directory) && !Files.isReadable(directory)
                || signs(directory).stream()
                        .anyMatch(sign -> sign.getFileName().toString().startsWith(PROCESS) || lives(sign));
    }

    /** Whether a process that works on the home at this moment shows that sign. */
    static boolean anyShowing(Path directory, Sign wanted) {
        return signs(directory).stream()
                .anyMatch(sign -> (sign.toFile().length() & wanted.bit) != 0
                        && (sign.getFileName().toString().startsWith(PROCESS) || lives(sign)));
    }

    private static boolean lives(Path sign) {
        try (FileChannel channel = FileChannel.open(sign, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (NoSuchFileException gone) {
            return false;
        } catch (IOException | OverlappingFileLockException e) {
            return true;
        }
    }

    private List<Path> others() {
        return signs(file.getParent()).stream()
                .filter(other -> !other.getFileName().toString().startsWith(PROCESS))
                .toList();
    }

    private static List<Path> signs(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    @Override
    public void close() {
        try {
            if (locked.isPresent()) {
                Files.deleteIfExists(file);
                locked.get().close();
            }
        } catch (IOException e) {
            LOG.debug("{} stays", file, e);
        }
    }
}
