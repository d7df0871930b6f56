package pbem.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.testkit.Golden;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;

/** A crosstable that is wider than a mail comes in parts. */
class CrosstableTextTest {

    private static final int PLAYERS = 30;

    private static Tournament played() {
        return new PlayedTournament(PlayedTournament.rules(TournamentKind.SWISS, 2, 14, false, 0), 1)
                .started(PLAYERS)
                .playedOut(0, 2_000)
                .tournament();
    }

    @Test
    void it_comes_in_parts_each_with_all_rows_and_no_wider_than_a_mail() {
        Crosstable crosstable = Crosstable.of(played()).get(0);
        List<String> lines =
                CrosstableText.of(crosstable, player -> "member-" + player).lines(PlayedTournament.WORDS);
        assertThat(lines).allMatch(line -> line.length() <= CrosstableText.WIDTH);
        long parts = lines.stream().filter(String::isEmpty).count() + 1;
        assertThat(parts).isGreaterThan(1);
        assertThat(lines)
                .hasSize(Math.toIntExact(parts * (PLAYERS + 2) - 1)); // a heading, the rows, and a line between
        assertThat(lines.stream().filter(line -> line.contains(" member-7 "))).hasSize(Math.toIntExact(parts));
        Golden.text(CrosstableTextTest.class, "parts.txt", String.join("\n", lines) + "\n");
    }
}
