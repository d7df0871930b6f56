package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.game.Viewer;

/**
 * A table as one player can imagine it without seeing the hidden tiles. It is made only from what that player knows, so
 * nothing that follows from it reveals more. A hidden tile is in every hand where it could be, even in several at once.
 */
record Supposition(ChrominoPosition position, int knower) {

    /** The state that the player can imagine, at the beginning of a turn of that seat. */
    TilePlay onTurn(int mover) {
        ViewerKnowledge known = new ViewerKnowledge(position, Viewer.of(Seat.at(knower)));
        List<Tile> hidden = known.hidden();
        List<List<Tile>> hands = new ArrayList<>();
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            PlayerState player = position.situation().player(seat);
            List<Tile> hand = new ArrayList<>(seat == knower ? player.tiles() : known.seen(seat));
            int unseen = player.size() - hand.size();
            int thought = seat == mover && unseen > 0 ? hidden.size() : Math.min(unseen, hidden.size());
            hand.addAll(hidden.subList(0, thought));
            hands.add(hand);
        }
        return position.situation()
                .with(hands, hidden.subList(0, Math.min(known.bagSize(), hidden.size())))
                .onTurn(mover);
    }

    @Override
    public String toString() {
        return "a supposition";
    }
}
