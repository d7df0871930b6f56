package pbem.bench.site;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** A connection that is kept alive. It sends requests and reads whole answers with as little work as possible. */
final class Connection implements Closeable {

    private final Socket socket;
    private final InputStream in;
    private byte[] body = new byte[1 << 16];

    Connection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    }

    /** An answer. The connection keeps only the body of the last one. */
    record Answer(int status, String tag, int length) {}

    static byte[] request(String path, String... headers) {
        return bytes("GET", path, "", headers);
    }

    /** @param json a body of ASCII characters */
    static byte[] post(String path, String json, String... headers) {
        String[] all = Arrays.copyOf(headers, headers.length + 2);
        all[headers.length] = "Content-Type: application/json";
        all[headers.length + 1] = "Content-Length: " + json.length();
        return bytes("POST", path, json, all);
    }

    private static byte[] bytes(String method, String path, String body, String... headers) {
        return (method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + String.join("\r\n", headers)
                        + (headers.length > 0 ? "\r\n" : "") + "\r\n" + body)
                .getBytes(StandardCharsets.US_ASCII);
    }

    Answer ask(byte[] request) throws IOException {
        socket.getOutputStream().write(request);
        int status = Integer.parseInt(line().split(" ")[1]);
        String tag = "";
        int length = 0;
        boolean chunked = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(line.substring(15).strip());
            } else if (lower.startsWith("etag:")) {
                tag = line.substring(5).strip();
            } else if (lower.startsWith("transfer-encoding:")) {
                chunked = true;
            }
        }
        if (status == 304) {
            return new Answer(status, tag, 0);
        }
        return new Answer(status, tag, chunked ? chunks() : read(0, length));
    }

    /** The body of the last answer. */
    byte[] body(int length) {
        return Arrays.copyOf(body, length);
    }

    private int chunks() throws IOException {
        int length = 0;
        for (int next = Integer.parseInt(line(), 16); next > 0; next = Integer.parseInt(line(), 16)) {
            length = read(length, next);
            line();
        }
        line();
        return length;
    }

    private int read(int from, int count) throws IOException {
        if (body.length < from + count) {
            body = Arrays.copyOf(body, 2 * (from + count));
        }
        if (in.readNBytes(body, from, count) < count) {
            throw new EOFException();
        }
        return from + count;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
