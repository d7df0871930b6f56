package pbem.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/**
 * The analysis of a finished game, move by move. Each move is judged by its player's knowledge, never by what was
 * hidden from them. The findings of the server's own engine depend on the record and the level alone. Immutable; one
 * evaluation takes a few times as long as a move of that level.
 */
public final class GameAnalysis {

    /** The longest game that is analysed, in moves; a longer one would keep others waiting for hours. */
    public static final int LONGEST = 600;

    /**
     * The version of the method. It increases when the method would find something else in the same game; older
     * findings are then replaced.
     */
    public static final int METHOD = 4;

    private static final int MOST_TURNS = 3;
    private static final int MOST_CLOSER = 8;
    private static final int CLOSER = 6;

    /** The loss of chances that deserves a second evaluation; a smaller one may be noise of the search. */
    private static final double WORTH_A_LOOK = 0.06;

    private static final double WORTH_TELLING = 0.1;

    /** The loss that an unproven finding must have in both evaluations: of smaller ones only one in eight was true. */
    private static final double WORTH_TELLING_UNPROVEN = 0.4;

    /** A seat with a smaller chance counts as lost. */
    private static final double LOST = 0.1;

    /** The share of an even game's chance from which a seat counts as even. */
    private static final double NEARLY_EVEN = 0.8;

    private final GameRecord record;
    private final Level level;
    private final List<Position> line;
    private final List<Decided> moves;

    /**
     * A move of the game.
     *
     * @param line the number of positions of the main line before it, the start included
     * @param revision of the board before it
     * @param then the revision after it
     */
    private record Decided(int line, int revision, int then, Seat seat, String played) {}

