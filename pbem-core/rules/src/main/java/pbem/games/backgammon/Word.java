package pbem.games.backgammon;

import java.util.Locale;
import java.util.function.UnaryOperator;

/** A decision about the cube. */
enum Word implements Decision {
    ROLL(Standing::rolling),
    DOUBLE(Standing::doubling),
    TAKE(Standing::taken),
    DROP(Standing::dropped);

    private final UnaryOperator<Standing> effect;

    Word(UnaryOperator<Standing> effect) {
        this.effect = effect;
    }

    @Override
    public Standing after(Standing now) {
        return effect.apply(now);
    }

    @Override
    public String notation() {
        return name().toLowerCase(Locale.ROOT);
    }
}
