package pbem.repository.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentRules;

/** The tournaments and their logs. */
public interface Tournaments {

    /** Announces a tournament under the next free number. */
    Tournament announce(TournamentRules rules, List<Player> directors, Instant at);

    /** Announces a tournament for invited players alone. It is not listed. */
    Tournament announceForGuests(TournamentRules rules, Player host, Instant at);

    boolean isForGuests(int number);

    /** Invites a player to a tournament. */
    void invite(int number, Player guest);

    /** Takes an invitation back. */
    void uninvite(int number, Player guest);

    boolean isInvited(int number, Player player);

    /** The tournament of a number, replayed from its log. */
    Optional<Tournament> numbered(int number);

    /**
     * Adds an event to the log if the tournament still has the same revision.
     *
     * @return the tournament with the event
     */
    Tournament append(Tournament before, TournamentEntry entry);

    /** The number of a director's tournaments that wait for players. */
    int openBy(Player director);

    /** The newest tournaments: first those that are open or running, then the others. */
    List<TournamentSummary> list(int most);

    /**
     * Tournaments for everybody, newest first: either those that are open or running, or those that are over.
     *
     * @param game its name; empty for all games
     * @param skip the number of the newest to leave out
     */
    List<TournamentSummary> list(boolean goingOn, Optional<String> game, int skip, int most);

    /** The number of tournaments that the list contains in all. */
    int count(boolean goingOn, Optional<String> game);

    /** The tournaments of a player, past and present, newest first. */
    List<TournamentSummary> of(Player player);

    /** The number of the tournament of a board; empty if there is none. */
    OptionalInt ofBoard(int board);

    /** The number of the tournament that a board was begun for, also if another has taken its place. */
    OptionalInt everOfBoard(int board);

    /** The tournament of a board; empty if there is none. */
    Optional<TournamentSummary> summaryOfBoard(int board);

    /**
     * The ids of the players of a tournament whose accounts have ended. It is called at each step, of tournaments of
     * any size.
     */
    List<Long> gone(int number);

    /** The boards of a tournament that ended, or were reopened after their end, and that it has not taken notice of. */
    List<Integer> unheard(int number);

    /** Notes that the tournament has taken notice of a board at a revision; 0 if the board goes on. */
    void heard(int board, int revision);

    /** The numbers of the tournaments to examine now, because a board was closed or some time has passed. */
    List<Integer> due(Instant now);

    /** Notes that a tournament was examined and has nothing to do before the next event, or for a while. */
    void settled(Tournament tournament, Instant at);

    /** The last time that a player was removed from a tournament for never having moved; empty if there was none. */
    Optional<Instant> lastSilence(Player player);
}
