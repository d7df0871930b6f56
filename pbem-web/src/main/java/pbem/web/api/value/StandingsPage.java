package pbem.web.api.value;

import java.util.List;

/** A page of the standings of a game. */
public record StandingsPage(String game, List<StandingItem> standings, int page, int pages, int total) {}
