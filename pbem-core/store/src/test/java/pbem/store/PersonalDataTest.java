package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import pbem.archive.PersonalArchive;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.SeatHandover;
import pbem.play.ServerTexts;
import pbem.record.text.FileGame;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.MailOutcome;
import pbem.repository.PersonalData;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** The personal data that a player is given on request. */
class PersonalDataTest extends ClubTest {

    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz234567abcdefghijkl";

    /** The tables about people that are not given: secrets, and the robots, who are no people. All others are given. */
    private static final List<String> NOT_GIVEN = List.of("password", "robot", "outside_robot");

    private byte[] zip(String user, PersonalArchive.Extent extent, Phrasebook words) {
        return club.store().read(tx -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try {
                new PersonalArchive(tx, club.player(user), words::say, club.now()).writeTo(out, extent);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return out.toByteArray();
        });
    }

    private Map<String, String> files(String user) {
        return files(user, PersonalArchive.Extent.WHOLE);
    }

    private Map<String, String> files(String user, PersonalArchive.Extent extent) {
        return files(user, extent, club.words());
    }

    private Map<String, String> files(String user, PersonalArchive.Extent extent, Phrasebook words) {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zip(user, extent, words)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private void says(String user, String line) {
        assertThat(club.says(user, line).result()).as(line).doesNotStartWith("refused");
    }

    private void aliceLives() {
        club.board("pebbles", "alice", "bob");
        club.board("chromino", "alice", "bob");
        says("alice", "block carol");
        says("alice", "limit 7");
        says("alice", "set width 60");
        says("alice", "vacation 2025-07-01 2025-07-10");
        says("alice", "pebbles subscribe all");
        says("alice", "chat 101 alice-chats");
        says("bob", "chat 101 bob-chats");
        says("alice", "message bob\n\nalice-writes");
        says("bob", "message carol\n\nbob-writes-to-carol");
        says("alice", "pebbles challenge bob\n\nalice-invites");
        says("alice", "move 101 take1\n\nalice-moves");
        says("bob", "move 101 take1\n\nbob-moves");
        says("bob", "block alice");
        club.changing(repositories -> {
            repositories.passwords().set(club.player("alice"), "alices-password", club.now());
            return true;
        });
        aliceMails("To: pbem+" + TOKEN + "@example.org\r\n\r\nalices mail");
    }

    private void aliceMails(String raw) {
        club.changing(repositories -> {
            InboundMails mails = repositories.inboundMails();
            long id = mails.add(new InboundMails.Arrival(
                    "1",
                    "pbem+" + TOKEN + "@example.org",
                    new InboundMails.Source("{}", raw.getBytes(StandardCharsets.UTF_8)),
                    club.now()));
            mails.settle(
                    Claim.of(id, ""),
                    new InboundMails.Heading("<1@x>", "alice@example.net", "hello"),
                    new MailOutcome(
                            "done", "it was done", List.of(new MailOutcome.Line("DONE", Phrase.of("course.listed")))));
            return true;
        });
    }

    @Test
    void every_kind_is_a_file_and_the_readme_names_each() {
        Map<String, String> files = files("alice");
        for (PersonalData.Kind kind : PersonalData.Kind.values()) {
            assertThat(files).containsKey(kind.file());
            assertThat(files.get("README.txt"))
                    .contains(kind.file(), club.words().say(kind.meaning()));
        }
    }

    @Test
    void the_readme_is_in_the_language_of_its_reader() {
        Phrasebook german = ServerTexts.in(Locale.GERMAN, Club.GAMES, Map.of());
        assertThat(files("alice", PersonalArchive.Extent.WHOLE, german).get("README.txt"))
                .startsWith("Was dieser Server über alice aufbewahrt")
                .contains(
                        "vacations.json\n    Deine Urlaube.\n",
                        "Soll alles gelöscht werden, schicke „konto schließen“");
    }

    @Test
    void every_table_that_speaks_of_people_is_asked() {
        List<String> tables = club.store()
                .read(tx -> Tables.columns(tx).entrySet().stream()
                        .filter(table ->
                                Stream.of("player_id", "challenger", "blocked").anyMatch(table.getValue()::containsKey))
                        .map(Map.Entry::getKey)
                        .toList());
        String asked = String.join(" ", SqlPersonalData.QUERIES.values());
        assertThat(tables)
                .filteredOn(table -> !NOT_GIVEN.contains(table))
                .allSatisfy(table -> assertThat(asked).containsPattern("(FROM|JOIN) " + table + "\\b"));
        assertThat(SqlPersonalData.QUERIES).containsOnlyKeys(PersonalData.Kind.values());
    }

    @Test
    void it_holds_what_they_set_and_said_and_sent() {
        aliceLives();
        Map<String, String> files = files("alice");
        assertThat(files.get("profile.json")).contains("\"userid\":\"alice\"", "\"password_set_at\":\"2025-");
        assertThat(files.get("addresses.json")).contains("alice@example.net");
        assertThat(files.get("settings.json")).contains("60");
        assertThat(files.get("blocks.json")).contains("carol").doesNotContain("bob");
        assertThat(files.get("limits.json")).contains("7");
        assertThat(files.get("vacations.json")).contains("2025-07-");
        assertThat(files.get("watched-games.json")).contains("pebbles");
        assertThat(files.get("remarks.json")).contains("alice-chats").doesNotContain("bob-chats");
        assertThat(files.get("messages.json")).contains("alice-writes", "\"to\":[\"bob\"]");
        assertThat(files.get("challenges.json")).contains("alice-invites");
        assertThat(files.get("words.json")).contains("alice-moves").doesNotContain("bob-moves");
        assertThat(files.get("received.json")).contains("it was done", "\"say\":\"course.listed\"");
        assertThat(files.get("boards/101.txt")).contains("alice-moves", "bob-moves");
        assertThat(files.get("mails/received/1.eml")).contains("alices mail");
    }

    @Test
    void it_holds_all_finished_games_as_files_that_other_programs_read() {
        club.board("chess", "alice", "bob");
        club.board("chess", "bob", "alice");
        club.board("chess", "alice", "bob");
        club.board("hex", "alice", "bob");
        club.plays(101, "e4");
        says("bob", "resign 101");
        club.plays(102, "d4");
        club.plays(103, "c4");
        for (int board : List.of(102, 104)) {
            says("alice", "resign " + board);
        }
        Map<String, String> files = files("alice");
        assertThat(files.get("README.txt")).contains("games.pgn");
        assertThat(files.get("games.pgn")).contains("1. e4", "1. d4").doesNotContain("1. c4");
        assertThat(FileGame.read(files.get("games.pgn"))).hasSize(2).hasOnlyElementsOfType(FileGame.Played.class);
        assertThat(files.get("games.sgf")).contains("GM[11]");
        assertThat(files).doesNotContainKey("games.pdn");
    }

    @Test
    void less_holds_first_no_mails_and_then_no_files_for_other_programs() {
        aliceLives();
        club.board("chess", "alice", "bob");
        says("alice", "resign 103");
        Set<String> whole = files("alice").keySet();
        Set<String> withoutMails =
                files("alice", PersonalArchive.Extent.WITHOUT_MAILS).keySet();
        Map<String, String> withoutGames = files("alice", PersonalArchive.Extent.WITHOUT_GAMES);

        assertThat(whole).contains("mails/received/1.eml", "games.pgn");
        assertThat(withoutMails)
                .containsExactlyElementsOf(whole.stream()
                        .filter(name -> !name.startsWith("mails/"))
                        .toList());
        assertThat(withoutGames.keySet())
                .contains("boards/103.txt")
                .containsExactlyElementsOf(withoutMails.stream()
                        .filter(name -> !name.equals("games.pgn"))
                        .toList());
        assertThat(withoutGames.get("README.txt"))
                .contains("games.pgn, games.pdn, games.sgf\n    Left out here", "Ask the admin for them");
    }

    @Test
    void it_holds_no_secret_and_nothing_of_others_that_was_not_for_them() {
        aliceLives();
        String all = String.join("\n", files("alice").values());
        assertThat(all)
                .doesNotContain("5eed5eed")
                .doesNotContain("alices-password")
                .doesNotContain("$argon2", "$2a$", "hash\":")
                .doesNotContain("bob-writes-to-carol")
                .doesNotContain("bob@example.net")
                .doesNotContain(TOKEN);
    }

    /** Mail programs write a Subject in other scripts as encoded words, a long one as two words. */
    @Test
    void tokens_are_struck_out_of_headers_in_encoded_words_too() {
        String address = "pbem+" + TOKEN + "@example.org";
        String first = Base64.getEncoder()
                .encodeToString(("Grüße an " + address.substring(0, 20)).getBytes(StandardCharsets.UTF_8));
        String rest = Base64.getEncoder().encodeToString(address.substring(20).getBytes(StandardCharsets.UTF_8));
        aliceMails("Subject: =?utf-8?B?" + first + "?=\r\n =?utf-8?B?" + rest + "?=\r\nComments: =?utf-8?Q?"
                + address.replace("+", "=2B") + "?=\r\n\r\nalices mail");
        String mail = files("alice").get("mails/received/1.eml");
        String greeting = Base64.getEncoder().encodeToString("Grüße an [address]".getBytes(StandardCharsets.UTF_8));
        assertThat(mail)
                .contains("Subject: =?utf-8?B?" + greeting + "?=\r\n", "alices mail")
                .doesNotContain(TOKEN, first, rest);
    }

    @Test
    void a_substitute_is_not_given_earlier_words() {
        int board = club.board("cholone", "alice", "bob");
        club.plays(board, "c5,d5\n\nalice-before");
        club.changing(repositories -> new SeatHandover(
                        repositories,
                        repositories.boards().record(board).orElseThrow(),
                        Seat.at(1),
                        club.player("carol"))
                .enter("root", "", OptionalLong.empty(), club.now()));
        club.plays(board, "g5,f5\n\ncarol-after");
        assertThat(files("carol").get("boards/101.txt")).contains("carol-after").doesNotContain("alice-before");
        assertThat(files("alice").get("boards/101.txt")).contains("carol-after", "alice-before");
    }

    @Test
    void the_same_rows_are_the_same_bytes_wherever_the_server_stands() {
        aliceLives();
        byte[] first = zip("alice", PersonalArchive.Extent.WHOLE, club.words());
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            assertThat(zip("alice", PersonalArchive.Extent.WHOLE, club.words())).isEqualTo(first);
        } finally {
            TimeZone.setDefault(zone);
        }
        assertThat(zip("alice", PersonalArchive.Extent.WITHOUT_MAILS, club.words()))
                .hasSizeLessThan(first.length);
    }
}
