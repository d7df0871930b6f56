package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The admin of a club signs up many members and looks after them. */
@Tag("long")
class MemberCareTest extends TerminalTest {

    @Test
    void a_table_of_an_office_is_read_and_userids_are_made_of_names() throws Exception {
        Path file = directory.resolve("members.csv");
        Files.write(
                file,
                "Name;E-Mail\r\nJürgen Müller;juergen@players.example\r\n\"Doe; Carol\";carol@players.example\r\n"
                        .getBytes(StandardCharsets.ISO_8859_1));
        assertThat(pbem("player", "import", file.toString())).isZero();
        assertThat(out)
                .hasToString("line 2: juergen@players.example is called juergen-mueller here.\n"
                        + "line 3: carol@players.example is called doe-carol here.\nSigned up 2 players.\n");
        Files.writeString(file, "jürgen,j@players.example,\"Doe, J\"\n\"\",erin@players.example,\n");
        assertThat(pbem("player", "import", file.toString())).isZero();
        assertThat(out)
                .hasToString("line 1: jürgen is called juergen here.\n"
                        + "line 2: erin@players.example is called erin here.\nSigned up 2 players.\n");
        Files.writeString(file, "Pass,pia@players.example,Pia Pass\n");
        assertThat(pbem("player", "import", file.toString())).isZero();
        assertThat(out).hasToString("line 1: Pass is called pia-pass here.\nSigned up 1 player.\n");
        Files.writeString(file, "\"frank,f@players.example\n");
        assertThat(pbem("player", "import", file.toString())).isEqualTo(1);
        assertThat(errors.toString()).endsWith(", line 1: a quotation mark is never closed\n");
    }

    @Test
    void many_are_invited_at_once_and_once_more_if_they_do_not_come() throws Exception {
        StringBuilder members = new StringBuilder("address\n");
        for (int i = 1; i <= 300; i++) {
            members.append("member").append(i).append("@club.example\n");
        }
        Path file = Files.writeString(directory.resolve("members.csv"), members);
        assertThat(pbem("invite", "--file", file.toString())).isZero();
        assertThat(out).hasToString("Invited 300; they get a mail in the next rounds.\n");
        pbem("player", "add", "member1", "member1@club.example");
        pbem("invite", "--list", "--json");
        assertThat(out.toString()).contains("member2@club.example").doesNotContain("member1@club.example");
        assertThat(pbem("invite", "--again", "--dry-run")).isZero();
        assertThat(out.toString())
                .startsWith("Would happen: 299 have not signed up")
                .endsWith("Mails that would go out: 299.\n");
        assertThat(pbem("invite", "--file", file.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("line 2: ", "line 301: ");
    }

    @Test
    void a_finished_game_is_voided_and_the_ratings_follow() {
        assertThat(pbem("board", "adjudicate", "101", "--why", "x")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: give the result: --winner USERID, or --draw\n");
        assertThat(pbem("board", "adjudicate", "101", "--draw", "--why", "x")).isZero();
        assertThat(pbem("board", "void", "101", "--why", "the wrong people sat there"))
                .isZero();
        pbem("board", "show", "101", "--json");
        assertThat(out.toString())
                .contains("\"state\" : \"void\"", "\"from\" : null")
                .contains("\"ratings\" : [ ]");
        assertThat(pbem("board", "void", "101", "--why", "again")).isEqualTo(1);
        assertThat(pbem("verify")).isZero();
        assertThat(pbem("board", "rollback", "101", "--to", "0", "--why", "they were right"))
                .isZero();
        assertThat(pbem("board", "extend", "--all", "--days", "3", "--why", "an outage"))
                .isZero();
        assertThat(out.toString()).startsWith("Boards with 3 more days: ");
        assertThat(pbem("verify")).isZero();
    }

    @Test
    void mail_goes_elsewhere_and_both_addresses_are_told() {
        assertThat(pbem("player", "address", "bob", "b@players.example", "new@players.example"))
                .isEqualTo(1);
        assertThat(pbem("player", "address", "bob", "bob@players.example", "new@players.example", "--dry-run"))
                .isZero();
        assertThat(out.toString()).endsWith("Mails that would go out: 2.\n");
        assertThat(pbem("player", "address", "bob", "bob@players.example", "new@players.example"))
                .isZero();
        assertThat(out).hasToString("Mail to bob goes to new@players.example; both addresses are told.\n");
        assertThat(pbem("player", "add", "ghost")).isZero();
        assertThat(out).hasToString("Added ghost, whom no mail reaches.\n");
        assertThat(pbem("player", "resume", "--domain", "players.example")).isZero();
        assertThat(out).hasToString("Addresses to which mail goes again with the next round: 0.\n");
        assertThat(pbem("player", "resume", "--all")).isZero();
        assertThat(pbem("signup", "accept", "7")).isEqualTo(1);
        assertThat(errors).hasToString("pbem: nobody waits under that number; to see all, run: pbem signup list\n");
        assertThat(pbem("verify")).isZero();
    }
}
