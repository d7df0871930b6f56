package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.game.Dice;
import pbem.game.Seat;
import pbem.game.Viewer;

/**
 * What the others could hold and what could be in the bag, made up from a seed and from what one viewer knows. Whoever
 * had to draw or to pass held nothing then that could be laid: that is kept in mind for as long as those tiles can still
 * be in their hand. Neither hands nor the bag nor the seed of the board are looked at.
 *
 * @param hands by seat, the tiles in the order in which they came where the viewer sees them
 * @param bag the next one first
 */
record GuessedHands(List<List<Tile>> hands, List<Tile> bag) {

    /**
     * What a viewer knows of a board, for any number of guesses.
     *
     * @param seen by seat the tiles that the viewer sees
     * @param unseen by seat how many they do not see
     * @param barred by seat and unseen tile what it cannot be
     * @param hidden what lies in hands or in the bag, by name
     */
    record Known(
            List<List<Tile>> seen, List<Integer> unseen, List<List<Set<Tile>>> barred, List<Tile> hidden, int bag) {

        /** @param log the last position is the one in question */
        static Known of(List<ChrominoPosition> log, int viewer) {
            ChrominoPosition at = log.get(log.size() - 1);
            ViewerKnowledge knowledge = new ViewerKnowledge(at, Viewer.of(Seat.at(viewer)));
            List<Tile> hidden = new ArrayList<>(Tile.all(at.setup().has(Chromino.CHAMELEON)));
            at.situation().table().tiles().forEach(laid -> hidden.remove(laid.tile()));
            List<List<Tile>> seen = new ArrayList<>();
            List<Integer> unseen = new ArrayList<>();
            List<List<Set<Tile>>> barred = new ArrayList<>();
            for (int seat = 0; seat < at.rules().seats(); seat++) {
                seen.add(
                        seat == viewer
                                ? at.situation().player(seat).hand().tiles()
                                : List.copyOf(knowledge.seen(seat)));
                unseen.add(knowledge.unseen(seat));
                hidden.removeAll(seen.get(seat));
                List<Set<Tile>> places = unseen.get(seat) > 0 ? GuessedHands.barred(log, seat) : new ArrayList<>();
                seen.get(seat).forEach(tile -> takeOldest(places, tile));
                places.sort(
                        Comparator.comparingInt((Set<Tile> set) -> set.size()).reversed());
                barred.add(places);
            }
            return new Known(seen, unseen, barred, hidden, knowledge.bagSize());
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

    /** The tiles that are barred from most places come first, or there might be none left for them. */
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

    /** For each tile of a hand, the oldest first, what it cannot be. */
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
            int size = position.situation().player(seat).hand().size();
            if (places.size() != size) { // not all of the log is known
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

    /** A tile that was laid is not held any more. */
    private static void follow(List<Set<Tile>> places, ChrominoPosition before, ChrominoPosition after, int seat) {
        if (after.ply() == before.ply()) {
            return; // somebody left
        }
        after.last()
                .filter(move -> move.seat() == seat)
                .ifPresent(move -> move.placement().ifPresent(laid -> {
                    boolean drawn = before.situation().turn().draws() > 0
                            && !before.rules().freeDraw();
                    if (drawn && !places.isEmpty()) {
                        places.remove(places.size() - 1);
                    } else {
                        takeOldest(places, laid.tile());
                    }
                }));
    }

    /**
     * Since a seat that is barred from something was so with all they held, older tiles can be less than newer ones. So when it
     * is not known which of them was laid, what is known of all the others stays true if it was the oldest that can be.
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

    /** A chameleon that fits need not be laid: not as the last tile. */
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
