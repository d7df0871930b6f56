package pbem.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.testkit.pebbles.Pebbles;

/** Matches between programs of a game that has no strategy of its own. */
class MatchTest {

    private static final Setup TWO = new Setup(2, Map.of(), Seed.of(new byte[Seed.BYTES]));

    private static List<Match.Played> played(String... names) {
        List<MatchPlayer> players = List.of(names).stream()
                .map(name -> MatchPlayer.named(name).orElseThrow())
                .toList();
        Setup setup = new Setup(players.size(), Map.of(), TWO.seed());
        return new Match(new Pebbles(), setup, players, 4, 1, 50).play(20, () -> 0, one -> {});
    }

    @Test
    void a_game_is_played_by_its_rules_alone_and_thinking_pays() {
        MatchScore strong = MatchScore.of(0, played("level2", "random"));
        assertThat(strong.seats()).isEqualTo(20);
        assertThat(strong.score()).isGreaterThan(0.6);
    }

    @Test
    void everybody_sits_everywhere_equally_often() {
        List<Match.Played> games = played("random", "level1");
        assertThat(games.stream().filter(game -> game.seating().get(0) == 0)).hasSize(10);
        assertThat(games.get(0).seating()).isEqualTo(List.of(0, 1));
        assertThat(games.get(1).seating()).isEqualTo(List.of(1, 0));
    }

    @Test
    void the_same_seed_gives_the_same_games() {
        assertThat(played("level1", "random")).usingRecursiveComparison().isEqualTo(played("level1", "random"));
    }

    @Test
    void points_are_told_with_their_margin_of_error() {
        MatchScore even = new MatchScore(0, 100, 50, 0, 50);
        assertThat(even.least()).isCloseTo(0.404, within(0.001));
        assertThat(even.most()).isCloseTo(0.596, within(0.001));
        assertThat(MatchScore.elo(0.5)).isZero();
        assertThat(MatchScore.elo(10.0 / 11)).isEqualTo(400);
    }

    @Test
    void an_unknown_name_is_not_a_player() {
        assertThat(MatchPlayer.named("LEVEL4").orElseThrow().name()).isEqualTo("level4");
        assertThat(MatchPlayer.named("level5")).isEmpty();
        assertThat(MatchPlayer.named("")).isEmpty();
    }

    @Test
    void a_player_who_gives_up_has_lost() {
        MatchPlayer faint = new MatchPlayer("faint", (log, seed) -> new MatchPlayer.Turn(Optional.empty(), 0));
        List<MatchPlayer> players = List.of(MatchPlayer.named("random").orElseThrow(), faint);
        List<Match.Played> games = new Match(new Pebbles(), TWO, players, 4, 1, 50).play(4, () -> 0, one -> {});
        assertThat(MatchScore.of(1, games).score()).isZero();
    }

    @Test
    void a_question_can_be_given_up() {
        List<Position> log = List.of(new Pebbles().start(TWO).now());
        Question question = Question.of(log, new Level(4), 1);
        assertThat(Engine.choose(
                        new Question(log, question.seat(), question.level(), 1, question.positions(), () -> true)))
                .isEmpty();
        assertThat(Engine.choose(question)).isPresent();
    }
}
