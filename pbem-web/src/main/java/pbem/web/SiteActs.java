package pbem.web;

import pbem.handler.play.PlayDesk;
import pbem.handler.play.ReplyEntrance;
import pbem.handler.talk.SubscriptionLinks;

/**
 * What the links of mails can do on the site.
 *
 * @param subscriptions what they end
 * @param desk the boards that they open
 * @param replies where it goes that is said on such a page
 */
public record SiteActs(SubscriptionLinks subscriptions, PlayDesk desk, ReplyEntrance replies) {}
