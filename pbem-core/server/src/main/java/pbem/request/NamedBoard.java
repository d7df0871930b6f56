package pbem.request;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.notice.ReplyTarget;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;

/** Finds the board that a command is about: the one it names, or else the one of the mail that it answers. */
public final class NamedBoard {

    private NamedBoard() {}

    /** Refuses if there is none. */
    public static Optional<GameRecord> find(
            CommandContext context, String line, Optional<Game> game, OptionalInt named) {
        OptionalInt number = named.isPresent() ? named : answered(context);
        if (number.isEmpty()) {
            context.refuse(line, new PlayRefusal.WhichBoard());
            return Optional.empty();
        }
        Optional<GameRecord> found = context.repositories().boards().record(number.getAsInt());
        if (found.isEmpty()) {
            context.refuse(line, new PlayRefusal.NoSuchBoard(number.getAsInt()));
            return Optional.empty();
        }
        String of = found.get().board().game().name();
        if (game.filter(other -> !other.name().equals(of)).isPresent()) {
            context.refuse(
                    line,
                    new PlayRefusal.OtherGame(number.getAsInt(), of, game.get().name()));
            return Optional.empty();
        }
        return found;
    }

    /** The board of the mail that is answered. */
    public static OptionalInt answered(CommandContext context) {
        return context.target() instanceof ReplyTarget.OfBoard answered
                ? OptionalInt.of(answered.number())
                : OptionalInt.empty();
    }
}
