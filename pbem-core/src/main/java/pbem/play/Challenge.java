package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;

/**
 * An invitation to play.
 *
 * @param number counted from 1 on this server
 * @param options the game's parameters, already known to be playable
 * @param challenger who made it
 * @param invitees all who would play, the challenger among them, in the order of the seats
 * @param comment what the challenger said; may be empty
 * @param board the board that came of it, once all accepted
 */
public record Challenge(
        int number,
        Game game,
        Map<String, String> options,
        Terms terms,
        Player challenger,
        List<Invitee> invitees,
        String comment,
        State state,
        Instant made,
        Optional<Integer> board) {

    public Challenge {
        options = Map.copyOf(options);
        invitees = List.copyOf(invitees);
    }

    /** Somebody who was asked. */
    public record Invitee(Player player, boolean accepted) {}

    public enum State {
        OPEN,
        STARTED,
        DECLINED
    }

    public List<Player> players() {
        return invitees.stream().map(Invitee::player).toList();
    }

    public Optional<Invitee> invitee(Player player) {
        return invitees.stream().filter(i -> i.player().id() == player.id()).findFirst();
    }

    public boolean acceptedByAll() {
        return invitees.stream().allMatch(Invitee::accepted);
    }
}
