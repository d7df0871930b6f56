package pbem.play;

import java.util.OptionalLong;
import pbem.ledger.Ledger;
import pbem.record.Entry;
import pbem.record.GameRecord;

/** Enters what happens on boards, with all that follows from it at once: queued moves, and the news for everybody. */
public final class Logbook {

    private final Ledger ledger;

    public Logbook(Ledger ledger) {
        this.ledger = ledger;
    }

    /**
     * @param cause the inbound mail that brought it, if one did
     * @return the record with the event and with what followed from it
     */
    public GameRecord enter(GameRecord before, Entry entry, OptionalLong cause) {
        Autopilot autopilot = new Autopilot(ledger);
        GameRecord after = autopilot.follow(before, ledger.boards().append(before, entry));
        int more = after.revision() - entry.revision();
        BoardNews.post(ledger, after, more, autopilot::asides, cause, entry.at());
        return after;
    }
}
