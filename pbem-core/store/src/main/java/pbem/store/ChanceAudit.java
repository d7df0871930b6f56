package pbem.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seed;
import pbem.record.Board;
import pbem.record.BrokenRecord;
import pbem.record.GameRecord;

/**
 * The check of chance on a board: the seed has the published fingerprint, and the log is a game that begins with that
 * seed's deal. It reveals nothing about an open board.
 *
 * @param record of the board; empty if its log is no game
 * @param mails the number of checked mails with the fingerprint; 0 if none are stored any more
 * @param faults what is doubtful, one sentence each
 */
public record ChanceAudit(Finding finding, Optional<GameRecord> record, int mails, List<String> faults) {

    /** What the check found. */
    public enum Finding {
        /** The game has no chance. */
        NONE,
        /** The board is open: a proof would reveal the seed. */
        OPEN,
        FAIR,
        /** Something is wrong, or cannot be proved. */
        DOUBTFUL
    }

    public ChanceAudit {
        faults = List.copyOf(faults);
    }

    /**
     * @param mailed the fingerprints in each stored mail that told a player of the start
     * @return empty if there is no such board
     */
    public static Optional<ChanceAudit> of(Store store, int number, List<List<String>> mailed) {
        try {
            return store.readRows(tx -> tx.afresh().boards().record(number)).map(record -> of(record, mailed));
        } catch (BrokenRecord broken) {
            String fault = "The log is not a game with the deal of this seed: " + broken.getMessage();
            return Optional.of(new ChanceAudit(Finding.DOUBTFUL, Optional.empty(), 0, List.of(fault)));
        }
    }

    private static ChanceAudit of(GameRecord record, List<List<String>> mailed) {
        Board board = record.board();
        if (!board.game().hasChance()) {
            return new ChanceAudit(Finding.NONE, Optional.of(record), 0, List.of());
        }
        Optional<Seed> seed = record.disclosedSeed();
        if (seed.isEmpty()) {
            return new ChanceAudit(Finding.OPEN, Optional.of(record), 0, List.of());
        }
        if (board.commitment().isEmpty()) {
            String fault = "The board began before fingerprints were kept, so nothing binds its seed.";
            return new ChanceAudit(Finding.DOUBTFUL, Optional.of(record), 0, List.of(fault));
        }
        String published = board.commitment().get();
        List<String> faults = new ArrayList<>();
        if (!published.equals(seed.get().fingerprint())) {
            faults.add("The seed has the fingerprint " + seed.get().fingerprint() + ", but " + published
                    + " was published.");
        }
        long others =
                mailed.stream().filter(mail -> !mail.equals(List.of(published))).count();
        if (others > 0) {
            faults.add(others + " of the " + mailed.size() + " first mails to the players did not bear the fingerprint "
                    + published + ".");
        }
        Finding finding = faults.isEmpty() ? Finding.FAIR : Finding.DOUBTFUL;
        return new ChanceAudit(finding, Optional.of(record), mailed.size(), faults);
    }
}
