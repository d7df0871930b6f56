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

    /** Under the next free number. */
    Tournament announce(TournamentRules rules, List<Player> directors, Instant at);

    /** The same for those alone who are invited; it stands in no list. */
    Tournament announceForGuests(TournamentRules rules, Player host, Instant at);

    boolean isForGuests(int number);

    /** Somebody is invited to it. */
    void invite(int number, Player guest);

    boolean isInvited(int number, Player player);

    /** Replayed; empty if there is none. */
    Optional<Tournament> numbered(int number);

    /**
     * Adds an event to the log, if the tournament still stands at that revision.
     *
     * @return the tournament with the event
     */
    Tournament append(Tournament before, TournamentEntry entry);

    /** How many of that director's wait for players. */
    int openBy(Player director);

    /** Those that are open or running first, in each part the newest first. */
    List<TournamentSummary> list(int most);

    /**
     * Part of those for everybody that are open or running, or of those that are over, the newest first.
     *
     * @param game by its name; empty for all
     * @param skip how many of the newest to leave out
     */
    List<TournamentSummary> list(boolean goingOn, Optional<String> game, int skip, int most);

    /** How many those are. */
    int count(boolean goingOn, Optional<String> game);

    /** Of a player: those in which they play or played, the newest first. */
    List<TournamentSummary> of(Player player);

    /** In which tournament that board is played; empty if in none. */
    OptionalInt ofBoard(int board);

    /** The tournament in which that board is played; empty if in none. */
    Optional<TournamentSummary> summaryOfBoard(int board);

    /** Those who play in it and are no longer here, by id: asked at each step, of tournaments of any size. */
    List<Long> gone(int number);

    /** Boards of that tournament whose end, or whose going on after an end, it has not heard of. */
    List<Integer> unheard(int number);

    /** It has heard how that board stood at that revision; 0 if it goes on. */
    void heard(int board, int revision);

    /** The numbers of those that are to be looked at now, since a board was closed or some time has passed. */
    List<Integer> due(Instant now);

    /** It was looked at, and nothing is left to do before another event or a while later. */
    void settled(Tournament tournament, Instant at);

    /** When that player last was taken out of a tournament since they never moved; empty if never. */
    Optional<Instant> lastSilence(Player player);
}
