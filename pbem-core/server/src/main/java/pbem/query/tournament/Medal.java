package pbem.query.tournament;

/**
 * A tournament that somebody entered.
 *
 * @param place 1 to 3 if they came in there; 0 for anything else
 */
public record Medal(ListedTournament tournament, int place) {}
