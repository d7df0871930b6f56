package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;
import static pbem.web.Answers.are;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import pbem.notice.ReplyTarget;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.Interest;
import pbem.store.Tables;
import pbem.token.Token;
import pbem.web.page.ProblemPages;

/** The link in List-Unsubscribe, as mail providers and readers use it. */
class UnsubscribeTest {

    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String ONE_CLICK = "List-Unsubscribe=One-Click";
    private static final String PARTS = "multipart/form-data; boundary=cut";

    private static final Instant LATER = Club.NOON.plus(Duration.ofDays(80));

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob", "carol");
        club.start("alice", "bob");
        for (String user : List.of("alice", "carol")) {
            club.store().change(tx -> {
                var preferences = tx.preferences();
                var player = club.player(user);
                preferences.set(player, preferences.of(player).with(Preference.DIGEST, Preferences.Digest.DAILY));
                return true;
            });
        }
        club.hear(club.player("carol"), "subscribe 101", "");
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private String token(String user, ReplyTarget target, Instant expires) {
        return Club.TOKENS.write(new Token(club.player(user).id(), target, expires));
    }

    private String link(String user, ReplyTarget target) {
        return "/unsubscribe/" + token(user, target, Club.NOON.plus(Duration.ofDays(300)));
    }

    private Preferences.Digest digest(String user) {
        return club.store().read(tx -> tx.preferences().of(club.player(user))).digest();
    }

    private Map<Integer, Interest> watched(String user) {
        return club.store().read(tx -> tx.watchers().boards(club.player(user)));
    }

    private int mails() {
        return club.store()
                .read(tx -> Tables.of(tx)
                        .createQuery("SELECT COUNT(*) FROM outbox")
                        .mapTo(Integer.class)
                        .one());
    }

    private static String parts(String name, String value) {
        return "--cut\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n--cut--\r\n";
    }

