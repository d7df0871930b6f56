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
import java.util.stream.Stream;
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

/**
 * How often what {@code analyse} says is true: games of weak programs are looked at again, and for each turning point that is
 * told a solver says what both moves were worth. {@link ChromaSolver}, which shares no code with the programs, judges Chroma.
 * The prover of the programs judges other games, with many more positions than the analysis has: that judge is not
 * independent. {@code chroma 2 20 2000000 1 size=5} is level 2, twenty games, so many positions for a judgement and seed 1.
 */
public final class AnalysisTruth {

    private static final int STRONGEST_PLAYER = 2;

    private final Game game;
    private final Map<String, String> options;
    private final Level level;
    private final int proof;
    private final Optional<ChromaSolver> solver;
    private final Map<Sureness, int[]> counts = new EnumMap<>(Sureness.class); // true, false, open

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

    /** @param arguments the game, the level, how many games, how many positions for a proof, a seed, and options */
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
        truth.counts.forEach((sureness, of) -> System.out.printf(
                Locale.ROOT, "%s: %d true, %d false, %d not proved either way%n", sureness, of[0], of[1], of[2]));
    }

    private void look(long seed) {
        GameRecord record = played(seed);
        GameAnalysis analysis = new GameAnalysis(record, level);
        Findings found = Findings.NONE;
        while (!analysis.isDone(found)) {
            found = analysis.next(found, () -> false).orElseThrow();
        }
        analysis.turns(found).forEach(turn -> count(record, turn));
    }

    private GameRecord played(long seed) {
        Dice dice = new Dice(seed);
        byte[] bytes = new byte[Seed.BYTES];
        bytes[0] = (byte) seed;
        Position at = game.start(2, options, Seed.of(bytes)).position();
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
                    new Event.Moved(at.toMove().get(0), move.notation(), "", false))));
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

    /** What a move is worth to its mover, if that can be proved. */
    private Optional<Double> worth(List<Position> before, String notation, Seat seat) {
        if (solver.isPresent()) {
            List<String> moves = Stream.concat(
                            before.stream().flatMap(position -> position.lastMove().map(Move::notation).stream()),
                            Stream.of(notation))
                    .toList();
            return solver.get().wins(moves).map(wins -> wins ? 0.0 : 1.0);
        }
        Position at = before.get(before.size() - 1);
        List<Position> log = new ArrayList<>(before);
        log.add(at.play(at.read(notation).move()));
        Position next = log.get(log.size() - 1);
        if (next.outcome().isPresent()) {
            return Optional.of(next.outcome().get().shares()[seat.index()]);
        }
        return Engine.prove(Question.of(log, level, 1).looking(proof))
                .map(found -> found.chances().get(seat.index()));
    }
}
