package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import pbem.player.Player;

/** What became of the mails between the server and a player. */
public interface MailHistory {

    /** Those that came from their addresses, the newest first. */
    List<MailFate> received(Player player, int most);

    /**
     * How many came in since then, by the day in UTC; a day without any is not among them.
     *
     * @return days as they are counted since 1970
     */
    SortedMap<Long, Integer> receivedByDay(Instant since);

    /** Those to them, answers to their addresses included; the newest first. */
    List<MailFate> sent(Player player, int most);
}
