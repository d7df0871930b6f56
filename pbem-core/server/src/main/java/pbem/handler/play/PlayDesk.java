package pbem.handler.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.notice.ReplyTarget;
import pbem.plan.Plan;
import pbem.plan.QueuedPlan;
import pbem.player.Player;
import pbem.query.Saying;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.record.SeatNames;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * Boards on which somebody composes a move: whoever has the link of a board mail, as the player whom its token proves, and
 * everybody else as anybody may. Only looks, and changes nothing; what is decided goes through {@link ReplyEntrance}. Safe
 * for any thread.
 */
public final class PlayDesk {

    /** The record, which its players get by mail, has all of it. */
    private static final int MOST_SAID = 50;

    private final Transactions transactions;
    private final Tokens tokens;

    public PlayDesk(Transactions transactions, Tokens tokens) {
        this.transactions = transactions;
        this.tokens = tokens;
    }

    /** What is tried and composed: moves as typed, and the keys of what is chosen of the next one. */
    public record Attempt(List<String> line, List<String> chosen) {

        public static final Attempt NOTHING = new Attempt(List.of(), List.of());

        public Attempt {
            line = List.copyOf(line);
            chosen = List.copyOf(chosen);
        }
    }

    /** What a token opens. */
    public sealed interface Answer {

        <R> R match(Function<? super Opened, ? extends R> opened, Function<? super Closed, ? extends R> closed);

        record Opened(SeatedBoard board) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Opened, ? extends R> opened, Function<? super Closed, ? extends R> closed) {
                return opened.apply(this);
            }
        }

        /** @param why the token opens no board */
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
        /** It is none of ours, was changed, or its key or its player is gone. */
        UNKNOWN,
        EXPIRED,
        /** It is about something else, such as the end of a subscription. */
        NO_BOARD
    }

    /** The board of a token, as its player may see it now, and what they try on it. */
    public Answer look(String token, Attempt attempt, Instant now) {
        if (tokens.examine(token, now) instanceof Tokens.Reading.Expired) {
            return new Answer.Closed(Fault.EXPIRED);
        }
        Optional<Token> read = tokens.read(token, now);
        if (read.isEmpty()) {
            return new Answer.Closed(Fault.UNKNOWN);
        }
        return read.get().target() instanceof ReplyTarget.OfBoard board
                ? transactions.read(
                        repositories -> look(repositories, read.get().player(), board, attempt))
                : new Answer.Closed(Fault.NO_BOARD);
    }

    private static Answer look(Repositories repositories, long playerId, ReplyTarget.OfBoard target, Attempt attempt) {
        Optional<Player> player =
                repositories.players().withId(playerId).filter(known -> known.state() == Player.State.ACTIVE);
        Optional<GameRecord> record = repositories.boards().record(target.number());
        return player.isEmpty() || record.isEmpty()
                ? new Answer.Closed(Fault.UNKNOWN)
                : new Answer.Opened(seated(repositories, player.get(), record.get(), target, attempt));
    }

    private static SeatedBoard seated(
            Repositories repositories, Player player, GameRecord record, ReplyTarget.OfBoard target, Attempt attempt) {
        Optional<Seat> seat = record.board().seat(player);
        TrialBoard trial = TrialBoard.of(record, seat, attempt.line(), attempt.chosen());
        boolean overtaken = record.changedSince(target.revision());
        Optional<Plan> queued = repositories
                .plans()
                .of(record.board().number(), player)
                .map(QueuedPlan::plan)
                .filter(plan -> seat.isPresent());
        Optional<Plan> plan = seat.flatMap(own -> plan(record, own, trial, overtaken));
        String queue = overtaken ? "queue " + record.board().number() + " " : "queue ";
        return new SeatedBoard(
                record.board().number(),
                record.board().game(),
                record.board().players().stream().map(Player::user).toList(),
                player.user(),
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
                seat.map(own -> lines(repositories, record, own)).orElse(List.of()).stream()
                        .map(line -> target.revision() == record.revision() ? line : named(record, line))
                        .toList(),
                seat.map(own -> talk(repositories, record, player)).orElse(List.of()),
                queued.map(Plan::text),
                plan.flatMap(tried -> line(queue, tried)),
                plan.flatMap(tried ->
                        queued.flatMap(before -> LinePlan.beside(before, tried)).flatMap(both -> line(queue, both))),
                seat.filter(own -> trial.early())
                        .flatMap(own -> new HiddenAnswer(record.position(), own).plan())
                        .flatMap(answer -> line(queue, answer)),
                trial);
    }

    /**
     * A line about the board as it is now, by a link that is older: it names the board, and the move that is next, so that
     * nothing is done once the board has gone on.
     */
    private static String named(GameRecord record, String line) {
        return "move " + record.board().number() + " " + line + " #" + (record.moves() + 1);
    }

    /** The move that is composed, if it is the one to be played now. */
    private static Optional<String> sends(GameRecord record, Seat seat, TrialBoard trial) {
        return trial.draft()
                .filter(draft -> record.state() == GameRecord.State.ACTIVE)
                .filter(draft -> record.toMove().contains(seat) && trial.line().isEmpty())
                .flatMap(Draft::move)
                .map(Move::notation);
    }

    /** What it would be to queue the moves tried, the one that is composed among them. */
    private static Optional<Plan> plan(GameRecord record, Seat seat, TrialBoard trial, boolean overtaken) {
        Optional<String> last = trial.draft().flatMap(Draft::move).map(Move::notation);
        if (record.state() != GameRecord.State.ACTIVE
                || last.isEmpty()
                || !record.position().active().contains(seat)) {
            return Optional.empty();
        }
        if (trial.early()) {
            return last.map(HiddenAnswer::whateverComes);
        }
        return LinePlan.of(
                record,
                seat,
                Stream.concat(trial.line().stream(), last.stream()).toList(),
                overtaken ? OptionalInt.of(record.moves() + 1) : OptionalInt.empty());
    }

    private static Optional<String> line(String queue, Plan plan) {
        return Optional.of(queue + plan.text()).filter(line -> line.length() <= ReplyEntrance.LONGEST_LINE);
    }

    /** Of what was said there the last, as that player was told of it. */
    private static List<Saying> talk(Repositories repositories, GameRecord record, Player reader) {
        List<Player> unheard = repositories.blocks().of(reader);
        List<Saying> said = Saying.to(
                reader,
                record,
                repositories.remarks().about(record.board().number()),
                author -> unheard.stream().noneMatch(blocked -> blocked.id() == author.id()));
        return said.subList(Math.max(0, said.size() - MOST_SAID), said.size());
    }

    /** What the player of a seat can say beside a move, as it is typed. */
    private static List<String> lines(Repositories repositories, GameRecord record, Seat seat) {
        if (record.state() != GameRecord.State.ACTIVE) {
            return List.of();
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
        boolean inTournament =
                repositories.tournaments().ofBoard(record.board().number()).isPresent();
        if (!inTournament && record.mayOffer(Offer.Kind.UNDO, seat)) {
            lines.add("undo");
        }
        if (record.position().active().contains(seat)) {
            lines.add("resign");
        }
        return lines;
    }

    /**
     * A board as everybody may see it, and what somebody tries on it.
     *
     * @param after how many moves; empty for the board as it is now
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
                        attempt.chosen()));
    }
}
