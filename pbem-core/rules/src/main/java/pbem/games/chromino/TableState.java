package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The tiles on the table, in hands and in the bag, and whose turn it is.
 *
 * @param players the players by seat
 */
record TableState(LaidTiles table, List<PlayerState> players, Bag bag, Turn turn) {

    TableState {
        players = List.copyOf(players);
    }

    /** The state after the deal, before the first turn. */
    static TableState of(Deal deal) {
        return new TableState(
                LaidTiles.of(deal.start()),
                deal.hands().stream().map(PlayerState::with).toList(),
                deal.bag(),
                Turn.beforeFirst(deal.order()));
    }

    PlayerState player(int seat) {
        return players.get(seat);
    }

    /** The player whose turn it is. */
    PlayerState mover() {
        return player(turn.seat());
    }

    TableState with(int seat, PlayerState player) {
        List<PlayerState> changed = new ArrayList<>(players);
        changed.set(seat, player);
        return new TableState(table, changed, bag, turn);
    }

    TableState with(LaidTiles now) {
        return new TableState(now, players, bag, turn);
    }

    TableState with(Bag now) {
        return new TableState(table, players, now, turn);
    }

    TableState with(Turn now) {
        return new TableState(table, players, bag, now);
    }

    /** The seats that have not left. */
    List<Integer> present() {
        return seats(player -> !player.gone());
    }

    /** The seats that can win. A player who left cannot, except after laying the last tile. */
    List<Integer> inTheRunning() {
        return seats(player -> !player.lost());
    }

    private List<Integer> seats(Predicate<PlayerState> wanted) {
        return IntStream.range(0, players.size())
                .filter(seat -> wanted.test(player(seat)))
                .boxed()
                .toList();
    }

    /** Whether a player has laid the last tile, so that this is the last round. */
    boolean isLastRound() {
        return players.stream().anyMatch(PlayerState::isFinished);
    }

    /**
     * Whether nobody can continue: all have passed in turn with an empty bag. A player who draws the last tile of the
     * bag in vain has another turn, because a chameleon that was the only tile in the hand may be laid then.
     */
    boolean isBlocked() {
        return present().stream().allMatch(seat -> player(seat).stuck());
    }
}
