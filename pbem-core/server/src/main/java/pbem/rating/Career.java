package pbem.rating;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Result;

/**
 * What the boards that counted so far say of a player in one game.
 *
 * @param boards that counted
 * @param opponents how many different people they met on them
 * @param last when the last of them was closed; empty before the first
 */
public record Career(Skill skill, int boards, int opponents, int won, int drawn, int lost, Optional<Instant> last) {

    /** Before the first board. */
    public static final Career NONE = new Career(Skill.START, 0, 0, 0, 0, 0, Optional.empty());

    /** A rating is established if its sigma is no larger... */
    public static final double LARGEST_SIGMA = 5.5;

    /** ...and if so many people were met. */
    public static final int ENOUGH_OPPONENTS = 3;

    public boolean isProvisional() {
        return skill.sigma() > LARGEST_SIGMA || opponents < ENOUGH_OPPONENTS;
    }

    /** With one more board. */
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

    /** Whether the two are one but for the last digits of arithmetic. */
    public boolean isNearly(Career other) {
        return skill.isNearly(other.skill)
                && new Career(skill, other.boards, other.opponents, other.won, other.drawn, other.lost, other.last)
                        .equals(this);
    }
}
