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

/** Sends requests to an OAuth server and returns its JSON answers. No secret is ever in an exception's message. */
public final class TokenEndpoint {

    private final Duration timeout;

    /**
     * Created when first needed, since it loads all of TLS and would delay the start of a server whose mail needs no
     * token.
     */
    private Optional<HttpClient> http = Optional.empty();

    public TokenEndpoint(Duration timeout) {
        this.timeout = timeout;
    }

    /**
     * Posts a form and returns the answer.
     *
     * @throws TokenRefused if the server refuses
     */
    public JsonNode post(URI address, Map<String, String> form) throws TokenTrouble {
        return answer(HttpRequest.newBuilder(address)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(encoded(form))));
    }

    /** Returns the document at an address. */
    public JsonNode get(URI address) throws TokenTrouble {
        return answer(HttpRequest.newBuilder(address).GET());
    }

    private JsonNode answer(HttpRequest.Builder asked) throws TokenTrouble {
        HttpRequest request =
                asked.timeout(timeout).header("Accept", "application/json").build();
        try {
            HttpResponse<String> response = client().send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode answer = new ObjectMapper().readTree(response.body());
            if (response.statusCode() != 200) {
                String error = answer.path("error").asText();
                throw new TokenRefused(
                        request.uri() + " refused an access token: " + response.statusCode() + " " + error, error);
            }
            return answer;
        } catch (JsonProcessingException e) {
            // Not as a cause: its message quotes the answer, which may contain secrets.
            throw new TokenTrouble(request.uri() + " answered with something that is not JSON");
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

    /** Encodes names and values as a form or a URL's query. */
    public static String encoded(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
