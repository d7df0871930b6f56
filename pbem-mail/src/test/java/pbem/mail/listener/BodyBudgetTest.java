package pbem.mail.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.junit.jupiter.api.Test;

class BodyBudgetTest {

    private static final int LARGE = 100_000;

    private final BodyBudget budget = new BodyBudget(2, LARGE);

    @Test
    void aBodyThatFitsIsRead() throws Exception {
        try (BodyBudget.Body body = budget.read(mail(LARGE), LARGE).orElseThrow()) {
            assertThat(body.bytes()).hasSize(LARGE);
        }
    }

    @Test
    void onlyTheWantedBytesAreRead() throws Exception {
        InputStream data = mail(LARGE);
        try (BodyBudget.Body body = budget.read(data, 10).orElseThrow()) {
            assertThat(body.bytes()).hasSize(10);
        }
        assertThat(data.readAllBytes()).hasSize(LARGE - 10);
    }

    @Test
    void bodiesBeyondTheBudgetAreNotHeld() throws Exception {
        try (BodyBudget.Body one = budget.read(mail(LARGE), LARGE).orElseThrow()) {
            assertThat(budget.read(mail(2 * LARGE), 2 * LARGE)).isEmpty();
            assertThat(one.bytes()).hasSize(LARGE);
            assertThat(budget.read(mail(LARGE / 2), LARGE))
                    .as("a smaller one still fits")
                    .isPresent();
        }
    }

    @Test
    void aHandledBodyMakesRoom() throws Exception {
        for (int i = 0; i < 100; i++) {
            budget.read(mail(LARGE), LARGE).orElseThrow().close();
            assertThat(budget.read(mail(3 * LARGE), 3 * LARGE)).isEmpty();
        }
    }

    @Test
    void aBrokenOffBodyMakesRoom() {
        for (int i = 0; i < 100; i++) {
            assertThatThrownBy(() -> budget.read(new SequenceInputStream(mail(LARGE), new Broken()), 2 * LARGE))
                    .isInstanceOf(IOException.class);
        }
    }

    private static InputStream mail(int octets) {
        return new ByteArrayInputStream(new byte[octets]);
    }

    private static final class Broken extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("hung up");
        }
    }
}
