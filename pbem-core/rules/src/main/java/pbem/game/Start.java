package pbem.game;

/** What a game made of the wish to start. */
public sealed interface Start {

    /** The position before the first move. */
    record Ready(Position position) implements Start {}

    /** The options cannot be played. */
    record Refused(Refusal refusal) implements Start {}

    static Start ready(Position position) {
        return new Ready(position);
    }

    static Start refused(Refusal refusal) {
        return new Refused(refusal);
    }
}
