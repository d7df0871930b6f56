package pbem.handler.account;

import java.time.Duration;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.RateCounters;
import pbem.request.CommandAction;
import pbem.request.CommandContext;

/**
 * Sends players the data that is kept of them. It goes only to their confirmed addresses, even if the request came from
 * another one, and only once a day, since it is the largest mail that anybody can request.
 */
final class DataRequest implements CommandAction {

    private static final String WHAT = "mydata";
    private static final Duration DAY = Duration.ofDays(1);

    @Override
    public void run(CommandContext context) {
        if (context.refuses(objection(context))) {
            return;
        }
        Player player = context.player();
        context.repositories().rates().note(who(player), WHAT, context.now());
        context.post(Recipient.player(player), new Notice.MyData(context.now()));
        context.done(Phrase.of("account.data-sent", player.user()));
    }

    @Override
    public Optional<Refusal> objection(CommandContext context) {
        RateCounters rates = context.repositories().rates();
        int sent = rates.count(who(context.player()), WHAT, context.now().minus(DAY));
        return sent > 0 ? Optional.of(AccountRefusal.DATA_SENT_TODAY.of()) : Optional.empty();
    }

    private static String who(Player player) {
        return "player " + player.id();
    }
}
