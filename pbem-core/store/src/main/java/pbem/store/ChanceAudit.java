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
 */
public sealed interface ChanceAudit {

    <R> R match(Cases<R> cases);

    /** One method for each finding. */
    interface Cases<R> {

        R noBoard(NoBoard noBoard);

        R noChance(NoChance noChance);

        R notYet(NotYet notYet);

        R fair(Fair fair);

        R doubtful(Doubtful doubtful);
    }

    /** There is no such board. */
    record NoBoard() implements ChanceAudit {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noBoard(this);
        }
    }

    /** The game has no chance. */
    record NoChance(Board board) implements ChanceAudit {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noChance(this);
        }
    }

    /** The board is open: a proof would reveal the seed. */
    record NotYet(Board board) implements ChanceAudit {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notYet(this);
        }
    }

    /**
     * Chance was fair.
     *
     * @param mails the number of checked mails with the fingerprint; 0 if none are stored any more
     */
    record Fair(GameRecord record, String published, int mails) implements ChanceAudit {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fair(this);
        }
    }

    /**
     * Something is wrong, or cannot be proved.
     *
     * @param faults one sentence each
     */
    record Doubtful(List<String> faults) implements ChanceAudit {
        public Doubtful {
            faults = List.copyOf(faults);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.doubtful(this);
        }
    }

    /**
     * @param mailed the fingerprints in each stored mail that told a player of the start
     */
    static ChanceAudit of(Store store, int number, List<List<String>> mailed) {
        Optional<GameRecord> found;
        try {
            found = store.read(tx -> tx.afresh().boards().record(number));
        } catch (BrokenRecord broken) {
            return new Doubtful(List.of("The log is not a game with the deal of this seed: " + broken.getMessage()));
        }
        return found.map(record -> of(record, mailed)).orElseGet(NoBoard::new);
    }

    private static ChanceAudit of(GameRecord record, List<List<String>> mailed) {
        Board board = record.board();
        if (!board.game().hasChance()) {
            return new NoChance(board);
        }
        Optional<Seed> seed = record.disclosedSeed();
        if (seed.isEmpty()) {
            return new NotYet(board);
        }
        if (board.commitment().isEmpty()) {
            return new Doubtful(List.of("The board began before fingerprints were kept, so nothing binds its seed."));
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
        return faults.isEmpty() ? new Fair(record, published, mailed.size()) : new Doubtful(faults);
    }
}
