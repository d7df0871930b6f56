package pbem.handler;

import java.util.List;
import java.util.Optional;
import pbem.repository.PendingConfirmation;
import pbem.repository.Players;
import pbem.request.CommandContext;
import pbem.request.Confirmations;

/**
 * Handles the reply to a request to confirm, and with a yes the commands that waited for it.
 *
 * @param lines handles a reply that is neither yes nor no
 */
record ConfirmationReply(LineHandler handler, MailLines lines) {

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    /** @param id the number of the request to confirm */
    void handle(CommandContext mail, long id) {
        Optional<PendingConfirmation> anew = CONFIRMATIONS.saidAnew(mail, id);
        if (anew.isPresent()) {
            lines.handle(mail.on(anew.get().target()));
            return;
        }
        List<PendingConfirmation> confirmed = CONFIRMATIONS.settle(mail, id, handler.parser()::closesAccount);
        if (confirmed.isEmpty()) {
            mail.close(String.join("\n", mail.request().instructions().lines()));
            return;
        }
        CommandContext context = mail;
        for (PendingConfirmation pending : confirmed) {
            PendingConfirmation present =
                    mail.repositories().confirmations().numbered(pending.id()).orElse(pending);
            if (present.player().filter(player -> !player.isOwned()).isPresent()) {
                break; // a command before this one ended their account
            }
            context = mail.confirmed(present, written(mail, present));
            handle(context, present);
        }
        context.close(confirmed.get(0).line());
    }

    private String written(CommandContext mail, PendingConfirmation pending) {
        return handler.parser().shown(pending.line(), mail.language(pending.player()));
    }

    private void handle(CommandContext context, PendingConfirmation pending) {
        Players players = context.repositories().players();
        boolean known = players.at(pending.address()).isPresent();
        handler.handle(context, pending.line());
        players.at(pending.address())
                .filter(player -> !known) // a signup does not replace the password of an existing player
                .ifPresent(player -> context.repositories().passwords().adopt(pending, player, context.now()));
    }
}
