package pbem.web.api.value;

/** How strong a player is in a game. */
public record RatingItem(
        String game, int rating, int deviation, boolean provisional, int games, int won, int drawn, int lost) {}
