package pbem.games.backgammon;

import java.util.Locale;
import java.util.function.UnaryOperator;

/** A decision about the cube. */
enum Word implements Decision {
    ROLL(MatchStanding::rolling),
    DOUBLE(MatchStanding::doubling),
    TAKE(MatchStanding::taken),
    DROP(MatchStanding::dropped);

    private final UnaryOperator<MatchStanding> effect;

    Word(UnaryOperator<MatchStanding> effect) {
        this.effect = effect;
    }

    @Override
    public MatchStanding after(MatchStanding now) {
        return effect.apply(now);
    }

    @Override
    public String notation() {
        return name().toLowerCase(Locale.ROOT);
    }
}
