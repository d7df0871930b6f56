package pbem.bench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/**
 * The first plies of a game by lot, replayed from its log, beside the same moves found by listing those of each position:
 * what it costs to read a move in a log.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@OperationsPerInvocation(Replay.PLIES)
public class Replay {

    static final int PLIES = 40;

    /** A game by lot. */
    @State(Scope.Benchmark)
    public static class Log {

        @Param({"chess", "xiangqi", "shogi", "cholone", "hex", "draughts"})
        String game;

        Board board;
        final List<Entry> entries = new ArrayList<>();
        final List<Integer> places = new ArrayList<>();

        @Setup
        public void play() {
            Game played = Catalogue.games().named(game).orElseThrow();
            List<Player> players =
                    List.of(new Player(1, "alice", Player.State.ACTIVE), new Player(2, "bob", Player.State.ACTIVE));
            Position at =
                    played.start(2, Map.of(), Seed.of(new byte[Seed.BYTES])).now();
            board = Board.begun(1, played, at.setup(), Terms.STANDARD, players, Instant.EPOCH);
            Dice dice = new Dice(1);
            for (int revision = 1; revision <= PLIES; revision++) {
                List<? extends Move> moves = at.moves();
                places.add(dice.below(moves.size()));
                Move move = moves.get(places.get(revision - 1));
                entries.add(new Entry(
                        revision,
                        Instant.EPOCH.plusSeconds(revision),
                        Actor.player(players.get(at.toMove().get(0).index())),
                        Proof.values()[0],
                        OptionalLong.of(revision),
                        new Event.Moved(at.toMove().get(0), move.notation(), "")));
                at = at.play(move);
            }
        }
    }

    /** The log, as the server reads it. */
    @Benchmark
    public GameRecord replayed(Log log) {
        return GameRecord.replay(log.board, log.entries);
    }

    /** The same moves, chosen from the list of those of each position. */
    @Benchmark
    public Position baseline(Log log) {
        Position at = log.board
                .game()
                .start(log.board.setup(), log.board.rulesVersion())
                .now();
        for (int place : log.places) {
            at = at.play(at.moves().get(place));
        }
        return at;
    }
}
