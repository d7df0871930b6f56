package pbem.tournament;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.HarmlessText;
import pbem.terms.TimeControl;

/**
 * What the players of a tournament agree to. Never changes.
 *
 * @param name as its maker called it
 * @param game by its name
 * @param options of the game
 * @param size how many may enter
 * @param rounds of a Swiss, as its maker wants them; 0 lets the number of players decide, see {@link #rounds(int)}
 * @param seats at each board
 * @param bothSeats whether two who meet play a board with each seat, even where the kind does not ask for it
 * @param startWhenFull whether it starts by itself once all places are taken
 * @param entryUntil when it starts by itself with those who have entered
 * @param boardsAtOnce how many of its boards a player has at most at the same time; 0 for no limit
 * @param roundDays after how many days the next round of a Swiss, or season of a league, begins at the latest
 * @param rating how strong somebody may be who enters; empty for everybody
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

    /** As many as a tournament can have. */
    public static final int MOST_PLAYERS = 500;

    public TournamentRules {
        name = HarmlessText.line(name);
        options = Map.copyOf(options);
    }

    /** The same for players who come too late for this one. */
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

    /** With how few it can be played at all. */
    public int leastPlayers() {
        return kind == TournamentKind.HEATS ? seats : 2;
    }

    /** As many rounds as a Swiss of so many players can have without anybody meeting twice, however it goes. */
    public static int mostRounds(int players) {
        return Math.max(1, players / 2);
    }

    /** How many rounds a Swiss of so many players has: as many as find the best of them, if its maker did not say how many. */
    public int rounds(int players) {
        int enough = 32 - Integer.numberOfLeadingZeros(Math.max(1, players - 1));
        return Math.max(1, Math.min(mostRounds(players), rounds == 0 ? enough : rounds));
    }

    /** How many boards two players have when they meet. */
    public int boardsOfAMeeting() {
        return bothSeats || kind == TournamentKind.DOUBLE_ROUND_ROBIN || kind == TournamentKind.KNOCK_OUT ? 2 : 1;
    }
}
