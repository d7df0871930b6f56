package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.phrase.Phrase;

/**
 * What one viewer may see of a position. Secrets reach players only through this class. The owner sees a hand, and
 * everybody sees the last tile of a hand. After the end everybody sees everything, and in an open game everything
 * except the bag.
 */
record ViewerKnowledge(ChrominoPosition position, Viewer viewer) {

    /** Whether all secrets are open to the viewer because the game is over. */
    boolean isOver() {
        return position.outcome().isPresent() || viewer.afterwards();
    }

    /** Whether that seat is the viewer's own. */
    boolean owns(int seat) {
        return viewer.seat().equals(Optional.of(Seat.at(seat)));
    }

    /** The viewer's own seat, if it still has turns. */
    Optional<Integer> playing() {
        return viewer.seat()
                .map(Seat::index)
                .filter(seat -> !isOver() && player(seat).plays());
    }

    /** The name of a seat as the viewer reads it: "player 2 (you)", with its points if they decide. */
    Phrase name(int seat) {
        Phrase name = Happening.name(seat);
        Phrase named = owns(seat) ? Phrase.of("chromino.you", name) : name;
        return position.rules().expert()
                ? Phrase.of("chromino.with-points", named, player(seat).score())
                : named;
    }

    /** The tiles of that seat that the viewer sees, sorted by name. */
    List<Tile> seen(int seat) {
        if (player(seat).gone() && !isOver()) {
            return List.of();
        }
        return isOver() || position.rules().open() || owns(seat)
                ? player(seat).sorted()
                : player(seat).shown();
    }

    /** The number of tiles of that seat that the viewer does not see. */
    int unseen(int seat) {
        return player(seat).gone() && !isOver()
                ? 0
                : player(seat).size() - seen(seat).size();
    }

    /**
     * The tiles that may be in hands of others or in the bag, by name. In a supposition, they may be fewer than the
     * hands and the bag contain.
     */
    List<Tile> hidden() {
        List<Tile> hidden = new ArrayList<>(Tile.all(position.setup().has(Chromino.CHAMELEON)));
        position.situation().table().tiles().forEach(laid -> hidden.remove(laid.tile()));
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            hidden.removeAll(seen(seat));
        }
        return hidden;
    }

    /**
     * A table as the viewer, a player, can imagine it without seeing the hidden tiles, at the beginning of a turn of
     * that seat. It is made only from what that player knows, so nothing that follows from it reveals more. A hidden
     * tile is in every hand where it could be, even in several at once.
     */
    TilePlay supposed(int mover) {
        List<Tile> hidden = hidden();
        List<List<Tile>> hands = new ArrayList<>();
        for (int seat = 0; seat < position.rules().seats(); seat++) {
            List<Tile> hand = new ArrayList<>(owns(seat) ? player(seat).tiles() : seen(seat));
            int unseen = player(seat).size() - hand.size();
            int thought = seat == mover && unseen > 0 ? hidden.size() : Math.min(unseen, hidden.size());
            hand.addAll(hidden.subList(0, thought));
            hands.add(hand);
        }
        return position.situation().supposed(hands, hidden.subList(0, Math.min(bagSize(), hidden.size())), mover);
    }

    int bagSize() {
        return position.situation().bagSize();
    }

    /** The tiles left in the bag, the next one first; empty before the end. */
    List<Tile> bag() {
        return isOver() ? position.situation().bag() : List.of();
    }

    private PlayerState player(int seat) {
        return position.situation().player(seat);
    }
}
