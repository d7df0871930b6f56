package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.notice.ReplyTarget;
import pbem.repository.AddressHealth;
import pbem.token.Token;
import picocli.CommandLine;

/** {@code pbem why}, {@code pbem log board} and {@code pbem stats} on a home with a short history. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReadingTheHouseTest {

    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private Home home;
    private int written;
    private String move;

    @BeforeAll
    void play(@TempDir Path directory) throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        relay.start();
        Files.writeString(
                home.configuration(),
                "[server]\naddress = \"pbem@club.example\"\n[smtp]\nport = "
                        + relay.getSmtp().getPort() + "\n");
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            FirstBoard.of(server, "alice", "bob");
            move = server.store()
                    .read(tx -> tx.boards().record(101))
                    .orElseThrow()
                    .position()
                    .moves()
                    .get(0)
                    .notation();
            reply(server, "alice", move);
            reply(server, "bob", "z9,z9");
            reply(server, "bob", "resign");
            write(server, "stranger@elsewhere.example", "pbem@club.example", "help");
            server.store().change(tx -> {
                for (int i = 0; i < 3; i++) {
                    tx.addressHealth()
                            .failed(
                                    "bob@players.example",
                                    AddressHealth.Failure.LASTING,
                                    "550 no such user",
                                    server.clock().instant());
                }
                return true;
            });
        }
    }

    @AfterAll
    void stop() {
        relay.stop();
    }

    private void reply(PbemServer server, String name, String words) {
        String token = server.store()
                .read(tx -> server.tokens()
                        .write(new Token(
                                tx.players().called(name).orElseThrow().id(),
                                new ReplyTarget.OfBoard(
                                        101,
                                        tx.boards().record(101).orElseThrow().revision()),
                                server.clock().instant().plus(Duration.ofDays(9)))));
        write(server, name + "@players.example", "pbem+" + token + "@club.example", words);
    }

    private void write(PbemServer server, String from, String to, String words) {
        byte[] mail = ("From: " + from + "\r\nTo: " + to + "\r\nSubject: Re: Board 101\r\nMessage-ID: <m" + ++written
                        + "@players.example>\r\n\r\n" + words + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
        server.inbox().receive(new RawMail(mail, new Envelope(Optional.empty(), List.of(to))));
        server.intake().work();
        server.delivery().work();
    }

    private String says(String... verb) {
        StringWriter out = new StringWriter();
        CommandLine program = Main.commandLine().setOut(new PrintWriter(out));
        String[] all = Stream.concat(
                        Stream.of(verb), Stream.of("--home", home.directory().toString()))
                .toArray(String[]::new);
        assertThat(program.execute(all)).isZero();
        return out.toString();
    }

    @Test
    void the_story_of_a_board_goes_from_mail_to_mail() {
        assertThat(says("log", "board", "101").lines().map(line -> line.replaceFirst("^\\S+  ", "")))
                .anyMatch(line -> line.startsWith("board 101 began: "))
                .anyMatch(line -> line.matches(
                        "our mail \\d+ to alice, the start of board 101: a mail server accepted it at 2\\S+"))
                .anyMatch(line -> line.startsWith("mail 1 came from alice@players.example, \"Re: Board 101\": "))
                .anyMatch(line -> line.equals("event 1: alice plays " + move + ", by mail 1, proved by token"))
                .anyMatch(line -> line.matches(
                        "our mail \\d+ to bob, the news of board 101 after event 1: a mail server accepted it.*"))
                .anyMatch(line -> line.startsWith("mail 2 came from bob@players.example"))
                .anyMatch(line -> line.equals("event 2: bob resigns, by mail 3, proved by token"));
    }

    @Test
    void the_story_of_a_board_is_data_for_programs() throws Exception {
        JsonNode story = new ObjectMapper().readTree(says("log", "board", "101", "--json"));
        assertThat(story.findValuesAsText("kind")).startsWith("start").contains("in", "event", "out");
        assertThat(story)
                .filteredOn(line -> line.get("kind").asText().equals("event"))
                .extracting(
                        line -> line.get("deed").asText(),
                        line -> line.get("mail").asInt())
                .containsExactly(tuple("alice plays " + move, 1), tuple("bob resigns", 3));
    }

    @Test
    void a_person_s_mails_are_told_in_words_with_what_keeps_others_from_them() {
        assertThat(says("why", "bob@players.example"))
                .startsWith("bob is a player with bob@players.example.\n")
                .contains("Nothing has been sent to bob@players.example since ")
                .contains("because too much mail bounced (550 no such user); pbem player resume bob resumes it.")
                .contains("mail 3 came from bob@players.example");
        assertThat(says("why", "bob")).isEqualTo(says("why", "bob@players.example"));
    }

    @Test
    void programs_are_told_the_same_as_data() throws Exception {
        JsonNode story = new ObjectMapper().readTree(says("why", "bob", "--json"));
        assertThat(story.get("player").asText()).isEqualTo("bob");
        assertThat(story.get("state").asText()).isEqualTo("active");
        assertThat(story.at("/addresses/0/address").asText()).isEqualTo("bob@players.example");
        assertThat(story.at("/addresses/0/pausedSince").asText()).startsWith("20");
        assertThat(story.at("/addresses/0/reason").asText()).isEqualTo("550 no such user");
        assertThat(story.get("mails"))
                .extracting(
                        mail -> mail.get("kind").asText(),
                        mail -> mail.get("mail").asInt())
                .contains(tuple("in", 3));
        assertThat(new ObjectMapper()
                        .readTree(says("why", "nobody@nowhere.example", "--json"))
                        .get("player")
                        .isNull())
                .isTrue();
    }

    @Test
    void of_a_stranger_it_tells_what_is_known() {
        assertThat(says("why", "Stranger@elsewhere.example"))
                .startsWith("Stranger@elsewhere.example is not a player's address")
                .contains("mail 4 came from stranger@elsewhere.example")
                .contains("our mail ")
                .contains(" to stranger@elsewhere.example, the answer to mail 4: a mail server accepted it");
        assertThat(says("why", "nobody@nowhere.example"))
                .contains("No kept mail came from there or went there")
                .contains("check the mailbox");
    }

    @Test
    void the_figures_of_months_and_games_are_there() {
        assertThat(says("stats"))
                .containsPattern("(?m)^month +mailsIn +mailsOut +boardsBegun +boardsEnded +joined +moved$")
                .containsPattern("(?m)^20\\d\\d-\\d\\d +4 +\\d+ +1 +1 +2 +2$")
                .containsPattern("(?m)^cholone +1 +1 +1 +");
        assertThat(says("stats", "--json")).contains("\"months\" : [").contains("\"game\" : \"cholone\"");
    }
}
