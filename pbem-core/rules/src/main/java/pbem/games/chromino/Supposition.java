package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.game.Viewer;

/**
 * A table as one player can think of it while others hold what they do not see: made from what that player knows alone, so
 * that nothing that follows from it tells more. What is hidden from them lies in every hand at once where it could lie.
 */
record Supposition(ChrominoPosition position, int knower) {

    /** Everything as the player can think of it, with that seat to begin its turn. */
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

    /** What may lie in hands of others or in the bag, by name; in a supposition itself that may be fewer than are there. */
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
