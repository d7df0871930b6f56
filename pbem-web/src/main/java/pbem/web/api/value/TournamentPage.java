package pbem.web.api.value;

import java.util.List;

/** A page of a list of tournaments. */
public record TournamentPage(List<TournamentItem> tournaments, int page, int pages, int total) {}
