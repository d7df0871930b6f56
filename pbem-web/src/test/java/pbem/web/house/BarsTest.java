package pbem.web.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarsTest {

    @Test
    void theFirstMonthOfAServerIsAsNarrowAsOneOfAYear() {
        assertThat(Bars.of(List.of(3), List.of("March: 3"), "boards").bars())
                .containsExactly(new Bars.Bar("0.0", "0.0", "37.5", "120.0", "March: 3"));
    }

    @Test
    void manyMonthsShareTheWidth() {
        List<Bars.Bar> bars = Bars.of(Collections.nCopies(24, 2), Collections.nCopies(24, "2"), "boards")
                .bars();
        assertThat(bars).hasSize(24);
        assertThat(bars.get(23)).isEqualTo(new Bars.Bar("575.0", "0.0", "18.8", "120.0", "2"));
    }

    @Test
    void nothingAtAllIsBarsWithoutHeight() {
        assertThat(Bars.of(List.of(0, 0), List.of("0", "0"), "boards").bars())
                .allMatch(bar -> bar.height().equals("0.0"));
    }
}
