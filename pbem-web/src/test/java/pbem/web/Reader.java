package pbem.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Somebody without a browser's cleverness: asks for a path and looks at the answer; follows no redirect. */
final class Reader {

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Reader(int port) {
        this.port = port;
    }

    HttpResponse<String> get(String path, String... headers) {
        return send("GET", path, HttpResponse.BodyHandlers.ofString(), headers);
    }

    HttpResponse<byte[]> bytes(String path) {
        return send("GET", path, HttpResponse.BodyHandlers.ofByteArray());
    }

    HttpResponse<String> send(String method, String path) {
        return send(method, path, HttpResponse.BodyHandlers.ofString());
    }

    /** The body of what must be there. */
    String page(String path) {
        HttpResponse<String> answer = get(path);
        if (answer.statusCode() != 200) {
            throw new AssertionError(path + " answers " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    private <T> HttpResponse<T> send(String method, String path, HttpResponse.BodyHandler<T> as, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, HttpRequest.BodyPublishers.noBody());
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
