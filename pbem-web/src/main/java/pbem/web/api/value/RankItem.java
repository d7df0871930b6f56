package pbem.web.api.value;

/** A place in the table of a tournament. */
public record RankItem(int rank, String player, String points, int played) {}
