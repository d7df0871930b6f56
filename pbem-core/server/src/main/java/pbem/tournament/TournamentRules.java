package pbem.tournament;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.HarmlessText;
import pbem.terms.TimeControl;

/**
 * The rules of a tournament, which its players agree to. They never change.
 *
 * @param name the name that its maker gave it
 * @param game by its name
 * @param options of the game
 * @param size the largest number of players
 * @param rounds the rounds of a Swiss as its maker set them; 0 derives them from the number of players, see
 *     {@link #rounds(int)}
 * @param seats at each board
 * @param bothSeats whether two who meet play a board with each seat, even where the kind does not ask for it
 * @param startWhenFull whether it starts by itself once all places are taken
 * @param entryUntil when it starts by itself with those who have entered
 * @param boardsAtOnce how many of its boards a player has at most at the same time; 0 for no limit
 * @param roundDays after how many days the next round of a Swiss, or season of a league, begins at the latest
 * @param rating the ratings with which players may enter; empty for any
 * @param reopens whether another one like it is announced when it starts with all places taken
 */
public record TournamentRules(
        String name,
        String game,
        Map<String, String> options,
        TournamentKind kind,
        int size,
        int rounds,
        int seats,
        boolean bothSeats,
        boolean startWhenFull,
        Optional<Instant> entryUntil,
        TimeControl clock,
        int boardsAtOnce,
        int roundDays,
        Optional<RatingLimits> rating,
        boolean reopens) {

    /** The largest number of players of any tournament. */
    public static final int MOST_PLAYERS = 500;

    public TournamentRules {
        name = HarmlessText.line(name);
        options = Map.copyOf(options);
    }

    /** The rules of the next tournament, for players who come too late for this one. */
    public TournamentRules again() {
        return new TournamentRules(
                name,
                game,
                options,
                kind,
                size,
                rounds,
                seats,
                bothSeats,
                startWhenFull,
                Optional.empty(),
                clock,
                boardsAtOnce,
                roundDays,
                rating,
                reopens);
    }

    /** The smallest number of players. */
    public int leastPlayers() {
        return kind == TournamentKind.HEATS ? seats : 2;
    }

    /** The number of rounds that a Swiss of that many players can always have without two meeting twice. */
    public static int mostRounds(int players) {
        return Math.max(1, players / 2);
    }

    /**
     * The number of rounds of a Swiss with that many players: as set by its maker, otherwise enough to find the best
     * player.
     */
    public int rounds(int players) {
        int enough = 32 - Integer.numberOfLeadingZeros(Math.max(1, players - 1));
        return Math.max(1, Math.min(mostRounds(players), rounds == 0 ? enough : rounds));
    }

    /** The number of boards that two players play when they meet. */
    public int boardsOfAMeeting() {
        return bothSeats || kind == TournamentKind.DOUBLE_ROUND_ROBIN || kind == TournamentKind.KNOCK_OUT ? 2 : 1;
    }
}
