package pbem.web.admin;

import java.util.Optional;

/**
 * The content of the admin's pages. Each call reads the data again, except for the figures. Changes nothing. Safe for
 * any thread.
 */
public interface AdminView {

    /** The present state of the server. */
    AdminSheet now();

    /** The mails that need the admin's attention, and what became of all others. */
    AdminSheet mail();

    /** Reports of players about others, and the decisions about them. */
    AdminSheet people();

    /** The boards, the tournaments under way and the robots. */
    AdminSheet play();

    /** Figures since the server began. */
    AdminSheet figures();

    /** The whole history of a board; empty if there is no such board. */
    Optional<AdminSheet> board(int number);

    /**
     * The fate of a person's mails.
     *
     * @param whom a userid or an address; may be any text
     * @return empty if there is no such userid
     */
    Optional<AdminSheet> person(String whom);
}
