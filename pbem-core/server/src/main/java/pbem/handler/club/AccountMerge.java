package pbem.handler.club;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Repositories;

/** Makes two accounts of one person one, where nothing speaks against it. */
public record AccountMerge(Repositories repositories, Officer by, Instant now) {

    /** What is the one's is the other's from then on; they are told, and so are those whom they play. */
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
        new PeopleAdministration(repositories, by, now).merged(stays, gone.user());
        opponents(open, stays).forEach(opponent -> tell(opponent, gone, stays));
    }

    private Set<Player> opponents(List<Integer> boards, Player stays) {
        Set<Player> opponents = new LinkedHashSet<>();
        for (int board : boards) {
            GameRecord record = repositories.boards().record(board).orElseThrow();
            opponents.addAll(record.board().players());
        }
        opponents.removeIf(player -> player.equals(stays) || player.state() != Player.State.ACTIVE);
        return opponents;
    }

    private void tell(Player opponent, Player gone, Player stays) {
        repositories
                .notices()
                .post(
                        Recipient.player(opponent),
                        new HouseNotice.ClubNews(
                                Phrase.of("club.subject-opponent-merged", gone.user(), stays.user()),
                                List.of(new Notice.Answer.Said(
                                        Phrase.of("club.told-opponent-merged", gone.user(), stays.user())))),
                        OptionalLong.empty(),
                        now);
    }
}
