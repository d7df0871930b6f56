package pbem.repository;

import java.util.List;
import pbem.player.Player;

/** What became of the mails between the server and a player. */
public interface MailHistory {

    /** Those that came from their addresses, the newest first. */
    List<MailFate> received(Player player, int most);

    /** Those to them, answers to their addresses included; the newest first. */
    List<MailFate> sent(Player player, int most);
}
