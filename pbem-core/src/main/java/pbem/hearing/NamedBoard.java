package pbem.hearing;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.notice.Context;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;

/** Finds the board that a command is about: the one it names, or else the one of the mail that it answers. */
public final class NamedBoard {

    private NamedBoard() {}

    /** Refuses if there is none. */
    public static Optional<GameRecord> find(Hearing hearing, String line, Optional<Game> game, OptionalInt named) {
        OptionalInt number = named.isPresent() ? named : answered(hearing);
        if (number.isEmpty()) {
            hearing.refuse(line, new PlayRefusal.WhichBoard());
            return Optional.empty();
        }
        Optional<GameRecord> found = hearing.ledger().boards().record(number.getAsInt());
        if (found.isEmpty()) {
            hearing.refuse(line, new PlayRefusal.NoSuchBoard(number.getAsInt()));
            return Optional.empty();
        }
        String of = found.get().board().game().name();
        if (game.filter(other -> !other.name().equals(of)).isPresent()) {
            hearing.refuse(
                    line,
                    new PlayRefusal.OtherGame(number.getAsInt(), of, game.get().name()));
            return Optional.empty();
        }
        return found;
    }

    /** The board of the mail that is answered. */
    public static OptionalInt answered(Hearing hearing) {
        return hearing.context() instanceof Context.OfBoard answered
                ? OptionalInt.of(answered.number())
                : OptionalInt.empty();
    }
}
