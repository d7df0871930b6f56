package pbem.handler.play;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import pbem.clock.WorkBudget;
import pbem.command.InformationCommand;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Shows boards after moves that nobody has played. */
public final class PreviewHandler {

    /** The seed for new games that are only tried; its chance is not that of any board. */
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    public CommandAction preview(InformationCommand.Preview wish) {
        return context -> NamedBoard.find(context, wish.game(), wish.board())
                .ifPresent(record -> NamedBoard.revision(context, record, wish.ply())
                        .ifPresent(revision -> preview(context, record, revision, wish)));
    }

    private static void preview(
            CommandContext context, GameRecord record, int revision, InformationCommand.Preview wish) {
        int number = record.board().number();
        if (wish.moves().isBlank()) {
            context.answered(Phrase.of("play.shown", number), new Answer.Shown(number, revision));
            return;
        }
        // Only a proven player may try moves that only their own seat could play.
        Optional<Seat> seat = context.proven().flatMap(record.board()::seat);
        Position from = record.at(revision).position();
        String typed = OwnLetters.of(context, record.board().game()).inEnglish(wish.moves());
        Optional<Trial> trial =
                tried(context, new Asked(from, typed, seat), budget -> Trial.of(from, typed, seat, budget));
        Optional<List<String>> moves = trial.flatMap(done -> done.match(
                reached -> Optional.of(reached.moves()),
                refused -> context.refused(refused.refusal(), new Answer.Shown(number, revision))));
        moves.ifPresent(reached ->
                context.answered(Phrase.of("preview.shown", number), new Answer.Previewed(number, revision, reached)));
    }

    public CommandAction previewNew(InformationCommand.PreviewNew wish) {
        return context -> {
            Optional<Position> start = wish.game()
                    .start(wish.players(), wish.options(), NO_CHANCE)
                    .match(Optional::of, refused -> context.refused(refused));
            start.ifPresent(at -> previewNew(context, at, wish));
        };
    }

    private static void previewNew(CommandContext context, Position at, InformationCommand.PreviewNew wish) {
        String typed = OwnLetters.of(context, wish.game()).inEnglish(wish.moves());
        Optional<Trial> trial = typed.isBlank()
                ? Optional.of(new Trial.Reached(List.of(), List.of(), at))
                : tried(context, new Asked(at, typed, Optional.empty()), budget -> Trial.ofNew(at, typed, budget));
        Optional<List<String>> moves = trial.flatMap(done ->
                done.match(reached -> Optional.of(reached.moves()), refused -> context.refused(refused.refusal())));
        Map<String, String> options = new TreeMap<>(at.setup().options());
        moves.ifPresent(reached -> context.answered(
                Phrase.of("preview.shown-new", wish.game().name()),
                new Answer.PreviewedNew(wish.game().name(), wish.players(), options, reached)));
    }

    /**
     * Everything that the result of a trial depends on. A new game has no board's number, so nothing else can differ.
     */
    private record Asked(Position from, String moves, Optional<Seat> who) {}

    /** The trial's result; empty if the trial must first be made outside the transaction, which then runs again. */
    private static Optional<Trial> tried(CommandContext context, Asked asked, Function<WorkBudget, Trial> trial) {
        Duration most = context.proven().isPresent() ? WorkBudget.OF_A_PLAYER : WorkBudget.OF_A_STRANGER;
        return context.request().groundwork().result(asked, Trial.class, most, trial);
    }
}
