package pbem.request;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;

/** Finds the board that a line is about: the one it names, or otherwise that of the answered mail. */
public final class NamedBoard {

    private NamedBoard() {}

    /** The board that a line is about; if there is none, refuses and returns empty. */
    public static Optional<GameRecord> find(CommandContext context, Optional<Game> game, OptionalInt named) {
        return of(context, game, named).match(Optional::of, refusal -> context.refused(refusal));
    }

    /** The board that a line is about, or why there is none. */
    public static Act<GameRecord> of(CommandContext context, Optional<Game> game, OptionalInt named) {
        OptionalInt number = named.isPresent()
                ? named
                : answered(context).stream()
                        .mapToInt(ReplyTarget.OfBoard::number)
                        .findFirst();
        if (number.isEmpty()) {
            return Act.refused(PlayRefusal.WHICH_BOARD.of());
        }
        Optional<GameRecord> found = context.repositories().boards().record(number.getAsInt());
        if (found.isEmpty()) {
            return Act.refused(PlayRefusal.noBoard(context.repositories().outages(), number.getAsInt()));
        }
        String of = found.get().board().game().name();
        return game.filter(other -> !other.name().equals(of)).isPresent()
                ? Act.refused(PlayRefusal.OTHER_GAME.of(
                        number.getAsInt(), of, game.get().name()))
                : Act.done(found.get());
    }

    /** The seat of the speaker, who must be a player, on a board; if they have none, refuses and returns empty. */
    public static Optional<Seat> seat(CommandContext context, GameRecord record) {
        return place(context, record).match(Optional::of, refusal -> context.refused(refusal));
    }

    /** The seat of the speaker, who must be a player, on a board, or why they have none. */
    public static Act<Seat> place(CommandContext context, GameRecord record) {
        Board board = record.board();
        return board.seat(context.player())
                .map(Act::done)
                .orElseGet(() -> Act.refused(PlayRefusal.NOT_PLAYING.of(
                        board.number(),
                        board.players().stream().map(Player::user).toList())));
    }

    /** The board that the mail answers, if any, as a part of an answer. */
    public static Answer[] shown(CommandContext context) {
        return record(context).stream().map(context::shown).toArray(Answer[]::new);
    }

    /** The record of the board that the mail answers, if any. */
    public static Optional<GameRecord> record(CommandContext context) {
        return answered(context)
                .flatMap(answered -> context.repositories().boards().record(answered.number()));
    }

    /** The target of the answered mail, if it is a board. */
    public static Optional<ReplyTarget.OfBoard> answered(CommandContext context) {
        return context.target() instanceof ReplyTarget.OfBoard answered ? Optional.of(answered) : Optional.empty();
    }

    /**
     * The revision of a board after a move, or the present one if none is named. Refuses and returns empty if there is no
     * such move.
     */
    public static Optional<Integer> revision(CommandContext context, GameRecord record, OptionalInt ply) {
        if (ply.isEmpty()) {
            return Optional.of(record.revision());
        }
        int named = ply.getAsInt();
        return named > record.moves()
                ? context.refused(PlayRefusal.NO_SUCH_MOVE.of(record.board().number(), named, record.moves()))
                : Optional.of(record.revisionAfter(named));
    }
}
