package pbem.web.admin;

import java.util.Optional;

/** What the admin's pages show. Reads anew each time, but for the figures, and changes nothing. Safe for any thread. */
public interface AdminView {

    /** How the server is now. */
    AdminSheet now();

    /** The mails that need somebody, and how all others fared. */
    AdminSheet mail();

    /** What people told of others, and what was decided about them. */
    AdminSheet people();

    /** What is played. */
    AdminSheet play();

    /** The figures of all time. */
    AdminSheet figures();

    /** The whole story of a board; empty if there is none. */
    Optional<AdminSheet> board(int number);

    /**
     * What became of the mails of a person.
     *
     * @param whom a userid, or an address; anything else, too
     * @return empty if there is no such userid
     */
    Optional<AdminSheet> person(String whom);
}
