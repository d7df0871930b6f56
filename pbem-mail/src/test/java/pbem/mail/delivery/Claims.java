package pbem.mail.delivery;

import java.util.List;
import java.util.Optional;
import pbem.mail.PostOffice;
import pbem.repository.Claim;
import pbem.repository.OutboundMails;

/** What workers claim of an outbox. */
final class Claims {

    private Claims() {}

    /** The oldest due mails. */
    static List<OutboundMails.Claimed> of(PostOffice office, String worker, int most) {
        return office.outbox().claim(worker, most, doubted -> {});
    }

    /** The oldest due mail. */
    static Optional<Claim> one(PostOffice office, String worker) {
        return of(office, worker, 1).stream().map(OutboundMails.Claimed::claim).findFirst();
    }
}
