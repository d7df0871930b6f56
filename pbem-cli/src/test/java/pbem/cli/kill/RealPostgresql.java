package pbem.cli.kill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import pbem.cli.demo.FreePort;
import pbem.testkit.Programs;

/**
 * An installed PostgreSQL on loopback, which can be killed with all its processes and can have a standby. PostgreSQL
 * refuses to run as root, so under root it runs as the user nobody.
 */
final class RealPostgresql implements AutoCloseable {

    static final String USER = "postgres";

    private static final int OLDEST = 15;
    private static final int NEWEST = 20;
    private static final int PATIENCE_SECONDS = 60;
    private static final boolean ROOT = "root".equals(System.getProperty("user.name"));
    private static final String NOBODY = "65534";

    private final Path programs;
    private final Path ground;
    private final Path data;
    private final int port;

    private RealPostgresql(Path programs, Path ground, int port) {
        this.programs = programs;
        this.ground = ground;
        this.data = ground.resolve("data");
        this.port = port;
    }

    /** Makes an empty server that does not run yet; skips the test where PostgreSQL is not installed. */
    static RealPostgresql make() throws Exception {
        RealPostgresql server = nothing(FreePort.any());
        server.run(
                server.program("initdb"),
                "--pgdata=" + server.data,
                "--username=" + USER,
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync");
        Files.writeString(server.data.resolve("postgresql.auto.conf"), """
                listen_addresses = '127.0.0.1'
                unix_socket_directories = ''
                wal_level = replica
                hot_standby = on
                # The processes are killed, not the machine.
                fsync = off
                full_page_writes = off
                """);
        return server;
    }

    private static RealPostgresql nothing(int port) throws Exception {
        String[] places = Stream.concat(
                        IntStream.iterate(NEWEST, version -> version >= OLDEST, version -> version - 1)
                                .mapToObj(version -> "/usr/lib/postgresql/" + version + "/bin/pg_basebackup"),
                        Stream.of("pg_basebackup"))
                .toArray(String[]::new);
        Path programs = Programs.of("postgresql", places).toRealPath().getParent();
        Assumptions.assumeTrue(
                Files.isExecutable(programs.resolve("initdb")),
                "there is no PostgreSQL but its clients, so this is not tested");
        Path ground = Files.createTempDirectory("pbem-postgresql");
        Files.setPosixFilePermissions(ground, PosixFilePermissions.fromString("rwxr-xr-x"));
        RealPostgresql server = new RealPostgresql(programs, ground, port);
        if (ROOT) {
            server.runAsWeAre("chown", NOBODY + ":" + NOBODY, ground.toString());
        }
        return server;
    }

    int port() {
        return port;
    }

    private String program(String name) {
        return programs.resolve(name).toString();
    }

    /** Returns once the server answers. */
    void start() throws Exception {
        run(
                program("pg_ctl"),
                "start",
                "--pgdata=" + data,
                "--log=" + ground.resolve("log"),
                "--wait",
                "--timeout=" + PATIENCE_SECONDS,
                "--options=-p " + port);
    }

    /** Stops it as an admin does: clients are cut off. */
    void stop() throws Exception {
        run(program("pg_ctl"), "stop", "--pgdata=" + data, "--mode=fast", "--wait");
    }

    /** Sends SIGKILL to all its processes; returns when they are gone. */
    void kill() throws IOException {
        long pid = Long.parseLong(
                Files.readAllLines(data.resolve("postmaster.pid")).get(0).strip());
        ProcessHandle parent = ProcessHandle.of(pid).orElseThrow();
        List<ProcessHandle> all = new ArrayList<>(List.of(parent));
        all.addAll(parent.descendants().toList());
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(process -> process.onExit().join());
    }

    /** Makes a standby at this port; it runs when this returns. */
    RealPostgresql standby(int at) throws Exception {
        RealPostgresql standby = nothing(at);
        run(
                program("pg_basebackup"),
                "--host=127.0.0.1",
                "--port=" + port,
                "--username=" + USER,
                "--pgdata=" + standby.data,
                "--wal-method=stream",
                "--checkpoint=fast",
                "--write-recovery-conf",
                "--no-sync");
        standby.start();
        return standby;
    }

    /** From now on a write must have reached the standby; returns once there is one. */
    void demandStandby() throws Exception {
        sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
        sql("SELECT pg_reload_conf()");
        for (int i = 0; !"1".equals(sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")); i++) {
            if (i > 10 * PATIENCE_SECONDS) {
                throw new AssertionError("the standby does not come: " + Files.readString(ground.resolve("log")));
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    /** Makes a standby the primary, without a standby of its own. */
    void promote() throws Exception {
        run(program("pg_ctl"), "promote", "--pgdata=" + data, "--wait");
        sql("ALTER SYSTEM SET synchronous_standby_names = ''");
        sql("SELECT pg_reload_conf()");
    }

    /** The first column of the first row of the answer; empty if there is none. */
    String sql(String statement) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:postgresql://127.0.0.1:" + port + "/postgres", USER, "");
                Statement asked = connection.createStatement()) {
            if (!asked.execute(statement)) {
                return "";
            }
            try (ResultSet rows = asked.getResultSet()) {
                return rows.next() ? rows.getString(1) : "";
            }
        }
    }

    private void run(String... command) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        if (ROOT) {
            words.addAll(
                    List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups", "--inh-caps=-all"));
        }
        words.addAll(List.of(command));
        runAsWeAre(words.toArray(String[]::new));
    }

    private void runAsWeAre(String... command) throws IOException, InterruptedException {
        Path said = Files.createTempFile("pbem", ".out");
        Process process = new ProcessBuilder(command)
                .directory(ground.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new AssertionError(List.of(command) + " failed: " + Files.readString(said));
        }
        Files.delete(said);
    }

    /** Stops the server and deletes its files. */
    @Override
    public void close() throws IOException {
        if (Files.exists(data.resolve("postmaster.pid")) && lives()) {
            kill();
        }
        try (Stream<Path> files = Files.walk(ground)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private boolean lives() throws IOException {
        long pid = Long.parseLong(
                Files.readAllLines(data.resolve("postmaster.pid")).get(0).strip());
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }
}
