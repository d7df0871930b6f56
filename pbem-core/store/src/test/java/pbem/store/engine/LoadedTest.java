package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LoadedTest {

    private final Loaded loaded = Loaded.inSnapshot();
    private final List<Collection<Long>> loads = new ArrayList<>();

    private final Function<Collection<Long>, Map<Long, String>> load = numbers -> {
        loads.add(List.copyOf(numbers));
        if (numbers.contains(13L)) {
            throw new IllegalStateException("13");
        }
        return numbers.stream().collect(Collectors.toMap(number -> number, number -> "player " + number));
    };

    private String player(long number) {
        return loaded.get("player", Loaded.Kind.PLAYER, number, load);
    }

    @Test
    void expected_keys_are_loaded_together_and_once() {
        loaded.expect(Loaded.Kind.PLAYER, List.of(1L, 2L, 3L));
        loaded.expect(Loaded.Kind.BOARD, List.of(4L));
        assertThat(player(2)).isEqualTo("player 2");
        assertThat(player(3)).isEqualTo("player 3");
        assertThat(player(4)).isEqualTo("player 4");
        loaded.expect(Loaded.Kind.PLAYER, List.of(5L));
        assertThat(loaded.all("player", Loaded.Kind.PLAYER, List.of(5L, 1L), load))
                .containsExactly("player 5", "player 1");
        assertThat(loads).containsExactly(List.of(1L, 2L, 3L), List.of(4L), List.of(5L));
    }

    @Test
    void a_fault_of_one_key_is_not_told_to_askers_for_another() {
        loaded.expect(Loaded.Kind.PLAYER, List.of(1L, 13L));
        assertThat(player(1)).isEqualTo("player 1");
        assertThatThrownBy(() -> player(13)).hasMessage("13");
    }

    @Test
    void dropped_or_cleared_values_are_loaded_again_and_put_values_are_not() {
        player(1);
        player(2);
        loaded.drop("player", 1L);
        player(1);
        player(2);
        assertThat(loads).containsExactly(List.of(1L), List.of(2L), List.of(1L));
        loaded.clear();
        loaded.put("player", 1L, "somebody");
        assertThat(player(1)).isEqualTo("somebody");
        player(2);
        assertThat(loads).hasSize(4);
        assertThat(loaded.<String>known("player", 3L)).isEmpty();
    }

    @Test
    void nothing_is_kept_if_others_write_meanwhile() {
        Loaded nothing = Loaded.nothing();
        nothing.expect(Loaded.Kind.PLAYER, List.of(1L, 2L));
        nothing.get("player", Loaded.Kind.PLAYER, 1, load);
        nothing.get("player", Loaded.Kind.PLAYER, 1, load);
        assertThat(loads).containsExactly(List.of(1L), List.of(1L));
    }

    @Test
    void the_number_of_kept_values_and_of_keys_loaded_at_once_is_bounded() {
        LongStream.range(100, 2_000).forEach(this::player);
        loads.clear();
        player(1_999);
        player(100);
        assertThat(loads).containsExactly(List.of(100L));
        loaded.expect(Loaded.Kind.PLAYER, LongStream.range(5_000, 5_500).boxed().toList());
        player(5_000);
        assertThat(loads.get(1)).containsExactly(5_000L);
        IntStream.range(0, 10).forEach(i -> loaded.expect(Loaded.Kind.PLAYER, List.of(6_000L + i, 7_000L + 10 * i)));
        LongStream.range(8_000, 8_060).forEach(number -> loaded.expect(Loaded.Kind.PLAYER, List.of(number)));
        player(8_059);
        assertThat(loads.get(2)).hasSizeLessThanOrEqualTo(64).contains(8_059L);
    }

    /** Nothing is loaded from their tables, or the caller itself reports the change. */
    @Test
    void the_statements_that_let_nothing_go_are_known() throws IOException {
        Map<String, Integer> uses = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/pbem/store"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                int found = Files.readString(file).split("\\.leavingLoaded\\(\\)", -1).length - 1;
                uses.merge(file.getFileName().toString().replace(".java", ""), found, Integer::sum);
            }
        }
        uses.values().removeIf(many -> many == 0);
        assertThat(uses)
                .as("numbers, boards with their events, mails, notices, rates, turns")
                .isEqualTo(Map.of(
                        "CounterRows", 1,
                        "SqlBoards", 2,
                        "SqlInboundMails", 2,
                        "SqlNotices", 1,
                        "SqlRateCounters", 2,
                        "TurnRows", 2));
    }
}
