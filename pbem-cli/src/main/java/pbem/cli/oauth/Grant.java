package pbem.cli.oauth;

import com.fasterxml.jackson.databind.JsonNode;
import pbem.mail.login.TokenTrouble;

/** The result of a login. */
final class Grant {

    private Grant() {}

    /** The refresh token in the answer of the provider. */
    static String refreshToken(JsonNode answer) throws TokenTrouble {
        String token = answer.path("refresh_token").asText();
        if (token.isEmpty()) {
            throw new TokenTrouble("the provider accepted the login but gave no refresh token, so the server could "
                    + "not log in again: check whether the application may have offline access; at Google remove the "
                    + "application at https://myaccount.google.com/permissions and log in again");
        }
        if (!token.matches("\\p{Graph}{1,16384}")) {
            throw new TokenTrouble("the provider gave a malformed refresh token");
        }
        return token;
    }
}
