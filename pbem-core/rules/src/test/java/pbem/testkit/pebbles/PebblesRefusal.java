package pbem.testkit.pebbles;

import pbem.game.Refusal;
import pbem.phrase.Phrase;

record PebblesRefusal(String text, int heap) implements Refusal {

    @Override
    public Phrase phrase() {
        return Phrase.of("pebbles.cannot", text, heap);
    }
}
