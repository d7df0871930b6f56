package pbem.handler.talk;

import java.util.Optional;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.request.CommandContext;
import pbem.request.CommandResult;

/** Lets a player leave who writes to an address for leaving, with any words: their mail program may have done it. */
public final class SubscriptionHandler {

    public void leave(CommandContext context, Subscription subscription) {
        Optional<Player> player = context.proven();
        if (player.isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of());
        } else {
            Phrase done = subscription.end(context.repositories(), player.get());
            context.report(CommandResult.Status.DONE, done, new Notice.Answer.Said(done));
        }
        context.close("");
    }
}
