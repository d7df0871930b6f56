package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that never finish sending a body delay no page, however many they are. */
class SlowSendersTest {

    /** More than the server has threads. */
    private static final int MANY = 250;

    @TempDir
    Path folder;

    private Club club;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        club.start("alice", "bob");
    }

    @AfterEach
    void close() {
        club.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Type: application/json\r\nContent-Length: 500",
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500",
                "Content-Length: 500",
                "Content-Type: application/json\r\nTransfer-Encoding: chunked",
                "Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 500"
            })
    @Timeout(25)
    void aPageComesAllTheSame(String body) throws IOException {
        String token = club.token("alice", 101);
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < MANY; i++) {
                Socket socket = new Socket("127.0.0.1", club.port());
                socket.getOutputStream()
                        .write(("POST /play/board HTTP/1.1\r\nHost: club.example\r\nAuthorization: Bearer " + token
                                        + "\r\n" + body + "\r\n\r\n" + (body.contains("chunked") ? "5\r\n{" : "{"))
                                .getBytes(StandardCharsets.US_ASCII));
                slow.add(socket);
            }
            assertThat(club.reader().page("/boards/101")).contains("Cholone 101");
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }
}
