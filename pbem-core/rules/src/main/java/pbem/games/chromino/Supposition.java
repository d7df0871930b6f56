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
    TableState onTurn(int mover) {
        TableState table = position.situation();
        ViewerKnowledge known = new ViewerKnowledge(position, Viewer.of(Seat.at(knower)));
        List<Tile> hidden = hidden(known);
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            if (seat != knower) {
                List<Tile> hand = new ArrayList<>(known.seen(seat));
                int unseen = table.player(seat).hand().size() - hand.size();
                int thought = seat == mover && unseen > 0 ? hidden.size() : Math.min(unseen, hidden.size());
                hand.addAll(hidden.subList(0, thought));
                table = table.with(seat, table.player(seat).holding(Hand.of(hand)));
            }
        }
        return table.with(Bag.of(hidden.subList(0, Math.min(known.bagSize(), hidden.size()))))
                .with(turn(mover));
    }

    /**
     * The tiles that may be in hands of others or in the bag, by name. If the position is a supposition itself, they
     * may be fewer than the hands and the bag contain.
     */
    private List<Tile> hidden(ViewerKnowledge known) {
        List<Tile> hidden = new ArrayList<>(Tile.all(position.setup().has(Chromino.CHAMELEON)));
        position.situation().table().tiles().forEach(laid -> hidden.remove(laid.tile()));
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            hidden.removeAll(known.seen(seat));
        }
        return hidden;
    }

    private Turn turn(int mover) {
        Turn now = position.situation().turn();
        return new Turn(now.order(), now.round(), now.order().indexOf(mover), 0);
    }

    @Override
    public String toString() {
        return "a supposition";
    }
}
