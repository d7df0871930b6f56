package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;

/** What the player to move may decide: that player's private knowledge. */
record MoveGenerator(Rules rules, TableState situation) {

    /** The tiles that may be laid in this turn, if they fit anywhere. */
    List<Tile> tiles() {
        Hand hand = situation.mover().hand();
        List<Tile> allowed = onlyLatest() ? List.of(hand.latest()) : hand.sorted();
        return allowed.stream().filter(tile -> !isLastChameleon(tile)).toList();
    }

    /** Whether of the hand only the tile just drawn may be laid. */
    boolean onlyLatest() {
        return situation.turn().draws() > 0 && !rules.freeDraw();
    }

    /** Whether it is the last tile of the hand, which no chameleon may be. */
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

    /** All of them, tiles first. */
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
