package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The accounts. */
public interface Players {

    Optional<Player> withId(long id);

    /** In any case; also who is gone. */
    Optional<Player> called(String user);

    /** Whose address this is; addresses are compared without case. */
    Optional<Player> at(String address);

    /** Where his mail goes; empty for who is gone. */
    List<String> addresses(Player player);

    List<Player> all();

    /** Whether he is a program, as far as the admin knows: one may send automatic mail, and is never told of an error. */
    boolean isBot(Player player);

    void markBot(Player player, boolean bot);

    /** Adds a player of the house, who has no address; the userid is known to be free. */
    Player house(String user, Instant at);

    /** Adds an account; the userid and the address are known to be free. */
    Player enrol(String user, String address, Instant at);
}
