package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import biweekly.Biweekly;
import biweekly.ICalVersion;
import biweekly.ICalendar;
import biweekly.component.VEvent;
import com.thaiopensource.util.PropertyMapBuilder;
import com.thaiopensource.validate.ValidateProperty;
import com.thaiopensource.validate.ValidationDriver;
import com.thaiopensource.validate.rng.CompactSchemaReader;
import java.io.StringReader;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import pbem.summary.Announcement;
import pbem.tournament.TournamentKind;

/** The feeds of the site. */
class FeedsTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        club.play(club.startOf("cholone", "alice", "bob"), 3);
        int over = club.start(Map.of(), Map.of("forfeittime", "14"), "bob", "carol");
        club.play(over, 2);
        club.hear(club.player("carol"), "resign " + over, "");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void every_feed_is_what_atom_asks_for_and_the_same_until_something_happens() throws Exception {
        club.store()
                .change(tx -> tx.announcements()
                        .make(
                                new Announcement.Draft(
                                        Optional.empty(), "We <move>", "On\u0007 Sunday.\n\n- No & yes.", true, false),
                                Club.NOON));
        club.tournament(TournamentKind.ROUND_ROBIN, "Spring <Cup>\u0007\u202e", "alice", "bob", "carol");
        for (String path : List.of(
                "/feed.atom",
                "/news.atom",
                "/boards/101.atom",
                "/boards/102.atom",
                "/players/alice.atom",
                "/games/cholone.atom",
                "/games/kroma.atom",
                "/tournaments/1.atom")) {
            HttpResponse<String> answer = reader.get(path);
            assertThat(answer.statusCode()).as(path + answer.body()).isEqualTo(200);
            assertThat(Answers.type(answer)).startsWith("application/atom+xml");
            assertThat(faults(answer.body())).as(path + answer.body()).isEmpty();
            String tag = answer.headers().firstValue("ETag").orElseThrow();
            assertThat(reader.get(path, "If-None-Match", tag).statusCode()).isEqualTo(304);
        }
        String before = reader.page("/boards/101.atom");
        club.enrol("dave");
        assertThat(reader.page("/boards/101.atom")).isEqualTo(before);
        club.play(101, 1);
        assertThat(reader.page("/boards/101.atom")).isNotEqualTo(before).contains("Move 4, bob");
    }

    private static List<String> faults(String xml) throws Exception {
        List<String> faults = new ArrayList<>();
        PropertyMapBuilder properties = new PropertyMapBuilder();
        properties.put(ValidateProperty.ERROR_HANDLER, new Listening(faults));
        ValidationDriver driver = new ValidationDriver(properties.toPropertyMap(), CompactSchemaReader.getInstance());
        assertThat(driver.loadSchema(
                        new InputSource(FeedsTest.class.getResource("feed.rnc").toString())))
                .isTrue();
        driver.validate(new InputSource(new StringReader(xml)));
        return faults;
    }

    private record Listening(List<String> faults) implements ErrorHandler {

        @Override
        public void warning(SAXParseException fault) {
            faults.add(fault.toString());
        }

        @Override
        public void error(SAXParseException fault) {
            faults.add(fault.toString());
        }

        @Override
        public void fatalError(SAXParseException fault) {
            faults.add(fault.toString());
        }
    }

    @Test
    void a_feed_tells_what_happened_last_and_by_whom() {
        assertThat(reader.page("/feed.atom"))
                .contains(
                        "Cholone 101 (alice, bob)",
                        "tag:club.example,2025:/boards/101",
                        "https://club.example/boards/102")
                .contains("<name>carol</name>");
        assertThat(reader.page("/players/carol.atom")).contains("/boards/102").doesNotContain("/boards/101");
        assertThat(reader.page("/boards/102.atom")).contains("carol resigned", "bob won");
        assertThat(reader.page("/games/kroma.atom")).doesNotContain("<entry>");
        assertThat(reader.page("/boards/101")).contains("type=\"application/atom+xml\" href=\"/boards/101.atom\"");
        assertThat(reader.page("/")).contains("href=\"/feed.atom\"");
        assertThat(reader.get("/players/nobody.atom").statusCode()).isEqualTo(404);
        assertThat(reader.get("/boards/999.atom").statusCode()).isEqualTo(404);
    }

    @Test
    void a_program_is_named_as_a_program() {
        club.enrolRobots();
        int board = club.start(Map.of(), Map.of("forfeittime", "14"), "alice", "robot1");
        club.play(board, 2);
        assertThat(reader.page("/feed.atom"))
                .contains("Cholone " + board + " (alice, robot1 (program))", "<name>robot1</name>");
        assertThat(reader.page("/boards/" + board + ".atom"))
                .contains("(alice, robot1 (program))", "Move 2, robot1 (program):", "Move 1, alice:");
        assertThat(reader.page("/players/alice.ics").replace("\r\n ", "")).contains("alice\\, robot1 (program)");
    }

    @Test
    void a_calendar_has_the_deadlines_that_the_boards_show_and_is_the_same_at_each_fetch() {
        int timed = club.start(Map.of(), Map.of("forfeittime", "14"), "alice", "bob");
        String text = reader.page("/players/alice.ics");
        assertThat(reader.page("/players/alice.ics")).isEqualTo(text);
        assertThat(Answers.type(reader.get("/players/alice.ics"))).startsWith("text/calendar");
        ICalendar calendar = Biweekly.parse(text).first();
        assertThat(calendar.validate(ICalVersion.V2_0).isEmpty()).as(text).isTrue();
        VEvent event = calendar.getEvents().stream()
                .filter(one -> one.getUid().getValue().equals("board-" + timed + "-alice@club.example"))
                .findFirst()
                .orElseThrow();
        assertThat(event.getDateTimeStamp().getValue()).isEqualTo(Date.from(Club.NOON));
        assertThat(reader.page("/boards/" + timed))
                .contains(event.getDateStart().getValue().toInstant().toString());
        assertThat(reader.page("/players/bob.ics")).doesNotContain("board-" + timed);
        String empty = reader.page("/players/carol.ics");
        assertThat(Biweekly.parse(empty).first().validate(ICalVersion.V2_0).isEmpty())
                .as(empty)
                .isTrue();
    }
}
