package pbem.rating;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Result;

/**
 * A player's rated record in one game.
 *
 * @param boards the number of boards that counted
 * @param opponents the number of different opponents
 * @param last when the last one was closed; empty before the first
 */
public record Career(Skill skill, int boards, int opponents, int won, int drawn, int lost, Optional<Instant> last) {

    /** The record before the first board. */
    public static final Career NONE = new Career(Skill.START, 0, 0, 0, 0, 0, Optional.empty());

    /** A rating is established if its sigma is no larger than this, */
    public static final double LARGEST_SIGMA = 5.5;

    /** and if the player has met this many opponents. */
    public static final int ENOUGH_OPPONENTS = 3;

    public boolean isProvisional() {
        return skill.sigma() > LARGEST_SIGMA || opponents < ENOUGH_OPPONENTS;
    }

    /** This record with one more board. */
    Career with(Skill after, int newOpponents, Result result, Instant closed) {
        return new Career(
                after,
                boards + 1,
                opponents + newOpponents,
                won + (result == Result.WON ? 1 : 0),
                drawn + (result == Result.DREW ? 1 : 0),
                lost + (result == Result.LOST ? 1 : 0),
                Optional.of(closed));
    }

    /** Whether the two are equal within rounding errors. */
    public boolean isNearly(Career other) {
        return skill.isNearly(other.skill)
                && new Career(skill, other.boards, other.opponents, other.won, other.drawn, other.lost, other.last)
                        .equals(this);
    }
}
