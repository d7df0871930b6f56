package pbem.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Result;
import pbem.game.Seat;

/** The final places on a board, as the game ranks them, and as a tournament ranks the losers further. */
final class FinalPlaces {

    private FinalPlaces() {}

    static Places of(GameRecord record, Outcome outcome) {
        return record.position()
                .places()
                .filter(places -> record.position()
                        .outcome()
                        .filter(end -> end.results().equals(outcome.results()))
                        .isPresent())
                .orElseGet(() -> Places.of(outcome));
    }

    static Places byStaying(GameRecord record, Outcome outcome) {
        Places known = of(record, outcome);
        List<Seat> left = left(record);
        return Places.ranked(
                outcome.results().size(),
                Comparator.<Seat>comparingInt(known::of)
                        .thenComparing(seat -> outcome.of(seat) == Result.LOST ? stayed(seat, left) : 0));
    }

    /** The seats that left, in the order in which they left. */
    private static List<Seat> left(GameRecord record) {
        List<Seat> left = new ArrayList<>();
        for (Entry entry : record.decisions()) {
            Optional<Seat> leaver = entry.event().leaver();
            leaver.ifPresent(left::add);
        }
        return left;
    }

    /** A rank by when a seat left: lower for later, lowest for seats that never left. */
    private static int stayed(Seat seat, List<Seat> left) {
        int went = left.indexOf(seat);
        return went < 0 ? 0 : left.size() - went;
    }
}
