package pbem.desk.account;

import java.util.List;
import java.util.OptionalLong;
import pbem.game.Seat;
import pbem.hearing.Confirmations;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.Logbook;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/** Hears that somebody wants to leave the server for good. Always asks him once more. */
final class DepartureDesk {

    private final Confirmations confirmations = new Confirmations();

    void hear(Hearing hearing, String line, Player player) {
        if (hearing.speaker().proof() == Proof.CONFIRMED) {
            leave(hearing, player);
        } else {
            confirmations.hold(hearing, line);
        }
    }

    /** His goodbye comes last, and goes where his mail went: whatever else was on its way to him is forgotten. */
    private static void leave(Hearing hearing, Player player) {
        Ledger ledger = hearing.ledger();
        List<String> addresses = ledger.players().addresses(player);
        Farewell farewell = new Farewell(ledger, hearing.petition().mail(), hearing.now());
        farewell.playing(player).forEach(record -> resign(hearing, player, record));
        farewell.forget(player);
        for (String address : addresses) {
            hearing.post(
                    Recipient.address(address),
                    new Notice.Reply(
                            "signoff", List.of(new Notice.Answer.Said(Phrase.of("account.goodbye", player.user())))));
        }
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("account.signed-off", player.user()));
    }

    private static void resign(Hearing hearing, Player player, GameRecord record) {
        OptionalLong mail = hearing.petition().mail();
        Seat seat = record.board().seat(player).orElseThrow();
        Entry entry = new Entry(
                record.revision() + 1,
                hearing.now(),
                Actor.player(player),
                hearing.speaker().proof(),
                mail,
                new Event.Resigned(seat, ""));
        new Logbook(hearing.ledger()).enter(record, entry, mail);
    }
}
