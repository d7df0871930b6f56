package pbem.cli.verb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.home.PbemServer;
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
    static Map<String, Object> of(PbemServer server, GameRecord record) {
        int number = record.board().number();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("number", number);
        facts.put("game", record.board().game().name());
        facts.put("options", record.board().setup().options());
        facts.put(
                "from", record.board().terms().origin().map(BoardFacts::origin).orElse(null));
        facts.put("players", record.board().players().stream().map(Player::user).toList());
        facts.put("started", record.board().started().toString());
        facts.put("state", record.state().name().toLowerCase(Locale.ROOT));
        facts.put("moves", record.moves());
        facts.put(
                "toMove",
                record.toMove().stream()
                        .map(seat -> record.board().player(seat).user())
                        .toList());
        facts.put("closed", record.closed().map(Object::toString).orElse(null));
        facts.put(
                "results",
                record.outcome()
                        .map(outcome -> outcome.results().stream()
                                .map(result -> result.name().toLowerCase(Locale.ROOT))
                                .toList())
                        .orElse(null));
        facts.put("places", record.places().map(Places::bySeat).orElse(null));
        facts.put("result", record.result().map(server::say).orElse(null));
        facts.put("ratings", ratings(server, record));
        return facts;
    }

    private static Map<String, Object> origin(Origin origin) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("board", origin.board());
        facts.put("move", origin.move());
        return facts;
    }

    /** The rating changes of the players for whom the board counts. */
    private static List<Map<String, Object>> ratings(PbemServer server, GameRecord record) {
        List<RatingChange> changes = server.store()
                .read(tx -> tx.repositories().ratings().changes(record.board().number()));
        return changes.stream().map(change -> rating(record, change)).toList();
    }

    private static Map<String, Object> rating(GameRecord record, RatingChange change) {
        Map<String, Object> rating = new LinkedHashMap<>();
        rating.put("user", record.board().player(new Seat(change.seat().seat())).user());
        rating.put("seat", change.seat().seat());
        rating.put("place", change.seat().place());
        rating.put("muBefore", change.before().mu());
        rating.put("sigmaBefore", change.before().sigma());
        rating.put("mu", change.after().mu());
        rating.put("sigma", change.after().sigma());
        rating.put("rating", change.after().rating());
        rating.put("change", change.points());
        return rating;
    }
}
