package pbem.play;

import pbem.phrase.Phrase;

/** Hears who wrote to an address for leaving, whatever he wrote: his mail program may have done it. */
final class SubscriptionDesk {

    void leave(Hearing hearing, Subscription subscription) {
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
