package pbem.archive;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.game.Game;
import pbem.game.GameFormat;
import pbem.game.Games;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.text.GameFile;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;
import pbem.token.TokenRedaction;

/** The games of boards in forms that other programs read, with those of the players' words that are public. */
public record GameFiles(Repositories repositories) {

    /** The file of a game; empty if the game has no such form. */
    public Optional<GameFile> of(GameRecord record) {
        boolean heard = record.board().game().format().isPresent()
                && repositories
                        .boards()
                        .mark(record.board().number())
                        .filter(mark -> mark.chats().isPresent())
                        .isPresent();
        Function<Entry, String> said =
                entry -> heard ? TokenRedaction.of(entry.event().comment()) : "";
        return GameFile.of(record, said);
    }

    /**
     * The finished games of a player in a form, one after the other.
     *
     * @param games the games of the server
     * @param most the number of the latest games that are included at most
     */
    public String of(Player player, GameFormat.Container container, Games games, int most) {
        Set<String> known = games.all().stream()
                .filter(game -> game.format()
                        .filter(format -> format.container() == container)
                        .isPresent())
                .map(Game::name)
                .collect(Collectors.toSet());
        return repositories.boards().list(BoardFilter.ALL.ofPlayer(player).onlyOpen(false)).stream()
                .filter(board -> known.contains(board.game()))
                .sorted(Comparator.comparing(BoardSummary::number).reversed())
                .limit(most)
                .flatMap(board -> repositories.boards().record(board.number()).stream())
                .flatMap(record -> of(record).stream())
                .map(GameFile::text)
                .collect(Collectors.joining("\n"));
    }
}
