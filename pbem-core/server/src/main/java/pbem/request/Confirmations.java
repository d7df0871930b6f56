package pbem.request;

import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;

/** Keeps what nobody has proved yet until the owner of the address says yes. */
public final class Confirmations {

    /** Holds the command and asks. */
    public void hold(CommandContext context) {
        hold(context, context.speaker().player());
    }

    public void hold(CommandContext context, Optional<Player> player) {
        Optional<LimitRefusal> objection = context.throttle().objectionToAsking(player.isPresent(), 1);
        if (objection.isPresent()) {
            context.refuseSilently(objection.get()); // nobody may have a stranger asked again and again
            return;
        }
        // Whoever has no account may never have heard of us: what somebody wrote in their name is not brought to them.
        String comment = player.isPresent() ? context.comment() : "";
        PendingConfirmation pending = context.repositories()
                .confirmations()
                .keep(player, context.speaker().address(), context.line(), comment, context.target(), context.now());
        context.wantedPassword()
                .ifPresent(password -> context.repositories().passwords().keep(pending, password));
        context.ask(pending);
        context.report(CommandResult.Status.HELD, Phrase.of("play.held", context.line()));
    }

    /** Keeps the command until somebody at another address of the player's replies. */
    public void ask(CommandContext context, Player player, String address, String line) {
        PendingConfirmation pending = context.repositories()
                .confirmations()
                .keep(Optional.of(player), address, line, "", ReplyTarget.NONE, context.now());
        context.post(Recipient.address(address), new Notice.ConfirmRequest(pending.id()));
    }

    /** @return the commands that may be handled now, if the answer was yes: all that were asked about at once */
    public List<PendingConfirmation> settle(CommandContext context, long id) {
        List<String> lines = context.request().instructions().lines();
        String said = lines.isEmpty() ? "" : lines.get(0);
        List<PendingConfirmation> asked = context
                .repositories()
                .confirmations()
                .numbered(id)
                .map(context.repositories().confirmations()::askedWith)
                .orElse(List.of())
                .stream()
                .filter(found -> found.state() == PendingConfirmation.State.WAITING)
                .toList();
        if (asked.isEmpty()) {
            context.quoting(said).refuse(new AccountRefusal.NothingToConfirm());
            return List.of();
        }
        boolean repeated = asked.size() == 1
                && said.strip().equalsIgnoreCase(asked.get(0).line().strip());
        Consent consent = repeated ? Consent.YES : Consent.of(said);
        if (consent == Consent.NO) {
            asked.forEach(pending -> {
                settle(context, pending, PendingConfirmation.State.CANCELLED);
                Phrase cancelled = Phrase.of("play.cancelled", pending.line());
                context.report(CommandResult.Status.DONE, cancelled, new Notice.Answer.Said(cancelled));
            });
            return List.of();
        }
        if (consent == Consent.UNCLEAR) {
            context.quoting(said).refuse(new AccountRefusal.YesOrNo(said));
            return List.of();
        }
        asked.forEach(pending -> settle(context, pending, PendingConfirmation.State.CONFIRMED));
        return asked;
    }

    private static void settle(CommandContext context, PendingConfirmation pending, PendingConfirmation.State state) {
        context.repositories().confirmations().settle(pending, state);
    }
}
