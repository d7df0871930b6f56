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
 * Where somebody allows a program to read and send their mail.
 *
 * @param authorization the page for their browser
 * @param token where tokens come from
 * @param device where a code for another device is given; empty if there is none, or none for mail
 * @param scope what we ask for, words with blanks between; empty to ask for what is usual
 * @param redirectHost how our own end on loopback must be called
 * @param extra what else the page wants to be told
 */
public record MailProvider(
        URI authorization,
        URI token,
        Optional<URI> device,
        String scope,
        String redirectHost,
        Map<String, String> extra) {

    private static final String LOOPBACK = "127.0.0.1";

    /** Without TLS on this machine only: what goes there is as good as a password. */
    private static final Pattern SAFE =
            Pattern.compile("https://[^/?#\\s@]+[^\\s]*|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/\\S*)?");

    /** It gives codes for devices, but none for mail. A refresh token comes only where it is asked for. */
    static final MailProvider GMAIL = new MailProvider(
            URI.create("https://accounts.google.com/o/oauth2/v2/auth"),
            URI.create("https://oauth2.googleapis.com/token"),
            Optional.empty(),
            "https://mail.google.com/",
            LOOPBACK,
            Map.of("access_type", "offline", "prompt", "consent"));

    /** It lets any port of localhost be our end, but of 127.0.0.1 only one that was entered there. */
    static final MailProvider OUTLOOK = new MailProvider(
            URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/authorize"),
            URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/token"),
            Optional.of(URI.create("https://login.microsoftonline.com/common/oauth2/v2.0/devicecode")),
            "https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/POP.AccessAsUser.All"
                    + " https://outlook.office.com/SMTP.Send offline_access",
            "localhost",
            Map.of("prompt", "select_account"));

    /**
     * One that is known by name, or that says of itself at its address where things are (RFC 8414, OpenID Connect).
     *
     * @throws IllegalArgumentException if that is no name and no address
     * @throws TokenTrouble if it cannot be asked, or says nothing of use
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
                    + " is none of gmail, outlook and https://PROVIDER, where a provider says of itself how to log in");
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

    /** The same, but asking for something else. */
    public MailProvider asking(String otherScope) {
        return new MailProvider(authorization, token, device, otherScope, redirectHost, extra);
    }
}
