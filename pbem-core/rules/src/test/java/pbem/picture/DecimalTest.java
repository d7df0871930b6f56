package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTest {

    @ParameterizedTest
    @CsvSource({
        "0,0",
        "-0.001,0",
        "-0.0,0",
        "1,1",
        "-1.5,-1.5",
        "0.25,.25",
        "-0.5,-.5",
        "2.004,2",
        "2.006,2.01",
        "1234567.891,1234567.89",
        "0.0000001,0",
        "10.10,10.1",
        "100,100",
        "0.05,.05"
    })
    void numbers_are_short(double value, String written) {
        assertThat(Decimal.of(value)).isEqualTo(written);
    }

    @Test
    void a_number_that_cannot_be_drawn_is_refused() {
        assertThatThrownBy(() -> Decimal.of(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Decimal.of(Double.POSITIVE_INFINITY)).isInstanceOf(IllegalArgumentException.class);
    }
}
