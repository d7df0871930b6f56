package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import pbem.phrase.Phrase;

/** Tells everybody at a board what it has come to. */
final class BoardNews {

    private BoardNews() {}

    static void post(Ledger ledger, GameRecord record, OptionalLong cause, Instant at) {
        post(ledger, record, 0, player -> List.of(), cause, at);
    }

    /**
     * @param more how many events before the last one are told along with it
     * @param asides what a player alone is told beside that
     */
    static void post(
            Ledger ledger,
            GameRecord record,
            int more,
            Function<Player, List<Phrase>> asides,
            OptionalLong cause,
            Instant at) {
        int number = record.board().number();
        for (Player player : record.board().players()) {
            Notice news = new Notice.BoardNews(number, record.revision(), more, asides.apply(player));
            ledger.notices().post(Recipient.player(player), news, cause, at);
        }
    }
}
