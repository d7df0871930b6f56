package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;

/** A list of players has a hundred on each page, with numbered pages to the last one. */
class PlayersInPagesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void enrol(int players) {
        String[] users =
                IntStream.range(0, players).mapToObj(i -> "u%04d".formatted(i)).toArray(String[]::new);
        club.store().change(t -> {
            for (String user : users) {
                t.players().enrol(user, user + "@secret.example", Club.NOON);
            }
            return true;
        });
    }

    @Test
    void a_hundred_need_one_page_without_a_number() {
        enrol(100);
        assertThat(reader.page("/players"))
                .contains("/players/u0000\"", "/players/u0099\"")
                .doesNotContain("class=\"pages\"");
    }

    @Test
    void more_stand_on_numbered_pages() {
        enrol(201);
        assertThat(reader.page("/players"))
                .contains("/players/u0099\"", "<a href=\"/players?page=3\"", "rel=\"next\" href=\"/players?page=2\"")
                .doesNotContain("/players/u0100\"", "rel=\"prev\"");
        assertThat(reader.page("/players?page=2"))
                .contains("/players/u0100\"", "/players/u0199\"", "aria-current=\"page\">2</a>")
                .contains("<a rel=\"prev\" href=\"/players\">")
                .doesNotContain("/players/u0099\"", "/players/u0200\"");
        assertThat(reader.page("/players?page=3"))
                .contains("/players/u0200\"")
                .doesNotContain("/players/u0199\"", "rel=\"next\"", "page=4");
    }

    @Test
    void far_pages_are_left_out_between_the_first_and_the_last() {
        enrol(1201);
        assertThat(Words.of(reader.page("/players?page=7"))).contains("1 … 5 6 7 8 9 … 13");
        assertThat(Words.of(reader.page("/players?page=2"))).contains("1 2 3 4 … 13");
    }

    @Test
    void the_list_ends() {
        enrol(2);
        assertThat(Words.of(reader.page("/players?page=2"))).contains("The list is not that long.");
        assertThat(reader.page("/players?page=999999")).contains("href=\"/players\">To its first page");
        assertThat(reader.get("/players?page=0")).satisfies(Answers.are(400, "“0” is not the number of a page"));
        assertThat(reader.get("/players?page=two")).satisfies(Answers.are(400, "“two” is not the number of a page"));
    }

    @Test
    void the_programs_of_the_server_are_listed_apart_and_named_as_programs() {
        enrol(1);
        assertThat(reader.page("/players")).doesNotContain("Programs of this server");
        club.store().change(t -> {
            RobotRoster.prepare(t, RobotRules.STANDARD, Club.NOON);
            return true;
        });
        assertThat(reader.page("/players"))
                .contains("Programs of this server", "/players/robot1\"", "/players/robot4\"", "/help/robots\"");
        assertThat(reader.page("/players/robot1")).contains("robot1 is a program.");
        assertThat(reader.page("/players/u0000")).doesNotContain("is a program", "is an outside program");
        assertThat(reader.page("/players")).doesNotContain("Outside programs");
        club.enrolProgramOfOthers();
        assertThat(Words.of(reader.page("/players")))
                .contains("Outside programs, which the admin of this server lets in: stone (skill=5 nodes=9): Cholone ,"
                        + " Chroma");
        assertThat(Words.of(reader.page("/players/stone")))
                .contains("stone is an outside program, which the admin of this server lets in. It plays Cholone ,"
                        + " Chroma . Its strength is set: skill=5 nodes=9.");
    }
}
