package pbem.cli.oauth;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import pbem.mail.login.TokenEndpoint;
import pbem.mail.login.TokenRefused;
import pbem.mail.login.TokenTrouble;

/** A login on any other device, by a short code that is typed there (RFC 8628). */
public final class DeviceLogin {

    private static final int USUAL_PAUSE = 5;
    private static final int LONGEST_PAUSE = 60;
    private static final int USUAL_LIFE = 900;

    private final MailProvider provider;
    private final Client client;
    private final TokenEndpoint endpoint;
    private final JsonNode given;

    private DeviceLogin(MailProvider provider, Client client, TokenEndpoint endpoint, JsonNode given) {
        this.provider = provider;
        this.client = client;
        this.endpoint = endpoint;
        this.given = given;
    }

    /** Asks for a code. */
    public static DeviceLogin begin(MailProvider provider, Client client, TokenEndpoint endpoint) throws TokenTrouble {
        Map<String, String> form = new LinkedHashMap<>();
        client.sign(form);
        form.put("scope", provider.scope());
        return new DeviceLogin(
                provider,
                client,
                endpoint,
                endpoint.post(
                        provider.device()
                                .orElseThrow(() -> new TokenTrouble(
                                        "this provider offers no device codes for mail; log in without --device")),
                        form));
    }

    /** The page on which to type the code. */
    public String page() {
        return given.path("verification_uri").asText().replaceAll("[^!-~]", "?");
    }

    /** The code to type on the page. */
    public String code() {
        return given.path("user_code").asText().replaceAll("[^!-~]", "?");
    }

    /**
     * Waits until the code was typed.
     *
     * @return the refresh token
     */
    public String refreshToken() throws TokenTrouble {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", "urn:ietf:params:oauth:grant-type:device_code");
        form.put("device_code", given.path("device_code").asText());
        client.sign(form);
        int pause = Math.min(given.path("interval").asInt(USUAL_PAUSE), LONGEST_PAUSE);
        int left = given.path("expires_in").asInt(USUAL_LIFE);
        while (left >= 0) {
            try {
                return Grant.refreshToken(endpoint.post(provider.token(), form));
            } catch (TokenRefused e) {
                switch (e.error()) {
                    case "authorization_pending" -> {}
                    case "slow_down" -> pause = Math.min(pause + USUAL_PAUSE, LONGEST_PAUSE);
                    default -> throw e;
                }
            }
            sleep(Duration.ofSeconds(pause));
            left -= Math.max(1, pause);
        }
        throw new TokenTrouble("nobody typed the code in time");
    }

    private static void sleep(Duration pause) throws TokenTrouble {
        try {
            Thread.sleep(pause.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TokenTrouble("interrupted while somebody logged in");
        }
    }
}
