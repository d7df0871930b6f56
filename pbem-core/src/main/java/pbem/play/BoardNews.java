package pbem.play;

import java.time.Instant;
import java.util.OptionalLong;

/** Tells everybody at a board what it has come to. */
final class BoardNews {

    private BoardNews() {}

    static void post(Ledger ledger, GameRecord record, OptionalLong cause, Instant at) {
        for (Player player : record.board().players()) {
            if (player.state() == Player.State.GONE) {
                continue;
            }
            ledger.notices()
                    .post(
                            Recipient.player(player),
                            new Notice.BoardNews(record.board().number(), record.revision()),
                            cause,
                            at);
        }
    }
}
