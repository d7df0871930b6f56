package pbem.handler.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import pbem.clock.WorkBudget;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.plan.Plan;
import pbem.plan.QueuedPlan;
import pbem.player.Player;
import pbem.query.Saying;
import pbem.record.Board;
import pbem.record.BoardOrder;
import pbem.record.GameRecord;
import pbem.record.HiddenInformation;
import pbem.record.Offer;
import pbem.record.SeatNames;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.summary.BoardSummary;
import pbem.token.Tokens;

/**
 * Shows boards on which a viewer composes a move: for the holder of the link in a board mail as the player whom its
 * token proves, for everybody else as public boards. Changes nothing; moves to be played go through
 * {@link ReplyEntrance}. Safe for any thread.
 */
public final class PlayDesk {

    /** The most remarks shown; the record, which the players get by mail, has all of them. */
    private static final int MOST_SAID = 50;

    /** The most boards of a player that are read, most urgent first. */
    private static final int MOST_BOARDS = 50;

    private final Transactions transactions;
    private final Tokens tokens;
    private final LongSupplier meter;

    /** @param meter measures the work done for viewers, see {@link WorkBudget} */
    public PlayDesk(Transactions transactions, Tokens tokens, LongSupplier meter) {
        this.transactions = transactions;
        this.tokens = tokens;
        this.meter = meter;
    }

    /** The moves that a viewer tries, as typed, and the keys of the choices already made for the next one. */
    public record Attempt(List<String> line, List<String> chosen) {

        public static final Attempt NOTHING = new Attempt(List.of(), List.of());

        public Attempt {
            line = List.copyOf(line);
            chosen = List.copyOf(chosen);
        }
    }

    /** The result for a token: a board, or why it opens none. */
    public sealed interface Answer {

        <R> R match(Function<? super Opened, ? extends R> opened, Function<? super Closed, ? extends R> closed);

