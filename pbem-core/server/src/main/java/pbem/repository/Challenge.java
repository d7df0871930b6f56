package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.terms.Terms;

/**
 * An invitation to play.
 *
 * @param number counted from 1 on this server
 * @param options the game's parameters, already known to be playable
 * @param challenger who made it
 * @param invitees all who were asked or took a seat, the challenger among them, in the order of the seats
 * @param seats how many will play
 * @param openToAll whether anybody may take a free seat
 * @param strength how strong a player who takes one must be; empty if that does not matter
 * @param comment what the challenger said; may be empty
 * @param expires when it ends by itself; empty for never
 * @param board the board that came of it, once all accepted
 */
public record Challenge(
        int number,
        Game game,
        Map<String, String> options,
        Terms terms,
        Player challenger,
        List<Invitee> invitees,
        int seats,
        boolean openToAll,
        Optional<RatingRange> strength,
        String comment,
        State state,
        Instant made,
        Optional<Instant> expires,
        Optional<Integer> board) {

    public Challenge {
        options = Map.copyOf(options);
        invitees = List.copyOf(invitees);
    }

    /**
     * Somebody who was asked, or who took a seat.
     *
     * @param comment what they said when they accepted; may be empty
     */
    public record Invitee(Player player, boolean accepted, String comment) {}

    /** What counts does not depend on chance. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    public enum State {
        OPEN,
        STARTED,
        DECLINED,
        WITHDRAWN,
        EXPIRED
    }

    /** How its board would begin, but for chance. */
    public Start start() {
        return game.start(seats, options, ANY);
    }

    /** Whether a board of it can count for ratings. */
    public boolean isRated() {
        return terms.rated()
                && start().match(ready -> game.isRated(ready.position().setup()), refused -> false);
    }

    public List<Player> players() {
        return invitees.stream().map(Invitee::player).toList();
    }

    public Optional<Invitee> invitee(Player player) {
        return invitees.stream().filter(i -> i.player().id() == player.id()).findFirst();
    }

    public boolean isBy(Player player) {
        return challenger.id() == player.id();
    }

    /** How many seats nobody has been found for. */
    public int freeSeats() {
        return seats - invitees.size();
    }

    public boolean acceptedByAll() {
        return freeSeats() == 0 && invitees.stream().allMatch(Invitee::accepted);
    }
}
