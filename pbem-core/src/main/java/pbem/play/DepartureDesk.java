package pbem.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Seat;
import pbem.phrase.Phrase;

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

    /** First the account, so that nothing of what follows is sent to him; his goodbye goes where his mail went. */
    private static void leave(Hearing hearing, Player player) {
        Ledger ledger = hearing.ledger();
        for (String address : ledger.players().addresses(player)) {
            hearing.post(
                    Recipient.address(address),
                    new Notice.Reply(
                            "signoff", List.of(new Notice.Answer.Said(Phrase.of("account.goodbye", player.user())))));
        }
        Player gone = ledger.players().signOff(player);
        for (BoardSummary board :
                ledger.boards().list(BoardFilter.ALL.ofPlayer(gone).onlyOpen(true))) {
            resign(hearing, gone, ledger.boards().record(board.number()).orElseThrow());
        }
        Invitations.in(hearing).drop(gone);
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("account.signed-off", player.user()));
    }

    private static void resign(Hearing hearing, Player gone, GameRecord record) {
        Optional<Seat> seat = record.board().seat(gone).filter(record.position().active()::contains);
        if (seat.isEmpty()) {
            return;
        }
        OptionalLong mail = hearing.petition().mail();
        Entry entry = new Entry(
                record.revision() + 1,
                hearing.now(),
                Actor.player(gone),
                hearing.speaker().proof(),
                mail,
                new Event.Resigned(seat.get(), ""));
        GameRecord after = hearing.ledger().boards().append(record, entry);
        BoardNews.post(hearing.ledger(), after, mail, hearing.now());
    }
}
