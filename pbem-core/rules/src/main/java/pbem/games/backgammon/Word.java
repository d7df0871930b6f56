package pbem.games.backgammon;

import java.util.Locale;
import java.util.function.UnaryOperator;

/** A decision about the cube, or about giving up a game of a match. */
enum Word implements Decision {
    ROLL(MatchStanding::rolling),
    DOUBLE(MatchStanding::doubling),
    TAKE(MatchStanding::taken),
    DROP(MatchStanding::dropped),
    SINGLE(1),
    GAMMON(2),
    BACKGAMMON(3),
    ACCEPT(MatchStanding::accepted),
    RESUME(MatchStanding::resumed);

    private final UnaryOperator<MatchStanding> effect;
    private final int given;

    Word(UnaryOperator<MatchStanding> effect) {
        this.effect = effect;
        this.given = 0;
    }

    Word(int given) {
        this.effect = now -> now.giving(given);
        this.given = given;
    }

    /**
     * Whether a standing allows this decision. Giving up is allowed although it is not among the listed moves, which
     * are only those of a player who plays on.
     */
    boolean isAllowed(MatchStanding now) {
        return isGivingUp() ? now.mayGive(given) : now.decisions().contains(this);
    }

    boolean isGivingUp() {
        return given > 0;
    }

    @Override
    public MatchStanding after(MatchStanding now) {
        return effect.apply(now);
    }

    @Override
    public String notation() {
        return (isGivingUp() ? "resign " : "") + name().toLowerCase(Locale.ROOT);
    }
}
