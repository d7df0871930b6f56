package pbem.handler.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import pbem.command.PlayCommand;
import pbem.command.Selection;
import pbem.command.WatchCommand;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;
import pbem.summary.BoardSummary;

/** Shows players what only they may see. Both commands need a player whose identity is proven. */
public final class PrivateViewHandler {

    /** The most boards in one mail, since each has its pictures. */
    static final int MOST = 20;

    CommandAction hint(PlayCommand.Hint wish) {
        return context -> NamedBoard.find(context, wish.game(), wish.board())
                .flatMap(record -> SeatContext.of(context, record, OptionalInt.empty()))
                .ifPresent(PrivateViewHandler::hint);
    }

    private static void hint(SeatContext seated) {
        GameRecord record = seated.record();
        if (record.position().hints(Viewer.of(seated.seat())).isEmpty()) {
            seated.refuse(PrivateRefusal.NO_HINTS.of(seated.number()));
        } else {
            seated.context()
                    .answered(
                            Phrase.of("play.hinted", seated.number()),
                            new Answer.Hinted(
                                    seated.number(),
                                    record.revision(),
                                    seated.player().id()),
                            seated.shown());
        }
    }

    public CommandAction showAs(WatchCommand.ShowAs wish) {
        return context -> showAs(context, wish);
    }

    private static void showAs(CommandContext context, WatchCommand.ShowAs wish) {
        Set<Integer> numbers = new LinkedHashSet<>(wish.boards());
        wish.selection().ifPresent(selection -> numbers.addAll(selected(context, wish.game(), selection)));
        if (wish.boards().isEmpty() && wish.selection().isEmpty()) {
            NamedBoard.answered(context).ifPresent(answered -> numbers.add(answered.number()));
        }
        if (numbers.isEmpty()) {
            Refusal refusal =
                    wish.selection().isPresent() ? PrivateRefusal.NO_SUCH_BOARDS.of() : PlayRefusal.WHICH_BOARD.of();
            context.refuse(refusal);
            return;
        }
        List<Answer> answers = new ArrayList<>();
        for (int number : numbers.stream().limit(MOST).toList()) {
            Optional<GameRecord> found = NamedBoard.find(context, wish.game(), OptionalInt.of(number))
                    .filter(record -> NamedBoard.seat(context, record).isPresent());
            if (found.isEmpty()) {
                return;
            }
            answers.add(context.shown(found.get()));
        }
        if (numbers.size() > MOST) {
            answers.add(new Answer.Said(Phrase.of("play.more-boards", MOST, numbers.size())));
        }
        context.answered(
                Phrase.of("play.shown-privately", Math.min(MOST, numbers.size())), answers.toArray(Answer[]::new));
    }

    /** The selected boards of the sender, newest first. */
    private static List<Integer> selected(CommandContext context, Optional<Game> game, Selection selection) {
        Player player = context.player();
        BoardFilter own = BoardFilter.ALL.ofPlayer(player);
        BoardFilter ofGame = game.map(wanted -> own.ofGame(wanted.name())).orElse(own);
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
}
