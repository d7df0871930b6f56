package pbem.web.api.value;

import java.util.List;

/** A page of the list of players. */
public record PlayerPage(List<PlayerItem> players, int page, int pages, int total) {}
