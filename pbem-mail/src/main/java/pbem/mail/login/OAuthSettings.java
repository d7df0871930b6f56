package pbem.mail.login;

import java.net.URI;
import java.time.Duration;

/**
 * Where access tokens come from: the refresh token grant of OAuth 2.0 (RFC 6749, section 6).
 *
 * @param clientSecret empty if the client has none
 */
public record OAuthSettings(URI tokenUrl, String clientId, String clientSecret, Duration timeout) {

    @Override
    public String toString() {
        return tokenUrl.toString(); // never a secret
    }
}
