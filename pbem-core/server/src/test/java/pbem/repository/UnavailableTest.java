package pbem.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class UnavailableTest {

    @Test
    void the_message_is_that_of_the_innermost_cause_that_has_one() {
        Throwable silent = new IllegalStateException(
                "not read", new IOException("An I/O error occurred\nwhile sending", new EOFException()));

        assertThat(Unavailable.root(silent)).isEqualTo("An I/O error occurred");
        assertThat(new Unavailable(silent)).hasMessage("the database is not available: An I/O error occurred");
    }

    @Test
    void a_fault_that_says_nothing_at_all_is_named() {
        assertThat(Unavailable.root(new IllegalStateException(new EOFException())))
                .contains("EOFException");
        assertThat(Unavailable.root(new EOFException())).isEqualTo("EOFException");
    }
}
