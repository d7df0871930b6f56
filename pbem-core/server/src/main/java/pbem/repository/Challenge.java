package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.terms.Terms;

/**
 * An invitation to play.
 *
 * @param number counted from 1 on this server
 * @param options the game's parameters, already known to be playable
 * @param challenger the player who made it
 * @param invitees all who were invited or took a seat, the challenger included, in the order of the seats
 * @param seats the number of players
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
     * A player who was invited or took a seat.
     *
     * @param comment the comment with which they accepted; may be empty
     */
    public record Invitee(Player player, boolean accepted, String comment) {}

    /** Any seed, since ratings do not depend on chance. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    public enum State {
        OPEN,
        STARTED,
        DECLINED,
        WITHDRAWN,
        EXPIRED
    }

    /** The start of its board, apart from chance. */
    public Act<Position> start() {
        return game.start(seats, options, ANY);
    }

    /** Whether a board of it can count for ratings. */
    public boolean isRated() {
        return terms.rated()
                && start().result().filter(ready -> game.isRated(ready.setup())).isPresent();
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

    /** The number of free seats. */
    public int freeSeats() {
        return seats - invitees.size();
    }

    public boolean acceptedByAll() {
        return freeSeats() == 0 && invitees.stream().allMatch(Invitee::accepted);
    }
}
