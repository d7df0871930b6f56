package pbem.robot;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.phrase.HarmlessText;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.Robots;

/**
 * Plays for robots, one board at a time. The board is claimed by a lease, the move is computed outside of any
 * transaction, and it is entered if the board has not changed meanwhile. A worker that dies leaves nothing behind. Safe
 * for any thread; each call computes on its own.
 *
 * <p>The same positions, level and seed give the same move on every machine. The seed for the robots of a board is
 * secret until its end, and independent of the seed of its chance.
 */
public final class RobotPlay {

    /** Longer than any move takes. */
    private static final Duration LEASE = Duration.ofMinutes(5);

    /** The number of boards that other workers may claim first before a worker rests. */
    private static final int TRIES = 8;

    /** The delay of a board after a fault; each further fault doubles it. */
    private static final Duration REST = Duration.ofMinutes(1);

    private static final Duration LONGEST_REST = Duration.ofHours(6);
    private static final int MOST_DOUBLINGS = 9;
    private static final int LONGEST_WHY = 500;
    private static final int LONGEST_QUOTE = 80;

    /** The level that plays for an outside program that resigns where it may not, and that judges draws for it. */
    private static final Level JUDGE = new Level(2);

    private final Transactions transactions;
    private final RobotRules rules;
    private final OutsidePrograms outside;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    public RobotPlay(Transactions transactions, RobotRules rules, OutsidePrograms outside, Clock clock) {
        this.transactions = transactions;
        this.rules = rules;
        this.outside = outside;
        this.clock = clock;
    }

    /**
     * The result for a board.
     *
     * @param fault why it failed; it is tried again later
     */
    public record Done(int board, Optional<Throwable> fault) {}

    /**
     * A robot's turn, or an offer that it has to answer.
     *
     * @param level the level of the server's own robot, or of the one that helps an outside program
     * @param program the name of an outside program
     * @param mayResign whether its opponents want it to resign lost games
     */
    private record Task(
            Robots.Claimed claimed,
            GameRecord record,
            Seat seat,
            Level level,
            Optional<String> program,
            boolean mayResign) {}

    /**
     * What the robot decided.
     *
     * @param hopeless the number of consecutive hopeless moves so far
     */
    private record Decision(Event event, int hopeless) {}

    /**
     * Does the next piece of work.
     *
     * @param worker a name that no other thread has
     * @param stop polled; returns the board unplayed
     * @return empty if no board waits
     */
    public Optional<Done> next(String worker, BooleanSupplier stop) {
        return claim(worker).map(board -> work(board, stop));
    }

    /**
     * Claims a board. If another worker was faster, it tries the next board, and gives up for now after several tries.
     */
    private Optional<Robots.Claimed> claim(String worker) {
        for (int tries = 0; tries < TRIES; tries++) {
            Instant now = clock.instant();
            Optional<Integer> next =
                    transactions.read(repositories -> repositories.robots().next(now));
            if (next.isEmpty()) {
                return Optional.empty();
            }
            Optional<Robots.Claimed> claimed = transactions.change(repositories ->
                    repositories.robots().claim(next.get(), worker, now, now.plus(LEASE), random::nextLong));
            if (claimed.isPresent()) {
                return claimed;
            }
        }
        return Optional.empty();
    }

    private Done work(Robots.Claimed claimed, BooleanSupplier stop) {
        try {
            Optional<Task> task = transactions.read(repositories -> task(repositories, claimed));
            Optional<Decision> decision = task.isPresent() ? decide(task.get(), stop) : Optional.empty();
            transactions.change(repositories -> enter(repositories, claimed, task, decision));
            return new Done(claimed.board(), Optional.empty());
        } catch (OutsideFault | RuntimeException | Error e) { // concerns one board only
            Duration rest = REST.multipliedBy(1L << Math.min(claimed.failures(), MOST_DOUBLINGS));
            transactions.perform(repositories -> repositories
                    .robots()
                    .failed(claimed, clock.instant(), rest.compareTo(LONGEST_REST) < 0 ? rest : LONGEST_REST, why(e)));
            return new Done(claimed.board(), Optional.of(e));
        }
    }

    /**
     * The text of a fault to store. Of an internal fault it is the type only, since its message could reveal a
     * position.
     */
    private static String why(Throwable fault) {
        String why = fault instanceof OutsideFault
                ? fault.getMessage()
                : fault.getClass().getSimpleName();
        return why.length() <= LONGEST_WHY ? why : why.substring(0, LONGEST_WHY);
    }

    private static Optional<Task> task(Repositories repositories, Robots.Claimed claimed) {
        GameRecord record = repositories.boards().record(claimed.board()).orElseThrow();
        List<Seat> asked = record.offer().map(Offer::missing).orElse(List.of());
        List<Seat> seats = new ArrayList<>(asked);
        seats.addAll(record.toMove());
        return seats.stream()
                .flatMap(seat -> task(repositories, claimed, record, seat).stream())
                .findFirst();
    }

