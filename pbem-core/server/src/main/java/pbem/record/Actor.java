package pbem.record;

import pbem.player.Player;

/**
 * Who made an event.
 *
 * @param role the capacity in which they acted
 * @param name a player's id as a number, an admin's name; empty for the server itself
 */
public record Actor(Role role, String name) {

    public enum Role {
        PLAYER,
        ADMIN,
        SERVER
    }

    /**
     * The name of any director of the board's tournament in the board's log. The log of the tournament names the
     * person.
     */
    public static final String DIRECTOR = "director";

    /** The author of the result of a game from a file, if neither a move nor a player ended the game. */
    public static final Actor FILE = admin("file");

    public static final Actor SERVER = new Actor(Role.SERVER, "");

    public static Actor player(Player player) {
        return new Actor(Role.PLAYER, Long.toString(player.id()));
    }

    public static Actor admin(String name) {
        return new Actor(Role.ADMIN, name);
    }

    /** Whether it was a director rather than the admin. */
    public boolean directs() {
        return role == Role.ADMIN && name.equals(DIRECTOR);
    }
}
