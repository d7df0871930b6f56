package pbem.handler.talk;

import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Proof;
import pbem.request.CommandContext;
import pbem.request.CommandResult;

/** Hears who wrote to an address for leaving, whatever he wrote: his mail program may have done it. */
public final class SubscriptionHandler {

    public void leave(CommandContext context, Subscription subscription) {
        if (context.speaker().player().isEmpty() || context.speaker().proof() == Proof.NONE) {
            context.refuse("", new AccountRefusal.NotSignedUp());
        } else {
            Phrase done = subscription.end(
                    context.repositories(), context.speaker().player().get());
            context.report(CommandResult.Status.DONE, done, new Notice.Answer.Said(done));
        }
        context.close("");
    }
}
