package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.query.game.GameName;
import pbem.record.BoardOrder;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.repository.Repositories;

/** The entries of lists, read within one transaction. */
record Listings(Repositories repositories, Games games) {

    List<ListedBoard> boards(BoardFilter filter, int skip, int most) {
        return boards(filter, BoardOrder.NEWEST, skip, most);
    }

    List<ListedBoard> boards(BoardFilter filter, BoardOrder order, int skip, int most) {
        return repositories.boards().list(filter, order, skip, most).stream()
                .map(this::listed)
                .toList();
    }

    List<ListedBoard> changed(Instant moment, int board, int most) {
        return repositories.boards().changedAfter(moment, board, most).stream()
                .map(this::listed)
                .toList();
    }

    static GameName named(Games games, String name) {
        return games.named(name).map(GameName::of).orElseGet(() -> new GameName(name, name));
    }

    private ListedBoard listed(BoardSummary board) {
        return new ListedBoard(
                board.number(),
                named(games, board.game()),
                board.players(),
                board.programs(),
                board.toMove(),
                board.moves(),
                board.state() == GameRecord.State.ACTIVE,
                board.result(),
                board.deadline(),
                board.changed());
    }

    /** All games, in the order in which they are listed to people. */
    List<ListedGame> everyGame() {
        Map<String, Integer> open = repositories.boards().openByGame();
        return games.all().stream()
                .map(game -> ListedGame.of(game, open.getOrDefault(game.name(), 0)))
                .toList();
    }

    /**
     * Those in which anybody may take a seat, the oldest first.
     *
     * @param game by name; empty for all games
     */
    List<OpenChallenge> openChallenges(Optional<String> game, int most) {
        return repositories.challenges().seeks(game, most).stream()
                .map(OpenChallenge::of)
                .toList();
    }
}
