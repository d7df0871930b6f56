package pbem.robot;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.Analyses;

/**
 * Analyses finished games, one evaluation at a time. Each is claimed by a lease, computed outside of any transaction,
 * and stored. So a worker that dies loses one evaluation, and robots' moves come in between. Safe for any thread; each
 * call computes on its own.
 */
public record AnalysisWork(Transactions transactions, OutsidePrograms programs, Clock clock) {

    /** Longer than any evaluation takes. */
    private static final Duration LEASE = Duration.ofMinutes(5);
    /** The delay after a fault; it grows with their number. */
    private static final Duration REST = Duration.ofHours(1);

    private static final int MOST_RESTS = 48;

    /**
     * The work that was done.
     *
     * @param told whether the analysis is complete and a player is told
     * @param fault why it failed; it is tried again later, or at once by the server's own engine after an
     *     {@link OutsideFault}
     */
    public record Done(int board, boolean told, Optional<Throwable> fault) {}

    /**
     * Does the next piece of work.
     *
     * @param worker a name that no other thread has
     * @param stop polled; cancels the evaluation
     * @return empty if no work waits
     */
    public Optional<Done> next(String worker, BooleanSupplier stop) {
        Instant now = clock.instant();
        return transactions
                .change(repositories -> repositories.analyses().claim(worker, now, now.plus(LEASE)))
                .map(inHand -> work(inHand, stop));
    }

    private Done work(Analyses.InHand inHand, BooleanSupplier stop) {
        int board = inHand.key().board();
        try {
            Optional<GameRecord> record =
                    transactions.read(repositories -> repositories.boards().record(board));
            if (record.filter(found -> isOver(found, inHand.key())).isEmpty()) {
                transactions.perform(repositories -> repositories.analyses().drop(inHand));
                return new Done(board, false, Optional.empty());
            }
            GameAnalysis analysis = new GameAnalysis(record.get(), inHand.key().level());
            Optional<OutsideFault> fault = Optional.empty();
            Findings found = inHand.found();
            if (!analysis.isDone(found)) {
                try {
                    found = next(analysis, found, stop).orElse(found);
                } catch (OutsideFault e) {
                    fault = Optional.of(e);
                    found = analysis.next(Findings.NONE, stop).orElse(found);
                }
            }
            Findings now = found;
            boolean told = transactions.change(repositories -> enter(repositories, inHand, analysis, now));
            return new Done(board, told, fault.map(Throwable.class::cast));
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) { // concerns one board only
            Duration rest = REST.multipliedBy(Math.min(inHand.failures() + 1, MOST_RESTS));
            transactions.perform(repositories -> repositories.analyses().failed(inHand, clock.instant(), rest));
            return new Done(board, false, Optional.of(e));
        }
    }

    /** The program that began an analysis continues it, so that its figures are comparable. */
    private Optional<Findings> next(GameAnalysis analysis, Findings found, BooleanSupplier stop) throws OutsideFault {
        Optional<String> program = found.equals(Findings.NONE)
                ? programs.judge(analysis.record().board())
                : found.analyst().outside();
        if (program.isEmpty()) {
            return analysis.next(found, stop);
        }
        Instant began = clock.instant();
        return analysis.<OutsideFault>next(found, (at, times) -> programs.judged(program.get(), at, times, stop))
                .map(next -> next.by(program.get(), Duration.between(began, clock.instant())));
    }

    private static boolean isOver(GameRecord record, Analyses.Key key) {
        return record.state() != GameRecord.State.ACTIVE && record.revision() == key.revision();
    }

    private boolean enter(Repositories repositories, Analyses.InHand inHand, GameAnalysis analysis, Findings found) {
        if (!analysis.isDone(found)) {
            repositories.analyses().goOn(inHand, found);
            return false;
        }
        Instant now = clock.instant();
        Analyses.Key key = inHand.key();
        repositories.analyses().finish(inHand, found, now).stream()
                .forEach(asker -> repositories
                        .notices()
                        .post(
                                Recipient.player(asker),
                                new ScheduledNotice.Analysed(
                                        key.board(), key.revision(), key.level().number()),
                                now));
        return true;
    }
}
