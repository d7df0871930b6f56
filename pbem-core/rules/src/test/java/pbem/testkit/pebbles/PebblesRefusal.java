package pbem.testkit.pebbles;

import java.util.Locale;
import pbem.game.Reason;
import pbem.game.Refusal;

final class PebblesRefusal {

    private static final Reason CANNOT = new Reason("pebbles.cannot");

    private PebblesRefusal() {}

    static Refusal cannot(String text, int heap) {
        boolean shaped = text.strip().toLowerCase(Locale.ROOT).matches("take ?[0-9]+");
        return (shaped ? CANNOT : CANNOT.shapeless()).of(text, heap);
    }
}
