package pbem.play;

import java.util.List;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Challenge;

/** The name of a game in a table, with the times of the players if they differ. */
public final class GameWithOdds {

    private GameWithOdds() {}

    /**
     * @param game its name, or a phrase that contains it
     * @param seats the userids in the order of the seats; a free seat has none
     * @param odds days for each move, by seat; empty if they do not differ
     */
    public static Object of(Object game, List<String> seats, List<Integer> odds) {
        return odds.isEmpty()
                ? game
                : Phrase.of("table.odds", game, seat(seats, 0), odds.get(0), seat(seats, 1), odds.get(1));
    }

    /** @param game its name, or a phrase that contains it */
    public static Object of(Object game, Challenge challenge) {
        List<String> seats = challenge.players().stream().map(Player::user).toList();
        return of(game, seats, challenge.terms().odds());
    }

    private static Object seat(List<String> seats, int index) {
        return index < seats.size() ? seats.get(index) : Phrase.of("status.free-seats", 1);
    }
}
