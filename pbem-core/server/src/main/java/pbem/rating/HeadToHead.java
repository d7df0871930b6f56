package pbem.rating;

/**
 * The balance of two players on boards that counted for both, over all games.
 *
 * @param ahead how often the first placed before the second
 * @param behind how often the first placed behind the second
 * @param even how often they shared a place
 */
public record HeadToHead(int ahead, int behind, int even) {}
