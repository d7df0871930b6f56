package pbem.robot;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
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
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.Robots;

/**
 * What robots do on boards, one board at a time: it is claimed by a lease, thought about outside of any transaction, and
 * what comes of it is entered if the board still stands as it stood. A worker that dies over it leaves nothing. Safe for any
 * thread; each call thinks on its own.
 *
 * <p>The same positions, level and seed give the same move on every machine. The seed of a board is a secret of its own,
 * told at the end, and has nothing to do with the one that its chance comes from.
 */
public final class RobotPlay {

    /** Longer than any move takes. */
    private static final Duration LEASE = Duration.ofMinutes(5);

    /** As many boards as others may snatch away before a worker rests. */
    private static final int TRIES = 8;

    /** After a fault the board waits, twice as long after each further one. */
    private static final Duration REST = Duration.ofMinutes(1);

    private static final Duration LONGEST_REST = Duration.ofHours(6);
    private static final int MOST_DOUBLINGS = 9;
    private static final int LONGEST_WHY = 500;
    private static final int LONGEST_QUOTE = 80;

    /** Finds the moves of a program of others that gives up where it may not, and says whether a draw is good enough for it. */
    private static final Level JUDGE = new Level(2);

    private final Transactions transactions;
    private final RobotRules rules;
    private final OutsidePrograms outside;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    /** Without programs of others. */
    public RobotPlay(Transactions transactions, RobotRules rules, Clock clock) {
        this(transactions, rules, OutsidePrograms.NONE, clock);
    }

    public RobotPlay(Transactions transactions, RobotRules rules, OutsidePrograms outside, Clock clock) {
        this.transactions = transactions;
        this.rules = rules;
        this.outside = outside;
        this.clock = clock;
    }

    /**
     * What was done about a board.
     *
     * @param fault why nothing came of it; it is tried again later
     */
    public record Done(int board, Optional<Throwable> fault) {}

    /**
     * A robot's turn, or an offer that it has to answer.
     *
     * @param level of our own robot, or of the one that helps a program of others
     * @param program the name of a program of others
     * @param mayResign whether those who play against it want it to give up what is lost
     */
    private record Task(
            Robots.Claimed claimed,
            GameRecord record,
            Seat seat,
            Level level,
            Optional<String> program,
            boolean mayResign) {}

    /**
     * What it wants to do.
     *
     * @param hopeless so many moves in a row it has no hope now
     */
    private record Decision(Event event, int hopeless) {}

    /**
     * Does what is next.
     *
     * @param worker a name that no other thread has
     * @param stop asked now and then; when it says so, the board goes back
     * @return empty if no board waits
     */
    public Optional<Done> next(String worker, BooleanSupplier stop) {
        return claim(worker).map(board -> work(board, stop));
    }

    /** Where somebody else was faster, another board is next; a worker that loses again and again tries later. */
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
        } catch (OutsideFault | RuntimeException | Error e) { // of one board alone
            Duration rest = REST.multipliedBy(1L << Math.min(claimed.failures(), MOST_DOUBLINGS));
            transactions.change(repositories -> {
                repositories
                        .robots()
                        .failed(
                                claimed,
                                clock.instant(),
                                rest.compareTo(LONGEST_REST) < 0 ? rest : LONGEST_REST,
                                why(e));
                return true;
            });
            return new Done(claimed.board(), Optional.of(e));
        }
    }

    /** What of a fault of our own may be kept is its kind; its message could tell a position. */
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

    /** Empty if it was stopped. */
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
        return choice(task, stop).map(choice -> {
            int hopeless = choice.chance() < RobotManners.HOPE ? task.claimed().hopeless() + 1 : 0;
            boolean gives =
                    rules.resign() && task.mayResign() && RobotManners.givesUp(task.record(), task.level(), hopeless);
            Event event = gives
                    ? new Event.Resigned(task.seat(), "")
                    : new Event.Moved(task.seat(), choice.move().notation(), "");
            return new Decision(event, hopeless);
        });
    }

    private Optional<Event> outsideStep(Task task, String program, BooleanSupplier stop) throws OutsideFault {
        GameRecord record = task.record();
        if (record.board().game().hasChance()) { // the moves alone do not tell how it stands
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
        Optional<Move> move = record.position()
                .read(answer.get())
                .match(legal -> Optional.of(legal.move()), refused -> Optional.empty());
        if (move.isEmpty()) {
            throw new OutsideFault(program + " answered what is no move there: " + shown(answer.get()));
        }
        return Optional.of(new Event.Moved(task.seat(), move.get().notation(), ""));
    }

    /** What somebody else's program said may be anything. */
    private static String shown(String answer) {
        return answer.length() <= LONGEST_QUOTE
                ? HarmlessText.line(answer)
                : HarmlessText.line(answer.substring(0, LONGEST_QUOTE)) + "...";
    }

    /** A number from which nobody finds the board's, by which our own robots at it play. */
    private static long secret(long board, GameRecord record, Seat seat) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(("outside " + seed(board, record, seat)).getBytes(StandardCharsets.US_ASCII));
            return ByteBuffer.wrap(hash).getLong() >>> 1;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has it", e);
        }
    }

    private static Optional<Advice> choice(Task task, BooleanSupplier stop) {
        long seed = seed(task.claimed().seed(), task.record(), task.seat());
        return Engine.choose(new Question(
                task.record().mainPositions(), task.seat(), task.level(), seed, OptionalInt.empty(), stop));
    }

    /** Another one for each move of a game and each seat. */
    private static long seed(long board, GameRecord record, Seat seat) {
        return board + 0x9E37_79B9_7F4A_7C15L * (31L * record.position().ply() + seat.number());
    }

    /** A robot looks anew at what happened on the board meanwhile. */
    private boolean enter(
            Repositories repositories, Robots.Claimed claimed, Optional<Task> task, Optional<Decision> decision) {
        repositories.robots().done(claimed, decision.map(Decision::hopeless).orElse(claimed.hopeless()));
        Optional<GameRecord> record = repositories.boards().record(claimed.board());
        boolean stands = task.isPresent()
                && decision.isPresent()
                && record.filter(now -> now.revision() == task.get().record().revision())
                        .isPresent();
        if (stands) {
            Entry entry = new Entry(
                    record.get().revision() + 1,
                    clock.instant(),
                    Actor.player(record.get().board().player(task.get().seat())),
                    Proof.ADMIN,
                    OptionalLong.empty(),
                    decision.get().event());
            new BoardEvents(repositories).enter(record.get(), entry, OptionalLong.empty());
        }
        return stands;
    }
}
