package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;

/**
 * All that lies on the table, in hands and in the bag, and whose turn it is.
 *
 * @param players by seat
 */
record Situation(Table table, List<Player> players, Bag bag, Turn turn) {

    Situation {
        players = List.copyOf(players);
    }

    /** After the deal, before the first turn. */
    static Situation of(Deal deal) {
        return new Situation(
                Table.of(deal.start()),
                deal.hands().stream().map(Player::with).toList(),
                deal.bag(),
                Turn.beforeFirst(deal.order()));
    }

    Player player(int seat) {
        return players.get(seat);
    }

    /** The player whose turn it is. */
    Player mover() {
        return player(turn.seat());
    }

    Situation with(int seat, Player player) {
        List<Player> changed = new ArrayList<>(players);
        changed.set(seat, player);
        return new Situation(table, changed, bag, turn);
    }

    Situation with(Table now) {
        return new Situation(now, players, bag, turn);
    }

    Situation with(Bag now) {
        return new Situation(table, players, now, turn);
    }

    Situation with(Turn now) {
        return new Situation(table, players, bag, now);
    }

    /** The seats that have not left. */
    List<Integer> present() {
        List<Integer> present = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            if (!player(seat).gone()) {
                present.add(seat);
            }
        }
        return present;
    }

    /** Whether somebody has laid the last tile, so that this is the last round. */
    boolean isLastRound() {
        return players.stream().anyMatch(Player::isFinished);
    }

    /**
     * Whether nobody can go on: all have passed, one after the other, with an empty bag. Whoever draws the last tile in
     * vain has a turn more, since a chameleon may be laid then that could not be the last tile.
     */
    boolean isBlocked() {
        return present().stream().allMatch(seat -> player(seat).stuck());
    }
}
