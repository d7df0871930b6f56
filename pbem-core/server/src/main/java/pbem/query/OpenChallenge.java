package pbem.query;

import java.util.List;
import java.util.Optional;
import pbem.player.Player;
import pbem.query.game.ChosenOption;
import pbem.query.game.GameName;
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
 * @param options of the game, by name
 */
public record OpenChallenge(
        int number,
        GameName game,
        String challenger,
        int challengerSeat,
        int freeSeats,
        Optional<RatingRange> strength,
        List<ChosenOption> options,
        Terms terms) {

    public OpenChallenge {
        options = List.copyOf(options);
    }

    public static List<OpenChallenge> of(List<Challenge> seeks) {
        return seeks.stream().map(OpenChallenge::of).toList();
    }

    private static OpenChallenge of(Challenge seek) {
        return new OpenChallenge(
                seek.number(),
                GameName.of(seek.game()),
                seek.challenger().user(),
                seek.players().stream()
                        .map(Player::user)
                        .toList()
                        .indexOf(seek.challenger().user()),
                seek.freeSeats(),
                seek.strength(),
                ChosenOption.of(seek.options()),
                seek.terms());
    }
}
