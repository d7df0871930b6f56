package pbem.handler.club;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;

/** Merges two accounts of one person, after the caller has checked that nothing prevents it. */
public record AccountMerge(Repositories repositories, Officer by, Instant now) {

    /** Gives everything of one account to the other, and tells the player and their opponents. */
    public void merge(Player gone, Player stays) {
        List<Integer> open = repositories
                .boards()
                .list(BoardFilter.ALL.ofPlayer(gone).onlyOpen(true))
                .stream()
                .map(BoardSummary::number)
                .sorted()
                .toList();
        repositories.players().merge(gone, stays, now);
        repositories.boards().renamed(stays);
        repositories.clocks().refresh(stays);
        repositories.ratings().rebuild(stays);
        repositories.addressHealth().changed(stays, now);
        PeopleAdministration people = new PeopleAdministration(repositories, by, now);
        people.merged(stays, gone.user());
        opponents(open, stays).forEach(opponent -> people.opponentMerged(opponent, gone.user(), stays.user()));
    }

    private Set<Player> opponents(List<Integer> boards, Player stays) {
        Set<Player> opponents = new LinkedHashSet<>();
        for (int board : boards) {
            repositories
                    .boards()
                    .record(board)
                    .ifPresent(record -> opponents.addAll(record.board().players()));
        }
        opponents.removeIf(player -> player.equals(stays) || player.state() != Player.State.ACTIVE);
        return opponents;
    }
}
