package pbem.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.cli.Main;
import pbem.cli.config.Configuration;
import pbem.cli.config.RobotSettings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Move;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.phrase.HarmlessText;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.repository.robot.StuckBoard;
import pbem.robot.OutsideFault;
import pbem.robot.RobotPlay;
import pbem.robot.RobotRules;
import pbem.testkit.Programs;

/**
 * Outside programs as real processes: our own engine as an outside one, and scripts that misbehave in every known way.
 */
class EnginesTest {

    private static final Duration LONG = Duration.ofSeconds(100);
    private static final Duration SHORT = Duration.ofSeconds(1);

    /** A script's polite answers, up to the answer to {@code go}. */
    private static final String POLITE =
            "while read -r line; do case \"$line\" in pbem) echo pbemok;; isready) echo readyok;; quit) exit 0;; go*) ";

    @TempDir
    private static Path directory;

    private static final List<Integer> started = new ArrayList<>();
    private static PbemServer server;
    private static Path program;

    @BeforeAll
    static void open() throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        program = directory.resolve("stone");
        write("exit 0");
        server = PbemServer.open(
                home,
                Configuration.defaults()
                        .with(RobotSettings.PROGRAMS, "stone all " + program)
                        .with(RobotSettings.START_SECONDS, 30));
        server.prepareRobots();
        server.store().change(tx -> {
            for (String user : List.of("alice", "bob")) {
                server.accounts()
                        .enrol(
                                tx,
                                user,
                                user + "@players.example",
                                server.clock().instant());
            }
            return true;
        });
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static void write(String script) throws Exception {
        Path next = directory.resolve("next");
        Files.writeString(next, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(next, PosixFilePermissions.fromString("rwx------"));
        Files.move(next, program, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Otherwise they would wait for a robot in the next test, too. */
    @AfterEach
    void endBoards() {
        started.forEach(number -> server.store()
                .change(tx -> server.administration()
                        .adjudicate(
                                tx,
                                number,
                                List.of(),
                                "admin",
                                "over",
                                server.clock().instant())));
        started.clear();
    }

    private static GameRecord started(String game, Map<String, String> options, String... users) {
        GameRecord record = server.store()
                .change(tx -> server.administration()
                        .start(
                                tx,
                                server.games().named(game).orElseThrow(),
                                List.of(users),
                                options,
                                Map.of(),
                                server.clock().instant())
                        .now());
        started.add(record.board().number());
        return record;
    }

    private static Engines engines(Duration start, Duration move, int megabytes, String... command) {
        return engines(Containment.none(), start, move, megabytes, command);
    }

    private static Engines engines(
            Containment containment, Duration start, Duration move, int megabytes, String... command) {
        EngineProgram stone = new EngineProgram(
                "stone", Set.of("chroma", "cholone"), EngineProtocol.PBEM, Map.of(), List.of(command));
        return new Engines(List.of(stone), new EngineLimits(start, move, megabytes, 300), () -> containment);
    }

    private static Engines contained(String... command) {
        return contained(2_000, command);
    }

    private static Engines contained(int megabytes, String... command) {
        Programs.of("bubblewrap", "bwrap");
        Containment containment = Containment.of(directory.resolve("home"));
        assumeThat(containment.bubblewrap()).as("bwrap may be used here").isPresent();
        return engines(containment, LONG, LONG, megabytes, command);
    }

    /** The output of a script, which a contained program answers in place of a move. */
    private static String found(String script) throws Exception {
        write(POLITE + "echo bestmove $(" + script + ");; esac; done");
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        return contained(program.toString())
                .move("stone", board, 1, () -> false)
                .orElseThrow();
    }

    private static String fault(Duration start, Duration move, String script) throws Exception {
        write(script);
        return fault(engines(start, move, 1_000, program.toString()));
    }

    /** The reason why the program gave no move. Its board stays unchanged and goes on. */
    private static String fault(Engines engines) {
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        RobotPlay play = new RobotPlay(server.store(), RobotRules.STANDARD, engines, server.clock());
        int number = board.board().number();
        Optional<RobotPlay.Done> done = play.next("test", () -> false);
        assertThat(done).map(RobotPlay.Done::board).contains(number);
        assertThat(done.get().fault()).containsInstanceOf(OutsideFault.class);
        GameRecord after = server.store().read(tx -> tx.boards().record(number).orElseThrow());
        assertThat(after.revision()).isZero();
        assertThat(after.state()).isEqualTo(GameRecord.State.ACTIVE);
        List<StuckBoard> stuck = server.store().read(tx -> tx.robots().stuck());
        String why = stuck.stream()
                .filter(one -> one.board() == number)
                .map(StuckBoard::why)
                .findFirst()
                .orElseThrow();
        assertThat(why)
                .isEqualTo(done.get().fault().get().getMessage())
                .isEqualTo(HarmlessText.line(why))
                .hasSizeBetween(1, 500);
        return why;
    }

    @Test
    void oneThatIsNotThere() {
        assertThat(fault(engines(LONG, LONG, 1_000, directory.resolve("nothing").toString())))
                .startsWith("stone ");
    }

    @Test
    void oneThatEndsAtOnce() throws Exception {
        assertThat(fault(LONG, LONG, "echo no licence >&2; exit 3"))
                .isEqualTo("stone ended with code 3 before it said pbemok; its standard error ends: no licence");
    }

    @Test
    void oneThatSaysNothing() throws Exception {
        assertThat(fault(SHORT, LONG, "exec sleep 100")).isEqualTo("stone did not say pbemok within 1 s");
    }

    @Test
    void oneThatNeverEndsALine() throws Exception {
        assertThat(fault(LONG, LONG, "exec cat /dev/zero")).isEqualTo("stone wrote too much output");
    }

    @Test
    void oneThatTalksWithoutEnd() throws Exception {
        assertThat(fault(LONG, LONG, "exec yes")).isEqualTo("stone wrote too much output");
    }

    @Test
    void oneThatComplainsWithoutEnd() throws Exception {
        assertThat(fault(SHORT, LONG, "yes oh >&2; exit 1"))
                .startsWith("stone did not say pbemok within 1 s; its standard error ends: ")
                .hasSizeLessThan(300);
    }

    @Test
    void anEngineThatAnswersWithSomethingElseThanAMove() throws Exception {
        assertThat(fault(LONG, LONG, POLITE + "echo bestmove z99;; esac; done"))
                .isEqualTo("stone gave no legal move: z99");
    }

    /** Moves are long in games of many steps, and may have letters of another language. */
    @Test
    void anAnswerIsReadWholeAndQuotedInPart() throws Exception {
        String answer = "\u00e4" + "a1-".repeat(40);
        String script = POLITE + "echo 'bestmove " + answer + "';; esac; done";
        write(script);
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        assertThat(engines(LONG, LONG, 1_000, program.toString()).move("stone", board, 1, () -> false))
                .contains(answer);
        endBoards();
        assertThat(fault(LONG, LONG, script)).isEqualTo("stone gave no legal move: " + answer.substring(0, 80) + "...");
    }

    @Test
    void oneThatAnswersWithNothing() throws Exception {
        assertThat(fault(LONG, LONG, POLITE + "echo 'bestmove (none)';; esac; done"))
                .isEqualTo("stone gave no legal move: (none)");
    }

    @Test
    void oneThatGivesUpHasLost() throws Exception {
        write(POLITE + "echo bestmove resign;; esac; done");
        Board board = started("chroma", Map.of("size", "3"), "stone", "alice").board();
        int number = board.number();
        server.store().change(tx -> {
            Player alice = board.player(new Seat(2));
            Preferences before = tx.preferences().of(alice);
            tx.preferences().set(alice, before.with(Preference.ROBOTS, Preferences.Robots.RESIGN));
            return true;
        });
        Engines engines = engines(LONG, LONG, 1_000, program.toString());
        RobotPlay play = new RobotPlay(server.store(), RobotRules.STANDARD, engines, server.clock());
        assertThat(play.next("test", () -> false)).map(RobotPlay.Done::fault).contains(Optional.empty());
        GameRecord after = server.store().read(tx -> tx.boards().record(number).orElseThrow());
        assertThat(after.outcome().orElseThrow().with(Result.WON)).containsExactly(new Seat(2));
    }

    @Test
    void oneThatAnswersTooLate() throws Exception {
        assertThat(fault(LONG, SHORT, POLITE + "sleep 100; echo bestmove a1;; esac; done"))
                .isEqualTo("stone did not say bestmove within 1 s");
    }

    @Test
    void oneThatSaysThatItCannot() throws Exception {
        assertThat(fault(LONG, LONG, "while read -r line; do echo error what is \"$line\"; done"))
                .isEqualTo("stone answered something else than pbemok: error what is pbem");
    }

    @Test
    void oneThatAnswersWithWhatMovesATerminal() throws Exception {
        assertThat(fault(LONG, LONG, POLITE + "printf 'bestmove \\033[2J\\377\\n';; esac; done"))
                .isEqualTo("stone gave no legal move: [2J\ufffd");
    }

    @Test
    void oneThatTakesMoreMemoryThanItMay() throws Exception {
        assumeThat(Engines.limitMemory()).isTrue();
        write("x=$(head -c 400000000 /dev/zero | tr '\\0' a); echo pbemok $x; exit 7");
        assertThat(fault(engines(LONG, LONG, 50, program.toString()))).contains("before it said pbemok");
    }

    @Test
    void oneThatWillNotDieAndLeavesChildrenBehind() throws Exception {
        Path child = directory.resolve("child");
        String stubborn =
                "trap '' TERM HUP INT PIPE; sleep 1000 & echo $! > " + child + "; while :; do sleep 1000; done";
        assertThat(fault(Duration.ofSeconds(5), LONG, stubborn)).isEqualTo("stone did not say pbemok within 5 s");
        assertThat(child).exists();
        long pid = Long.parseLong(Files.readString(child).strip());
        ProcessHandle.of(pid)
                .ifPresent(left -> left.onExit().orTimeout(60, TimeUnit.SECONDS).join());
        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void itSeesNothingOfOurEnvironmentAndNoShellReadsItsArguments() throws Exception {
        Path seen = directory.resolve("seen");
        write("env > " + seen + "; echo \"$@\" >> " + seen + "; exit 1");
        fault(engines(LONG, LONG, 1_000, program.toString(), "$(touch " + seen + "-too)", ";", "*"));
        assertThat(Files.readAllLines(seen))
                .allMatch(line -> line.matches("(PATH|HOME|LANG|PWD|SHLVL|_|OLDPWD)=.*")
                        || line.equals("$(touch " + seen + "-too) ; * chroma -size=3 --seats 2"));
        assertThat(directory.resolve("seen-too")).doesNotExist();
    }

    @Test
    void oneThatIsStoppedIsKilledAndTheBoardWaitsForAnother() throws Exception {
        write(POLITE + "sleep 1000;; esac; done");
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        Engines engines = engines(LONG, LONG, 1_000, program.toString());
        assertThat(engines.move("stone", board, 1, () -> true)).isEmpty();
    }

    @Test
    void aContainedOneSeesNeitherTheHomeNorTheTemporaryFilesOfOthers() throws Exception {
        assertThat(directory.resolve("home").resolve("pbem.db")).exists();
        assertThat(found("ls -A " + directory + "/home | wc -l")).isEqualTo("0");
        assertThat(found("ls -A " + directory + " | sort")).isEqualTo("home stone");
        assertThat(found("echo none $(ls -d /root /home /var /etc/passwd /etc/pbem /run 2>/dev/null)"))
                .isEqualTo("none");
    }

    @Test
    void aContainedOneSeesNoProcessOfOursAndNoneOfTheirEnvironments() throws Exception {
        String ours = String.valueOf(ProcessHandle.current().pid());
        assertThat(found("cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -c PBEM_; ls -d /proc/" + ours
                        + " 2>/dev/null"))
                .isEqualTo("0");
        assertThat(found("ls -d /proc/[0-9]* | wc -l")).matches("[1-9]");
        assertThat(found("env | sed 's/=.*//' | sort")).doesNotContain("PBEM", "JAVA", "MAVEN");
    }

    @Test
    void aContainedOneHasNoNetworkAndWritesNothingThatStays() throws Exception {
        assertThat(found("sed 1,2d /proc/net/dev | sed 's/:.*//'").strip()).isEqualTo("lo");
        assertThat(found("touch " + directory + "/stone /usr/left 2>/dev/null || echo no"))
                .isEqualTo("no");
        assertThat(found("touch /tmp/left && ls /tmp/left")).isEqualTo("/tmp/left");
        assertThat(Path.of("/tmp/left")).doesNotExist();
    }

    /** What it writes is kept in memory. */
    @Test
    void aContainedOneCannotFillTheMemoryWithItsFiles() throws Exception {
        Path home = directory.resolve("home");
        write(POLITE + "for place in / /dev " + home + " /tmp /dev/shm; do "
                + "head -c 30000000 /dev/zero 2>/dev/null > $place/big; done 2>/dev/null; "
                + "echo bestmove $(stat -c %n=%s //big /dev/big " + home
                + "/big /tmp/big /dev/shm/big 2>/dev/null);; esac; done");
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        assertThat(contained(10, program.toString()).move("stone", board, 1, () -> false))
                .contains("/tmp/big=10485760 /dev/shm/big=10485760");
    }

    @Test
    void aContainedEngineCanReadTheFilesThatItsCommandNames() throws Exception {
        Path net = Files.writeString(directory.resolve("net"), "weights");
        write(POLITE + "echo bestmove $(cat ${1#--net=});; esac; done");
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        assertThat(contained(program.toString(), "--net=" + net).move("stone", board, 1, () -> false))
                .contains("weights");
    }

    /** A detached process has no parent that leads to it, so it is found by its argument. */
    @Test
    void processesThatDetachFromAContainedEngineEndWithIt() throws Exception {
        String mark = "31415" + ProcessHandle.current().pid();
        write("(setsid sleep " + mark + " >/dev/null 2>&1 </dev/null &) ; " + POLITE + "echo bestmove a1;; esac; done");
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        assertThat(contained(program.toString()).move("stone", board, 1, () -> false))
                .contains("a1");
        List<ProcessHandle> left = ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains(mark))
                .toList();
        left.forEach(process -> process.onExit().orTimeout(60, TimeUnit.SECONDS).join());
        assertThat(left).allMatch(process -> !process.isAlive());
    }

    @Test
    void oursPlaysContainedToo() throws Exception {
        GameRecord board = started("chroma", Map.of("size", "3"), "stone", "alice");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Engines engines = contained(
                java, "-Xmx200m", "-cp", System.getProperty("java.class.path"), Main.class.getName(), "engine");
        assertThat(board.position().moves())
                .extracting(Move::notation)
                .contains(engines.move("stone", board, 7, () -> false).orElseThrow());
    }

    /** One of the players has left, which the moves alone do not show. */
    @Test
    void oursIsToOthersAsTheirsIsToUs() throws Exception {
        GameRecord board = started("cholone", Map.of(), "alice", "bob", "stone");
        int number = board.board().number();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Engines engines = engines(
                LONG,
                LONG,
                2_000,
                java,
                "-Xmx200m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "engine");
        GameRecord left = server.store().change(tx -> {
            GameRecord moved = enter(
                    tx,
                    board,
                    new Event.Moved(Seat.at(0), board.position().moves().get(0).notation(), ""));
            return enter(tx, moved, new Event.Resigned(Seat.at(1), ""));
        });
        String move = engines.move("stone", left, 7, () -> false).orElseThrow();
        assertThat(left.position().moves()).extracting(Move::notation).contains(move);
        assertThat(engines.move("stone", left, 7, () -> false)).contains(move);
        assertThat(number).isPositive();
    }

    private static GameRecord enter(Repositories repositories, GameRecord record, Event event) {
        Actor actor = Actor.player(record.board().player(event.by().orElseThrow()));
        return new BoardEvents(repositories)
                .enter(record, event, actor, server.clock().instant());
    }

    @Test
    void aGameThatIsNotItsOwnIsNotAskedOfIt() {
        GameRecord board = started("kroma", Map.of(), "stone", "alice");
        assertThatThrownBy(() -> engines(LONG, LONG, 1_000, "true").move("stone", board, 1, () -> false))
                .hasMessage("stone does not play kroma: see [engines]");
        assertThatThrownBy(() -> engines(LONG, LONG, 1_000, "true").move("marble", board, 1, () -> false))
                .hasMessage("there is no program marble in [engines]");
    }

    @ParameterizedTest
    @CsvSource({
        "stone, false",
        "stone chroma, false",
        "stone chromino /bin/stone, false",
        "stone goo /bin/stone, false",
        "s chroma /bin/stone, false",
        "stone chroma --shell, false",
        "stone chroma /a; Stone kroma /b, false",
        "'', true",
        "stone all /bin/stone -x; pebble chroma /b, true",
    })
    void programsAreNamedInOneForm(String setting, boolean fits) {
        assertThat(EngineProgram.read(setting).isPresent()).isEqualTo(fits);
    }
}
