package pbem.games.backgammon;

import java.util.Locale;
import java.util.regex.Pattern;

/** A decision about the cube, or about giving up a game of a match. */
enum Word implements Decision {
    ROLL,
    DOUBLE,
    TAKE,
    DROP,
    SINGLE(1),
    GAMMON(2),
    BACKGAMMON(3),
    ACCEPT,
    RESUME;

    private final int given;
    private final Pattern written;

    Word() {
        this(0);
    }

    /** @param given how many times the cube it offers for giving the game up */
    Word(int given) {
        this.given = given;
        this.written = Pattern.compile("(?:re)?" + notation().replace(" ", "(?:a|the)?") + "[.!]?");
    }

    boolean isWritten(String tidy) {
        return written.matcher(tidy).matches();
    }

    /** Giving up is not among the listed moves, which are those of a player who plays on. */
    @Override
    public boolean isAllowed(MatchStanding now) {
        return isGivingUp() ? now.mayGive(given) : Decision.super.isAllowed(now);
    }

    boolean isGivingUp() {
        return given > 0;
    }

    @Override
    public MatchStanding after(MatchStanding now) {
        return switch (this) {
            case ROLL -> now.at(MatchStanding.Phase.DICE, now.seat(), now.score());
            case DOUBLE -> now.at(MatchStanding.Phase.OFFER, 1 - now.seat(), now.score());
            case TAKE ->
                now.at(MatchStanding.Phase.DICE, 1 - now.seat(), now.score().doubled(now.seat()));
            case DROP -> now.won(1 - now.seat(), 1);
            case ACCEPT -> now.won(now.seat(), now.given());
            case RESUME -> now.resumed();
            default -> now.giving(given);
        };
    }

    @Override
    public String notation() {
        return (isGivingUp() ? "resign " : "") + name().toLowerCase(Locale.ROOT);
    }
}
