package pbem.cli.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.mail.login.TokenEndpoint;

/** A user logs in to a mail provider in a browser, or on another device. */
class LoginTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final TokenEndpoint endpoint = new TokenEndpoint(PATIENCE);
    private final Client client = new Client(LoginProvider.CLIENT, LoginProvider.SECRET);
    private LoginProvider provider;

    @BeforeEach
    void open() throws Exception {
        provider = new LoginProvider();
    }

    @AfterEach
    void close() {
        provider.close();
    }

    private BrowserLogin begin() throws Exception {
        return BrowserLogin.begin(MailProvider.of(provider.url(), endpoint), client, endpoint, 0);
    }

    @Test
    void theBrowserComesBackWithACodeThatOnlyWhoBeganCanUse() throws Exception {
        try (BrowserLogin login = begin()) {
            assertThat(LoginProvider.browse(login.page()).body()).contains("look at the terminal");
            assertThat(login.refreshToken(PATIENCE)).isEqualTo("refresh-one");
        }
    }

    @Test
    void aBrowserOnAnotherMachineEndsAtAnAddressThatIsPasted() throws Exception {
        try (BrowserLogin login = begin()) {
            assertThat(login.pasted(LoginProvider.lastAddress(login.page()))).isTrue();
            assertThat(login.refreshToken(PATIENCE)).isEqualTo("refresh-one");
        }
    }

    @Test
    void anAnswerWithoutOurStateIsNotTaken() throws Exception {
        try (BrowserLogin login = begin()) {
            URI ours = URI.create("http://127.0.0.1:" + login.port() + "/");
            for (String said :
                    new String[] {"?code=stolen", "?code=stolen&state=guessed", "?error=x&state=", "?%zz=%", ""}) {
                assertThat(LoginProvider.browse(ours.resolve("/" + said.replace("%", "%25")))
                                .body())
                        .as(said)
                        .contains("not the answer that PBeM waits for");
                assertThat(login.pasted("http://127.0.0.1/" + said)).isFalse();
            }
            LoginProvider.browse(login.page());
            assertThat(login.refreshToken(PATIENCE)).isEqualTo("refresh-one");
        }
    }

    @Test
    void aRefusedLoginIsReported() throws Exception {
        provider.revoke();
        try (BrowserLogin login = begin()) {
            LoginProvider.browse(login.page());
            assertThatThrownBy(() -> login.refreshToken(PATIENCE)).hasMessageContaining("access_denied");
        }
    }

    @Test
    void theLoginDoesNotWaitForever() throws Exception {
        try (BrowserLogin login = begin()) {
            assertThatThrownBy(() -> login.refreshToken(Duration.ZERO)).hasMessageContaining("nobody logged in");
        }
    }

    @Test
    void aLoginWithoutARefreshTokenIsUseless() throws Exception {
        provider.gives("");
        try (BrowserLogin login = begin()) {
            LoginProvider.browse(login.page());
            assertThatThrownBy(() -> login.refreshToken(PATIENCE)).hasMessageContaining("no refresh token");
        }
    }

    @Test
    void aCodeIsTypedOnAnotherDeviceWhileWeAskAgain() throws Exception {
        DeviceLogin login = DeviceLogin.begin(MailProvider.of(provider.url(), endpoint), client, endpoint);
        assertThat(login.code()).isEqualTo("ABCD-EFGH");
        assertThat(login.page()).isEqualTo(provider.url() + "/type");
        assertThat(login.refreshToken()).isEqualTo("refresh-one");
    }

    @Test
    void googleHasNoCodesForMail() {
        assertThatThrownBy(() -> DeviceLogin.begin(MailProvider.GMAIL, client, endpoint))
                .hasMessageContaining("without --device");
    }

    @Test
    void aProviderIsANameThatWeKnowOrAnAddressThatNobodyCanListenIn() throws Exception {
        assertThat(MailProvider.of("gmail", endpoint)).isEqualTo(MailProvider.GMAIL);
        for (String named : new String[] {"yahoo", "http://login.example.org", "file:///etc/passwd", ""}) {
            assertThatThrownBy(() -> MailProvider.of(named, endpoint))
                    .as(named)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
