package pbem.repository;

import pbem.player.Player;

/** Makes the server forget a person. */
public interface Erasures {

    /**
     * Ends the account and erases all that is about him or that he wrote, apart from what stands in the logs of boards:
     * addresses, former userids, password, settings, blocks and limits of his or against him, vacations, plans, what he
     * watches, remarks and messages, comments of challenges, and the mails in both directions. His userid stays, on the
     * boards that he played and so that nobody gets it. He must not play any more and have no open challenge; whoever is
     * to be written a last time must be written to at his address, afterwards.
     */
    void erase(Player player);
}
