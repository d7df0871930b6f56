package pbem.cli.verb;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.cli.oauth.BrowserLogin;
import pbem.cli.oauth.Client;
import pbem.cli.oauth.DeviceLogin;
import pbem.cli.oauth.MailProvider;
import pbem.mail.login.TokenEndpoint;
import pbem.mail.login.TokenTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem oauth}. */
@Command(
        name = "oauth",
        description = "Accounts at mail providers that use access tokens in place of passwords.",
        subcommands = OAuthVerbs.LogIn.class)
public final class OAuthVerbs extends Group {

    /** {@code pbem oauth login}. */
    @Command(
            name = "login",
            description = "Log in to the server's mail provider once, in a browser. The token is kept in the home,"
                    + " readable by its owner alone. The server fetches and sends mail with it.",
            footer = {
                "",
                "The provider must know the application: docs/live-gmail.md and docs/live-outlook.md say how.",
                "Example: pbem oauth login outlook --client-id 00000000-0000-0000-0000-000000000000"
            })
    static final class LogIn extends HomeVerb {

        private static final Duration TIMEOUT = Duration.ofSeconds(30);
        private static final String TOKENS = "xoauth2";

        @Parameters(
                index = "0",
                paramLabel = "PROVIDER",
                description = "gmail, outlook, or the address of another provider that publishes how to log in (OpenID"
                        + " discovery).")
        private String named;

        @Option(
                names = "--client-id",
                paramLabel = "ID",
                description = "The id of the application at the provider (default: as configured).")
        private String clientId = "";

        @Option(
                names = "--client-secret-file",
                paramLabel = "FILE",
                description = "A file with the application's secret, if it has one (default: as configured).")
        private Path clientSecret;

        @Option(
                names = "--scope",
                paramLabel = "WORDS",
                description = "The scopes to request, if other than reading and sending mail.")
        private String scope;

        @Option(
                names = "--device",
                description =
                        "Log in by a code that is typed on any device. Outlook offers this; Google does not for mail.")
        private boolean device;

        @Option(names = "--paste", description = "The browser is on another machine: paste the final address from it.")
        private boolean paste;

        @Option(
                names = "--port",
                paramLabel = "NUMBER",
                description = "The port of this machine to which the browser returns (default: any free one).")
        private int port;

        @Option(
                names = "--minutes",
                paramLabel = "NUMBER",
                description = "The time to wait for the browser (default: ${DEFAULT-VALUE}).")
        private int minutes = 15;

        @Override
        public Integer call() throws Exception {
            Home home = home();
            Configuration before = home.read(Environment.variables());
            home.check(before);
            TokenEndpoint endpoint = new TokenEndpoint(TIMEOUT);
            MailProvider provider = provider(endpoint);
            Client client = client(before);
            String token = device ? onAnotherDevice(provider, client, endpoint) : inBrowser(provider, client, endpoint);
            Configuration after = before.with(
                            Settings.TOKEN_URL, provider.token().toString())
                    .with(Settings.CLIENT_ID, client.id())
                    .with(Settings.CLIENT_SECRET, client.secret());
            List<Setting<?>> changed = new ArrayList<>(List.of(Settings.TOKEN_URL, Settings.CLIENT_ID));
            if (clientSecret != null) {
                changed.add(Settings.CLIENT_SECRET);
            }
            for (Setting<String> login : logins(before)) {
                after = after.with(login, TOKENS);
                changed.add(login);
            }
            home.keepRefreshToken(before, token);
            home.write(after, changed);
            say("Kept for the owner of " + home.directory() + " alone.");
            if (logins(before).isEmpty()) {
                say("But nothing uses it yet: no mail is fetched from a mailbox, and sending needs no login; "
                        + "see: pbem setup");
                return 0;
            }
            return trouble() ? 1 : 0;
        }

        private MailProvider provider(TokenEndpoint endpoint) throws TokenTrouble {
            try {
                MailProvider provider = MailProvider.of(named, endpoint);
                return scope == null ? provider : provider.asking(scope);
            } catch (IllegalArgumentException e) {
                throw new Refused(e.getMessage());
            }
        }

        private Client client(Configuration configuration) throws IOException {
            String id = clientId.isEmpty() ? configuration.get(Settings.CLIENT_ID) : clientId;
            if (id.isEmpty()) {
                throw new Refused("give the id of the application at the provider: --client-id ID");
            }
            String secret = clientSecret == null
                    ? configuration.get(Settings.CLIENT_SECRET)
                    : Files.readString(clientSecret).strip();
            return new Client(id, secret);
        }

        /**
         * The settings of the logins that use a token from now on: to the mailbox that mail is fetched from, and to the
         * server that sends.
         */
        private static List<Setting<String>> logins(Configuration configuration) {
            List<Setting<String>> logins = new ArrayList<>();
            switch (configuration.get(Settings.INTAKE)) {
                case "imap" -> logins.add(Settings.IMAP_AUTH);
                case "pop3" -> logins.add(Settings.POP3_AUTH);
                default -> {}
            }
            if (!configuration.get(Settings.SMTP_USER).isEmpty()) {
                logins.add(Settings.SMTP_AUTH);
            }
            return logins;
        }

        private String onAnotherDevice(MailProvider provider, Client client, TokenEndpoint endpoint)
                throws TokenTrouble {
            DeviceLogin login = DeviceLogin.begin(provider, client, endpoint);
            say("On any device, open " + login.page() + " and type " + login.code());
            return login.refreshToken();
        }

        private String inBrowser(MailProvider provider, Client client, TokenEndpoint endpoint)
                throws TokenTrouble, IOException {
            try (BrowserLogin login = BrowserLogin.begin(provider, client, endpoint, port)) {
                say("Open this page in a browser, as the account whose mail the server fetches:");
                say("");
                out().println(login.page()); // unchanged: what looks like a token is the provider's
                say("");
                if (paste) {
                    say("At the end the browser finds no page. Paste the address that it shows then:");
                    pasted(login);
                } else {
                    say("The browser must be on this machine, or be forwarded here: ssh -L " + login.port()
                            + ":127.0.0.1:" + login.port() + " THIS-MACHINE. Otherwise: --paste");
                }
                return login.refreshToken(Duration.ofMinutes(minutes));
            }
        }

        private void pasted(BrowserLogin login) throws IOException {
            BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (login.pasted(line)) {
                    return;
                }
                say("That is not the address at the end of this login, which begins with http:// and has code= and "
                        + "state= in it:");
            }
            throw new Refused("nothing was pasted");
        }

        private void say(String line) {
            out().println(ShownText.of(line));
            out().flush();
        }

        /** Whether the new login fails to give an access token. Tells the user. */
        private boolean trouble() throws Exception {
            try (PbemServer server = openServer()) {
                Optional<String> trouble = server.tokenTrouble();
                say(trouble.map(why -> "But it gives no access token: " + why)
                        .orElse("It gives an access token. Next: pbem doctor"));
                return trouble.isPresent();
            }
        }
    }
}
