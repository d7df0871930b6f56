package pbem.web;

import java.util.Optional;
import pbem.handler.account.SignupForm;
import pbem.handler.play.BoardsDesk;
import pbem.handler.play.GuestTable;
import pbem.handler.play.PlayDesk;
import pbem.handler.play.ReplyEntrance;
import pbem.handler.talk.SubscriptionLinks;
import pbem.web.push.PushOffer;

/**
 * What can be done on the site: by the links of mails, and by guests.
 *
 * @param subscriptions what they end
 * @param desk the boards that they open
 * @param boards all boards of the holder of a pass
 * @param replies where it goes that is said on such a page
 * @param guests where somebody without an account plays; empty if no robot does
 * @param signups where they sign up
 * @param push what tells browsers that their readers are to move; empty if the server has no key for it
 */
public record SiteActs(
        SubscriptionLinks subscriptions,
        PlayDesk desk,
        BoardsDesk boards,
        ReplyEntrance replies,
        Optional<GuestTable> guests,
        SignupForm signups,
        Optional<PushOffer> push) {}
