package pbem.play;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** Tells everybody at a board what it has come to. */
final class BoardNews {

    private BoardNews() {}

    /** Where the house is on turn it answers first, and everybody gets one mail with both. */
    static void post(Ledger ledger, GameRecord happened, OptionalLong cause, Instant at) {
        GameRecord record = HousePlayers.answer(ledger, happened, cause, at);
        Notice news = new Notice.BoardNews(record.board().number(), record.revision());
        for (Player player : readers(ledger, record)) {
            ledger.notices().post(Recipient.player(player), news, cause, at);
        }
    }

    /** The players, and whoever looks on; each once. */
    private static Set<Player> readers(Ledger ledger, GameRecord record) {
        Set<Player> readers = new LinkedHashSet<>(record.board().players());
        Map<Player, Interest> watchers = ledger.watchers().of(record.board());
        readers.addAll(Watchers.wanting(watchers, Interest.EVERYTHING));
        if (record.state() != GameRecord.State.ACTIVE) {
            readers.addAll(Watchers.wanting(watchers, Interest.END));
        }
        readers.removeIf(player -> player.state() != Player.State.ACTIVE);
        return readers;
    }
}
