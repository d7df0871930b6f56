package pbem.play;

import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.Repositories;

/** Whether an open challenge is one for somebody. */
public final class SeekFit {

    private SeekFit() {}

    /** Those still open in which that player could take a seat and might want to, oldest first. */
    public static List<Challenge> of(Repositories repositories, Player player) {
        return repositories.challenges().seeks().stream()
                .filter(seek -> seek.invitee(player).isEmpty())
                .filter(seek -> !isKeptApart(repositories, seek, player))
                .filter(seek -> isStrongEnough(repositories, seek, player))
                .filter(seek -> !hasEnough(repositories, player, seek.game()))
                .toList();
    }

    /** Whether the challenge wants somebody as strong as that player. */
    public static boolean isStrongEnough(Repositories repositories, Challenge seek, Player player) {
        return seek.strength()
                .filter(range -> !range.includes(
                        repositories.ratings().of(player, seek.game().name()).skill()))
                .isEmpty();
    }

    /** As people are shown it, in the game of the challenge. */
    public static int rating(Repositories repositories, Challenge seek, Player player) {
        return repositories.ratings().of(player, seek.game().name()).skill().rating();
    }

    private static boolean isKeptApart(Repositories repositories, Challenge seek, Player player) {
        return seek.players().stream().anyMatch(seated -> !Opponents.mayMeet(repositories, seated, player));
    }

    /** Whether they play as many boards as they want to be challenged to. */
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
