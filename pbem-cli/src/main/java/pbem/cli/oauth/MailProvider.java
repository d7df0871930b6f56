package pbem.cli.oauth;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import pbem.mail.login.TokenEndpoint;
import pbem.mail.login.TokenTrouble;

/**
 * A mail provider whose users can allow a program to read and send their mail.
 *
 * @param authorization the page for their browser
 * @param token the address that gives tokens
 * @param device the address that gives codes for other devices; empty if there is none, or none for mail
 * @param scope the access that we ask for, in words separated by blanks; empty for the usual access
 * @param redirectHost the host name of our own end on loopback
 * @param extra further parameters of the page
 */
public record MailProvider(
        URI authorization,
        URI token,
        Optional<URI> device,
        String scope,
        String redirectHost,
        Map<String, String> extra) {

    private static final String LOOPBACK = "127.0.0.1";

    /** Allowed addresses: without TLS only on this machine, since what is sent there is as good as a password. */
    private static final Pattern SAFE =
            Pattern.compile("https://[^/?#\\s@]+[^\\s]*|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/\\S*)?");

    /** Google gives codes for devices, but none for mail. It gives a refresh token only if asked for one. */
    static final MailProvider GMAIL = new MailProvider(
            URI.create("https://accounts.google.com/o/oauth2/v2/auth"),
            URI.create("https://oauth2.googleapis.com/token"),
            Optional.empty(),
            "https://mail.google.com/",
            LOOPBACK,
            Map.of("access_type", "offline", "prompt", "consent"));

    /** Microsoft accepts any port of localhost as our end, but of 127.0.0.1 only a port that was registered. */
    static final MailProvider OUTLOOK = new MailProvider(
            URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/authorize"),
            URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/token"),
            Optional.of(URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/devicecode")),
            "https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/POP.AccessAsUser.All"
                    + " https://outlook.office.com/SMTP.Send offline_access",
            "localhost",
            Map.of("prompt", "select_account"));

    /**
     * A provider that is known by name, or that publishes its endpoints at its address (RFC 8414, OpenID Connect).
     *
     * @throws IllegalArgumentException if {@code named} is neither a known name nor an address
     * @throws TokenTrouble if the provider cannot be reached, or publishes nothing usable
     */
    public static MailProvider of(String named, TokenEndpoint endpoint) throws TokenTrouble {
        return switch (named) {
            case "gmail" -> GMAIL;
            case "outlook" -> OUTLOOK;
            default -> discovered(named, endpoint);
        };
    }

    private static MailProvider discovered(String named, TokenEndpoint endpoint) throws TokenTrouble {
        if (!SAFE.matcher(named).matches()) {
            throw new IllegalArgumentException(named
                    + " is none of gmail, outlook and the https:// address of a provider that publishes how to log in");
        }
        String base = named.replaceFirst("/+$", "");
        TokenTrouble last = null;
        for (String page : List.of("/.well-known/oauth-authorization-server", "/.well-known/openid-configuration")) {
            try {
                return described(named, endpoint.get(URI.create(base + page)));
            } catch (TokenTrouble e) {
                last = e;
            }
        }
        throw new TokenTrouble(named + " does not say how to log in: " + last.getMessage());
    }

    private static MailProvider described(String named, JsonNode said) throws TokenTrouble {
        Optional<URI> device = address(said, "device_authorization_endpoint");
        List<String> scopes = StreamSupport.stream(said.path("scopes_supported").spliterator(), false)
                .map(JsonNode::asText)
                .filter(scope -> scope.equals("offline_access"))
                .toList();
        return new MailProvider(
                address(said, "authorization_endpoint")
                        .orElseThrow(() -> new TokenTrouble(named + " names no authorization_endpoint")),
                address(said, "token_endpoint").orElseThrow(() -> new TokenTrouble(named + " names no token_endpoint")),
                device,
                String.join(" ", scopes),
                LOOPBACK,
                Map.of());
    }

    private static Optional<URI> address(JsonNode said, String name) {
        String address = said.path(name).asText();
        return SAFE.matcher(address).matches() ? Optional.of(URI.create(address)) : Optional.empty();
    }

    /** This provider with another scope. */
    public MailProvider asking(String otherScope) {
        return new MailProvider(authorization, token, device, otherScope, redirectHost, extra);
    }
}
