package pbem.web.api.value;

/** Who sits where at a board, and how things are for them. */
public record SeatItem(int seat, String player, String name, String standing) {}
