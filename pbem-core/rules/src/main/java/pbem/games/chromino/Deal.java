package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import pbem.game.Chance;
import pbem.game.Setup;
import pbem.phrase.Phrase;

/**
 * How a game begins. This is all that is left to chance, in this order, see {@link Chance}:
 *
 * <ol>
 *   <li>The seats, a list in the order of the challenge, are shuffled: that is the order of turns, and whoever comes
 *       first begins every round. With {@code -order} this step is left out and takes no word.
 *   <li>The tiles, a list sorted by name in ASCII order (so {@code B*G} comes before {@code BBB}), are shuffled.
 *   <li>The first tile of that list which has three colours, or with {@code -chameleon} the first chameleon, is taken
 *       out and begins the table. The others keep their order.
 *   <li>From the front, eight rounds of one tile go to each player in the order of turns. The rest is the bag, from
 *       whose front all draws are made.
 * </ol>
 */
final class Deal {

    /** So many tiles has everybody at the start. */
    static final int HAND = 8;

    private static final Cell START = new Cell(-1, 0); // so that its middle lies on 0,0

    private final List<Integer> order;
    private final Tile start;
    private final List<Hand> hands;
    private final Bag bag;

    private Deal(List<Integer> order, Tile start, List<Hand> hands, Bag bag) {
        this.order = List.copyOf(order);
        this.start = start;
        this.hands = List.copyOf(hands);
        this.bag = bag;
    }

    static Deal of(Setup setup) {
        Chance chance = new Chance(setup.seed());
        boolean chameleons = setup.has(Chromino.CHAMELEON);
        List<Integer> seats = IntStream.range(0, setup.seats()).boxed().toList();
        List<Integer> order = setup.has(Chromino.ORDER) ? seats : chance.shuffled(seats);
        List<Tile> tiles = chance.shuffled(Tile.all(chameleons));
        Predicate<Tile> begins = chameleons ? Tile::isChameleon : tile -> tile.colours() == Placement.SQUARES;
        Tile start = tiles.stream().filter(begins).findFirst().orElseThrow();
        tiles.remove(start);

        int dealt = HAND * seats.size();
        List<Hand> hands = seats.stream()
                .map(seat -> Hand.of(dealt(tiles.subList(0, dealt), order.indexOf(seat), seats.size())))
                .toList();
        return new Deal(order, start, hands, Bag.of(tiles.subList(dealt, tiles.size())));
    }

    /** Every so many-th tile, from that place on. */
    private static List<Tile> dealt(List<Tile> tiles, int from, int step) {
        List<Tile> dealt = new ArrayList<>();
        for (int i = from; i < tiles.size(); i += step) {
            dealt.add(tiles.get(i));
        }
        return dealt;
    }

    /** The seats in the order of their turns. */
    List<Integer> order() {
        return order;
    }

    /** The tile that lies on the table, east to west, read by its name. */
    Placement start() {
        return new Placement(start, false, START, Heading.EAST);
    }

    /** By seat. */
    List<Hand> hands() {
        return hands;
    }

    Bag bag() {
        return bag;
    }

    /** All of it in words. */
    List<Phrase> told() {
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(
                "chromino.lot-order", order.stream().map(Happening::name).toList()));
        told.add(Phrase.of("chromino.lot-start", start.name()));
        order.forEach(seat -> told.add(Phrase.of(
                "chromino.lot-hand", Happening.name(seat), names(hands.get(seat).tiles()))));
        told.add(Phrase.of("chromino.lot-bag", bag.size(), names(bag.tiles())));
        return told;
    }

    private static String names(List<Tile> tiles) {
        return String.join(" ", Happening.names(tiles));
    }

    @Override
    public String toString() {
        return "deal for " + hands.size() + " with " + start;
    }
}
