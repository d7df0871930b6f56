package pbem.hearing;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.notice.Context;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;

/** Finds the board that a line is about: the one that it names, or else the one of the mail that is answered. */
public final class Sought {

    private Sought() {}

    /** Otherwise refuses and is empty. */
    public static Optional<GameRecord> find(Hearing hearing, String line, Optional<Game> game, OptionalInt named) {
        OptionalInt number = named.isEmpty() && hearing.context() instanceof Context.OfBoard answered
                ? OptionalInt.of(answered.number())
                : named;
        if (number.isEmpty()) {
            return refused(hearing, line, new PlayRefusal.WhichBoard());
        }
        Optional<GameRecord> found = hearing.ledger().boards().record(number.getAsInt());
        if (found.isEmpty()) {
            return refused(hearing, line, new PlayRefusal.NoSuchBoard(number.getAsInt()));
        }
        String played = found.get().board().game().name();
        return game.isPresent() && !game.get().name().equals(played)
                ? refused(
                        hearing,
                        line,
                        new PlayRefusal.OtherGame(
                                number.getAsInt(), played, game.get().name()))
                : found;
    }

    private static Optional<GameRecord> refused(Hearing hearing, String line, Refusal refusal) {
        hearing.refuse(line, refusal);
        return Optional.empty();
    }
}
