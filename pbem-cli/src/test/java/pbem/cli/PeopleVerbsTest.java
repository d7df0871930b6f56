package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.repository.Repositories;

/** Decisions of an admin about people at the terminal. */
@Tag("long")
class PeopleVerbsTest extends TerminalTest {

    @Test
    void a_troublemaker_is_sent_away_and_may_come_back() {
        assertThat(pbem("player", "suspend", "bob", "--days", "14", "--why", "insults"))
                .isZero();
        assertThat(out.toString()).startsWith("bob is suspended until 20").contains("and is told so.");
        pbem("player", "show", "bob");
        assertThat(out.toString()).contains("sanctions: [suspended until 20", ": insults]");
        assertThat(pbem("player", "resume", "bob")).isZero();
        assertThat(out).hasToString("bob is no longer suspended or muted, and is told so.\n");
        assertThat(pbem("player", "resume", "bob")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: no mail to bob came back, and they are neither suspended nor muted\n");
        assertThat(pbem("player", "mute", "bob", "--days", "0", "--why", "x")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: --days is a number from 1 to 3650, not 0\n");
    }

    @Test
    void the_games_of_who_leaves_end_once_it_was_seen_which() {
        assertThat(pbem("player", "depart", "bob", "forfeit", "--why", "left", "--dry-run"))
                .isZero();
        assertThat(out)
                .hasToString("Would happen: Board 101 (cholone): alice won: bob resigned\n"
                        + "Would happen: Games ended or left: 1.\n"
                        + "Nothing was changed. Mails that would go out: 2.\n");
        assertThat(pbem("player", "depart", "bob", "flee", "--why", "left")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: add forfeit, draw or void after the userid, not flee\n");
        assertThat(pbem("player", "depart", "bob", "forfeit", "--why", "left")).isZero();
        assertThat(out).hasToString("Board 101 (cholone): alice won: bob resigned\nGames ended or left: 1.\n");
        assertThat(pbem("player", "depart", "bob", "forfeit", "--why", "left")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: bob plays on no board that is under way.\n");
    }

    @Test
    void another_player_plays_on_the_games_of_a_leaver() {
        pbem("player", "add", "carol", "carol@players.example");
        pbem("board", "start", "cholone", "carol", "bob");
        assertThat(pbem("player", "depart", "bob", "--replace", "carol", "--why", "ill", "--dry-run"))
                .isZero();
        assertThat(out)
                .hasToString("Would happen: Board 101 (cholone): carol plays on.\n"
                        + "Would happen: Left as it is. carol sits or sat at board 102 already.\n"
                        + "Would happen: Seats given over: 1.\n"
                        + "Nothing was changed. Mails that would go out: 3.\n");
        assertThat(pbem("player", "depart", "bob", "--replace", "carol", "--board", "101", "--why", "ill"))
                .isZero();
        assertThat(out).hasToString("Board 101 (cholone): carol plays on.\nSeats given over: 1.\n");
        assertThat(pbem("player", "depart", "bob", "--replace", "carol", "--why", "ill"))
                .isEqualTo(1);
        assertThat(errors).hasToString("pbem: carol sits or sat at board 102 already.\n");
        assertThat(pbem("player", "depart", "bob", "--replace", "dave", "--why", "ill"))
                .isEqualTo(1);
        assertThat(errors).hasToString("pbem: there is no player dave\n");
        assertThat(pbem("player", "depart", "bob", "draw", "--replace", "carol", "--why", "ill"))
                .isEqualTo(1);
        assertThat(pbem("player", "depart", "bob", "draw", "--board", "101", "--why", "ill"))
                .isEqualTo(1);
        assertThat(pbem("verify")).isZero();
        pbem("log", "board", "101");
        assertThat(out.toString()).contains("gives-seat 2 carol");
        pbem("log", "admin");
        assertThat(out.toString()).contains("replace");
    }

    @Test
    void a_player_gets_another_userid_and_the_records_and_chains_stay_sound() {
        pbem("board", "show", "101");
        assertThat(pbem("player", "rename", "bob", "robert")).isZero();
        assertThat(out).hasToString("bob is called robert now, and is told so.\n");
        assertThat(pbem("board", "export", "101")).isZero();
        assertThat(out.toString()).contains("player 2: robert");
        assertThat(pbem("player", "show", "bob")).isZero();
        assertThat(out.toString()).contains("user: robert", "former: [bob]");
        assertThat(pbem("verify")).isZero();
        assertThat(pbem("player", "rename", "robert", "alice")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: The userid alice is taken. Please choose another.\n");
    }

    @Test
    void a_club_moves_in_with_all_its_members_or_not_at_all() throws Exception {
        Path file = directory.resolve("members.csv");
        Files.writeString(
                file,
                "\uFEFFuserid,address,name\ncarol,carol@players.example,Carol Doe\n\"dave\", dave@players.example\n\n");
        assertThat(pbem("player", "import", file.toString(), "--dry-run")).isZero();
        assertThat(out)
                .hasToString("Would happen: Signed up 2 players.\nNothing was changed. Mails that would go out: 0.\n");
        assertThat(pbem("player", "show", "carol")).isEqualTo(1);
        assertThat(pbem("player", "import", file.toString())).isZero();
        assertThat(out).hasToString("Signed up 2 players.\n");
        Files.writeString(file, "erin,erin@players.example\ncarol,other@players.example\nfrank\n");
        assertThat(pbem("player", "import", file.toString())).isEqualTo(1);
        assertThat(out)
                .hasToString("line 2: The userid carol is taken. Please choose another.\n"
                        + "line 3: a line is userid,address or userid,address,name\n");
        assertThat(errors)
                .hasToString(
                        "pbem: 2 of the lines cannot be used, so nothing was changed; --skip-faulty uses the rest\n");
        assertThat(pbem("player", "show", "erin")).isEqualTo(1);
        assertThat(pbem("player", "import", file.toString(), "--skip-faulty")).isZero();
        assertThat(out.toString()).startsWith("Signed up 1 player.\nLeft out, line 2: ");
        assertThat(pbem("player", "show", "erin")).isZero();
        assertThat(pbem("player", "import", directory.resolve("none.csv").toString()))
                .isEqualTo(1);
        assertThat(errors.toString()).startsWith("pbem: there is no file ");
    }

    @Test
    void something_is_announced_once_it_was_seen_how_it_looks() {
        assertThat(pbem("announce", "The server moves.", "--subject", "We move", "--dry-run"))
                .isZero();
        assertThat(out.toString())
                .startsWith(
                        "Would happen: It is on the site. It goes by mail to 2 players, a few at a time.\n\nSubject: "
                                + "We move\n\n")
                .contains("alice, the admin of this server tells all players:", "The server moves.", "set news off")
                .endsWith("Nothing was changed.\n");
        pbem("announce", "--list");
        assertThat(out.toString()).doesNotContain("We move");
        assertThat(pbem("announce", "The server moves.", "--subject", "We move"))
                .isZero();
        assertThat(out).hasToString("It is on the site. It goes by mail to 2 players, a few at a time.\n");
        pbem("announce", "--list");
        assertThat(out.toString()).contains("We move", "under way");
        assertThat(pbem("announce", "--withdraw", "1")).isZero();
        assertThat(out).hasToString("Announcement 1 is withdrawn.\n");
        assertThat(pbem("announce", "--withdraw", "1")).isEqualTo(1);
        assertThat(errors)
                .hasToString("pbem: There is no announcement 1 that could be taken back. \"pbem announce --list\" shows"
                        + " them.\n");
        assertThat(pbem("announce", "Words")).isEqualTo(1);
        assertThat(errors.toString()).startsWith("pbem: An announcement has a subject of one line");
        assertThat(pbem("announce", "--subject", "We move")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: give the text of the announcement in quotes, or --file FILE\n");
        assertThat(pbem("announce", "x", "--subject", "We move", "--no-mail", "--no-site"))
                .isEqualTo(1);
        assertThat(errors).hasToString("pbem: with --no-mail and --no-site nobody would be told\n");
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void a_club_moves_out_by_the_file_that_it_moves_in_by() throws Exception {
        pbem("player", "add", "carol", "=cmd@players.example");
        pbem("player", "add", "dave", "'=d@players.example");
        Path file = directory.resolve("members.csv");
        assertThat(pbem("player", "export", "--csv", file.toString())).isZero();
        assertThat(out).hasToString("Wrote 4 players to " + file + "\n");
        assertThat(file)
                .hasContent("userid,address,name\nalice,alice@players.example,\nbob,bob@players.example,\n"
                        + "carol,'=cmd@players.example,\ndave,''=d@players.example,\n");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        pbem("log", "admin", "--json", "--limit", "1");
        assertThat(out.toString()).contains("export players", "4 players");
        assertThat(pbem("player", "export", "--csv", file.toString())).isEqualTo(1);
        assertThat(errors).hasToString("pbem: " + file + " is there already; name another file\n");
        assertThat(pbem("player", "export")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: name a player, or a file for all of them: --csv members.csv\n");

        directory = Files.createDirectory(directory.resolve("elsewhere"));
        pbem("setup", "--defaults");
        assertThat(pbem("player", "import", file.toString())).isZero();
        Path again = directory.resolve("again.csv");
        pbem("player", "export", "--csv", again.toString());
        assertThat(again).hasSameTextualContentAs(file);
    }

    @Test
    void two_accounts_of_one_player_become_one() {
        pbem("player", "add", "robert", "robert@players.example");
        assertThat(pbem("player", "merge", "robert", "bob", "--dry-run")).isZero();
        assertThat(out)
                .hasToString(
                        "Would happen: bob gets mail at robert@players.example as well, and is told so; everything "
                                + "of robert is theirs now.\nNothing was changed. Mails that would go out: 1.\n");
        assertThat(directory.resolve("home/backups")).doesNotExist();
        assertThat(pbem("player", "merge", "robert", "bob")).isZero();
        assertThat(out.toString())
                .startsWith("Copied to ")
                .endsWith("bob gets mail at robert@players.example as well, and is told so; everything of robert is "
                        + "theirs now.\n"
                        + "To check the result: pbem verify.\n");
        pbem("player", "show", "bob");
        assertThat(out.toString()).contains("addresses: [bob@players.example, robert@players.example]");
        pbem("log", "admin", "--json", "--limit", "1");
        assertThat(out.toString()).contains("\"what\" : \"merge\"", "\"words\" : \"robert into bob\"");
        assertThat(pbem("player", "merge", "robert", "bob")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: robert and bob are one account already\n");
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void players_who_blocked_an_account_hear_nothing_from_the_one_that_it_becomes() throws Exception {
        pbem("player", "add", "robert", "robert@players.example");
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("home")), Map.of())) {
            server.store().change(tx -> {
                for (String user : List.of("alice", "bob")) {
                    tx.blocks().block(named(tx, user), named(tx, "robert"), Instant.now());
                }
                return true;
            });
        }
        assertThat(pbem("player", "merge", "robert", "bob")).isZero();
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("home")), Map.of())) {
            List<List<Player>> blocked = server.store()
                    .read(tx -> List.of(
                            tx.blocks().of(named(tx, "alice")), tx.blocks().of(named(tx, "bob"))));
            assertThat(blocked.get(0)).extracting(Player::user).containsExactly("bob");
            assertThat(blocked.get(1)).isEmpty();
        }
    }

    @Test
    void a_player_of_both_accounts_goes_on_with_one_even_with_unread_mail() throws Exception {
        pbem("player", "add", "robert", "robert@players.example");
        pbem("player", "add", "carol", "carol@players.example");
        pbem("board", "start", "cholone", "carol", "robert");
        Path mail = Files.writeString(
                directory.resolve("waiting.eml"),
                "From: robert@players.example\r\nTo: pbem@localhost\r\nSubject: show 102\r\n"
                        + "Message-ID: <waiting@players.example>\r\n\r\n");
        assertThat(pbem("deliver", "--store-only", mail.toString())).isZero();
        assertThat(pbem("player", "merge", "robert", "bob")).isZero();
        pbem("board", "show", "102");
        assertThat(out.toString()).contains("carol", "bob").doesNotContain("robert");
        pbem("inbox", "show", "1");
        assertThat(out.toString()).contains("show 102").doesNotContain("erased");
        assertThat(pbem("verify")).isZero();
    }

    private static Player named(Repositories tx, String user) {
        return tx.players().called(user).orElseThrow();
    }

    @Test
    void a_token_is_revoked_only_once_that_stands_in_the_audit_log() throws Exception {
        assertThat(pbem("admin", "revoke")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: there is no token\n");
        pbem("log", "admin");
        assertThat(out.toString()).doesNotContain("revoke");
        Files.createDirectories(directory.resolve("home/admin.token/stubborn")); // it cannot be deleted
        assertThat(pbem("admin", "revoke")).isNotZero();
        pbem("log", "admin");
        assertThat(out.toString()).contains("revoke token");
    }

    @Test
    void an_account_is_not_merged_where_something_would_be_lost_by_it() {
        assertThat(pbem("player", "merge", "bob", "alice")).isEqualTo(1);
        assertThat(errors)
                .hasToString("pbem: bob and alice have or had seats at the same board (101), so they "
                        + "cannot become one player\n");
        pbem("player", "add", "carol", "carol@players.example");
        assertThat(pbem("player", "merge", "carol", "carol")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: carol and carol are one account already\n");
        pbem("player", "mute", "carol", "--why", "shouting");
        assertThat(pbem("player", "merge", "carol", "bob")).isEqualTo(1);
        assertThat(errors)
                .hasToString("pbem: carol is suspended or muted, which would be forgotten; see: pbem player resume"
                        + " --help\n");
        pbem("player", "resume", "carol");
        pbem("player", "office", "carol", "moderator");
        assertThat(pbem("player", "merge", "carol", "bob")).isEqualTo(1);
        assertThat(errors)
                .hasToString("pbem: carol is a program, a director or an officer; take that back first, or merge the"
                        + " other way round\n");
        pbem("player", "show", "carol");
        assertThat(out.toString()).contains("addresses: [carol@players.example]");
    }

    @Test
    void every_decision_about_people_is_in_the_audit_log() {
        pbem("player", "mute", "bob", "--why", "shouting", "--by", "root");
        pbem("player", "bot", "bob", "on");
        pbem("log", "admin", "--json", "--limit", "2");
        assertThat(out.toString())
                .containsSubsequence("\"what\" : \"bot\"", "\"player\" : \"bob\"")
                .containsSubsequence("\"by\" : \"admin:root\"", "\"what\" : \"mute\"", "\"words\" : \"shouting\"");
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void a_board_is_ended_with_a_reason_that_stands_in_the_audit_log() {
        assertThat(pbem("board", "adjudicate", "101", "--winner", "bob", "--why", " "))
                .isEqualTo(1);
        assertThat(errors).hasToString("pbem: give the reason, which the players are told: --why TEXT\n");
        assertThat(pbem("board", "adjudicate", "101", "--winner", "bob", "--why", "alice said so", "--by", "root"))
                .isZero();
        pbem("log", "admin", "--json", "--limit", "1");
        assertThat(out.toString())
                .containsSubsequence(
                        "\"by\" : \"admin:root\"", "\"what\" : \"adjudicate\"", "\"words\" : \"alice said so\"");
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void moves_taken_back_and_time_given_stand_in_the_audit_log_with_their_reason() {
        assertThat(pbem("board", "start", "cholone", "alice", "bob")).isZero();
        assertThat(pbem("board", "extend", "101", "--days", "3", "--why", "ill", "--by", "root"))
                .isZero();
        assertThat(pbem("board", "rollback", "101", "--back", "0", "--why", "wrong board", "--by", "root"))
                .isZero();
        pbem("log", "admin", "--json", "--limit", "3");
        assertThat(out.toString()).containsSubsequence("rollback", "wrong board", "extend", "ill", "start");
    }

    @Test
    void a_blank_reason_does_not_count() {
        assertThat(pbem("board", "start", "cholone", "alice", "bob")).isZero();
        for (String act : List.of(
                "board void 101",
                "board extend 101 --days 3",
                "board rollback 101 --back 0",
                "player depart bob forfeit",
                "player mute bob")) {
            List<String> words = new ArrayList<>(List.of(act.split(" ")));
            words.addAll(List.of("--why", " "));
            assertThat(pbem(words.toArray(String[]::new))).as(act).isEqualTo(1);
            assertThat(errors).hasToString("pbem: give the reason, which the players are told: --why TEXT\n");
        }
    }

    @Test
    void reports_are_listed_and_answered_at_the_terminal_too() throws Exception {
        assertThat(pbem("player", "office", "alice", "moderator")).isZero();
        assertThat(out).hasToString("alice is moderator by mail now.\n");
        try (PbemServer server = PbemServer.open(new Home(directory.resolve("home")), Map.of())) {
            server.store()
                    .change(tx -> tx.reports()
                            .write(
                                    tx.players().called("alice").orElseThrow(),
                                    tx.players().called("bob"),
                                    OptionalInt.empty(),
                                    "He shouts.",
                                    Instant.now()));
        }
        pbem("report", "list");
        assertThat(out.toString()).contains("alice", "bob", "He shouts.");
        assertThat(pbem("report", "answer", "1", "He was muted.")).isZero();
        assertThat(out).hasToString("Report 1 is closed, and its writer is told.\n");
        assertThat(pbem("report", "close", "1")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: Report 1 is closed: somebody has answered it.\n");
        pbem("report", "list");
        assertThat(out).hasToString("(none)\n");
    }

    @Test
    void a_friend_is_invited_once_and_the_invitation_can_be_taken_back() {
        assertThat(pbem("invite", "carol@players.example", "--words", "Come!")).isZero();
        assertThat(out).hasToString("carol@players.example is invited, and gets a mail in the next round.\n");
        assertThat(pbem("invite", "Carol@players.example")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: Carol@players.example is invited already.\n");
        assertThat(pbem("invite", "--withdraw", "carol@players.example")).isZero();
        assertThat(pbem("invite", "--withdraw", "carol@players.example")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: there is no invitation to carol@players.example\n");
        assertThat(pbem("signup", "accept", "1")).isEqualTo(1);
        assertThat(errors.toString()).startsWith("pbem: nobody waits under that number; ");
    }

    @Test
    void the_rules_of_the_club_are_sent_on_request() throws Exception {
        Files.writeString(directory.resolve("home/house.md"), "# Be kind\n\nNo insults.\n");
        Path mail = Files.writeString(
                directory.resolve("mail.eml"),
                "From: bob@players.example\r\nTo: pbem@example.org\r\nSubject: help house\r\nMessage-ID: <1@x>\r\n\r\n");
        assertThat(pbem("deliver", mail.toString())).isZero();
        assertThat(pbem("outbox", "export", directory.resolve("out").toString()))
                .isZero();
        try (var mails = Files.list(directory.resolve("out"))) {
            assertThat(mails.map(PeopleVerbsTest::text)).anyMatch(text -> text.contains("No insults."));
        }
        Files.writeString(directory.resolve("home/house.md"), "x".repeat(15_001));
        assertThat(pbem("player", "list")).isEqualTo(1);
        assertThat(errors.toString()).contains("house.md is longer than 15000 bytes; shorten it");
    }

    private static String text(Path mail) {
        try {
            return Files.readString(mail, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
