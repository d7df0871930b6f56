package pbem.hearing;

import java.util.List;
import java.util.Optional;
import pbem.ledger.Hold;
import pbem.notice.Context;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;

/** Keeps what nobody has proved yet until the owner of the address says yes. */
public final class Confirmations {

    /** Holds the command and asks. */
    public void hold(Hearing hearing, String line) {
        hold(hearing, line, hearing.speaker().player());
    }

    public void hold(Hearing hearing, String line, Optional<Player> player) {
        Optional<LimitRefusal> objection = hearing.courtesy().objectionToAsking(player.isPresent(), 1);
        if (objection.isPresent()) {
            hearing.refuseSilently(objection.get()); // nobody may have a stranger asked again and again
            return;
        }
        // Whoever has no account may never have heard of us: what somebody wrote in his name is not brought to him.
        String comment = player.isPresent() ? hearing.comment() : "";
        Hold hold = hearing.ledger()
                .holds()
                .keep(player, hearing.speaker().address(), line, comment, hearing.context(), hearing.now());
        hearing.wantedPassword()
                .ifPresent(password -> hearing.ledger().passwords().keep(hold, password));
        hearing.post(Recipient.address(hold.address()), new Notice.ConfirmRequest(hold.id()));
        hearing.rule(Ruling.Verdict.HELD, Phrase.of("play.held", line));
    }

    /** Keeps the command until somebody at another address of the player's replies. */
    public void ask(Hearing hearing, Player player, String address, String line) {
        Hold hold = hearing.ledger().holds().keep(Optional.of(player), address, line, "", Context.NONE, hearing.now());
        hearing.post(Recipient.address(address), new Notice.ConfirmRequest(hold.id()));
    }

    /** @return the command that may be heard now, if the answer was yes */
    public Optional<Hold> settle(Hearing hearing, long id) {
        List<String> lines = hearing.petition().instructions().lines();
        String said = lines.isEmpty() ? "" : lines.get(0);
        Optional<Hold> hold =
                hearing.ledger().holds().numbered(id).filter(found -> found.state() == Hold.State.WAITING);
        if (hold.isEmpty()) {
            hearing.refuse(said, new AccountRefusal.NothingToConfirm());
            return Optional.empty();
        }
        boolean repeated = said.strip().equalsIgnoreCase(hold.get().line().strip());
        Consent consent = repeated ? Consent.YES : Consent.of(said);
        if (consent == Consent.NO) {
            hearing.ledger().holds().settle(hold.get(), Hold.State.CANCELLED);
            hearing.rule(
                    Ruling.Verdict.DONE,
                    Phrase.of("play.cancelled", hold.get().line()),
                    new Notice.Answer.Said(
                            Phrase.of("play.cancelled", hold.get().line())));
            return Optional.empty();
        }
        if (consent == Consent.UNCLEAR) {
            hearing.refuse(said, new AccountRefusal.YesOrNo(said));
            return Optional.empty();
        }
        hearing.ledger().holds().settle(hold.get(), Hold.State.CONFIRMED);
        return hold;
    }
}
