package pbem.rating;

/**
 * How two people did on the boards that counted for both, of every game.
 *
 * @param ahead how often the first came in before the second
 * @param behind how often after
 * @param even how often they shared a place
 */
public record HeadToHead(int ahead, int behind, int even) {}
