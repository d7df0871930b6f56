package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.record.GameRecord;

/** The server's opponents where no server runs, and an MTA, cron and the admin call verbs. */
class RobotsInVerbsTest {

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), "[proof]\nauthserv_id = \"mx.example.org\"\n");
        assertThat(pbem("player", "add", "alice", "alice@players.example")).isZero();
    }

    private int pbem(String... words) {
        return Main.run(Stream.concat(Stream.of("--home", home.directory().toString()), Stream.of(words))
                .toArray(String[]::new));
    }

    private int alice(String line) throws Exception {
        Path file = directory.resolve("mail.eml");
        Files.writeString(
                file,
                "Authentication-Results: mx.example.org; dmarc=pass header.from=players.example\r\n"
                        + "Received: from out.players.example (out.players.example [203.0.113.9])"
                        + " by mx.example.org with ESMTP id 1; Mon, 5 May 2025 12:00:00 +0000\r\n"
                        + "From: alice@players.example\r\nMessage-ID: <1@players.example>\r\nSubject: hello\r\n\r\n"
                        + line + "\r\n");
        return pbem("deliver", file.toString());
    }

    private GameRecord board() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.store().read(tx -> tx.boards().record(101).orElseThrow());
        }
    }

    private Player robot() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.store().read(tx -> tx.players().called("robot1").orElseThrow());
        }
    }

    @Test
    void theFirstMailToANewServerFindsThem() throws Exception {
        assertThat(alice("chroma challenge robot1 alice -size=3")).isZero();
        assertThat(board().board().players()).extracting(Player::user).containsExactly("robot1", "alice");
        assertThat(pbem("tick")).isZero();
        assertThat(board().decisions()).hasSize(1);
    }

    @Test
    void anAdminStartsABoardWithOneAtOnce() throws Exception {
        assertThat(pbem("board", "start", "chroma", "alice", "robot1", "-size=3"))
                .isZero();
        assertThat(board().board().players()).extracting(Player::user).containsExactly("alice", "robot1");
    }

    @Test
    void programsCanNeitherBeForgottenNorHoldAnOffice() throws Exception {
        assertThat(pbem("tick")).isZero();
        assertThat(pbem("player", "erase", "robot1")).isEqualTo(1);
        assertThat(pbem("player", "bot", "robot1", "off")).isEqualTo(1);
        assertThat(pbem("player", "director", "robot1", "on")).isEqualTo(1);
        assertThat(robot().state()).isEqualTo(Player.State.ROBOT);
    }
}
