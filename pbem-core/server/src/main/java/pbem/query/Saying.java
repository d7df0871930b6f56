package pbem.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import pbem.phrase.HarmlessText;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.repository.Remark;
import pbem.token.TokenRedaction;

/**
 * A comment at a board.
 *
 * @param move the move that it belongs to; empty for a chat, or if the move was taken back
 */
public record Saying(String user, OptionalInt move, Instant at, String words) {

    /** @param words any text; invisible characters and marks of text direction are removed */
    public Saying {
        words = HarmlessText.of(words);
    }

    /** The comments of the board's players, in order, without those of watchers. */
    static List<Saying> ofPlayers(GameRecord record, List<Remark> remarks) {
        return of(record, remarks, author -> record.isOrWasSeated(author), 0);
    }

    /**
     * The comments that a player may read: only of the given players, and none from before the reader took a seat over.
     *
     * @param heard the players whose comments are included
     */
    public static List<Saying> to(Player reader, GameRecord record, List<Remark> remarks, Predicate<Player> heard) {
        return of(record, remarks, heard, record.eventsUnheardBy(reader));
    }

    /**
     * The comments with moves, offers and answers, and in chats, in order.
     *
     * @param heard the players whose comments are included
     * @param unheard the number of first events to leave out, with the chats before them
     */
    private static List<Saying> of(GameRecord record, List<Remark> remarks, Predicate<Player> heard, int unheard) {
        Map<Integer, Integer> moves =
                record.plies().stream().collect(Collectors.toMap(Ply::revision, Ply::number, (one, same) -> one));
        List<Saying> said = new ArrayList<>();
        Instant since =
                unheard == 0 ? Instant.MIN : record.entries().get(unheard - 1).at();
        for (Entry entry : record.entries().subList(unheard, record.revision())) {
            Optional<Player> author = record.actor(entry);
            if (author.isPresent() && !entry.event().comment().isEmpty() && heard.test(author.get())) {
                Integer move = moves.get(entry.revision());
                said.add(new Saying(
                        author.get().user(),
                        move == null ? OptionalInt.empty() : OptionalInt.of(move),
                        entry.at(),
                        TokenRedaction.of(entry.event().comment())));
            }
        }
        for (Remark remark : remarks) {
            if (remark.kind() == Remark.Kind.CHAT && !remark.at().isBefore(since) && heard.test(remark.author())) {
                said.add(new Saying(
                        remark.author().user(), OptionalInt.empty(), remark.at(), TokenRedaction.of(remark.words())));
            }
        }
        said.sort(Comparator.comparing(Saying::at));
        return said;
    }
}
