package pbem.tournament;

import java.time.Instant;

/**
 * One event in the log of a tournament.
 *
 * @param revision from 1, without a gap
 * @param its author
 */
public record TournamentEntry(int revision, Instant at, Author by, TournamentEvent event) {

    /**
     * The author of an event.
     *
     * @param name a player's id as a number, an admin's name; empty for the server itself
     */
    public record Author(Role role, String name) {

        public static final Author SERVER = new Author(Role.SERVER, "");

        public static Author player(long id) {
            return new Author(Role.PLAYER, Long.toString(id));
        }

        public static Author director(long id) {
            return new Author(Role.DIRECTOR, Long.toString(id));
        }

        public static Author admin(String name) {
            return new Author(Role.ADMIN, name);
        }
    }

    public enum Role {
        PLAYER,
        DIRECTOR,
        ADMIN,
        SERVER
    }
}
