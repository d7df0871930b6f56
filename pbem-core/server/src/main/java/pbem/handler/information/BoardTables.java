package pbem.handler.information;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.GameWithOdds;
import pbem.player.Player;
import pbem.summary.BoardSummary;

/** Makes tables of boards. */
final class BoardTables {

    private static final Notice.Cell NOTHING = new Notice.Cell.Plain("");

    private static final Column<BoardSummary> BOARD = new Column<>("table.board", board -> text(board.number()));
    private static final Column<BoardSummary> GAME = new Column<>("table.game", BoardTables::game);
    private static final Column<BoardSummary> MOVES = new Column<>("table.moves", board -> text(board.moves()));
    private static final Column<BoardSummary> PLAYERS = new Column<>("table.players", board -> users(board.players()));

    private BoardTables() {}

    /** Some tables of boards, with a list of the players on them who are programs, if any. */
    static List<Answer> withPrograms(List<BoardSummary> boards, Answer.Table... tables) {
        List<Answer> answers = new ArrayList<>(List.of(tables));
        List<String> programs = boards.stream()
                .flatMap(board -> board.programs().stream())
                .distinct()
                .sorted()
                .toList();
        if (!programs.isEmpty()) {
            answers.add(new Answer.Said(Phrase.of("table.programs", programs, programs.size())));
        }
        return answers;
    }

    /** A player's userid, marked if the player is a program. */
    static Notice.Cell player(Player player) {
        return player.isProgram() ? words("table.program", player.user()) : text(player.user());
    }

    static Notice.Cell text(Object text) {
        return new Notice.Cell.Plain(String.valueOf(text));
    }

    static Notice.Cell words(String key, Object... args) {
        return new Notice.Cell.Words(Phrase.of(key, args));
    }

    static Notice.Cell moment(Instant at) {
        return new Notice.Cell.Moment(at.toEpochMilli());
    }

    /** A table of boards under way and finished boards, as anybody may see them. */
    static Answer.Table ofBoards(Phrase heading, List<BoardSummary> boards) {
        return Column.table(
                heading,
                boards,
                List.of(BOARD, GAME, MOVES, PLAYERS, new Column<>("table.status", BoardTables::status)));
    }

    /** A table of finished boards with their results. */
    static Answer.Table history(Phrase heading, List<BoardSummary> boards) {
        Column<BoardSummary> ended = new Column<>("table.ended", board -> moment(board.changed()));
        return Column.table(
                heading,
                boards,
                List.of(ended, BOARD, GAME, PLAYERS, new Column<>("table.result", BoardTables::status)));
    }

    /** A table of a player's own boards, with the players on turn and the deadlines. */
    static Answer.Table own(Phrase heading, Player player, List<BoardSummary> boards) {
        String own = player.user();
        return Column.table(
                heading,
                boards,
                List.of(
                        BOARD,
                        GAME,
                        new Column<>(
                                "table.against",
                                board -> users(board.players().stream()
                                        .filter(user -> !user.equals(own))
                                        .toList())),
                        new Column<>(
                                "table.turn",
                                board -> board.toMove().contains(own) ? words("table.yours") : users(board.toMove())),
                        new Column<>(
                                "table.until",
                                board -> board.deadline()
                                        .map(BoardTables::moment)
                                        .orElse(NOTHING))));
    }

    private static Notice.Cell users(List<String> users) {
        return text(String.join(", ", users));
    }

    /** The game; the board that it continues, if any; and the times of the players, if they differ. */
    private static Notice.Cell game(BoardSummary board) {
        Object game = board.origin()
                .<Object>map(origin -> Phrase.of("table.from-board", board.game(), origin.board(), origin.move()))
                .orElse(board.game());
        return cell(GameWithOdds.of(game, board.players(), board.odds()));
    }

    /** A phrase as words, anything else as it is. */
    static Notice.Cell cell(Object content) {
        return content instanceof Phrase phrase ? new Notice.Cell.Words(phrase) : text(content);
    }

    private static Notice.Cell status(BoardSummary board) {
        Optional<Phrase> result = board.result();
        return result.<Notice.Cell>map(Notice.Cell.Words::new)
                .orElseGet(() -> board.moves() == 0
                        ? words("table.to-start", board.toMove())
                        : words("table.to-move", board.toMove()));
    }
}
