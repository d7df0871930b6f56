package pbem.player;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A player's rights on the server, as the admin decided.
 *
 * @param bot whether the player is a program
 * @param director whether the player may announce and direct tournaments
 * @param sanctions all sanctions against the player that were not withdrawn, in force or expired
 */
public record Membership(boolean bot, boolean director, Office office, Map<Sanction.Kind, Sanction> sanctions) {

    public Membership {
        sanctions = Map.copyOf(sanctions);
    }

    /** The rights of a player to act for the admin by mail. */
    public enum Office {
        NONE,
        /** Handles people: reports, sanctions, sign-ups. */
        MODERATOR,
        /** Does everything that can be done by mail. */
        ADMIN;

        public boolean isAtLeast(Office other) {
            return compareTo(other) >= 0;
        }
    }

    /** The sanction of that kind that is in force; empty if there is none. */
    public Optional<Sanction> sanction(Sanction.Kind kind, Instant now) {
        return Optional.ofNullable(sanctions.get(kind)).filter(sanction -> sanction.holds(now));
    }

    public boolean isUnder(Sanction.Kind kind, Instant now) {
        return sanction(kind, now).isPresent();
    }
}
