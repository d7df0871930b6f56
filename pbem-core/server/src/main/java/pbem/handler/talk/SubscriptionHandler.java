package pbem.handler.talk;

import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.notice.ReplyTarget.Unsubscribe.From;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.request.CommandAction;
import pbem.request.CommandContext;

/**
 * Ends a subscription for a mail to its unsubscribe address. The words of the mail do not matter, since a mail program
 * may have written it.
 */
public final class SubscriptionHandler {

    /** The action for a mail to an unsubscribe address; empty if the mail answers something else. */
    public Optional<CommandAction> leaving(ReplyTarget target) {
        return target instanceof ReplyTarget.Unsubscribe left && left.from() == From.KEPT_PLACES
                ? Optional.of(context -> leaveAlone(context, left.number()))
                : Subscription.leftBy(target).map(subscription -> context -> leave(context, subscription));
    }

    private static void leaveAlone(CommandContext context, int place) {
        if (context.repositories().keptPlaces().leaveAlone(place)) {
            context.doneSaying(Phrase.of("play.never-again"));
        } else {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of());
        }
        context.close("");
    }

    private static void leave(CommandContext context, Subscription subscription) {
        Optional<Player> player = context.proven();
        if (player.isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of());
        } else {
            context.doneSaying(subscription.end(context.repositories(), player.get()));
        }
        context.close("");
    }
}
