package pbem.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;

/**
 * The people that an officer who also plays may not decide about: themselves, their opponents and their competitors.
 */
public final class ConflictOfInterest {

    private final Repositories repositories;
    private final Player officer;
    private final Set<String> opponents;
    private final Set<Integer> tournaments;

    public ConflictOfInterest(Repositories repositories, Player officer) {
        this.repositories = repositories;
        this.officer = officer;
        this.opponents = repositories
                .boards()
                .list(BoardFilter.ALL.ofPlayer(officer).onlyOpen(true))
                .stream()
                .flatMap(board -> board.players().stream())
                .collect(Collectors.toSet());
        this.tournaments = goingOn(officer);
    }

    /**
     * Whether the player is the officer, or shares an open board or an unfinished tournament with the officer.
     * Programs, which play many people, do not count.
     */
    public boolean isAbout(Player player) {
        return player.equals(officer)
                || opponents.contains(player.user()) && !player.isProgram()
                || goingOn(player).stream().anyMatch(tournaments::contains);
    }

    /** The first player that the officer may not decide about; empty if there is none. */
    public Optional<Player> among(List<Player> players) {
        return players.stream().filter(this::isAbout).findFirst();
    }

    private Set<Integer> goingOn(Player player) {
        return repositories.tournaments().of(player).stream()
                .filter(tournament ->
                        tournament.state() != Tournament.State.ENDED && tournament.state() != Tournament.State.VOID)
                .map(TournamentSummary::number)
                .collect(Collectors.toSet());
    }
}
