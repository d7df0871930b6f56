package pbem.game;

/** What a position made of the text of a move. */
public sealed interface Reading {

    /** The text names this legal move. */
    record Legal(Move move) implements Reading {}

    /** The text is no move, or not a legal one. */
    record Refused(Refusal refusal) implements Reading {}

    static Reading legal(Move move) {
        return new Legal(move);
    }

    static Reading refused(Refusal refusal) {
        return new Refused(refusal);
    }
}
