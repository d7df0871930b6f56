package pbem.play.tournament;

import java.util.List;
import pbem.game.Seat;
import pbem.record.GameRecord;
import pbem.tournament.FixtureScore;

/** The score of a closed board in a tournament. */
record BoardScore(GameRecord record) {

    /** The score; a voided board gives all players the same, as if nobody had played. */
    FixtureScore score() {
        List<Seat> seats = Seat.all(record.board().players().size());
        if (record.outcome().isEmpty()) {
            return FixtureScore.walkover(seats.stream().map(seat -> true).toList());
        }
        return FixtureScore.placed(record.placesByStaying().orElseThrow().bySeat(), record.moves());
    }
}
