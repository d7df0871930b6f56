package pbem.request;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Position;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.summary.BoardSummary;

/** Fills in the form of a command with data known to its sender: their own board, a move on it, an existing player. */
record UsageExample(CommandContext context, Games games) {

    private static final int RECENT = 20;
    private static final int MOST_TRIED = 20;
    private static final int A_WEEK = 7;
    private static final int THREE_WEEKS = 21;

    /** The example for a verb; empty if the verb has no form of its own. */
    Optional<String> of(Verb verb, Optional<Game> named) {
        return verb == Verb.MULTIPLE ? Optional.empty() : Optional.of(filled(form(verb), named));
    }

    /** The form of a verb without its optional parts, unless it would have no arguments then. */
    private static String form(Verb verb) {
        return switch (verb) {
            case CHANGE -> "change address ADDRESS";
            case VACATION -> "vacation FROM TO";
            case LIMIT -> "limit 20";
            case SET -> "set zone Europe/Paris";
            case SIGNUP -> "signup NEW";
            default ->
                verb.form()
                        .replaceAll("\\s*\\[[^]]*]", "")
                        .replaceAll("(\\S+)\\|\\S+", "$1")
                        .strip();
        };
    }

    private String filled(String form, Optional<Game> named) {
        Optional<GameRecord> board = form.contains("BOARD") || form.contains("GAME") ? board(named) : Optional.empty();
        LocalDate today = context.now().atZone(ZoneOffset.UTC).toLocalDate();
        Map<String, String> values = Map.of(
                "GAME",
                        named.or(() -> board.map(b -> b.board().game()))
                                .orElse(games.forBeginners())
                                .name(),
                "BOARD", board.map(b -> Integer.toString(b.board().number())).orElse("101"),
                "MOVE", board.map(this::move).orElseGet(() -> taught(named.orElse(games.forBeginners()))),
                "NUMBER",
                        board.map(b -> Integer.toString(Math.max(1, b.plies().size())))
                                .orElse("1"),
                "ADDRESS", "you@example.org",
                "DAYS", "3",
                "FROM", today.plusDays(A_WEEK).toString(),
                "TO", today.plusDays(THREE_WEEKS).toString());
        String line = form.replace("...", "");
        if (line.contains("USERID")) {
            line = line.replace("USERID", somebody(board));
        }
        if (line.contains("NEW")) {
            line = line.replace("NEW", newName());
        }
        for (Map.Entry<String, String> value : values.entrySet()) {
            line = line.replaceAll("\\b" + value.getKey() + "\\b", value.getValue());
        }
        return line;
    }

    /**
     * The board that the sender answers; otherwise one of theirs, if possible where it is their turn; otherwise any
     * board.
     */
    private Optional<GameRecord> board(Optional<Game> named) {
        Boards boards = context.repositories().boards();
        if (context.target() instanceof ReplyTarget.OfBoard answered) {
            return boards.record(answered.number());
        }
        BoardFilter wanted = named.map(game -> BoardFilter.ALL.ofGame(game.name()))
                .orElse(BoardFilter.ALL)
                .onlyOpen(true);
        Optional<Player> sender = context.speaker().player();
        List<BoardSummary> own = sender.map(player -> boards.list(wanted.ofPlayer(player), 0, RECENT))
                .orElse(List.of());
        Optional<BoardSummary> theirs = own.stream()
                .filter(board -> board.toMove().contains(sender.orElseThrow().user()))
                .findFirst()
                .or(() -> own.stream().findFirst());
        return theirs.or(() -> boards.list(wanted, 0, 1).stream().findFirst())
                .flatMap(board -> boards.record(board.number()));
    }

    /** A move that the sender could play now, if they are proven, since legal moves may reveal their hand. */
    private String move(GameRecord record) {
        boolean theirs = context.speaker().proof() != Proof.NONE
                && context.speaker()
                        .player()
                        .flatMap(record.board()::seat)
                        .filter(record.toMove()::contains)
                        .isPresent();
        Position position = record.position();
        Game game = record.board().game();
        return theirs
                ? game.moveForms().stream()
                        .filter(move -> position.read(move) instanceof Act.Done)
                        .findFirst()
                        .orElseGet(() -> shortest(position))
                : taught(game);
    }

    private static String shortest(Position position) {
        return position.moves().stream()
                .map(Move::notation)
                .min(Comparator.comparingInt(String::length))
                .orElseGet(() -> taught(position.game()));
    }

    private static String taught(Game game) {
        return game.moveForms().get(0);
    }

    /** The userid of an opponent of the sender, or of any player. */
    private String somebody(Optional<GameRecord> board) {
        Optional<Player> sender = context.speaker().player();
        List<Player> others = board.map(b -> b.board().players()).orElse(List.of());
        return Stream.concat(others.stream(), context.repositories().players().all().stream())
                .filter(player -> player.state() == Player.State.ACTIVE)
                .filter(player -> !Optional.of(player).equals(sender))
                .map(Player::user)
                .findFirst()
                .orElse("bob");
    }

    /** A userid for the sender, made from their address if possible, and free unless many such are taken. */
    private String newName() {
        String local = context.speaker().address().replaceFirst("@.*", "");
        return Stream.concat(
                        Stream.of(local), IntStream.rangeClosed(1, MOST_TRIED).mapToObj(number -> "player" + number))
                .filter(user -> UserId.objection(user, games).isEmpty())
                .filter(user -> context.repositories().players().called(user).isEmpty())
                .findFirst()
                .orElse("player" + MOST_TRIED);
    }
}
