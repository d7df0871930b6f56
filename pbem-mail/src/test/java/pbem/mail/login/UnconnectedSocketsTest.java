package pbem.mail.login;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import org.junit.jupiter.api.Test;

class UnconnectedSocketsTest {

    @Test
    void the_last_piece_of_a_mail_waits_for_nobody() throws IOException {
        try (Socket socket = new UnconnectedSockets().createSocket()) {
            assertThat(socket.getTcpNoDelay()).isTrue();
            assertThat(socket.isConnected()).isFalse();
        }
    }
}
