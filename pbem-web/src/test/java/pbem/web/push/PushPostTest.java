package pbem.web.push;

import static org.assertj.core.api.Assertions.assertThat;

import com.interaso.webpush.VapidKeys;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.play.PushDesk;
import pbem.play.BoardAdministration;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.PushEndpoint;
import pbem.store.Store;
import pbem.testkit.TestDatabase;
import pbem.token.TokenKeys;
import pbem.token.Tokens;
import pbem.web.text.SiteTexts;

/** Notices sent to a push service that is a real server on this machine. */
class PushPostTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Games GAMES = Catalogue.games();
    private static final VapidKeys KEYS = VapidKeys.generate();
    private static final FakeBrowser BROWSER = FakeBrowser.make();

    private record Sent(String path, String authorization, String urgency, String says) {}

    @TempDir
    Path folder;

    private final List<Sent> sent = Collections.synchronizedList(new ArrayList<>());
    private Store store;
    private HttpServer service;
    private PushPost post;

    @BeforeEach
    void open() throws IOException {
        store = Store.open(TestDatabase.empty(folder.resolve("pbem.db")), GAMES);
        store.change(t -> t.players().enrol("alice", "alice@secret.example", NOON));
        store.change(t -> t.players().enrol("bob", "bob@secret.example", NOON));
        service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.createContext("/", this::take);
        service.start();
        post = post(true);
    }

    private PushPost post(boolean reached) {
        return new PushPost(
                new PushDesk(store, new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()))),
                KEYS,
                "games@club.example",
                "The Thursday Club",
                language -> SiteTexts.in(language, GAMES),
                endpoint -> reached);
    }

    /** Answers with the status that the path names. */
    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath();
        sent.add(new Sent(
                path,
                exchange.getRequestHeaders().getFirst("Authorization"),
                exchange.getRequestHeaders().getFirst("Urgency"),
                BROWSER.read(body)));
        exchange.getResponseHeaders().set("Location", "/201/elsewhere");
        exchange.sendResponseHeaders(Integer.parseInt(path.substring(1, 4)), -1);
        exchange.close();
    }

    @AfterEach
    void close() {
        service.stop(0);
        store.close();
    }

    private Player alice() {
        return store.read(t -> t.players().called("alice").orElseThrow());
    }

    private String url(String path) {
        return "http://127.0.0.1:" + service.getAddress().getPort() + path;
    }

    private void add(String path) {
        store.change(t -> {
            t.pushEndpoints().add(alice(), new PushEndpoint(url(path), BROWSER.key(), BROWSER.secret(), NOON));
            return true;
        });
    }

    private void wants(Preferences preferences) {
        store.change(t -> {
            t.preferences().set(alice(), preferences);
            return true;
        });
    }

    private int start() {
        return store.change(t -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                        .start(
                                t,
                                GAMES.named("cholone").orElseThrow(),
                                List.of("alice", "bob"),
                                Map.of(),
                                Map.of(),
                                NOON.plus(Duration.ofMinutes(1))))
                .now()
                .board()
                .number();
    }

    private void round() {
        post.round(() -> true);
    }

    private int browsers() {
        return store.read(t -> t.pushEndpoints().of(alice())).size();
    }

    @Test
    void anEndpointPrintsItsHostAlone() {
        assertThat(new PushEndpoint("https://push.example/capability", BROWSER.key(), BROWSER.secret(), NOON))
                .hasToString("push.example");
    }

    /** So the notices that it reads in these tests are encrypted as the standard has it. */
    @Test
    void theBrowserOfTheseTestsReadsTheExampleOfTheStandard() throws GeneralSecurityException {
        FakeBrowser browser = FakeBrowser.with(
                "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "BTBZMqHH6r4Tts7J_aSIgg");
        String notice = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
                + "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assertThat(browser.read(Base64.getUrlDecoder().decode(notice)))
                .isEqualTo("When I grow up, I want to be a watermelon");
    }

    @Test
    void aPlayerWhoseTurnBeginsIsToldOnlyTheBoard() {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SILENT));
        add("/201/a");
        int board = start();
        round();
        round();
        assertThat(sent).hasSize(1);
        assertThat(sent.get(0).says())
                .isEqualTo("{\"title\":\"The Thursday Club\",\"says\":\"Board " + board
                        + ": your move\",\"silent\":true}");
        assertThat(sent.get(0).urgency()).isEqualTo("low");
    }

    @Test
    void theServerSaysWhoItIs() {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SOUND));
        add("/201/a");
        start();
        round();
        String key = Base64.getUrlEncoder().withoutPadding().encodeToString(KEYS.getApplicationServerKey());
        String authorization = sent.get(0).authorization();
        assertThat(authorization).startsWith("vapid t=").endsWith(", k=" + key);
        String claims = authorization.split("\\.")[1];
        assertThat(new String(Base64.getUrlDecoder().decode(claims)))
                .contains("\"sub\":\"mailto:games@club.example\"", "\"aud\":\"" + url("") + "\"");
        assertThat(sent.get(0).says()).contains("\"silent\":false");
    }

    @Test
    void theNoticeOfADigestReaderSounds() {
        wants(Preferences.STANDARD
                .with(Preference.PUSH, Preferences.Push.SILENT)
                .with(Preference.DIGEST, Preferences.Digest.DAILY)
                .with(Preference.LANGUAGE, Locale.GERMAN));
        add("/201/a");
        start();
        start();
        round();
        assertThat(sent).hasSize(1);
        assertThat(sent.get(0).says()).contains("Du bist auf 2 Brettern am Zug", "\"silent\":false");
    }

    @Test
    void aTurnBeforeTheOptInIsNotToldLater() {
        add("/201/a");
        start();
        round();
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SOUND));
        round();
        assertThat(sent).isEmpty();
        assertThat(browsers()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/404/a", "/410/a"})
    void anEndpointUnknownToThePushServiceIsForgotten(String path) {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SILENT));
        add(path);
        start();
        round();
        assertThat(sent).hasSize(1);
        assertThat(browsers()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/302/a", "/429/a", "/500/a", "/403/a"})
    void aFailingNoticeIsSentOnceAndFollowsNoRedirect(String path) {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SILENT));
        add(path);
        start();
        round();
        round();
        assertThat(sent).extracting(Sent::path).containsExactly(path);
        assertThat(browsers()).isEqualTo(1);
    }

    @Test
    void noOtherServiceIsAsked() {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SILENT));
        add("/201/a");
        start();
        post(false).round(() -> true);
        assertThat(sent).isEmpty();
    }

    @Test
    void anEndpointWithAnInvalidKeyIsForgotten() {
        wants(Preferences.STANDARD.with(Preference.PUSH, Preferences.Push.SILENT));
        byte[] noPoint = new byte[65];
        noPoint[0] = 4;
        String key = Base64.getUrlEncoder().encodeToString(noPoint);
        store.change(t -> {
            t.pushEndpoints().add(alice(), new PushEndpoint(url("/201/a"), key, BROWSER.secret(), NOON));
            return true;
        });
        start();
        round();
        assertThat(sent).isEmpty();
        assertThat(browsers()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "10.1.2.3",
                "192.168.1.1",
                "172.16.0.1",
                "169.254.169.254",
                "::1",
                "fd00::1",
                "fe80::1"
            })
    void privateNetworksAreNotPublic(String address) throws UnknownHostException {
        assertThat(KnownPushServices.isPublic(InetAddress.getByName(address))).isFalse();
        assertThat(KnownPushServices.isPublic(InetAddress.getByName("142.250.1.1")))
                .isTrue();
    }
}
