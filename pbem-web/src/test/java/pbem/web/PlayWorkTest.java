package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.ReplyEntrance;
import pbem.web.answer.Edition;
import pbem.web.page.Layout;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;
import pbem.web.page.SiteHeader;
import pbem.web.page.Stylesheet;
import pbem.web.play.PlayPages;
import pbem.web.play.Scripts;
import pbem.web.text.SiteTexts;

/** The work that lines from a board mail's page cost, and the address that is charged for it. */
class PlayWorkTest {

    private static final Duration WORK_OF_A_LINE = Duration.ofSeconds(1);

    @TempDir
    Path folder;

    private final AtomicLong work = new AtomicLong();
    private final AtomicInteger trials = new AtomicInteger();
    private final List<ReplyEntrance.PageReply> heard = new ArrayList<>();
    private Club club;
    private Javalin server;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        Clock clock = Clock.fixed(Club.NOON, ZoneOffset.UTC);
        PlayPages pages = new PlayPages(
                new Layout(
                        new SiteHeader("Club", "games@club.example", Optional.empty(), false),
                        Stylesheet.load(),
                        List.of(),
                        Edition.PLAIN,
                        SiteTexts.in(Locale.ENGLISH, Club.GAMES)),
                new PlayDesk(club.store(), Club.TOKENS, trials::incrementAndGet),
                new BoardsDesk(club.store(), Club.TOKENS, Club.GAMES),
                this::hear,
                Scripts.load(),
                language -> SiteTexts.in(language, Club.GAMES),
                new RequestLimit(clock, work::get),
                clock);
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.routes.exception(Problem.class, (problem, context) -> context.status(problem.status()));
                    pages.add(new Routes(config.routes));
                })
                .start("127.0.0.1", 0);
    }

    private ReplyEntrance.Verdict hear(ReplyEntrance.PageReply reply) {
        work.addAndGet(WORK_OF_A_LINE.toNanos());
        heard.add(reply);
        return new ReplyEntrance.Verdict("done", List.of());
    }

    @AfterEach
    void close() {
        server.stop();
        club.close();
    }

    private HttpResponse<String> say(String token, String id) {
        return new Reader(server.port())
                .postJson(
                        "/play/lines",
                        "{\"id\": \"" + id + "\", \"line\": \"c5,d5\"}",
                        "Authorization",
                        "Bearer " + token);
    }

    @Test
    void linesAreWorkOfTheirAddressAndOneTooManyIsNotHeard() {
        String token = club.token("alice", club.start("alice", "bob"));
        List<Integer> statuses = List.of("a", "b", "c", "d").stream()
                .map(id -> say(token, id).statusCode())
                .toList();

        assertThat(statuses).containsExactly(200, 200, 200, 429);
        assertThat(heard).hasSize(3);
    }

    @Test
    void noBoardIsLaidOutToHearALine() {
        int board = club.start("alice", "bob");
        HttpResponse<String> answer = say(club.token("alice", board), "a");

        assertThat(answer.body()).contains("\"revision\":" + club.record(board).revision());
        assertThat(trials).hasValue(0);
    }
}
