package pbem.player;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What a player is to the server, as the admin decided.
 *
 * @param bot whether they are a program
 * @param sanctions what was ever decided against them and was not taken back, in force or over
 */
public record Membership(boolean bot, Office office, Map<Sanction.Kind, Sanction> sanctions) {

    public Membership {
        sanctions = Map.copyOf(sanctions);
    }

    /** What they may do for the admin, by mail. */
    public enum Office {
        NONE,
        /** Looks after people: reports, sanctions, who may sign up. */
        MODERATOR,
        /** Everything that can be done by mail. */
        ADMIN;

        public boolean isAtLeast(Office other) {
            return compareTo(other) >= 0;
        }
    }

    /** The sanction of that kind, if it is in force then. */
    public Optional<Sanction> sanction(Sanction.Kind kind, Instant now) {
        return Optional.ofNullable(sanctions.get(kind)).filter(sanction -> sanction.holds(now));
    }

    public boolean isUnder(Sanction.Kind kind, Instant now) {
        return sanction(kind, now).isPresent();
    }
}
