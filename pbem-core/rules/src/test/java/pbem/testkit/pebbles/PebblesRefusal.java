package pbem.testkit.pebbles;

import java.util.Locale;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

record PebblesRefusal(String text, int heap) implements Refusal {

    @Override
    public Phrase phrase() {
        return Phrase.of("pebbles.cannot", text, heap);
    }

    @Override
    public boolean isShapeless() {
        return !text.strip().toLowerCase(Locale.ROOT).matches("take ?[0-9]+");
    }
}