    /** @param record the record of a closed board */
    public GameAnalysis(GameRecord record, Level level) {
        this.record = record;
        this.level = level;
        this.line = record.mainPositions();
        this.moves = new ArrayList<>();
        int before = 0;
        int positions = 1;
        for (Entry entry : record.decisions()) {
            if (entry.event() instanceof Event.Moved moved) {
                moves.add(new Decided(positions, before, entry.revision(), moved.seat(), moved.notation()));
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

    /** The number of moves to analyse. */
    public int moves() {
        return moves.size();
    }

    /** The seat that made that move; moves are counted from 0. */
    public Seat seat(int move) {
        return moves.get(move).seat();
    }

    public boolean isDone(Findings found) {
        return found.first().size() >= moves.size()
                && found.closer().size() >= candidates(found).size();
    }

    /**
     * Makes one more evaluation.
     *
     * @param found the findings so far, not complete
     * @return empty if it was stopped
     */
    public Optional<Findings> next(Findings found, BooleanSupplier stop) {
        int first = found.first().size();
        if (first < moves.size()) {
            return look(first, 1, isJudged(first), stop).map(found::with);
        }
        int move = candidates(found).get(found.closer().size());
        return look(move, CLOSER, true, stop).map(estimate -> found.with(new CloserLook(move, estimate)));
    }

    /**
     * Makes one more evaluation by an outside program.
     *
     * @param found the findings so far, not complete
     * @return empty if it was stopped
     */
    public <E extends Exception> Optional<Findings> next(Findings found, Judge<E> judge) throws E {
        int first = found.first().size();
        if (first < moves.size()) {
            return look(first, 1, isJudged(first), judge).map(found::with);
        }
        int move = candidates(found).get(found.closer().size());
        return look(move, CLOSER, true, judge).map(estimate -> found.with(new CloserLook(move, estimate)));
    }

    private <E extends Exception> Optional<Estimate> look(int move, int times, boolean judged, Judge<E> judge)
            throws E {
        Decided decided = moves.get(move);
        Optional<Judgement> answer = judge.of(record.at(decided.revision()), times);
        if (answer.isEmpty()) {
            return Optional.empty();
        }
        Judgement best = answer.get();
        List<Double> chances = shares(decided.seat(), best.chance());
        Optional<List<Double>> played = !judged
                ? Optional.of(List.of())
                : best.best().equals(decided.played()) ? Optional.of(chances) : reached(move, times, judge);
        return played.map(reached -> new Estimate(rounded(chances), best.best(), best.line(), false, rounded(reached)));
    }

    private <E extends Exception> Optional<List<Double>> reached(int move, int times, Judge<E> judge) throws E {
        Position after = after(move);
        if (after.outcome().isPresent()) {
            return after.outcome().map(GameAnalysis::shares);
        }
        Seat onTurn = after.toMove().get(0);
        return judge.of(record.at(moves.get(move).then()), times).map(answer -> shares(onTurn, answer.chance()));
    }

    /** The chances of two players, one of whom has that chance. */
    private static List<Double> shares(Seat seat, double chance) {
        return seat.index() == 0 ? List.of(chance, 1 - chance) : List.of(1 - chance, chance);
    }

    private Optional<Estimate> look(int move, int times, boolean judged, BooleanSupplier stop) {
        Question question = question(move, times, stop);
        Optional<Advice> advice = Engine.prove(question).or(() -> Engine.choose(question));
        if (advice.isEmpty() || stop.getAsBoolean()) {
            return Optional.empty();
        }
        Advice best = advice.get();
        Move made = before(move).read(moves.get(move).played()).now();
        Move named = Engine.areAlike(question, best.move(), made) ? made : best.move();
        if (!judged) {
            return Optional.of(estimate(best, named, best.chances(), best.certain(), List.of()));
        }
        Optional<Engine.Outlook> played = Engine.judge(question, made);
        Optional<Engine.Outlook> better = named.equals(made)
                ? played
                : best.certain()
                        ? Optional.of(new Engine.Outlook(best.chances(), true))
                        : Engine.judge(question, named);
        if (played.isEmpty() || better.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(estimate(
                best,
                named,
                better.get().chances(),
                better.get().certain() && played.get().certain(),
                played.get().chances()));
    }

    private static Estimate estimate(
            Advice advice, Move best, List<Double> chances, boolean certain, List<Double> played) {
        return new Estimate(rounded(chances), best.notation(), advice.line(), certain, rounded(played));
    }

    /** Rounds to four digits, more than are ever shown. */
    private static List<Double> rounded(List<Double> chances) {
        return chances.stream()
                .map(chance -> Math.round(chance * 10_000) / 10_000.0)
                .toList();
    }

    private Question question(int move, int times, BooleanSupplier stop) {
        Decided decided = moves.get(move);
        List<Position> log = line.subList(0, decided.line());
        return new Question(log, decided.seat(), level, Dice.mixed(move + 1), OptionalInt.empty(), stop)
                .thorough(times);
    }

    private Position before(int move) {
        return line.get(moves.get(move).line() - 1);
    }

    private Position after(int move) {
        return line.get(moves.get(move).line());
    }

    /**
     * Whether the evaluation of the next move does not cover this one, since another player's knowledge counts there.
     */
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

    /** The chance of a seat after the played move. */
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

    /** The moves that deserve a second evaluation: the last that lost an even game, then those that cost most. */
    private List<Integer> candidates(Findings found) {
        List<Integer> costly = IntStream.range(0, moves.size())
                .boxed()
                .filter(move -> cost(found, move) >= WORTH_A_LOOK)
                .sorted(Comparator.comparing((Integer move) -> -cost(found, move)))
                .toList();
        Optional<Integer> decisive = costly.stream()
                .filter(move -> gaveAway(seatChance(found.first().get(move), move), reached(found, move)))
                .max(Comparator.naturalOrder());
        return Stream.concat(decisive.stream(), costly.stream())
                .distinct()
                .limit(MOST_CLOSER)
                .toList();
    }

    private double seatChance(Estimate estimate, int move) {
        return estimate.chances().get(moves.get(move).seat().index());
    }

    /** Whether a seat lost its share of the chances. */
    private boolean gaveAway(double before, double after) {
        double even = 1.0 / record.board().players().size();
        return before >= even && after < even;
    }

    /**
     * The chances of every seat: before each move, and at the end, if the game had a result.
     *
     * @param found complete findings
     */
    public List<List<Double>> curve(Findings found) {
        List<List<Double>> curve =
                new ArrayList<>(found.first().stream().map(Estimate::chances).toList());
        record.outcome().ifPresent(outcome -> curve.add(shares(outcome)));
        return curve;
    }

    /**
     * The turning points, in order: the last move that lost an even game, and of the others those that cost most.
     * Doubtful ones among these others are included only if nothing is proven.
     *
     * @param found complete findings
     */
    public List<TurningPoint> turns(Findings found) {
        List<TurningPoint> turns = found.closer().stream()
                .filter(look ->
                        !look.estimate().best().equals(moves.get(look.move()).played()))
                .map(this::turn)
                .filter(turn -> isWorthTelling(found, turn))
                .sorted(Comparator.comparing(TurningPoint::sureness).thenComparing(turn -> -turn.cost()))
                .toList();
        Optional<TurningPoint> decisive = turns.stream()
                .filter(turn -> gaveAway(turn.before(), turn.after()))
                .max(Comparator.comparing(TurningPoint::move));
        boolean proven = turns.stream().anyMatch(turn -> turn.sureness() == Sureness.PROVEN);
        return Stream.concat(decisive.stream(), turns.stream())
                .distinct()
                .filter(turn -> !proven
                        || turn.sureness() == Sureness.PROVEN
                        || decisive.filter(turn::equals).isPresent())
                .limit(MOST_TURNS)
                .sorted(Comparator.comparing(TurningPoint::move))
                .toList();
    }

    private boolean isWorthTelling(Findings found, TurningPoint turn) {
        return turn.sureness() == Sureness.PROVEN
                ? turn.cost() >= WORTH_TELLING
                : Math.min(turn.cost(), cost(found, turn.move() - 1)) >= WORTH_TELLING_UNPROVEN;
    }

    private TurningPoint turn(CloserLook look) {
        Decided decided = moves.get(look.move());
        Estimate closer = look.estimate();
        double before = seatChance(closer, look.move());
        double after = closer.played().get(decided.seat().index());
        Sureness sureness = closer.certain() ? Sureness.PROVEN : Sureness.DOUBTFUL;
        List<String> line = closer.line().isEmpty() || !closer.line().get(0).equals(closer.best())
                ? List.of(closer.best())
                : closer.line();
        return new TurningPoint(
                look.move() + 1, decided.revision(), decided.seat(), decided.played(), line, before, after, sureness);
    }

    /**
     * Further remarks on the game: when the result was decided, which moves only seemed to lose because all others lost
     * as well, and who resigned without need.
     *
     * @param found complete findings
     */
    public List<Phrase> remarks(Findings found) {
        Optional<Phrase> decided = decided(found);
        int end = decided.map(said -> (Integer) said.args().get(0)).orElse(moves.size() + 1);
        return Stream.of(lostEitherWay(found, end).stream(), decided.stream(), resignations(found).stream())
                .flatMap(remarks -> remarks)
                .toList();
    }

    /**
     * Moves before the end that look bad in the curve although the second evaluation found the better-looking move lost
     * as well.
     */
    private List<Phrase> lostEitherWay(Findings found, int end) {
        return found.closer().stream()
                .filter(look -> look.move() + 1 < end)
                .filter(look -> cost(found, look.move()) >= WORTH_TELLING_UNPROVEN)
                .map(this::turn)
                .filter(turn -> turn.before() < LOST && turn.after() < LOST)
                .sorted(Comparator.comparing(TurningPoint::move))
                .limit(MOST_TURNS)
                .map(turn ->
                        Phrase.of("analysis.both-lost", turn.move(), user(turn.seat()), turn.played(), turn.better()))
                .toList();
    }

    /** The move from which on the winner is proved. */
    private Optional<Phrase> decided(Findings found) {
        int from = moves.size();
        Optional<Seat> winner = Optional.empty();
        while (from > 0) {
            Estimate estimate = found.first().get(from - 1);
            Optional<Seat> wins = Seat.all(estimate.chances().size()).stream()
                    .filter(seat -> estimate.certain() && estimate.chances().get(seat.index()) >= 1)
                    .findFirst();
            if (wins.isEmpty() || winner.isPresent() && !winner.equals(wins)) {
                break;
            }
            winner = wins;
            from--;
        }
        int move = from + 1;
        return winner.filter(seat -> move < moves.size()).map(seat -> Phrase.of("analysis.decided", move, user(seat)));
    }

    /** The players who resigned an even game. */
    private List<Phrase> resignations(Findings found) {
        List<Phrase> resignations = new ArrayList<>();
        int made = 0;
        for (Entry entry : record.decisions()) {
            if (entry.event().isMove()) {
                made++;
            } else if (entry.event() instanceof Event.Resigned resigned && made > 0) {
                List<Double> chances = found.first().get(made - 1).played();
                double chance =
                        chances.isEmpty() ? 0 : chances.get(resigned.seat().index());
                if (chance * record.board().players().size() >= NEARLY_EVEN) {
                    resignations.add(
                            Phrase.of("analysis.resigned", user(resigned.seat()), made, ChanceCurve.percent(chance)));
                }
            }
        }
        return resignations;
    }

    private String user(Seat seat) {
        return record.board().player(seat).user();
    }

    private static List<Double> shares(Outcome outcome) {
        return Arrays.stream(outcome.shares()).boxed().toList();
    }
}
