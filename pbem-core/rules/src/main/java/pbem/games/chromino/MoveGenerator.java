package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;

/**
 * The decisions that the player to move may make. They depend on the player's hand, so only that player may see them.
 */
record MoveGenerator(Rules rules, TableState situation) {

    /** The tiles that may be laid in this turn, if they fit anywhere. */
    List<Tile> tiles() {
        Hand hand = situation.mover().hand();
        List<Tile> allowed = onlyLatest() ? List.of(hand.latest()) : hand.sorted();
        return allowed.stream().filter(tile -> !isLastChameleon(tile)).toList();
    }

    /** Whether only the tile that was just drawn may be laid. */
    boolean onlyLatest() {
        return situation.turn().draws() > 0 && !rules.freeDraw();
    }

    /** Whether the tile is a chameleon and the last tile of the hand. Such a tile may not be laid. */
    boolean isLastChameleon(Tile tile) {
        return tile.isChameleon() && situation.mover().hand().size() == 1;
    }

    boolean canLay() {
        return tiles().stream().anyMatch(situation.table()::takes);
    }

    List<Placement> placements() {
        List<Placement> placements = new ArrayList<>();
        tiles().forEach(tile -> placements.addAll(situation.table().placements(tile)));
        return placements;
    }

    /** Whether the player may draw although something can be laid. */
    boolean mayDraw() {
        return rules.freeDraw()
                && situation.turn().draws() == 0
                && !situation.bag().isEmpty();
    }

    /** Whether the player may pass although something can be laid. */
    boolean mayPass() {
        return rules.freeDraw() && situation.turn().draws() > 0;
    }

    /** All decisions, those with a tile first. */
    List<Decision> all() {
        List<Decision> all = new ArrayList<>(placements());
        if (mayDraw()) {
            all.add(Decision.Call.DRAW);
        }
        if (mayPass()) {
            all.add(Decision.Call.PASS);
        }
        return all;
    }
}
