package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.repository.Challenge;
import pbem.terms.Terms;

/**
 * A challenge in which anybody may take a seat, without its players' comments, which are not public.
 *
 * @param challenger the userid of the player who made it
 * @param challengerSeat the index of the challenger's seat; negative for a challenger who does not play
 * @param freeSeats the number of free seats
 * @param strength the required rating, as ratings are shown; empty if there is none
 * @param options the values by name; a flag has the empty value
 */
public record OpenChallenge(
        int number,
        String game,
        String challenger,
        int challengerSeat,
        int freeSeats,
        Optional<RatingRange> strength,
        Map<String, String> options,
        Terms terms) {

    public OpenChallenge {
        options = Map.copyOf(options);
    }

    public static List<OpenChallenge> of(List<Challenge> seeks) {
        return seeks.stream().map(OpenChallenge::of).toList();
    }

    private static OpenChallenge of(Challenge seek) {
        return new OpenChallenge(
                seek.number(),
                seek.game().name(),
                seek.challenger().user(),
                seek.players().stream()
                        .map(Player::user)
                        .toList()
                        .indexOf(seek.challenger().user()),
                seek.freeSeats(),
                seek.strength(),
                seek.options(),
                seek.terms());
    }
}
