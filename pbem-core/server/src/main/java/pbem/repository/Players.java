package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;

/** The accounts. */
public interface Players {

    /** The player of that id: an account that became part of another one is the other. */
    Optional<Player> withId(long id);

    /** In any case; also who is gone, and also by a userid that they gave up for another. */
    Optional<Player> called(String user);

    /** Whose address this is; addresses are compared without case. */
    Optional<Player> at(String address);

    /** Where their mail goes; empty for who is gone. */
    List<String> addresses(Player player);

    List<Player> all();

    /**
     * A part of those who play here now and want to stand in lists, by userid.
     *
     * @param skip how many of the first to leave out
     * @param most how many to give
     */
    List<Player> active(int skip, int most);

    /**
     * Some of those who play here now and want to stand in lists, programs among them, whose userids hold that, by userid,
     * who begins with it first.
     *
     * @param part in any case
     */
    List<Player> holding(String part, int most);

    /** How many of them there are. */
    int countActive();

    /** Whether they are a program, as far as the admin knows: one may send automatic mail, and is never told of an error. */
    boolean isBot(Player player);

    /**
     * Says whether they are one. Boards of theirs that are over count for ratings as if it had always been so, once the
     * {@link pbem.rating.Ratings} are rebuilt.
     *
     * @param rated whether boards with that program count
     */
    void markBot(Player player, boolean bot, boolean rated);

    /** The same; boards with them do not count. */
    default void markBot(Player player, boolean bot) {
        markBot(player, bot, false);
    }

    /** What they are to the server. */
    Membership membership(Player player);

    /** Decides something against them, in place of what was decided so before; empty takes it back. */
    void sanction(Player player, Sanction.Kind kind, Optional<Sanction> sanction);

    void appoint(Player player, Membership.Office office);

    /** Who may act for the admin by mail, by userid. */
    List<Player> officers();

    /** Whether they may announce tournaments and direct them. */
    boolean isDirector(Player player);

    /** Gives or takes that right; a player who loses it directs none of the tournaments any more that they did direct. */
    void markDirector(Player player, boolean director);

    /** Ends all passes that were issued to them until now. */
    void endPasses(Player player, Instant at);

    /** When they last did so. */
    Optional<Instant> passesEnded(Player player);

    /** Adds a player of the house, who has no address; the userid is known to be free. */
    Player house(String user, Instant at);

    /** Adds a robot, who has no address either; the userid is known to be free. */
    Player robot(String user, Instant at);

    /** Adds somebody who plays no more and has no address, as the dead of an archive; the userid is known to be free. */
    Player departed(String user, Instant at);

    /** Adds an account; the userid and the address are known to be free. */
    Player enrol(String user, String address, Instant at);

    /** Adds an address, known to be free. */
    void addAddress(Player player, String address, Instant at);

    void removeAddress(Player player, String address);

    /** Begins or ends the days after which an account is forgotten; {@link AddressHealth#changed} follows. */
    void closing(Player player, boolean closing);

    /** Whose accounts are closing, by userid. */
    List<Player> closing();

    /**
     * Gives them another userid, known to be free or once their own. The old one stays theirs.
     *
     * @return the player under their new name
     */
    Player rename(Player player, String user, Instant at);

    /** The boards at which both sit or have sat, by number. */
    List<Integer> boardsOfBoth(Player one, Player other);

    /**
     * Makes one account part of another: its boards, results, words, addresses, mails, vacations, what it watches and blocks
     * and who blocks it are the other's from then on, as if they always had been; of settings the other's count. They have met
     * on no board, and the one that goes is in no tournament. Summaries, clocks and ratings are to be written anew.
     */
    void merge(Player gone, Player stays, Instant at);

    /** When they took the userid that they bear; empty if they signed up under it. */
    Optional<Instant> renamedAt(Player player);

    /** The userids that they gave up for others. */
    List<String> formerNames(Player player);
}
