package pbem.handler.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.command.Command;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Proof;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/** Shows how boards would look after moves that nobody has played. */
public final class PreviewHandler {

    /** What a new game would draw is not what any board will draw. */
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    public void preview(CommandContext context, String line, Command.Preview wish) {
        NamedBoard.find(context, line, wish.game(), wish.board())
                .ifPresent(record -> preview(context, line, record, wish));
    }

    private static void preview(CommandContext context, String line, GameRecord record, Command.Preview wish) {
        int number = record.board().number();
        int ply = wish.ply().orElse(record.moves());
        if (ply > record.moves()) {
            context.refuse(line, new PlayRefusal.NoSuchMove(number, ply, record.moves()));
            return;
        }
        int revision = wish.ply().isEmpty()
                ? record.revision()
                : ply == 0 ? 0 : record.plies().get(ply - 1).revision();
        if (wish.moves().isBlank()) {
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("play.shown", number),
                    new Notice.Answer.Shown(number, revision));
            return;
        }
        Trial trial = Trial.of(record.at(revision).position(), wish.moves(), seat(context, record));
        if (trial instanceof Trial.Refused refused) {
            context.refuse(line, refused.refusal(), new Notice.Answer.Shown(number, revision));
        } else {
            context.report(
                    CommandResult.Status.ANSWERED,
                    Phrase.of("preview.shown", number),
                    new Notice.Answer.Previewed(number, revision, ((Trial.Reached) trial).moves()));
        }
    }

    /** Where the speaker sits, if it is sure who he is. */
    private static Optional<Seat> seat(CommandContext context, GameRecord record) {
        return context.speaker()
                .player()
                .filter(player -> context.speaker().proof() != Proof.NONE)
                .flatMap(record.board()::seat);
    }

    public void previewNew(CommandContext context, String line, Command.PreviewNew wish) {
        Start start = wish.game().start(wish.players(), wish.options(), NO_CHANCE);
        if (start instanceof Start.Refused refused) {
            context.refuse(line, refused.refusal());
            return;
        }
        Position at = start.position();
        Trial trial = wish.moves().isBlank() ? new Trial.Reached(List.of()) : Trial.ofNew(at, wish.moves());
        if (trial instanceof Trial.Refused refused) {
            context.refuse(line, refused.refusal());
            return;
        }
        Map<String, String> options = new TreeMap<>(at.setup().options());
        context.report(
                CommandResult.Status.ANSWERED,
                Phrase.of("preview.shown-new", wish.game().name()),
                new Notice.Answer.PreviewedNew(
                        wish.game().name(), wish.players(), options, ((Trial.Reached) trial).moves()));
    }
}
