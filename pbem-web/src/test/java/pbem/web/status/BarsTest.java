package pbem.web.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BarsTest {

    @Test
    void theFirstMonthOfAServerIsAsNarrowAsOneOfAYear() {
        assertThat(Bars.of(Map.of("March", 3), (month, count) -> month + ": " + count, "boards")
                        .bars())
                .containsExactly(new Bars.Bar("0.0", "0.0", "37.5", "120.0", "March: 3"));
    }

    @Test
    void manyMonthsShareTheWidth() {
        Map<Integer, Integer> months =
                IntStream.range(0, 24).boxed().collect(Collectors.toMap(month -> month, month -> 2));
        List<Bars.Bar> bars = Bars.of(months, (month, count) -> "2", "boards").bars();
        assertThat(bars).hasSize(24);
        assertThat(bars.get(23)).isEqualTo(new Bars.Bar("575.0", "0.0", "18.8", "120.0", "2"));
    }

    @Test
    void nothingAtAllIsBarsWithoutHeight() {
        assertThat(Bars.of(Map.of("a", 0, "b", 0), (month, count) -> "0", "boards")
                        .bars())
                .allMatch(bar -> bar.height().equals("0.0"));
    }
}
