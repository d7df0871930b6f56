package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.doctor.DnsLook;
import pbem.cli.doctor.Doctor;
import pbem.cli.doctor.Finding;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.GameJars;
import pbem.cli.home.Home;
import pbem.cli.home.Restoration;
import pbem.game.Game;
import pbem.rating.RatingChange;
import pbem.record.GameRecord;
import pbem.schedule.Scheduler;
import pbem.store.Audit;

/** Games that an admin puts into the home as jars. */
class GameJarTest {

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void a_home_with_a_directory_of_games() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        Files.createDirectory(
                home.gameDirectory(),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    private Path jar(String name) {
        return home.gameDirectory().resolve(name);
    }

    @Test
    void a_game_of_a_jar_is_played_by_mail_and_waits_unharmed_while_the_jar_is_away() throws Exception {
        GameJarFile.write(jar("noughts.jar"), "noughts");
        Path copy = directory.resolve("copy");
        try (HomeMaker life = new HomeMaker(home)) {
            life.signUps();
            life.start("noughts", "alice", "bob");
            for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
                life.reply(HomeMaker.onTurn(life.record(101)), 101, move, "");
            }
            assertThat(life.record(101).state()).isEqualTo(GameRecord.State.FINISHED);
            List<RatingChange> rated =
                    life.server.store().read(tx -> tx.ratings().changes(101));
            assertThat(rated).hasSize(2);
            life.start("noughts", "alice", "bob");
            life.reply("alice", 102, "b2", "");
            life.start("cholone", "alice", "bob");
            life.server.scheduler().beat(life.clock.instant());
            assertThat(Audit.of(life.server.store())).isEqualTo(new Audit.Report(3, List.of(), List.of()));
            new BackupCopy(copy).take(home, life.server.database());
            assertThat(Files.readString(copy.resolve("SHA256SUMS"))).contains("  games/noughts.jar");
        }
        Files.move(jar("noughts.jar"), directory.resolve("noughts.jar"));
        try (HomeMaker life = new HomeMaker(home, Duration.ofDays(1))) {
            assertThat(life.server.missingGames()).containsExactly("noughts");
            life.server.scheduler().beat(life.clock.instant());
            life.play(103, 1);
            life.act("bob", "move 102 a1");
            assertThat(life.newestMail()).contains("Board 102 waits: its game, noughts, is not on this server");
            life.stayUpFor(Duration.ofDays(60));
            Scheduler.Round round = life.server.scheduler().round(life.clock.instant());
            assertThat(round.failures()).isEmpty();
            assertThat(round.lapses()).as("on the board of cholone alone").isEqualTo(1);
            Audit.Report report = Audit.of(life.server.store());
            assertThat(report.faults()).isEmpty();
            assertThat(report.unchecked())
                    .hasSize(2)
                    .allSatisfy(line -> assertThat(line).endsWith("its game is missing: noughts"));
        }
        Files.writeString(jar("broken.jar"), "no jar");
        assertThat(Doctor.examine(home, Map.of(), DnsLook.PLAIN).stream()
                        .filter(finding -> finding.subject().equals("games"))
                        .map(Finding::says))
                .satisfiesExactly(
                        broken -> assertThat(broken).startsWith(jar("broken.jar") + " is not used: "),
                        missing ->
                                assertThat(missing).startsWith("boards wait for games that are missing here: noughts"));
        Files.move(directory.resolve("noughts.jar"), jar("noughts.jar"));
        try (HomeMaker life = new HomeMaker(home, Duration.ofDays(62))) {
            life.server.scheduler().beat(life.clock.instant());
            life.server.scheduler().catchUp(failure -> {
                throw new AssertionError(failure);
            });
            assertThat(life.server.scheduler().round(life.clock.instant()).lapses())
                    .isZero();
            life.reply("bob", 102, "a1", "");
            assertThat(life.record(102).moves()).isEqualTo(2);
            assertThat(Audit.of(life.server.store()).faults()).isEmpty();
        }
        Home other = new Home(directory.resolve("other"));
        Restoration without = new Restoration(copy, other, Configuration.defaults(), true, false);
        without.run(Instant.now());
        assertThat(without.leftGames()).containsExactly("noughts.jar");
        assertThat(other.games().jars()).isEmpty();
        new Restoration(copy, other, Configuration.defaults(), true, true)
                .run(Instant.now().plusSeconds(1));
        assertThat(other.games().games().names()).contains("noughts");
    }

    @Test
    void an_unusable_jar_is_left_out_and_named_and_nothing_else_suffers() throws Exception {
        GameJarFile.write(jar("a-noughts.jar"), "noughts");
        Files.copy(jar("a-noughts.jar"), jar("b-the-same.jar"));
        GameJarFile.write(jar("c-hex.jar"), "hex");
        GameJarFile.write(jar("d-verb.jar"), "resign");
        GameJarFile.write(jar("e-newer.jar"), "newer", String.valueOf(Game.CONTRACT + 1));
        Files.writeString(jar("f-broken.jar"), "no jar");
        Files.copy(jar("a-noughts.jar"), jar("g-open.jar"));
        Files.setPosixFilePermissions(jar("g-open.jar"), PosixFilePermissions.fromString("rw-rw-r--"));
        Files.createSymbolicLink(jar("h-link.jar"), jar("a-noughts.jar"));
        for (String fault : List.of("failing", "untitled", "termed", "postal", "clocked")) {
            GameJarFile.write(jar("i-" + fault + ".jar"), fault);
        }
        assertThat(home.games().games().names()).contains("hex", "noughts").doesNotContain("newer", "resign");
        assertThat(home.games().jars())
                .extracting(GameJars.Jar::fault)
                .satisfiesExactly(
                        used -> assertThat(used).isEmpty(),
                        twice -> says(twice, "uses a word that has another meaning: noughts"),
                        ours -> says(ours, "uses a word that has another meaning: hex"),
                        command -> says(command, "uses a word that has another meaning: resign"),
                        newer -> says(newer, "PBeM-Contract: 2"),
                        broken -> assertThat(broken).isPresent(),
                        open -> says(open, "others may write"),
                        link -> says(link, "is a link"),
                        clocked -> says(clocked, "has texts of a topic of others: clock"),
                        failing -> says(failing, "its code fails: java.lang.AssertionError"),
                        postal -> says(postal, "has texts of a topic of others: mail"),
                        termed -> says(termed, "has an option with the name of a term: -random"),
                        untitled -> says(untitled, "has no title"));
        Files.setPosixFilePermissions(home.gameDirectory(), PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThat(home.games().jars())
                .allSatisfy(jar -> assertThat(jar.fault()).isPresent());
    }

    @Test
    void a_file_in_the_place_of_the_directory_is_said_and_stops_nothing() throws Exception {
        Files.delete(home.gameDirectory());
        Files.writeString(home.gameDirectory(), "not a directory");
        assertThat(home.games().jars()).singleElement().satisfies(file -> says(file.fault(), "it is not a directory"));
        assertThat(home.games().games().names()).contains("hex");
    }

    private static void says(Optional<String> fault, String words) {
        assertThat(fault).hasValueSatisfying(why -> assertThat(why).contains(words));
    }
}
