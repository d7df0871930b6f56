package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import pbem.game.Chance;
import pbem.game.Setup;
import pbem.phrase.Phrase;

/**
 * The beginning of a game. Chance, see {@link Chance}, decides the following and nothing else, in this order:
 *
 * <ol>
 * <li>The seats, a list in the order of the challenge, are shuffled. The result is the order of turns; the first seat
 * begins every round. With {@code -order} this step is left out and uses no random word.
 * <li>The tiles, a list sorted by name in ASCII order (so {@code B*G} comes before {@code BBB}), are shuffled.
 * <li>The first tile of that list that has three colours, or with {@code -chameleon} the first chameleon, is taken out
 * and becomes the start tile. The others keep their order.
 * <li>The tiles are dealt from the front, one to each player in the order of turns, in eight rounds. The rest is the
 * bag; tiles are drawn from its front. </ol>
 *
 * @param order the seats in the order of their turns
 * @param first the start tile
 * @param hands the players by seat, with their tiles
 * @param bag the other tiles, the next one first; their order is a secret
 */
record Deal(List<Integer> order, Tile first, List<PlayerState> hands, List<Tile> bag) {

    /** The number of tiles in each hand at the start. */
    static final int HAND = 8;

    private static final Cell START = new Cell(-1, 0); // the middle of the tile is at 0,0

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
        List<PlayerState> hands = seats.stream()
                .map(seat -> PlayerState.with(dealt(tiles.subList(0, dealt), order.indexOf(seat), seats.size())))
                .toList();
        return new Deal(order, start, hands, List.copyOf(tiles.subList(dealt, tiles.size())));
    }

    /** Every {@code step}-th tile, beginning at index {@code from}. */
    private static List<Tile> dealt(List<Tile> tiles, int from, int step) {
        return IntStream.iterate(from, i -> i < tiles.size(), i -> i + step)
                .mapToObj(tiles::get)
                .toList();
    }

    /** The start tile on the table, with its letters from west to east. */
    Placement start() {
        return new Placement(first, false, START, Heading.EAST);
    }

    /** The whole deal in words. */
    List<Phrase> told() {
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(
                "chromino.lot-order", order.stream().map(Happening::name).toList()));
        told.add(Phrase.of("chromino.lot-start", first.name()));
        order.forEach(seat -> told.add(Phrase.of(
                "chromino.lot-hand", Happening.name(seat), names(hands.get(seat).tiles()))));
        told.add(Phrase.of("chromino.lot-bag", bag.size(), names(bag)));
        return told;
    }

    private static String names(List<Tile> tiles) {
        return String.join(" ", Happening.names(tiles));
    }

    @Override
    public String toString() {
        return "deal for " + hands.size() + " with " + first;
    }
}
