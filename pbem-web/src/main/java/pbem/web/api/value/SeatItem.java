package pbem.web.api.value;

/**
 * Who sits where at a board, and how things are for them.
 *
 * @param program whether that is a program of the server's own
 */
public record SeatItem(int seat, String player, boolean program, String name, String standing) {}
