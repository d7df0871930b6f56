package pbem.mail.login;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Asks a server of OAuth for something, by a form, and is answered in JSON. No secret of either is ever in a message. */
public final class TokenEndpoint {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Duration timeout;

    /** Made when first needed: it wakes all of TLS, and a server whose mail needs no token would wait for that at its start. */
    private Optional<HttpClient> http = Optional.empty();

    public TokenEndpoint(Duration timeout) {
        this.timeout = timeout;
    }

    /**
     * What it gives for a form.
     *
     * @throws TokenRefused if it says no
     */
    public JsonNode post(URI address, Map<String, String> form) throws TokenTrouble {
        return answer(HttpRequest.newBuilder(address)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(encoded(form))));
    }

    /** What it says of itself there. */
    public JsonNode get(URI address) throws TokenTrouble {
        return answer(HttpRequest.newBuilder(address).GET());
    }

    private JsonNode answer(HttpRequest.Builder asked) throws TokenTrouble {
        HttpRequest request =
                asked.timeout(timeout).header("Accept", "application/json").build();
        try {
            HttpResponse<String> response = client().send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode answer = JSON.readTree(response.body());
            if (response.statusCode() != 200) {
                String error = answer.path("error").asText();
                throw new TokenRefused(
                        request.uri() + " refused an access token: " + response.statusCode() + " " + error, error);
            }
            return answer;
        } catch (JsonProcessingException e) {
            // Not as a cause: its message quotes what was sent.
            throw new TokenTrouble(request.uri() + " answered with something that is no JSON");
        } catch (IOException e) {
            throw new TokenTrouble(request.uri() + " cannot be reached: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TokenTrouble("interrupted while an access token was fetched", e);
        }
    }

    private synchronized HttpClient client() {
        HttpClient client = http.orElseGet(
                () -> HttpClient.newBuilder().connectTimeout(timeout).build());
        http = Optional.of(client);
        return client;
    }

    /** Names and values as a form, or the query of an address, has them. */
    public static String encoded(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
