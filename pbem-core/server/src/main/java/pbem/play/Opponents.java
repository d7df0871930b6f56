package pbem.play;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;
import pbem.rating.Rating;
import pbem.rating.Skill;
import pbem.repository.Repositories;

/** Who would be an opponent: people near somebody's strength who play the game. */
public final class Opponents {

    private static final Duration MONTH = Duration.ofDays(30);

    private Opponents() {}

    /**
     * Those who began or ended a board of the game within a month, the nearest first.
     *
     * @param self who is left out, with everybody who does not want to meet them or the other way round; empty for nobody
     */
    public static List<Rating> near(
            Repositories repositories, String game, Optional<Player> self, Instant now, int most) {
        double own = self.map(player ->
                        repositories.ratings().of(player, game).skill().mu())
                .orElse(Skill.START.mu());
        return repositories.ratings().playedSince(game, now.minus(MONTH)).stream()
                .filter(rating -> self.filter(player -> !mayMeet(repositories, player, rating.player()))
                        .isEmpty())
                .sorted(Comparator.comparingDouble(
                                (Rating rating) -> Math.abs(rating.skill().mu() - own))
                        .thenComparing(rating -> rating.player().user()))
                .limit(most)
                .toList();
    }

    /** Nobody is sent to themselves, or to whom they do not want to meet, or the other way round. */
    static boolean mayMeet(Repositories repositories, Player self, Player other) {
        return self.id() != other.id()
                && !repositories.blocks().isBlocked(self, other)
                && !repositories.blocks().isBlocked(other, self);
    }
}
