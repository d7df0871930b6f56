package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.game.Places;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.rating.RatingChange;
import pbem.record.GameRecord;
import pbem.terms.Origin;

/** A board as data for programs: who played, how it ended and how it changed ratings. */
final class BoardFacts {

    private BoardFacts() {}

    /** Keys may be added but never change. */
    static Row of(PbemServer server, GameRecord record) {
        int number = record.board().number();
        return new Row()
                .with("number", number)
                .with("game", record.board().game().name())
                .with("options", record.board().setup().options())
                .with("from", record.board().terms().origin().map(BoardFacts::origin))
                .with(
                        "players",
                        record.board().players().stream().map(Player::user).toList())
                .with("started", record.board().started())
                .with("state", record.state())
                .with("moves", record.moves())
                .with(
                        "toMove",
                        record.toMove().stream()
                                .map(seat -> record.board().player(seat).user())
                                .toList())
                .with("closed", record.closed())
                .with(
                        "results",
                        record.outcome()
                                .map(outcome -> outcome.results().stream()
                                        .map(result -> result.name().toLowerCase(Locale.ROOT))
                                        .toList()))
                .with("places", record.places().map(Places::bySeat))
                .with("result", record.result().map(server::say))
                .with("ratings", ratings(server, record));
    }

    private static Row origin(Origin origin) {
        return new Row().with("board", origin.board()).with("move", origin.move());
    }

    /** The rating changes of the players for whom the board counts. */
    private static List<Row> ratings(PbemServer server, GameRecord record) {
        List<RatingChange> changes =
                server.store().read(tx -> tx.ratings().changes(record.board().number()));
        return changes.stream().map(change -> rating(record, change)).toList();
    }

    private static Row rating(GameRecord record, RatingChange change) {
        return new Row()
                .with(
                        "user",
                        record.board().player(new Seat(change.seat().seat())).user())
                .with("seat", change.seat().seat())
                .with("place", change.seat().place())
                .with("muBefore", change.before().mu())
                .with("sigmaBefore", change.before().sigma())
                .with("mu", change.after().mu())
                .with("sigma", change.after().sigma())
                .with("rating", change.after().rating())
                .with("change", change.points());
    }
}
