package pbem.request;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.summary.BoardSummary;

/** The form of a command filled in with what its sender knows: their own board, a move of it, somebody who exists. */
record UsageExample(CommandContext context, Games games) {

    private static final int RECENT = 20;
    private static final int A_WEEK = 7;
    private static final int THREE_WEEKS = 21;

    /** Empty for what has no form of its own. */
    Optional<String> of(Verb verb, Optional<Game> named) {
        return verb == Verb.MULTIPLE ? Optional.empty() : Optional.of(filled(form(verb), named));
    }

    /** Without what may be left out, except where nothing else would be left to show. */
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

    /** The one that they answer; else one of theirs, where they are on turn if there is one; else any. */
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

    /** One that they could play now, if they have proved who they are: what can be played may tell what they hold. */
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
                ? Stream.of(game.moveForm().split(" or "))
                        .filter(move -> position.read(move) instanceof Reading.Legal)
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
        return game.moveForm().split(" or ")[0];
    }

    /** Whom they play with, or anybody. */
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

    /** What they could be called: like their address, if nobody is. */
    private String newName() {
        String local = context.speaker().address().replaceFirst("@.*", "");
        boolean free = UserId.objection(local, games).isEmpty()
                && context.repositories().players().called(local).isEmpty();
        return free ? local : "alice";
    }
}
