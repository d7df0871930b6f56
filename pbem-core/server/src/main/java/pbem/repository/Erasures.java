package pbem.repository;

import pbem.player.Player;

/** Makes the server forget a person. */
public interface Erasures {

    /**
     * Ends the account and erases all that is about them or that they wrote, apart from what stands in the logs of boards:
     * addresses, former userids, password, settings, blocks and limits of theirs or against them, vacations, plans, what they
     * watch, remarks and messages, comments of challenges, and the mails in both directions. Their userid stays, on the
     * boards that they played and so that nobody gets it. They must not play any more and have no open challenge; whoever is
     * to be written a last time must be written to at their address, afterwards.
     */
    void erase(Player player);
}
