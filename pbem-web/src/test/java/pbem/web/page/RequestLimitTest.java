package pbem.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.web.HandClock;

/** The work that one address may cause, and the work that is done at once. */
@Timeout(60)
class RequestLimitTest {

    private final AtomicLong work = new AtomicLong();
    private final CountDownLatch begun = new CountDownLatch(2);
    private final CountDownLatch held = new CountDownLatch(60);
    private final CountDownLatch thinks = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private volatile boolean membersWait;
    private final HandClock clock = new HandClock(Instant.parse("2030-01-01T12:00:00Z"));
    private final HttpClient client = HttpClient.newHttpClient();
    private Javalin server;

    @BeforeEach
    void open() {
        RequestLimit limit = new RequestLimit(clock, work::get);
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.contextResolver.ip = new ClientAddress(Set.of())::of;
                    config.routes.exception(Problem.class, (problem, context) -> context.status(problem.status()));
                    config.routes.get(
                            "/second",
                            context -> context.result(String.valueOf(limit.trying(
                                    context,
                                    () -> work.addAndGet(Duration.ofSeconds(1).toNanos())))));
                    config.routes.get(
                            "/page",
                            context -> context.result(String.valueOf(limit.charged(
                                    context,
                                    () -> work.addAndGet(Duration.ofSeconds(1).toNanos())))));
                    config.routes.get("/long", context -> context.result(limit.trying(context, () -> after(begun))));
                    config.routes.get(
                            "/player", context -> context.result(limit.tryingForPlayer(context, () -> "tried")));
                    config.routes.get(
                            "/robot",
                            context -> context.result(limit.answering(context, () -> membersWait, () -> "played")));
                    config.routes.get(
                            "/slow-robot",
                            context -> context.result(limit.answering(context, () -> false, () -> after(thinks))));
                    config.routes.get("/form", limit::countSignup);
                    config.routes.get("/held", context -> context.result(limit.charged(context, () -> after(held))));
                })
                .start("127.0.0.1", 0);
    }

    private String after(CountDownLatch begun) {
        begun.countDown();
        try {
            go.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "done";
    }

    @AfterEach
    void close() {
        go.countDown();
        server.stop();
    }

    private HttpResponse<String> get(String path, String address) throws IOException, InterruptedException {
        return client.send(request(path, address), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest request(String path, String address) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("X-Forwarded-For", address)
                .build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/second", "/page"})
    void anAddressThatCausedThreeSecondsOfWorkInAMinuteWaitsForTheNext(String path) throws Exception {
        for (int i = 0; i < 3; i++) {
            assertThat(get(path, "203.0.113.7").statusCode()).isEqualTo(200);
        }
        HttpResponse<String> late = get(path, "203.0.113.7");
        assertThat(late.statusCode()).isEqualTo(429);
        assertThat(late.headers().firstValue("Retry-After")).hasValue("60");
        assertThat(get(path, "203.0.113.8").statusCode()).isEqualTo(200);
    }

    @Test
    void oneAddressGetsAtMostSixtyPagesAtOnce() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> first = Stream.generate(() -> request("/held", "203.0.113.7"))
                .limit(60)
                .map(asked -> client.sendAsync(asked, HttpResponse.BodyHandlers.ofString()))
                .toList();
        held.await();

        assertThat(get("/held", "203.0.113.7").statusCode()).isEqualTo(429);

        go.countDown();
        for (CompletableFuture<HttpResponse<String>> one : first) {
            assertThat(one.join().body()).isEqualTo("done");
        }
        assertThat(get("/held", "203.0.113.7").statusCode()).isEqualTo(200);
    }

    @Test
    void aRobotAnswersTheGuestsOfOneNetworkTwentyTimesAMinuteAndAllTwoHundredTimes() throws Exception {
        for (int i = 0; i < 20; i++) {
            assertThat(get("/robot", "2001:db8::" + i).body()).isEqualTo("played");
        }
        assertThat(get("/robot", "2001:db8::ffff").statusCode()).isEqualTo(429);
        for (int i = 0; i < 180; i++) {
            get("/robot", "203.0.113." + i);
        }
        assertThat(get("/robot", "203.0.113.200").statusCode()).isEqualTo(429);
    }

    @Test
    void fromOneNetworkThreeFormsAMinuteAndTenAnHourAreTaken() throws Exception {
        for (int i = 0; i < 10; i++) {
            assertThat(get("/form", "2001:db8::" + i).statusCode()).isEqualTo(200);
            if (i % 3 == 2) {
                assertThat(get("/form", "2001:db8::" + i).statusCode()).isEqualTo(429);
                clock.advance(Duration.ofMinutes(1));
            }
        }
        HttpResponse<String> late = get("/form", "2001:db8::a");
        assertThat(late.statusCode()).isEqualTo(429);
        assertThat(late.headers().firstValue("Retry-After")).hasValue("3420");
        assertThat(get("/form", "203.0.113.7").statusCode()).isEqualTo(200);
        clock.advance(Duration.ofMinutes(57));
        assertThat(get("/form", "2001:db8::a").statusCode()).isEqualTo(200);
    }

    @Test
    void aRobotAnswersOneGuestAtATimeAndNoneWhileMembersWait() throws Exception {
        CompletableFuture<HttpResponse<String>> first =
                client.sendAsync(request("/slow-robot", "203.0.113.1"), HttpResponse.BodyHandlers.ofString());
        thinks.await();
        assertThat(get("/robot", "203.0.113.2").statusCode()).isEqualTo(503);
        go.countDown();
        assertThat(first.join().body()).isEqualTo("done");
        assertThat(get("/robot", "203.0.113.2").body()).isEqualTo("played");

        membersWait = true;
        HttpResponse<String> later = get("/robot", "203.0.113.2");
        assertThat(later.statusCode()).isEqualTo(503);
        assertThat(later.headers().firstValue("Retry-After")).hasValue("1");
    }

    @Test
    void twoStrangersTryAtOnceAndOthersComeAgainInASecondButPlayersAtOnce() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> first = Stream.of("203.0.113.1", "203.0.113.2")
                .map(address -> client.sendAsync(request("/long", address), HttpResponse.BodyHandlers.ofString()))
                .toList();
        begun.await();

        HttpResponse<String> third = get("/second", "203.0.113.3");
        assertThat(third.statusCode()).isEqualTo(503);
        assertThat(third.headers().firstValue("Retry-After")).hasValue("1");
        assertThat(get("/player", "203.0.113.3").body()).isEqualTo("tried");

        go.countDown();
        for (CompletableFuture<HttpResponse<String>> one : first) {
            assertThat(one.join().body()).isEqualTo("done");
        }
        assertThat(get("/second", "203.0.113.3").statusCode()).isEqualTo(200);
    }
}
