package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import pbem.player.Player;

/** The history of mails between the server and a player. */
public interface MailHistory {

    /** The mails from a player's addresses, the newest first. */
    List<MailFate> received(Player player, int most);

    /**
     * The number of mails received since then, by day in UTC; days without any are left out.
     *
     * @return the numbers by day since 1970
     */
    SortedMap<Long, Integer> receivedByDay(Instant since);

    /** The mails to a player, answers to their addresses included; the newest first. */
    List<MailFate> sent(Player player, int most);
}
