package pbem.handler.information;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.command.PlayCommand;
import pbem.command.WatchCommand;
import pbem.command.Selection;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.BoardSummary;
import pbem.request.CommandContext;
import pbem.request.CommandResult;

/** Shows players what only they may see. Whoever is heard here has proved who he is. */
public final class PrivateViewHandler {

    /** So many boards go into one mail, each with its pictures. */
    static final int MOST = 20;

    public void hint(CommandContext context, String line, PlayCommand.Hint wish) {
        Optional<Integer> number =
                wish.board().isPresent() ? Optional.of(wish.board().getAsInt()) : answered(context);
        if (number.isEmpty()) {
            context.refuse(line, new PlayRefusal.WhichBoard());
            return;
        }
        Finding found = find(context, wish.game(), number.get());
        if (found instanceof Finding.Objection objection) {
            context.refuse(line, objection.refusal());
            return;
        }
        GameRecord record = ((Finding.Found) found).record();
        Viewer viewer = Viewer.of(record.board().seat(player(context)).orElseThrow());
        Optional<Phrase> result = record.result();
        if (result.isPresent()) {
            context.refuse(line, new PlayRefusal.BoardClosed(number.get(), result.get()), context.shown(record));
        } else if (record.position().hints(viewer).isEmpty()) {
            context.refuse(line, new PrivateRefusal.NoHints(number.get()), context.shown(record));
        } else {
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("play.hinted", number.get()),
                    new Notice.Answer.Hinted(
                            number.get(), record.revision(), player(context).id()),
                    context.shown(record));
        }
    }

    public void showAs(CommandContext context, String line, WatchCommand.ShowAs wish) {
        Set<Integer> numbers = new LinkedHashSet<>(wish.boards());
        wish.selection().ifPresent(selection -> numbers.addAll(selected(context, wish.game(), selection)));
        if (wish.boards().isEmpty() && wish.selection().isEmpty()) {
            answered(context).ifPresent(numbers::add);
        }
        if (numbers.isEmpty()) {
            Refusal refusal =
                    wish.selection().isPresent() ? new PrivateRefusal.NoSuchBoards() : new PlayRefusal.WhichBoard();
            context.refuse(line, refusal);
            return;
        }
        List<Notice.Answer> answers = new ArrayList<>();
        for (int number : numbers.stream().limit(MOST).toList()) {
            Finding found = find(context, wish.game(), number);
            if (found instanceof Finding.Objection objection) {
                context.refuse(line, objection.refusal());
                return;
            }
            answers.add(context.shown(((Finding.Found) found).record()));
        }
        if (numbers.size() > MOST) {
            answers.add(new Notice.Answer.Said(Phrase.of("play.more-boards", MOST, numbers.size())));
        }
        context.report(
                CommandResult.Status.ANSWERED,
                Phrase.of("play.shown-privately", Math.min(MOST, numbers.size())),
                answers.toArray(Notice.Answer[]::new));
    }

    private static Optional<Integer> answered(CommandContext context) {
        return context.target() instanceof ReplyTarget.OfBoard board ? Optional.of(board.number()) : Optional.empty();
    }

    /** The boards of the sender that are meant, the newest first. */
    private static List<Integer> selected(CommandContext context, Optional<Game> game, Selection selection) {
        Player player = player(context);
        BoardFilter his = BoardFilter.ALL.ofPlayer(player);
        BoardFilter ofGame = game.map(wanted -> his.ofGame(wanted.name())).orElse(his);
        BoardFilter filter = switch (selection) {
            case NEXT, ACTIVE -> ofGame.onlyOpen(true);
            case INACTIVE -> ofGame.onlyOpen(false);
            case ALL -> ofGame;
        };
        return context.repositories().boards().list(filter).stream()
                .filter(board -> selection != Selection.NEXT || board.toMove().contains(player.user()))
                .map(BoardSummary::number)
                .toList();
    }

    /** A board on which the sender plays, or why it is none. */
    private sealed interface Finding {

        record Found(GameRecord record) implements Finding {}

        record Objection(Refusal refusal) implements Finding {}
    }

    private static Finding find(CommandContext context, Optional<Game> game, int number) {
        Optional<GameRecord> found = context.repositories().boards().record(number);
        if (found.isEmpty()) {
            return new Finding.Objection(new PlayRefusal.NoSuchBoard(number));
        }
        Board board = found.get().board();
        String name = board.game().name();
        if (game.filter(named -> !named.name().equals(name)).isPresent()) {
            return new Finding.Objection(
                    new PlayRefusal.OtherGame(number, name, game.get().name()));
        }
        return board.seat(player(context)).isPresent()
                ? new Finding.Found(found.get())
                : new Finding.Objection(new PlayRefusal.NotPlaying(
                        number, board.players().stream().map(Player::user).toList()));
    }

    private static Player player(CommandContext context) {
        return context.speaker().player().orElseThrow();
    }
}
