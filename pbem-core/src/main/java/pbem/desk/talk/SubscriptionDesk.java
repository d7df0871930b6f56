package pbem.desk.talk;

import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.player.Proof;

/** Hears who wrote to an address for leaving, whatever he wrote: his mail program may have done it. */
public final class SubscriptionDesk {

    public void leave(Hearing hearing, Subscription subscription) {
        if (hearing.speaker().player().isEmpty() || hearing.speaker().proof() == Proof.NONE) {
            hearing.refuse("", new AccountRefusal.NotSignedUp());
        } else {
            Phrase done = subscription.end(
                    hearing.ledger(), hearing.speaker().player().get());
            hearing.rule(Ruling.Verdict.DONE, done, new Notice.Answer.Said(done));
        }
        hearing.close("");
    }
}