    @Test
    void oneClickEndsTheDigests() {
        assertThat(reader.post(link("alice", ReplyTarget.UNSUBSCRIBE), FORM, ONE_CLICK))
                .satisfies(are(200, "Unsubscribed There will be no more digests"));
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.OFF);
    }

    @Test
    void oneClickEndsTheMailsAboutABoard() {
        assertThat(reader.post(link("carol", ReplyTarget.unwatch(101)), FORM, ONE_CLICK))
                .satisfies(are(200, "Unsubscribed You no longer watch board 101."));
        assertThat(watched("carol")).isEmpty();
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void oneClickOfAPersonWithoutAnAccountMeansNeverAgain() {
        club.hear(club.player("alice"), "cholone challenge bob", "");
        int place = club.store()
                .change(tx -> tx.keptPlaces()
                        .keep(
                                club.player("alice"),
                                "dave@example.net",
                                OptionalInt.of(1),
                                OptionalInt.empty(),
                                OptionalLong.empty(),
                                Club.NOON));
        String link = leaving(place);
        assertThat(reader.get(link))
                .satisfies(are(200, "No player will be able to have us write to this address again"));
        assertThat(reader.post(link, FORM, ONE_CLICK))
                .satisfies(are(200, "Unsubscribed No player can have us write to this address again."));
        assertThat(reader.get(link)).satisfies(are(200, "No player can have us write to this address again."));
        boolean never = club.store().read(tx -> tx.keptPlaces().isNotToBeWritten("dave@example.net", LATER));
        assertThat(never).isTrue();
        assertThat(reader.get(leaving(place + 1)).statusCode()).isEqualTo(404);
    }

    private static String leaving(int place) {
        return "/unsubscribe/" + Club.TOKENS.write(new Token(0, ReplyTarget.leaveAlone(place), LATER));
    }

    @Test
    void oneClickEndsTheNews() {
        assertThat(reader.get(link("alice", ReplyTarget.UNSUBSCRIBE_NEWS)))
                .satisfies(are(200, "alice, we no longer mail you what is announced to all players."));
        assertThat(reader.post(link("alice", ReplyTarget.UNSUBSCRIBE_NEWS), FORM, ONE_CLICK))
                .satisfies(are(200, "Unsubscribed We no longer mail you what is announced to all players."));
        assertThat(club.store()
                        .read(tx -> tx.preferences().of(club.player("alice")))
                        .news())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/x-www-form-urlencoded;charset=UTF-8", PARTS})
    void theFormComesAsProvidersSendIt(String type) {
        String form = type.equals(PARTS) ? parts("List-Unsubscribe", "One-Click") : ONE_CLICK;
        assertThat(reader.post(link("alice", ReplyTarget.UNSUBSCRIBE), type, form)
                        .statusCode())
                .isEqualTo(200);
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.OFF);
        assertThat(reader.postInChunks(link("carol", ReplyTarget.UNSUBSCRIBE), type, form)
                        .statusCode())
                .isEqualTo(200);
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.OFF);
    }

    @Test
    void theSecondClickSaysTheSame() {
        String link = link("carol", ReplyTarget.unwatch(101));
        HttpResponse<String> first = reader.post(link, FORM, ONE_CLICK);
        HttpResponse<String> second = reader.post(link, FORM, ONE_CLICK);
        assertThat(second.statusCode()).isEqualTo(200);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(watched("carol")).isEmpty();
    }

    @Test
    void aSecondLookSaysThatItHasEnded() {
        String digests = link("alice", ReplyTarget.UNSUBSCRIBE);
        String board = link("carol", ReplyTarget.unwatch(101));
        reader.post(digests, FORM, ONE_CLICK);
        reader.post(board, FORM, ONE_CLICK);
        assertThat(reader.get(digests)).satisfies(are(200, "The digests of alice have ended already."));
        assertThat(reader.get(board)).satisfies(are(200, "The mails about board 101 have ended already"));
        assertThat(reader.get(digests).body() + reader.get(board).body()).doesNotContain("<form method=\"post\"");
    }

    @Test
    void aClickIsAnsweredByThePageAlone() {
        int before = mails();
        HttpResponse<String> answer = reader.post(link("alice", ReplyTarget.UNSUBSCRIBE), FORM, ONE_CLICK);
        assertThat(answer.headers().map()).doesNotContainKeys("set-cookie", "location");
        assertThat(mails()).isEqualTo(before);
    }

    @Test
    void toLookAtThePageChangesNothing() {
        assertThat(reader.get(link("alice", ReplyTarget.UNSUBSCRIBE)))
                .satisfies(are(200, "Unsubscribe This ends the daily digests of alice"));
        assertThat(reader.get(link("carol", ReplyTarget.unwatch(101))))
                .satisfies(are(200, "Unsubscribe This ends the mails about board 101, which carol watches."));
        assertThat(reader.get(link("alice", ReplyTarget.UNSUBSCRIBE) + "?" + ONE_CLICK)
                        .statusCode())
                .isEqualTo(200);
        assertThat(reader.send("HEAD", link("carol", ReplyTarget.unwatch(101))).statusCode())
                .isEqualTo(200);
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
        assertThat(watched("carol")).containsKey(101);
    }

    @Test
    void nobodyElseIsTouched() {
        reader.post(link("alice", ReplyTarget.UNSUBSCRIBE), FORM, ONE_CLICK);
        reader.post(link("alice", ReplyTarget.unwatch(101)), FORM, ONE_CLICK);
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.DAILY);
        assertThat(watched("carol")).containsKey(101);
    }

    @Test
    void aReplyAddressIsNotALink() {
        for (ReplyTarget target :
                List.of(ReplyTarget.NONE, new ReplyTarget.OfBoard(101, 0), new ReplyTarget.OfConfirmation(1))) {
            assertThat(reader.post(link("alice", target), FORM, ONE_CLICK))
                    .satisfies(are(404, "This link leads nowhere"));
        }
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void aDamagedLinkSaysNothingOfAnybody() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        String last = link.endsWith("a") ? "b" : "a";
        List<String> damaged = List.of(
                link.substring(0, link.length() - 1) + last,
                link.substring(0, link.length() - 1),
                "/unsubscribe/alice");
        for (String path : damaged) {
            for (HttpResponse<String> answer : List.of(reader.get(path), reader.post(path, FORM, ONE_CLICK))) {
                assertThat(answer.statusCode()).as(path).isEqualTo(404);
                assertThat(answer.body()).doesNotContain("alice", "Exception");
            }
        }
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void aLinkThatHasExpiredIsGone() {
        String link = "/unsubscribe/" + token("alice", ReplyTarget.UNSUBSCRIBE, Club.NOON.minus(Duration.ofDays(2)));
        assertThat(reader.get(link)).satisfies(are(410, "This link has expired"));
        assertThat(reader.post(link, FORM, ONE_CLICK)).satisfies(are(410, "This link has expired"));
        assertThat(reader.get(link).body()).doesNotContain("alice");
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void theLinkOfWhoIsGoneLeadsNowhere() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        club.store().change(tx -> Tables.of(tx).execute("UPDATE player SET state = 'GONE' WHERE user_id = 'alice'"));
        assertThat(reader.get(link)).satisfies(are(404, "This link leads nowhere"));
        assertThat(reader.post(link, FORM, ONE_CLICK)).satisfies(are(404, "This link leads nowhere"));
    }

    @Test
    void anotherFormChangesNothing() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        for (String form : List.of("", "x=y", "List-Unsubscribe=Two-Clicks", "List-Unsubscribe=%", "%=" + ONE_CLICK)) {
            assertThat(reader.post(link, FORM, form)).as(form).satisfies(are(400, "takes only the form"));
        }
        assertThat(reader.post(link + "?" + ONE_CLICK, FORM, "")).satisfies(are(400, "takes only the form"));
        assertThat(reader.post(link, PARTS, parts("x", "y"))).satisfies(are(400, "takes only the form"));
        assertThat(reader.post(link, PARTS, "no parts")).satisfies(are(400, "takes only the form"));
        assertThat(reader.post(link, "multipart/form-data", ONE_CLICK)).satisfies(are(400, "takes only the form"));
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void aBodyThatIsTooLargeIsNotRead() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        String much = "x".repeat(8_000);
        assertThat(reader.post(link, FORM, ONE_CLICK + "&x=" + much)).satisfies(are(413, "too much for the form"));
        assertThat(reader.postInChunks(link, FORM, ONE_CLICK + "&x=" + much))
                .satisfies(are(413, "too much for the form"));
        assertThat(reader.post(link, PARTS, parts("x", much))).satisfies(are(413, "too much for the form"));
        assertThat(reader.postInChunks(link, PARTS, parts("x", much) + parts("List-Unsubscribe", "One-Click")))
                .satisfies(are(413, "too much for the form"));
        assertThat(digest("alice")).isEqualTo(Preferences.Digest.DAILY);
    }

    @Test
    void theTokenIsInNoPageAndGoesToNobody() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        String damaged = link.substring(0, link.length() - 2);
        List<HttpResponse<String>> answers = List.of(
                reader.get(link),
                reader.post(link, FORM, ONE_CLICK),
                reader.post(link, FORM, ""),
                reader.get(damaged),
                reader.send("PUT", link));
        for (HttpResponse<String> answer : answers) {
            assertThat(answer.body()).doesNotContain(damaged, damaged.substring("/unsubscribe/".length()));
            assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
            assertThat(answer.headers().firstValue("Location")).isEmpty();
        }
    }

    @Test
    void noLogContainsTheToken() {
        String link = link("alice", ReplyTarget.UNSUBSCRIBE);
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        Logger problems = (Logger) LoggerFactory.getLogger(ProblemPages.class);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        root.addAppender(log);
        problems.addAppender(log);
        problems.setAdditive(false); // otherwise the console would show the fault, too
        problems.setLevel(Level.ERROR);
        try {
            club.store().change(tx -> Tables.of(tx).execute("DROP TABLE preference"));
            assertThat(reader.post(link, FORM, ONE_CLICK)).satisfies(are(500, "Something went wrong here"));
        } finally {
            problems.setLevel(Level.OFF);
            problems.setAdditive(true);
            problems.detachAppender(log);
            root.detachAppender(log);
        }
        assertThat(log.list)
                .anySatisfy(
                        event -> assertThat(event.getFormattedMessage()).isEqualTo("POST /unsubscribe/{token} failed"))
                .noneSatisfy(event -> assertThat(event.getFormattedMessage()).contains(link));
    }
}
