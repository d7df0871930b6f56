package pbem.web.api.value;

/** A place in the standings of a game. */
public record StandingItem(
        int rank,
        String player,
        boolean program,
        int rating,
        int deviation,
        boolean provisional,
        int games,
        int won,
        int drawn,
        int lost) {}
