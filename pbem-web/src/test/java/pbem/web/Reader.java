package pbem.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A plain HTTP client: asks for a path and returns the answer; follows no redirect. */
final class Reader {

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Reader(int port) {
        this.port = port;
    }

    HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, HttpResponse.BodyHandlers.ofString(), headers);
    }

    HttpResponse<byte[]> bytes(String path, String... headers) {
        return send("GET", path, HttpResponse.BodyHandlers.ofByteArray(), headers);
    }

    /** Begins to read an answer that does not end. */
    HttpResponse<InputStream> stream(String path, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.addAll(List.of("Accept", "text/event-stream"));
        return send("GET", path, HttpResponse.BodyHandlers.ofInputStream(), all.toArray(String[]::new));
    }

    HttpResponse<String> send(String method, String path, String... headers) {
        return send(method, path, HttpResponse.BodyHandlers.ofString(), headers);
    }

    /** Sends a form of this type with its length, as most clients do. */
    HttpResponse<String> post(String path, String type, String form, String... headers) {
        return post(path, type, HttpRequest.BodyPublishers.ofString(form), headers);
    }

    /** Sends a form in chunks, without its length. */
    HttpResponse<String> postInChunks(String path, String type, String form) {
        byte[] bytes = form.getBytes(StandardCharsets.UTF_8);
        return post(path, type, HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)));
    }

    /** Sends JSON with other headers. */
    HttpResponse<String> postJson(String path, String json, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.addAll(List.of("Content-Type", "application/json"));
        return send(
                "POST",
                path,
                HttpRequest.BodyPublishers.ofString(json),
                HttpResponse.BodyHandlers.ofString(),
                all.toArray(String[]::new));
    }

    private HttpResponse<String> post(String path, String type, HttpRequest.BodyPublisher form, String... headers) {
        List<String> all = new ArrayList<>(List.of(headers));
        all.addAll(List.of("Content-Type", type));
        return send("POST", path, form, HttpResponse.BodyHandlers.ofString(), all.toArray(String[]::new));
    }

    /** The body of a page that must exist. */
    String page(String path) {
        HttpResponse<String> answer = get(path);
        if (answer.statusCode() != 200) {
            throw new AssertionError(path + " answers " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    private <T> HttpResponse<T> send(String method, String path, HttpResponse.BodyHandler<T> as, String... headers) {
        return send(method, path, HttpRequest.BodyPublishers.noBody(), as, headers);
    }

    private <T> HttpResponse<T> send(
            String method,
            String path,
            HttpRequest.BodyPublisher body,
            HttpResponse.BodyHandler<T> as,
            String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, body);
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), as);
        } catch (IOException e) {
            throw new AssertionError(path, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(path, e);
        }
    }
}
