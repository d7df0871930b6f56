package pbem.bench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import pbem.analysis.Estimate;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.analysis.Sureness;
import pbem.analysis.TurningPoint;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Dice;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
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
import pbem.testkit.SolvedEnding;

/**
 * Measures how often {@code analyse} is right. Weak programs play games, which are then analysed. For each reported
 * turning point a solver finds what both moves were worth, and for each of the last positions whose result is reported
 * as proved, whether that result is right. {@link ChromaSolver} judges Chroma, and {@link SolvedEnding} the other
 * games; neither shares code with the programs. Example: {@code chroma 2 20 2000000 1 size=5} means level 2, twenty
 * games, 2,000,000 positions for each judgement and seed 1.
 */
public final class AnalysisTruth {

    private static final int STRONGEST_PLAYER = 2;

    /** The number of last moves of each game whose reported winners are checked. */
    private static final int CLOSING = 12;

    private final Game game;
    private final Map<String, String> options;
    private final Level level;
    private final int proof;
    private final Optional<ChromaSolver> solver;
    private final int[] decided = new int[3];
    private final Map<Sureness, int[]> counts = new EnumMap<>(Sureness.class); // how many were true, false and open

    private AnalysisTruth(Game game, Map<String, String> options, Level level, int proof) {
        this.game = game;
        this.options = options;
        this.level = level;
        this.proof = proof;
        this.solver = game.name().equals("chroma")
                ? Optional.of(new ChromaSolver(Integer.parseInt(options.get("size")), proof))
                : Optional.empty();
        for (Sureness sureness : Sureness.values()) {
            counts.put(sureness, new int[3]);
        }
    }

    /**
     * @param arguments the game, the level, the number of games, the number of positions for a proof, the seed, and
     *     options
     */
    public static void main(String[] arguments) {
        Map<String, String> options = new TreeMap<>();
        for (int i = 5; i < arguments.length; i++) {
            String[] option = arguments[i].split("=", 2);
            options.put(option[0], option[1]);
        }
        AnalysisTruth truth = new AnalysisTruth(
                Catalogue.games().named(arguments[0]).orElseThrow(),
                options,
                new Level(Integer.parseInt(arguments[1])),
                Integer.parseInt(arguments[3]));
        int games = Integer.parseInt(arguments[2]);
        for (int number = 0; number < games; number++) {
            truth.look(Long.parseLong(arguments[4]) * 1_000 + number);
        }
        truth.counts.forEach((sureness, of) -> print(sureness.toString(), of));
        print("results told as proved", truth.decided);
    }

    private static void print(String what, int[] of) {
        System.out.printf(Locale.ROOT, "%s: %d true, %d false, %d not proved either way%n", what, of[0], of[1], of[2]);
    }

    private void look(long seed) {
        GameRecord record = played(seed);
        GameAnalysis analysis = new GameAnalysis(record, level);
        Findings found = Findings.NONE;
        while (!analysis.isDone(found)) {
            found = analysis.next(found, () -> false).orElseThrow();
        }
        analysis.turns(found).forEach(turn -> count(record, turn));
        for (int move = Math.max(0, analysis.moves() - CLOSING); move < analysis.moves(); move++) {
            Estimate estimate = found.first().get(move);
            if (estimate.certain()) {
                Seat seat = analysis.seat(move);
                Optional<Double> worth = worth(record.mainPositions().subList(0, move + 1), seat);
                decided[
                        worth.isEmpty()
                                ? 2
                                : worth.get().equals(estimate.chances().get(seat.index())) ? 0 : 1]++;
            }
        }
    }

    private GameRecord played(long seed) {
        Dice dice = new Dice(seed);
        byte[] bytes = new byte[Seed.BYTES];
        bytes[0] = (byte) seed;
        Position at = game.start(2, options, Seed.of(bytes)).now();
        List<Position> log = new ArrayList<>(List.of(at));
        List<Player> players = Seat.all(2).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        GameRecord record =
                GameRecord.replay(Board.begun(1, game, at.setup(), Terms.STANDARD, players, Instant.EPOCH), List.of());
        while (at.outcome().isEmpty()) {
            int strength = dice.below(STRONGEST_PLAYER + 1);
            Move move = strength > 0
                    ? Engine.choose(Question.of(log, new Level(strength), dice.next()))
                            .orElseThrow()
                            .move()
                    : at.moves().get(dice.below(at.moves().size()));
            record = record.with(List.of(new Entry(
                    record.revision() + 1,
                    Instant.EPOCH,
                    Actor.SERVER,
                    Proof.TOKEN,
                    OptionalLong.empty(),
                    new Event.Moved(at.toMove().get(0), move.notation(), "", false, false))));
            at = at.play(move);
            log.add(at);
        }
        return record;
    }

    private void count(GameRecord record, TurningPoint turn) {
        List<Position> log = record.positions().subList(0, turn.revision() + 1);
        Optional<Double> better = worth(log, turn.better(), turn.seat());
        Optional<Double> played = worth(log, turn.played(), turn.seat());
        boolean known = better.isPresent() && played.isPresent();
        int kind = !known ? 2 : better.get() > played.get() ? 0 : 1;
        counts.get(turn.sureness())[kind]++;
        System.out.printf(
                Locale.ROOT,
                "%s move %d: %s %.3f, %s %.3f: %s%n",
                turn.sureness(),
                turn.move(),
                turn.better(),
                turn.before(),
                turn.played(),
                turn.after(),
                kind == 0 ? "true" : kind == 1 ? "false" : "open");
    }

    /** The value of a move to its mover; empty if it cannot be proved. */
    private Optional<Double> worth(List<Position> before, String notation, Seat seat) {
        Position at = before.get(before.size() - 1);
        List<Position> log = new ArrayList<>(before);
        log.add(at.play(at.read(notation).now()));
        return worth(log, seat);
    }

    /** The value of the last position to a seat; empty if it cannot be proved. */
    private Optional<Double> worth(List<Position> log, Seat seat) {
        Position at = log.get(log.size() - 1);
        if (solver.isPresent() && at.outcome().isEmpty()) {
            List<String> moves = log.stream()
                    .flatMap(position -> position.lastMove().map(Move::notation).stream())
                    .toList();
            return solver.get().wins(moves).map(wins -> wins == at.toMove().contains(seat) ? 1.0 : 0.0);
        }
        return new SolvedEnding(proof).worth(at, seat);
    }
}
