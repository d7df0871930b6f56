package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.schedule.Scheduler;

class RetryLadderTest {

    @Test
    void noMailIsTakenForOneOfAWrongClockWhileItWaits() {
        assertThat(IntStream.range(1, 25)
                        .mapToObj(failures -> RetryLadder.after(failures).orElseThrow()))
                .allSatisfy(wait -> assertThat(wait).isLessThan(Scheduler.LONGEST_DELAY));
        assertThat(RetryLadder.after(25)).isEmpty();
    }
}
