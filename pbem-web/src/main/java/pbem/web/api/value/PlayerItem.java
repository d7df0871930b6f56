package pbem.web.api.value;

/** A player in a list. */
public record PlayerItem(String player, String url, int open, int finished) {}
