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
 * What visitors can do on the site: act by the links in their mails, play as guests and sign up.
 *
 * @param subscriptions ends subscriptions by the links in mails
 * @param desk opens a board by the link in its mail
 * @param boards opens all boards of the holder of a pass
 * @param replies takes what players send from those pages
 * @param guests the table at which visitors without an account play; empty if no robot plays there
 * @param signups the form with which visitors sign up
 * @param push notifies browsers when their readers are to move; empty if the server has no key for it
 */
public record SiteActs(
        SubscriptionLinks subscriptions,
        PlayDesk desk,
        BoardsDesk boards,
        ReplyEntrance replies,
        Optional<GuestTable> guests,
        SignupForm signups,
        Optional<PushOffer> push) {}
