package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;

/** Tells the players of all open boards that the server was restored from a backup, and the state of their boards. */
public final class RestoredBoards {

    private RestoredBoards() {}

    /**
     * Posts one mail to every player of an open board, except boards whose game is missing.
     *
     * @return the number of mails
     */
    public static int tell(Repositories repositories, Instant now) {
        List<BoardSummary> open = repositories.boards().list(BoardFilter.ALL.onlyOpen(true));
        Instant since = lastKnown(repositories, open);
        int mails = 0;
        for (BoardSummary summary : open) {
            Optional<GameRecord> found = repositories.boards().record(summary.number());
            if (found.isEmpty()) {
                continue;
            }
            GameRecord record = found.get();
            Phrase news = Phrase.of("play.restored", record.board().number(), since);
            for (Player player : record.board().players()) {
                if (!repositories.players().addresses(player).isEmpty()) {
                    Answer board = Answer.Shown.to(player, record);
                    Notice notice = new Notice.Reply("", List.of(new Answer.Said(news), board));
                    repositories.notices().post(Recipient.player(player), notice, now);
                    mails++;
                }
            }
        }
        return mails;
    }

    /** The last known uptime before the backup. */
    private static Instant lastKnown(Repositories repositories, List<BoardSummary> open) {
        return open.stream()
                .map(BoardSummary::changed)
                .reduce(repositories.outages().lastBeat().orElse(Instant.EPOCH), RestoredBoards::later);
    }

    private static Instant later(Instant one, Instant other) {
        return one.isBefore(other) ? other : one;
    }
}
