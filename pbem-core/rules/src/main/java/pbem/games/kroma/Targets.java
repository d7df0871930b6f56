package pbem.games.kroma;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import pbem.game.Setup;

/** The targets of the players. In the rules sheet the players choose them; here the challenge sets them. */
final class Targets {

    /** The values of the option: the first letters of the blends in the order of the seats. */
    static final List<String> CHOICES =
            List.of("go", "og", "gp", "pg", "op", "po", "gop", "gpo", "ogp", "opg", "pgo", "pog");

    private Targets() {}

    /** The targets on a board. Without the option they are green, orange and purple in the order of the seats. */
    static List<Blend> of(Setup setup) {
        return setup.text(Kroma.COLORS)
                .map(Targets::of)
                .orElseGet(() -> List.of(Blend.values()).subList(0, setup.seats()));
    }

    /** @param letters one of {@link #CHOICES} */
    static List<Blend> of(String letters) {
        return letters.toUpperCase(Locale.ROOT)
                .chars()
                .mapToObj(letter -> Stream.of(Blend.values())
                        .filter(blend -> blend.letter() == letter)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }
}