    private static Optional<Task> task(
            Repositories repositories, Robots.Claimed claimed, GameRecord record, Seat seat) {
        Player player = record.board().player(seat);
        if (player.state() != Player.State.ROBOT) {
            return Optional.empty();
        }
        boolean mayResign = record.board().players().stream()
                .filter(other -> other.state() != Player.State.ROBOT)
                .allMatch(other -> repositories.preferences().of(other).robots() == Preferences.Robots.RESIGN);
        return repositories
                .robots()
                .of(player)
                .map(robot -> new Task(claimed, record, seat, robot.level(), Optional.empty(), mayResign))
                .or(() -> RobotRoster.outside(repositories, player)
                        .map(program ->
                                new Task(claimed, record, seat, JUDGE, Optional.of(program.name()), mayResign)));
    }

    /** The decision; empty if it was stopped. */
    private Optional<Decision> decide(Task task, BooleanSupplier stop) throws OutsideFault {
        Optional<Offer> offer =
                task.record().offer().filter(open -> open.missing().contains(task.seat()));
        if (offer.isPresent() && offer.get().kind() != Offer.Kind.DRAW) {
            return Optional.of(new Decision(new Event.Answered(task.seat(), true, ""), 0));
        }
        if (offer.isPresent()) {
            return RobotManners.likesDraw(task.record(), task.seat(), task.level(), stop)
                    .map(yes -> new Decision(
                            new Event.Answered(task.seat(), yes, ""),
                            task.claimed().hopeless()));
        }
        if (task.program().isPresent()) {
            return outsideStep(task, task.program().get(), stop).map(event -> new Decision(event, 0));
        }
        return choice(task, stop).flatMap(choice -> {
            int hopeless = choice.chance() < RobotManners.HOPE ? task.claimed().hopeless() + 1 : 0;
            Optional<Boolean> gives = rules.resign() && task.mayResign()
                    ? RobotManners.givesUp(task.record(), task.seat(), task.level(), hopeless, stop)
                    : Optional.of(false);
            return gives.map(yes -> new Decision(
                    yes
                            ? new Event.Resigned(task.seat(), "")
                            : new Event.Moved(task.seat(), choice.move().notation(), ""),
                    hopeless));
        });
    }

    private Optional<Event> outsideStep(Task task, String program, BooleanSupplier stop) throws OutsideFault {
        GameRecord record = task.record();
        if (record.board().game().hasChance()) { // the moves alone do not determine the position
            throw new OutsideFault(record.board().game().name() + " has chance and secrets, of which " + program
                    + " must not learn; end the game, or let somebody else play on");
        }
        Optional<String> answer =
                outside.move(program, record, secret(task.claimed().seed(), record, task.seat()), stop);
        if (answer.isEmpty()) {
            return Optional.empty();
        }
        if (answer.get().equals(OutsidePrograms.RESIGNS)) {
            return rules.resign() && task.mayResign()
                    ? Optional.of(new Event.Resigned(task.seat(), ""))
                    : choice(task, stop)
                            .map(ours ->
                                    new Event.Moved(task.seat(), ours.move().notation(), ""));
        }
        Optional<Move> move = record.position().read(answer.get()).result();
        if (move.isEmpty()) {
            throw new OutsideFault(program + " gave no legal move: " + shown(answer.get()));
        }
        return Optional.of(new Event.Moved(task.seat(), move.get().notation(), ""));
    }

    /** A printable form of an outside program's answer, which may be anything. */
    private static String shown(String answer) {
        return answer.length() <= LONGEST_QUOTE
                ? HarmlessText.line(answer)
                : HarmlessText.line(answer.substring(0, LONGEST_QUOTE)) + "...";
    }

    /** A number for an outside program that does not reveal the seed of the server's own robots. */
    private static long secret(long board, GameRecord record, Seat seat) {
        byte[] hash = DigestUtils.sha256("outside " + seed(board, record, seat));
        return ByteBuffer.wrap(hash).getLong() >>> 1;
    }

    private static Optional<Advice> choice(Task task, BooleanSupplier stop) {
        long seed = seed(task.claimed().seed(), task.record(), task.seat());
        return Engine.choose(new Question(
                task.record().mainPositions(), task.seat(), task.level(), seed, OptionalInt.empty(), stop));
    }

    /** A seed that differs for each move of a game and each seat. */
    private static long seed(long board, GameRecord record, Seat seat) {
        return board + 0x9E37_79B9_7F4A_7C15L * (31L * record.position().ply() + seat.number());
    }

    /** Enters the decision, unless the board has changed; then the robot decides again. */
    private boolean enter(
            Repositories repositories, Robots.Claimed claimed, Optional<Task> task, Optional<Decision> decision) {
        repositories.robots().done(claimed, decision.map(Decision::hopeless).orElse(claimed.hopeless()));
        Optional<GameRecord> record = repositories.boards().record(claimed.board());
        boolean stands = task.isPresent()
                && decision.isPresent()
                && record.filter(now -> now.revision() == task.get().record().revision())
                        .isPresent();
        if (stands) {
            Actor robot = Actor.player(record.get().board().player(task.get().seat()));
            new BoardEvents(repositories).enter(record.get(), decision.get().event(), robot, clock.instant());
        }
        return stands;
    }
}