        record Opened(SeatedBoard board) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Opened, ? extends R> opened, Function<? super Closed, ? extends R> closed) {
                return opened.apply(this);
            }
        }

        /** @param why the reason that the token opens no board */
        record Closed(Fault why) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Opened, ? extends R> opened, Function<? super Closed, ? extends R> closed) {
                return closed.apply(this);
            }
        }
    }

    /** Why a token opens no board. */
    public enum Fault {
        /** The token is not this server's, was changed, or its key or player no longer exists. */
        UNKNOWN,
        EXPIRED,
        /** The token is for something else, such as ending a subscription. */
        NO_BOARD
    }

    /** Why a token opens nothing, as far as the token alone shows; reads no database. */
    public Optional<Fault> fault(String token, Instant now) {
        if (tokens.examine(TableKey.signed(token), now).kind() == Tokens.Kind.EXPIRED) {
            return Optional.of(Fault.EXPIRED);
        }
        if (TableKey.read(tokens, token, now).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(tokens.read(token, now).isPresent() ? Fault.NO_BOARD : Fault.UNKNOWN);
    }

    /** The board of a token as its player may see it now, with the moves that they try on it. */
    public Answer look(String token, Attempt attempt, Instant now) {
        return fault(token, now)
                .<Answer>map(Answer.Closed::new)
                .orElseGet(() -> look(TableKey.read(tokens, token, now).orElseThrow(), attempt));
    }

    /** The number of events on the board that a token opens, read without its record; empty if the token opens none. */
    public OptionalInt revision(String token, Instant now) {
        return TableKey.read(tokens, token, now)
                .flatMap(key -> transactions.read(repositories -> key.holder(repositories)
                        .flatMap(player ->
                                repositories.boards().mark(key.target().number()))))
                .map(mark -> OptionalInt.of(mark.revision()))
                .orElse(OptionalInt.empty());
    }

    static Optional<Player> active(Repositories repositories, long player) {
        return repositories.players().withId(player).filter(known -> known.state() == Player.State.ACTIVE);
    }

    private Answer look(TableKey key, Attempt attempt) {
        return transactions
                .read(repositories -> Sitting.of(repositories, key))
                .<Answer>map(sitting -> new Answer.Opened(seated(sitting, key.seen(sitting.record()), attempt)))
                .orElseGet(() -> new Answer.Closed(Fault.UNKNOWN));
    }

    /** The data read for a player at a board; the rest of the work is done outside the transaction. */
    private record Sitting(
            Player player,
            Locale language,
            GameRecord record,
            Optional<Plan> queued,
            boolean inTournament,
            List<Saying> talk,
            Optional<Instant> deadline,
            List<Integer> elsewhere) {

        static Optional<Sitting> of(Repositories repositories, TableKey key) {
            return key.holder(repositories)
                    .flatMap(reader -> repositories
                            .boards()
                            .record(key.target().number())
                            .map(record -> of(repositories, reader, record)));
        }

        private static Sitting of(Repositories repositories, Player player, GameRecord record) {
            int number = record.board().number();
            boolean plays = record.board().seat(player).isPresent();
            return new Sitting(
                    player,
                    repositories.preferences().of(player).language(),
                    record,
                    repositories
                            .plans()
                            .of(number, player)
                            .map(QueuedPlan::plan)
                            .filter(plan -> plays),
                    repositories.tournaments().ofBoard(number).isPresent(),
                    plays ? PlayDesk.talk(repositories, record, player) : List.of(),
                    repositories.clocks().of(record).limit(),
                    repositories
                            .boards()
                            .list(BoardFilter.ALL.ofPlayer(player).onlyOpen(true), BoardOrder.DEADLINE, 0, MOST_BOARDS)
                            .stream()
                            .filter(board ->
                                    board.number() != number && board.toMove().contains(player.user()))
                            .map(BoardSummary::number)
                            .toList());
        }
    }

    private SeatedBoard seated(Sitting sitting, int seen, Attempt attempt) {
        Player player = sitting.player();
        GameRecord record = sitting.record();
        Optional<Seat> seat = record.board().seat(player);
        TrialBoard trial = TrialBoard.of(
                record, seat, attempt.line(), attempt.chosen(), new WorkBudget(WorkBudget.OF_A_PLAYER, meter));
        boolean overtaken = record.changedSince(seen);
        Optional<Plan> plan = seat.flatMap(own -> plan(record, own, trial, overtaken));
        String queue = overtaken ? "queue " + record.board().number() + " " : "queue ";
        return new SeatedBoard(
                record.board().number(),
                record.board().game(),
                places(record),
                record.plies().stream()
                        .map(ply -> new SeatedBoard.Played(
                                record.board().player(ply.seat()).user(), ply.notation()))
                        .toList(),
                sitting.deadline(),
                sitting.elsewhere(),
                player.user(),
                sitting.language(),
                seat.map(own -> new SeatNames(record.board())
                        .in(record.board().game().seatName(record.board().setup(), own))),
                record.revision(),
                overtaken,
                record.state() == GameRecord.State.ACTIVE
                        && seat.filter(record.toMove()::contains).isPresent(),
                record.toMove().stream()
                        .map(record.board()::player)
                        .map(Player::user)
                        .toList(),
                record.result(),
                seat.flatMap(own -> sends(record, own, trial)).map(move -> overtaken ? named(record, move) : move),
                seat.map(own -> lines(record, own, sitting.inTournament())).orElse(List.of()).stream()
                        .map(line -> seen == record.revision() || record.state() != GameRecord.State.ACTIVE
                                ? line
                                : named(record, line))
                        .toList(),
                sitting.talk(),
                sitting.queued().map(Plan::text),
                plan.flatMap(tried -> line(queue, tried)),
                plan.flatMap(tried -> sitting.queued()
                        .flatMap(before -> LinePlan.beside(before, tried))
                        .flatMap(both -> line(queue, both))),
                seat.filter(own -> trial.early())
                        .flatMap(own -> new HiddenAnswer(record.position(), own).plan())
                        .flatMap(answer -> line(queue, answer)),
                seat.filter(own -> attempt.equals(Attempt.NOTHING)).flatMap(own -> sample(record, own)),
                trial);
    }

    private static List<SeatedBoard.Place> places(GameRecord record) {
        Board board = record.board();
        return Seat.all(board.players().size()).stream()
                .map(seat -> new SeatedBoard.Place(
                        board.player(seat).user(),
                        new SeatNames(board).in(board.game().seatName(board.setup(), seat)),
                        record.toMove().contains(seat)))
                .toList();
    }

    /**
     * An example of a line that queues an answer on this board: a next move that is legal now, and a legal answer to
     * it.
     */
    private static Optional<String> sample(GameRecord record, Seat seat) {
        Position now = record.position();
        if (record.state() != GameRecord.State.ACTIVE || HiddenInformation.in(now)) {
            return Optional.empty();
        }
        boolean onTurn = record.toMove().contains(seat);
        return (onTurn ? next(now) : Optional.of(now))
                .filter(theirs -> !theirs.toMove().contains(seat))
                .flatMap(theirs -> theirs.moves().stream()
                        .findFirst()
                        .flatMap(expected -> Optional.of(theirs.play(expected))
                                .filter(Position::undoable) // otherwise it would show dice that are not thrown yet
                                .filter(mine -> mine.toMove().contains(seat))
                                .flatMap(mine -> mine.moves().stream().findFirst())
                                .map(answer -> "queue if " + expected.notation() + " then " + answer.notation())));
    }

    private static Optional<Position> next(Position now) {
        return now.moves().stream().findFirst().<Position>map(now::play).filter(Position::undoable);
    }

    /**
     * A line about the board as it is now, sent by an older link. It names the board and the number of the next move,
     * so that nothing is played if the board has changed by then.
     */
    private static String named(GameRecord record, String line) {
        return "move " + record.board().number() + " " + line + " #" + (record.moves() + 1);
    }

    /** The composed move, if it can be played now. */
    private static Optional<String> sends(GameRecord record, Seat seat, TrialBoard trial) {
        return trial.draft()
                .filter(draft -> record.state() == GameRecord.State.ACTIVE)
                .filter(draft -> record.toMove().contains(seat) && trial.line().isEmpty())
                .flatMap(Draft::move)
                .map(Move::notation);
    }

    /** The plan that queues the tried moves and the composed one; empty if they cannot be queued. */
    private static Optional<Plan> plan(GameRecord record, Seat seat, TrialBoard trial, boolean overtaken) {
        Optional<String> last = trial.draft().flatMap(Draft::move).map(Move::notation);
        if (record.state() != GameRecord.State.ACTIVE
                || last.isEmpty()
                || !record.position().active().contains(seat)) {
            return Optional.empty();
        }
        if (trial.early()) {
            return last.map(HiddenAnswer::toAnyMove);
        }
        return LinePlan.of(
                seat,
                Stream.concat(trial.line().stream(), last.stream()).toList(),
                Stream.concat(trial.movers().stream(), Stream.of(trial.toMove()))
                        .toList(),
                overtaken ? OptionalInt.of(record.moves() + 1) : OptionalInt.empty());
    }

    private static Optional<String> line(String queue, Plan plan) {
        return Optional.of(queue + plan.text()).filter(line -> line.length() <= ReplyEntrance.LONGEST_LINE);
    }

    /** The last remarks at a board that a player has been told. */
    private static List<Saying> talk(Repositories repositories, GameRecord record, Player reader) {
        List<Player> unheard = repositories.blocks().of(reader);
        List<Saying> said = Saying.to(
                reader,
                record,
                repositories.remarks().about(record.board().number()),
                author -> unheard.stream().noneMatch(blocked -> blocked.id() == author.id()));
        return said.subList(Math.max(0, said.size() - MOST_SAID), said.size());
    }

    /** The commands other than moves that the player of a seat can use, as typed. */
    static List<String> lines(GameRecord record, Seat seat, boolean inTournament) {
        if (record.state() != GameRecord.State.ACTIVE) {
            int number = record.board().number();
            return inTournament ? List.of("analyse " + number) : List.of("rematch " + number, "analyse " + number);
        }
        List<String> lines = new ArrayList<>();
        Optional<Offer> offer = record.offer();
        if (offer.filter(open -> open.missing().contains(seat)).isPresent()) {
            lines.addAll(List.of("accept", "reject"));
        } else if (offer.filter(open -> open.by().equals(seat)).isPresent()) {
            lines.add("reject");
        }
        if (record.mayOffer(Offer.Kind.DRAW, seat)) {
            lines.add(record.board().game().moveWords().contains("draw") ? "propose" : "draw");
        }
        if (!inTournament && record.mayOffer(Offer.Kind.UNDO, seat)) {
            lines.add("undo");
        }
        if (record.position().active().contains(seat)) {
            lines.add("resign");
        }
        return lines;
    }

    /**
     * A board as everybody may see it, with moves tried on it.
     *
     * @param after the number of moves after which to show the board; empty for the board as it is now
     * @return empty if there is no such board or no such move
     */
    public Optional<TrialBoard> tried(int number, OptionalInt after, Attempt attempt) {
        Optional<GameRecord> record =
                transactions.read(repositories -> repositories.boards().record(number));
        return record.filter(found -> after.orElse(0) <= found.moves())
                .map(found -> TrialBoard.of(
                        after.isEmpty() ? found : found.at(found.revisionAfter(after.getAsInt())),
                        Optional.empty(),
                        attempt.line(),
                        attempt.chosen(),
                        new WorkBudget(WorkBudget.OF_A_STRANGER, meter)));
    }
}
