package pbem.games.backgammon;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceDecision;
import pbem.kit.race.RaceStanding;

/** A decision about the cube, or about giving up a game of a match. */
enum Word implements RaceDecision {
    ROLL(0),
    DOUBLE(0),
    TAKE(0, "taken", "accept"),
    DROP(0, "dropped", "pass", "decline"),
    SINGLE(1),
    GAMMON(2),
    BACKGAMMON(3),
    ACCEPT(0),
    RESUME(0, "decline");

    private final int given;
    private final Pattern written;

    /**
     * @param given how many times the cube it offers for giving the game up
     * @param also other words for it
     */
    Word(int given, String... also) {
        this.given = given; // the notation depends on it
        String own = "(?:re)?" + notation().replace(" ", "(?:a|the)?");
        this.written = Pattern.compile(
                Stream.concat(Stream.of(own), Stream.of(also)).collect(Collectors.joining("|", "(?:", ")[.!]?")));
    }

    boolean isWritten(String tidy) {
        return written.matcher(tidy).matches();
    }

    int given() {
        return given;
    }

    /** How many times the cube was offered on this turn for giving the game up; 0 if there was no offer. */
    static int given(RaceStanding now) {
        return now.said() instanceof Word word ? word.given : 0;
    }

    /** Giving up is not among the listed moves, which are those of a player who plays on. */
    @Override
    public boolean isAllowed(RaceStanding now) {
        return given > 0 ? mayGive(now) : RaceDecision.super.isAllowed(now);
    }

    /** Only in a match, for more than was refused on this turn, and for no more than can still be lost. */
    private boolean mayGive(RaceStanding now) {
        boolean mine = now.phase() == RaceStanding.Phase.WORD || now.phase() == RaceStanding.Phase.MEN;
        return mine && now.score().length() > 1 && given > given(now) && (given == 1 || !hasBorneOff(now));
    }

    private static boolean hasBorneOff(RaceStanding now) {
        return now.board().at(now.seat(), RaceBoard.OFF) > 0;
    }

    @Override
    public RaceStanding after(RaceStanding now) {
        Score score = Backgammon.cube(now);
        return switch (this) {
            case ROLL -> now.at(RaceStanding.Phase.DICE, now.seat(), score);
            case DOUBLE -> now.asking(this);
            case TAKE -> now.at(RaceStanding.Phase.DICE, 1 - now.seat(), score.doubled(now.seat()));
            case DROP -> now.won(1 - now.seat(), 1);
            case ACCEPT -> now.won(now.seat(), given(now));
            case RESUME -> now.resumed();
            // nobody is asked when nothing more could be won
            default -> given == 3 || hasBorneOff(now) ? now.won(1 - now.seat(), given) : now.asking(this);
        };
    }

    @Override
    public String notation() {
        return (given > 0 ? "resign " : "") + name().toLowerCase(Locale.ROOT);
    }
}
