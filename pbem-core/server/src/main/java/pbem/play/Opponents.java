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

/** Possible opponents: people of similar strength who play the game. */
public final class Opponents {

    private static final Duration MONTH = Duration.ofDays(30);

    private Opponents() {}

    /**
     * The players who began or ended a board of the game within a month, the nearest in rating first.
     *
     * @param self the player who is left out, with everybody who blocks them or whom they block; empty for no such
     *     player
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

    /** Whether two players may meet: they differ, and neither blocks the other. */
    static boolean mayMeet(Repositories repositories, Player self, Player other) {
        return self.id() != other.id()
                && !repositories.blocks().isBlocked(self, other)
                && !repositories.blocks().isBlocked(other, self);
    }
}
