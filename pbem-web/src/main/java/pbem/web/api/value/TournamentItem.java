package pbem.web.api.value;

/** A tournament in a list. */
public record TournamentItem(
        int number,
        String url,
        String name,
        String game,
        String kind,
        boolean open,
        String state,
        int players,
        int most,
        int round) {}
