package pbem.play;

import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.Repositories;

/** Whether an open challenge suits a player. */
public final class SeekFit {

    private SeekFit() {}

    /** The open challenges that suit that player, oldest first. */
    public static List<Challenge> of(Repositories repositories, Player player) {
        return repositories.challenges().seeks().stream()
                .filter(seek -> seek.invitee(player).isEmpty())
                .filter(seek -> !isKeptApart(repositories, seek, player))
                .filter(seek -> isStrongEnough(repositories, seek, player))
                .filter(seek -> !hasEnough(repositories, player, seek.game()))
                .toList();
    }

    /** Whether the player's rating fits the challenge. */
    public static boolean isStrongEnough(Repositories repositories, Challenge seek, Player player) {
        return seek.strength()
                .filter(range -> !range.includes(
                        repositories.ratings().of(player, seek.game().name()).skill()))
                .isEmpty();
    }

    /** The player's shown rating in the game of the challenge. */
    public static int rating(Repositories repositories, Challenge seek, Player player) {
        return repositories.ratings().of(player, seek.game().name()).skill().rating();
    }

    private static boolean isKeptApart(Repositories repositories, Challenge seek, Player player) {
        return seek.players().stream().anyMatch(seated -> !Opponents.mayMeet(repositories, seated, player));
    }

    /** Whether the player has reached their limit of boards. */
    public static boolean hasEnough(Repositories repositories, Player player, Game game) {
        Map<String, Integer> limits = repositories.limits().of(player);
        BoardFilter open = BoardFilter.ALL.ofPlayer(player).onlyOpen(true);
        return isReached(repositories, limits.get(""), open)
                || isReached(repositories, limits.get(game.name()), open.ofGame(game.name()));
    }

    private static boolean isReached(Repositories repositories, Integer limit, BoardFilter boards) {
        return limit != null && repositories.boards().count(boards) >= limit;
    }
}
