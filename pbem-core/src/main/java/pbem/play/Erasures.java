package pbem.play;

import java.time.Instant;
import java.util.List;

/** Makes the books forget a person. */
public interface Erasures {

    /**
     * Ends the account and erases addresses, password, mails in both directions and what waits for them; challenges that
     * wait for him or came from him are off. His userid stays, on the boards that he played and so that nobody gets it.
     * Whoever is to be written a last time must be written to at his address, afterwards.
     *
     * @return the numbers of the challenges that are off
     */
    List<Integer> erase(Player player, Instant at);
}
