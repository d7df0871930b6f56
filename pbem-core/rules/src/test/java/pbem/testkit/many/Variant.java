package pbem.testkit.many;

import java.util.Locale;
import java.util.Map;
import pbem.game.Family;
import pbem.game.Setup;
import pbem.kit.BoardGame;
import pbem.kit.Card;
import pbem.kit.GameTable;

/** A game of the kit under another name and in another family, with the help page of this package. */
record Variant(BoardGame original, Card card) implements BoardGame {

    private static final int LETTERS = 26;

    static Variant of(BoardGame original, int number, Family family) {
        String letters = "" + (char) ('a' + number / LETTERS) + (char) ('a' + number % LETTERS);
        Card card = Card.of(
                        original.name() + "-" + letters,
                        original.title() + " " + letters.toUpperCase(Locale.ROOT),
                        original.card().moveForm())
                .in(family);
        return new Variant(original, card);
    }

    @Override
    public GameTable table(Setup setup) {
        return original.table(setup);
    }

    @Override
    public Map<String, Class<?>> homes() {
        return original.homes();
    }
}
