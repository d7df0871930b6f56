package pbem.store.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import pbem.rating.Career;
import pbem.rating.RatedBoard;
import pbem.rating.RatingChange;
import pbem.rating.RatingScale;
import pbem.store.engine.Session;

/** Checks the ratings against the boards that count, and the sums against the ratings. */
public final class RatingAudit {

    /** The largest number of reported faults. */
    private static final int MOST = 20;

    private final Session session;
    private final RatingRows rows;

    public RatingAudit(Session session) {
        this.session = session;
        this.rows = new RatingRows(session);
    }

    /** The deviation of a board's stored rating from its log, as a clause; empty if there is none. */
    public Optional<String> fault(int number, Optional<RatedBoard> said) {
        Optional<RatedBoard> expected = rows.counting(said);
        Optional<RatedBoard> stored = rows.stored(number);
        return stored.equals(expected)
                ? Optional.empty()
                : Optional.of(
                        "what counts for ratings is stored as " + told(stored) + ", the log says " + told(expected));
    }

    private static String told(Optional<RatedBoard> board) {
        return board.map(counts -> counts.game() + " " + counts.closed() + " "
                        + counts.seats().stream()
                                .map(seat ->
                                        "seat " + seat.seat() + " player " + seat.player() + " place " + seat.place())
                                .toList())
                .orElse("nothing");
    }

    /** The ratings and sums that do not follow from the boards that count, a line each. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        compare(new Comparison() {
            @Override
            public void seat(RatedBoard board, RatingChange stored, RatingChange expected) {
                if (!stored.isNearly(expected)) {
                    faults.add("board " + board.number() + ": the rating of seat "
                            + expected.seat().seat() + " is stored as " + told(stored.career()) + ", the boards say "
                            + told(expected.career()));
                }
            }

            @Override
            public void career(String game, long player, Career stored, Career expected) {
                if (!stored.isNearly(expected)) {
                    faults.add(game + ": the rating of player " + player + " is stored as " + told(stored)
                            + ", their boards say " + told(expected));
                }
            }
        });
        return faults.subList(0, Math.min(MOST, faults.size()));
    }

    /** Rewrites the ratings and sums that do not follow from the boards that count, and returns them. */
    Set<String> mend() {
        Set<String> changed = new TreeSet<>();
        compare(new Comparison() {
            @Override
            public void seat(RatedBoard board, RatingChange stored, RatingChange expected) {
                if (!expected.equals(stored)) {
                    rows.write(board.number(), expected);
                    changed.add("board " + board.number());
                }
            }

            @Override
            public void career(String game, long player, Career stored, Career expected) {
                if (!expected.equals(stored)) {
                    rows.write(game, player, expected);
                    changed.add(game + " player " + player);
                }
            }
        });
        return changed;
    }

    /** Compares a row with its expected values. */
    private interface Comparison {

        void seat(RatedBoard board, RatingChange stored, RatingChange expected);

        /** Either is {@link Career#NONE} if it is missing. */
        void career(String game, long player, Career stored, Career expected);
    }

    private void compare(Comparison with) {
        for (String game : games()) {
            RatingScale scale = new RatingScale();
            rows.all(game, board -> {
                List<RatingChange> expected = scale.count(board.board());
                for (int i = 0; i < expected.size(); i++) {
                    with.seat(board.board(), board.changes().get(i), expected.get(i));
                }
            });
            Map<Long, Career> stored = rows.careers(game);
            stored.keySet().forEach(scale::of);
            scale.careers()
                    .forEach((player, expected) ->
                            with.career(game, player, stored.getOrDefault(player, Career.NONE), expected));
        }
    }

    private List<String> games() {
        return session.sql("SELECT game FROM rated_seat UNION SELECT game FROM rating ORDER BY 1")
                .texts();
    }

    private static String told(Career career) {
        return "mu " + career.skill().mu() + " sigma " + career.skill().sigma() + ", " + career.boards() + " boards, "
                + career.opponents() + " opponents, +" + career.won() + " =" + career.drawn() + " -" + career.lost();
    }
}
