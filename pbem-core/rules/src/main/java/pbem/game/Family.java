package pbem.game;

import pbem.phrase.Phrase;

/** The kind of a game. Lists of games are grouped by it, in this order. */
public enum Family {
    COLOURS("setup.family-colours"),
    CONNECTION("setup.family-connection"),
    FLIPPING("setup.family-flipping"),
    JUMPS("setup.family-jumps"),
    TERRITORY("setup.family-territory"),
    SOWING("setup.family-sowing"),
    CHESS("setup.family-chess"),
    CHANCE("setup.family-chance"),

    /** None of the above. */
    OTHER("setup.family-other");

    private final String key;

    Family(String key) {
        this.key = key;
    }

    /** The heading of its games in a list. */
    public Phrase title() {
        return Phrase.of(key);
    }
}
