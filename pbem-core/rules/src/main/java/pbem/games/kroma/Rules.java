package pbem.games.kroma;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;

/**
 * What stays the same during a game.
 *
 * @param targets the target of each seat, in the order of seats
 */
record Rules(Game game, Setup setup, List<Blend> targets) {

    /** The values of the option for targets: the first letters of the blends in the order of the seats. */
    static final List<String> CHOICES =
            List.of("go", "og", "gp", "pg", "op", "po", "gop", "gpo", "ogp", "opg", "pgo", "pog");

    /**
     * In the rules sheet the players choose the targets; here the challenge sets them. Without the option they are
     * green, orange and purple in the order of the seats.
     */
    static Rules of(Game game, Setup setup) {
        List<Blend> usual = List.of(Blend.values()).subList(0, setup.seats());
        return new Rules(
                game, setup, setup.text(Kroma.COLORS).map(Rules::targets).orElse(usual));
    }

    /** @param letters one of {@link #CHOICES} */
    private static List<Blend> targets(String letters) {
        return letters.toUpperCase(Locale.ROOT)
                .chars()
                .mapToObj(letter -> Stream.of(Blend.values())
                        .filter(blend -> blend.letter() == letter)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Whether the largest block decides instead of the sum. */
    boolean block() {
        return setup.has(Kroma.BLOCK);
    }

    Blend target(Seat seat) {
        return targets.get(seat.index());
    }

    /** The seat that begins: the one whose target is green or, if there is none, the first seat. */
    Seat first() {
        return Seat.at(Math.max(0, targets.indexOf(Blend.GREEN)));
    }

    int seats() {
        return setup.seats();
    }
}
