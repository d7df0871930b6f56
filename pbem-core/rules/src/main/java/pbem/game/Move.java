package pbem.game;

/**
 * A legal decision of the player to move, obtained from {@link Position#read} or {@link Position#moves}. Immutable;
 * equal moves have equal notations.
 */
public interface Move {

    /** The one canonical spelling, as the record stores it; {@link Position#read} understands it. */
    String notation();
}
