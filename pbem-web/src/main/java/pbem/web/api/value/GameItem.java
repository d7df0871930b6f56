package pbem.web.api.value;

/** A game in the list of games. */
public record GameItem(String game, String title, String players, String url, int open) {}
