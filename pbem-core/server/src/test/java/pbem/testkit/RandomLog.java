package pbem.testkit;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/** The log of a board without a store, with random events. The same seed gives the same events. */
public final class RandomLog {

    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");

    private final Random random;
    private GameRecord record;

    public RandomLog(Game game, Table table, int seed) {
        Position start = table.start(game, seed);
        List<Player> players = Seat.all(table.seats()).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        random = new Random(seed);
        record = GameRecord.replay(Board.begun(101, game, start.setup(), Terms.STANDARD, players, START), List.of());
    }

    public GameRecord record() {
        return record;
    }

    /** Enters an event, an hour after the one before. */
    public void enter(Event event) {
        int revision = record.revision() + 1;
        record = record.with(new Entry(
                revision,
                START.plus(Duration.ofHours(revision)),
                Actor.SERVER,
                Proof.TOKEN,
                OptionalLong.empty(),
                event));
    }

    public String anyMove() {
        List<? extends Move> moves = record.position().moves();
        return moves.get(random.nextInt(moves.size())).notation();
    }

    public Seat someActive() {
        List<Seat> active = record.position().active();
        return active.get(random.nextInt(active.size()));
    }

    /** Gives the seat to a new player, or back to the player who began. */
    public Player giveAway(Seat seat) {
        Player first = record.begun().player(seat);
        int number = record.revision() + 101;
        Player successor = record.board().player(seat).equals(first)
                ? new Player(number, "player" + number, Player.State.ACTIVE)
                : first;
        record = record.knowing(List.of(successor));
        enter(new Event.SeatTaken(seat, successor.id(), "They are ill."));
        return successor;
    }

    /** A player asks to take the last move back, and all others agree. */
    public void agreeToUndo() {
        enter(new Event.UndoAsked(someActive(), "Please.", 0));
        while (record.offer().isPresent()) {
            enter(new Event.Answered(record.offer().get().missing().get(0), true, ""));
        }
    }

    /** A player offers a draw, some agree, and one does not. */
    public void offerDrawInVain() {
        Seat by = someActive();
        if (record.position().drawable()) {
            enter(new Event.DrawOffered(by, "Shall we?"));
            List<Seat> missing = record.offer().orElseThrow().missing();
            if (missing.size() > 1) {
                enter(new Event.Answered(missing.get(0), true, ""));
            }
            enter(new Event.Answered(missing.get(missing.size() - 1), false, "Never."));
        }
    }
}
