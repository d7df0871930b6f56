package pbem.cli.installed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import pbem.testkit.Programs;

/**
 * A copy of the Debian on which the tests run, where a test may install and start anything: changes stay in memory, its
 * processes and its network are separate, and all of it is gone at the end.
 */
final class ThrowawayDebian {

    private static final int PATIENCE_SECONDS = 600;

    /**
     * The copy shows the machine's files except /run and other disks. The package is copied in, since the project may
     * lie on another disk.
     */
    private static final String ENTRY = """
            set -e
            mount -t tmpfs tmpfs "$1"
            mkdir "$1/upper" "$1/work" "$1/root"
            cp "$3" "$1/upper/package.deb"
            mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
            mount -t proc proc "$1/root/proc"
            mount --rbind /dev "$1/root/dev"
            mount -t tmpfs tmpfs "$1/root/run"
            mkdir "$1/root/run/lock"
            ip link set lo up
            exec chroot "$1/root" sh -c "$2"
            """;

    /**
     * The same copy, with systemd as its first process. It is no chroot, since nobody in one may begin the user
     * namespace of {@code PrivateUsers}. Of the units of a system's start only the journal is left.
     */
    private static final String BOOT = """
            set -e
            mount -t tmpfs tmpfs "$1"
            mkdir "$1/upper" "$1/work" "$1/root"
            cp "$3" "$1/upper/package.deb"
            printf '%s\\n' "$2" >"$1/upper/script"
            mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
            cd "$1/root"
            mount -t proc proc proc
            mount --rbind /dev dev
            mount -t sysfs -o ro sysfs sys
            mount -t cgroup2 cgroup2 sys/fs/cgroup
            mount -t tmpfs tmpfs run
            ip link set lo up
            for unit in lib/systemd/system/sysinit.target.wants/*.service etc/systemd/system/sysinit.target.wants/*.service
            do
                case $unit in
                    */systemd-journald.service | *'*'*) ;;
                    *) ln -sf /dev/null "etc/systemd/system/${unit##*/}" ;;
                esac
            done
            cat >etc/systemd/system/script.service <<'END'
            [Unit]
            DefaultDependencies=no
            [Service]
            Type=oneshot
            StandardOutput=append:/printed
            StandardError=append:/printed
            Environment=PBEM_REHEARSAL=no
            ExecStart=/bin/sh /script
            ExecStopPost=/bin/sh -c 'echo "it ended: $SERVICE_RESULT" >>/printed'
            ExecStopPost=/bin/systemctl --force --force poweroff
            END
            touch printed
            mount --bind "$4" printed
            mkdir -p before
            pivot_root . before
            cd /
            umount -l /before
            exec env -i container=lxc PATH=/usr/sbin:/usr/bin:/sbin:/bin /usr/bin/systemd --unit=script.service
            """;

    private final Path directory;
    private final Path deb;

    private ThrowawayDebian(Path directory, Path deb) {
        this.directory = directory;
        this.deb = deb;
    }

    /**
     * Skips the test where there is no Debian, or where it cannot be copied like this.
     *
     * @param deb the package, /package.deb in the copy
     */
    static ThrowawayDebian open(Path directory, Path deb) throws Exception {
        Programs.of("dpkg", "dpkg-deb");
        Programs.of("util-linux", "unshare");
        Programs.of("iproute2", "ip");
        ThrowawayDebian debian = new ThrowawayDebian(directory, deb);
        Assumptions.assumeTrue(
                debian.run("true").code() == 0,
                "no process of ours may mount anything here (root may, outside of a container), so no package is installed");
        Assumptions.assumeTrue(
                debian.run("java -version").code() == 0,
                "Java lies on another disk than the system, so no program starts");
        return debian;
    }

    record Run(int code, String printed) {}

    /** Runs a script in a fresh copy. */
    Run run(String script) throws IOException, InterruptedException {
        return run(ENTRY, script, directory);
    }

    /**
     * Runs a script as a unit of systemd, which is the first process of a fresh copy; what it printed tells how the unit
     * ended. Skips the test where systemd does not start.
     */
    String runUnderSystemd(String script) throws IOException, InterruptedException {
        Programs.of("systemd", "systemctl");
        Path printed = Files.createTempFile(directory, "printed", ".log");
        Run run = run(BOOT, script, printed);
        Assumptions.assumeFalse(Files.size(printed) == 0, "no systemd starts here: " + run.printed());
        return Files.readString(printed);
    }

    private Run run(String entry, String script, Path printed) throws IOException, InterruptedException {
        Path log = Files.createTempFile(directory, "entry", ".log");
        Path mount = Files.createTempDirectory(directory, "mount");
        List<String> command = new ArrayList<>(
                List.of("unshare", "--mount", "--net", "--pid", "--fork", "--cgroup", "--ipc", "--uts"));
        command.addAll(List.of("sh", "-c", entry, "sh", mount.toString(), script, deb.toString(), printed.toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("PBEM_") || name.startsWith("JAVA_"));
        Process process = builder.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new AssertionError("did not end: " + Files.readString(log));
        }
        return new Run(process.exitValue(), Files.readString(log));
    }
}
