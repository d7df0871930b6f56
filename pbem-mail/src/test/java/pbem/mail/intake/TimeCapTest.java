package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TimeCapTest {

    @Test
    void workThatIsDoneInTimeGivesItsResult() {
        assertThat(new TimeCap(Duration.ofMinutes(1)).on("adding", () -> 1 + 1)).isEqualTo(2);
    }

    @Test
    void workThatDoesNotEndIsGivenUp() {
        CountDownLatch never = new CountDownLatch(1);
        TimeCap cap = new TimeCap(Duration.ofMillis(10));
        assertThatThrownBy(() -> cap.on("waiting", () -> {
                    try {
                        never.await();
                        return true;
                    } catch (InterruptedException e) {
                        return false;
                    }
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("waiting took longer than");
    }

    @Test
    void workThatFailsSaysWhy() {
        TimeCap cap = new TimeCap(Duration.ofMinutes(1));
        assertThatThrownBy(() -> cap.on("dividing", () -> 1 / Integer.parseInt("0")))
                .hasMessageContaining("dividing failed")
                .hasCauseInstanceOf(ArithmeticException.class);
    }
}
