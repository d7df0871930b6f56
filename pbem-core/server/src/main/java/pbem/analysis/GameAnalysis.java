package pbem.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/**
 * A game that is over, looked at move by move. Each move is judged by what its player knew, never by what was hidden from
 * them. What is found follows from the record and the level alone, on every machine. Immutable; looking takes as long as
 * a move of that level, a few times.
 */
public final class GameAnalysis {

    /** A longer game would keep others waiting for hours. */
    public static final int LONGEST = 600;

    private static final int MOST_TURNS = 5;
    private static final int MOST_CLOSER = 8;
    private static final int CLOSER = 3;

    /** What costs less may be the whim of a search. */
    private static final double WORTH_A_LOOK = 0.06;

    private static final double WORTH_TELLING = 0.05;
    private static final double AGREES = 0.15;

    private final GameRecord record;
    private final Level level;
    private final List<Position> line;
    private final List<Decided> moves;

    /**
     * A move that stands.
     *
     * @param line so many positions of the main line are before it, the start among them
     * @param revision of the board before it
     */
    private record Decided(int line, int revision, Seat seat, String played) {}

    /** @param record of a board that is closed */
    public GameAnalysis(GameRecord record, Level level) {
        this.record = record;
        this.level = level;
        this.line = record.mainPositions();
        this.moves = new ArrayList<>();
        int before = 0;
        int positions = 1;
        for (Entry entry : record.decisions()) {
            if (entry.event() instanceof Event.Moved moved) {
                moves.add(new Decided(positions, before, moved.seat(), moved.notation()));
            }
            before = entry.revision();
            positions++;
        }
    }

    public GameRecord record() {
        return record;
    }

    public Level level() {
        return level;
    }

    /** How many moves there are to be looked at. */
    public int moves() {
        return moves.size();
    }

    /** The seat that made a move, counted from 0. */
    public Seat seat(int move) {
        return moves.get(move).seat();
    }

    public boolean isDone(Findings found) {
        return found.first().size() >= moves.size()
                && found.closer().size() >= candidates(found).size();
    }

    /**
     * Goes on by one look.
     *
     * @param found not done
     * @return empty if it was stopped
     */
    public Optional<Findings> next(Findings found, BooleanSupplier stop) {
        int first = found.first().size();
        if (first < moves.size()) {
            return look(first, OptionalInt.empty(), isJudged(first), stop).map(found::with);
        }
        int move = candidates(found).get(found.closer().size());
        int positions = Engine.positions(question(move, OptionalInt.empty(), stop)) * CLOSER;
        return look(move, OptionalInt.of(positions), true, stop)
                .map(estimate -> found.with(new CloserLook(move, estimate)));
    }

    private Optional<Estimate> look(int move, OptionalInt positions, boolean judged, BooleanSupplier stop) {
        Question question = question(move, positions, stop);
        Optional<Advice> advice = Engine.choose(question);
        if (advice.isEmpty()) {
            return Optional.empty();
        }
        List<Double> played = List.of();
        boolean certain = advice.get().certain();
        if (judged) {
            Move made = before(move).read(moves.get(move).played()).move();
            Optional<Engine.Outlook> outlook = Engine.judge(question, made);
            if (outlook.isEmpty()) {
                return Optional.empty();
            }
            played = rounded(outlook.get().chances());
            certain &= outlook.get().certain();
        }
        return Optional.of(new Estimate(
                rounded(advice.get().chances()),
                advice.get().move().notation(),
                advice.get().line(),
                certain,
                played));
    }

    /** Four digits are more than anybody is told. */
    private static List<Double> rounded(List<Double> chances) {
        return chances.stream()
                .map(chance -> Math.round(chance * 10_000) / 10_000.0)
                .toList();
    }

    private Question question(int move, OptionalInt positions, BooleanSupplier stop) {
        Decided decided = moves.get(move);
        return new Question(
                line.subList(0, decided.line()), decided.seat(), level, Dice.mixed(move + 1), positions, stop);
    }

    private Position before(int move) {
        return line.get(moves.get(move).line() - 1);
    }

    private Position after(int move) {
        return line.get(moves.get(move).line());
    }

    /** Whether the look at the next move does not tell what came of this one, since it is another one who looks there. */
    private boolean isJudged(int move) {
        boolean secrets = record.board()
                .game()
                .strategy()
                .map(strategy -> strategy.guesses(record.board().setup()))
                .orElse(false);
        boolean followed = move + 1 < moves.size()
                && moves.get(move + 1).line() == moves.get(move).line() + 1;
        return secrets || !followed && after(move).outcome().isEmpty();
    }

    /** What a seat had after what was played. */
    private double reached(Findings found, int move) {
        int seat = moves.get(move).seat().index();
        List<Double> played = found.first().get(move).played();
        if (!played.isEmpty()) {
            return played.get(seat);
        }
        return after(move)
                .outcome()
                .map(outcome -> shares(outcome).get(seat))
                .orElseGet(() -> found.first().get(move + 1).chances().get(seat));
    }

    private double cost(Findings found, int move) {
        Estimate estimate = found.first().get(move);
        return estimate.best().equals(moves.get(move).played())
                ? 0
                : estimate.chances().get(moves.get(move).seat().index()) - reached(found, move);
    }

    /** The moves that deserve a closer look, those that cost most first. */
    private List<Integer> candidates(Findings found) {
        return IntStream.range(0, moves.size())
                .boxed()
                .filter(move -> cost(found, move) >= WORTH_A_LOOK)
                .sorted(Comparator.comparing((Integer move) -> -cost(found, move)))
                .limit(MOST_CLOSER)
                .toList();
    }

    /**
     * The chances of every seat: before each move, and at the end, if the game had a result.
     *
     * @param found done
     */
    public List<List<Double>> curve(Findings found) {
        List<List<Double>> curve =
                new ArrayList<>(found.first().stream().map(Estimate::chances).toList());
        record.outcome().ifPresent(outcome -> curve.add(shares(outcome)));
        return curve;
    }

    /**
     * Where the game turned, in order: the moves that cost most.
     *
     * @param found done
     */
    public List<TurningPoint> turns(Findings found) {
        return found.closer().stream()
                .filter(look ->
                        !look.estimate().best().equals(moves.get(look.move()).played()))
                .map(look -> turn(found, look))
                .filter(turn -> turn.cost() >= WORTH_TELLING)
                .sorted(Comparator.comparing((TurningPoint turn) -> -turn.cost()))
                .limit(MOST_TURNS)
                .sorted(Comparator.comparing(TurningPoint::move))
                .toList();
    }

    private TurningPoint turn(Findings found, CloserLook look) {
        Decided decided = moves.get(look.move());
        Estimate closer = look.estimate();
        int seat = decided.seat().index();
        double before = closer.chances().get(seat);
        double after = closer.played().get(seat);
        boolean same = closer.best().equals(found.first().get(look.move()).best());
        boolean agrees = Math.abs(before - after - cost(found, look.move())) < AGREES;
        Sureness sureness = closer.certain() ? Sureness.PROVEN : same && agrees ? Sureness.FIRM : Sureness.DOUBTFUL;
        List<String> line = closer.line().isEmpty() ? List.of(closer.best()) : closer.line();
        return new TurningPoint(
                look.move() + 1, decided.revision(), decided.seat(), decided.played(), line, before, after, sureness);
    }

    private static List<Double> shares(Outcome outcome) {
        return Arrays.stream(outcome.shares()).boxed().toList();
    }
}
