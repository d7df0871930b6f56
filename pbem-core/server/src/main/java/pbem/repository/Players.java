package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;

/** The accounts. */
public interface Players {

    /** The player of that id; for a merged account the one that it was merged into. */
    Optional<Player> withId(long id);

    /** The userid of that player; a question mark if there is none. */
    default String userOf(long id) {
        return withId(id).map(Player::user).orElse("?");
    }

    /** The player of that userid, present or former, in any case, even if they have left. */
    Optional<Player> called(String user);

    /** The owner of an address; comparisons ignore case. */
    Optional<Player> at(String address);

    /** The player's addresses; empty if they have left. */
    List<String> addresses(Player player);

    List<Player> all();

    /**
     * A part of the listed active players, by userid.
     *
     * @param skip the number of the first to leave out
     * @param most the largest number to return
     */
    List<Player> active(int skip, int most);

    /**
     * Listed active players, programs included, whose userids contain that text, by userid; those that begin with it
     * come first.
     *
     * @param part in any case
     */
    List<Player> holding(String part, int most);

    /** The number of those players. */
    int countActive();

    /**
     * Sets whether the player is a program. Programs may send automatic mail, and are never told of errors. Their closed
     * boards count accordingly once the {@link pbem.rating.Ratings} are rebuilt.
     *
     * @param rated whether boards with that program count
     */
    void markBot(Player player, boolean bot, boolean rated);

    /** The player's rights on the server. */
    default Membership membership(Player player) {
        return memberships(List.of(player)).get(0);
    }

    /** The rights of each of these players, in their order, read at once. */
    List<Membership> memberships(List<Player> players);

    /** Sets a sanction against a player in place of an earlier one of that kind; empty withdraws it. */
    void sanction(Player player, Sanction.Kind kind, Optional<Sanction> sanction);

    void appoint(Player player, Membership.Office office);

    /** The players who may act for the admin by mail, by userid. */
    List<Player> officers();

    /** Gives or removes the right to announce and direct tournaments. A player who loses it directs none. */
    void markDirector(Player player, boolean director);

    /** Ends all passes issued to the player so far. */
    void endPasses(Player player, Instant at);

    /** When the player's passes were last ended. */
    Optional<Instant> passesEnded(Player player);

    /** Adds one of the server's own players, without an address; the userid must be free. */
    Player house(String user, Instant at);

    /** Adds a robot, without an address; the userid must be free. */
    Player robot(String user, Instant at);

    /** Adds an inactive account without an address, such as for an archive; the userid must be free. */
    Player departed(String user, Instant at);

    /** Adds an account; the userid and the address must be free. */
    Player enrol(String user, String address, Instant at);

    /** Adds an address, which must be free. */
    void addAddress(Player player, String address, Instant at);

    void removeAddress(Player player, String address);

    /** Begins or stops closing an account; {@link AddressHealth#changed} must follow. */
    void closing(Player player, boolean closing);

    /** The players whose accounts are closing, by userid. */
    List<Player> closing();

    /**
     * Gives a player another userid, which must be free or formerly theirs. The old one stays theirs.
     *
     * @return the player under their new name
     */
    Player rename(Player player, String user, Instant at);

    /** The boards at which both have or had a seat, by number. */
    List<Integer> boardsOfBoth(Player one, Player other);

    /**
     * Makes one account part of another: its boards, results, words, addresses, mails, vacations, what it watches and
     * blocks and who blocks it belong to the other from then on, as if they always had; the settings of the other stay.
     * The two have met on no board, and the merged account is in no tournament. The caller must rewrite summaries,
     * clocks and ratings.
     */
    void merge(Player gone, Player stays, Instant at);

    /** When the player took the present userid; empty if they signed up with it. */
    Optional<Instant> renamedAt(Player player);

    /** The player's former userids. */
    List<String> formerNames(Player player);
}
