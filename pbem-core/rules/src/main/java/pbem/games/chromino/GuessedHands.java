package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import pbem.game.Dice;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Simulation;
import pbem.game.Viewer;

/**
 * A guess at the hidden hands and the bag, derived from a random seed and from what one viewer knows. A player who had
 * to draw or pass held no tile then that could be laid; the guess takes this into account as long as those tiles can
 * still be in that player's hand. The guess never uses the real hands, the real bag or the seed of the board.
 *
 * @param hands by seat, the tiles of the hand; the viewer's own tiles are in the order in which they came
 * @param bag the tiles of the bag, the next one first
 */
record GuessedHands(List<List<Tile>> hands, List<Tile> bag) {

    /** Games that robots go on with, one for each guess, see {@link pbem.game.Strategy#simulations}. */
    static LongFunction<Simulation> simulations(List<Position> log, Seat viewer) {
        List<ChrominoPosition> positions =
                log.stream().map(position -> (ChrominoPosition) position).toList();
        Known known = Known.of(positions, viewer.index());
        TilePlay play = positions.get(positions.size() - 1).situation().centred();
        return seed -> play.guessed(known.guess(seed), viewer.index());
    }

    /**
     * What a viewer knows of a board. Any number of guesses can be made from it.
     *
     * @param seen by seat the tiles that the viewer sees
     * @param unseen by seat the number of tiles that the viewer does not see
     * @param barred by seat, for each unseen tile of the hand, the tiles that it cannot be
     * @param hidden the tiles in hands or in the bag that the viewer does not see, by name
     */
    record Known(
            List<List<Tile>> seen, List<Integer> unseen, List<List<Set<Tile>>> barred, List<Tile> hidden, int bag) {

        /** @param log the positions of the game; the last one is the current one */
        static Known of(List<ChrominoPosition> log, int viewer) {
            ChrominoPosition at = log.get(log.size() - 1);
            ViewerKnowledge knowledge = new ViewerKnowledge(at, Viewer.of(Seat.at(viewer)));
            List<List<Tile>> seen = new ArrayList<>();
            List<Integer> unseen = new ArrayList<>();
            List<List<Set<Tile>>> barred = new ArrayList<>();
            for (int seat = 0; seat < at.rules().seats(); seat++) {
                seen.add(seat == viewer ? at.situation().player(seat).tiles() : List.copyOf(knowledge.seen(seat)));
                unseen.add(knowledge.unseen(seat));
                List<Set<Tile>> places = unseen.get(seat) > 0 ? GuessedHands.barred(log, seat) : new ArrayList<>();
                seen.get(seat).forEach(tile -> takeOldest(places, tile));
                places.sort(
                        Comparator.comparingInt((Set<Tile> set) -> set.size()).reversed());
                barred.add(places);
            }
            return new Known(seen, unseen, barred, knowledge.hidden(), knowledge.bagSize());
        }

        GuessedHands guess(long seed) {
            List<Tile> rest = shuffled(hidden, new Dice(seed));
            List<List<Tile>> hands = new ArrayList<>();
            for (int seat = 0; seat < seen.size(); seat++) {
                List<Tile> hand = new ArrayList<>(seen.get(seat));
                fill(hand, barred.get(seat), unseen.get(seat), rest);
                hands.add(hand);
            }
            return new GuessedHands(hands, rest.subList(0, Math.min(rest.size(), bag)));
        }
    }

    private static List<Tile> shuffled(List<Tile> tiles, Dice dice) {
        List<Tile> shuffled = new ArrayList<>(tiles);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, dice.below(i + 1));
        }
        return shuffled;
    }

    /**
     * Fills the unseen places of a hand. The places with the most barred tiles come first, because otherwise no tile
     * might be left for them.
     */
    private static void fill(List<Tile> hand, List<Set<Tile>> places, int count, List<Tile> hidden) {
        for (int i = 0; i < count; i++) {
            Set<Tile> never = i < places.size() ? places.get(i) : Set.of();
            Tile tile = hidden.stream()
                    .filter(one -> !never.contains(one))
                    .findFirst()
                    .orElse(hidden.get(0));
            hidden.remove(tile);
            hand.add(tile);
        }
    }

    /** For each tile of a hand, the oldest first, the tiles that it cannot be. */
    private static List<Set<Tile>> barred(List<ChrominoPosition> log, int seat) {
        List<Set<Tile>> places = new ArrayList<>();
        ChrominoPosition first = log.get(0);
        add(places, first.ply() == 0 ? Deal.HAND : 0);
        ChrominoPosition before = null;
        for (ChrominoPosition position : log) {
            if (before != null) {
                follow(places, before, position, seat);
            }
            for (Happening happening : position.told()) {
                follow(places, happening, position, seat);
            }
            int size = position.situation().player(seat).size();
            if (places.size() != size) { // the log does not contain the whole game
                places.clear();
                add(places, size);
            }
            before = position;
        }
        return places;
    }

    private static void add(List<Set<Tile>> places, int count) {
        for (int i = 0; i < count; i++) {
            places.add(new HashSet<>());
        }
    }

    /** Removes the place of a tile that was laid. */
    private static void follow(List<Set<Tile>> places, ChrominoPosition before, ChrominoPosition after, int seat) {
        if (after.ply() == before.ply() || !after.last().mover().equals(Optional.of(Seat.at(seat)))) {
            return; // a player left, or another one moved
        }
        after.laid().ifPresent(laid -> {
            boolean drawn = before.situation().draws() > 0 && !before.rules().freeDraw();
            if (drawn && !places.isEmpty()) {
                places.remove(places.size() - 1);
            } else {
                takeOldest(places, laid.tile());
            }
        });
    }

    /**
     * Removes the oldest place where the tile can have been. A bar applies to all tiles in a hand at the time, so older
     * places bar at least as many tiles as newer ones. If it is unknown which place the tile was in, removing the
     * oldest possible one keeps the bars of all others true.
     */
    private static void takeOldest(List<Set<Tile>> places, Tile tile) {
        for (int i = 0; i < places.size(); i++) {
            if (!places.get(i).contains(tile)) {
                places.remove(i);
                return;
            }
        }
        if (!places.isEmpty()) {
            places.remove(0);
        }
    }

    private static void follow(List<Set<Tile>> places, Happening happening, ChrominoPosition position, int seat) {
        int drawn = happening.drawnBy(seat).size();
        boolean passed = happening.passedOver().equals(Optional.of(Seat.at(seat)));
        if (drawn == 0 && !passed) {
            return;
        }
        boolean forced = passed || !position.rules().freeDraw();
        if (forced) {
            bar(places, position);
        }
        add(places, drawn - 1);
        if (forced && drawn > 1) {
            bar(places, position);
        }
        add(places, Math.min(1, drawn));
        if (passed) {
            bar(places, position);
        }
    }

    /**
     * Bars all places of a hand from the tiles that could be laid now. Chameleons are not barred, because a player
     * whose last tile is a chameleon cannot lay it.
     */
    private static void bar(List<Set<Tile>> places, ChrominoPosition position) {
        List<Tile> fitting =
                Tile.PLAIN.stream().filter(position.situation().table()::takes).toList();
        places.forEach(place -> place.addAll(fitting));
    }

    @Override
    public String toString() {
        return "a guess";
    }
}
