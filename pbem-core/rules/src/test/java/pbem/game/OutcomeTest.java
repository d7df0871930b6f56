package pbem.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.phrase.Phrase;

class OutcomeTest {

    private static final Phrase REASON = Phrase.of("some.reason");

    @Test
    void a_winner_gets_all_and_players_who_share_get_equal_parts() {
        assertThat(Outcome.won(3, List.of(new Seat(2)), REASON).shares()).containsExactly(0, 1, 0);
        assertThat(Outcome.won(3, List.of(new Seat(1), new Seat(3)), REASON).shares())
                .containsExactly(0.5, 0, 0.5);
        assertThat(Outcome.drawn(4, List.of(new Seat(1), new Seat(2)), REASON).shares())
                .containsExactly(0.5, 0.5, 0, 0);
    }
}
