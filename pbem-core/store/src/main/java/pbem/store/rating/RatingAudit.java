package pbem.store.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import pbem.game.Result;
import pbem.rating.RatedBoard;
import pbem.rating.RatedBoard.RatedSeat;
import pbem.rating.RatingChange;
import pbem.rating.RatingScale;
import pbem.rating.Skill;

/** Holds the ratings against the boards that count, and the sums against the ratings. */
public final class RatingAudit {

    /** Where everything is spoilt nobody reads more. */
    private static final int MOST = 20;

    private final Handle handle;
    private final RatingRows rows;

    public RatingAudit(Handle handle) {
        this.handle = handle;
        this.rows = new RatingRows(handle);
    }

    /** What is stored of a board otherwise than its log says; a clause. */
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

    /** What does not follow from the boards that count: a line each. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        compare(new Comparison() {
            @Override
            public void seat(RatedBoard board, RatingChange stored, RatingChange expected) {
                if (!isNearly(expected, stored)) {
                    faults.add("board " + board.number() + ": the rating of seat "
                            + expected.seat().seat() + " is stored as " + told(stored.after()) + ", the boards say "
                            + told(expected.after()));
                }
            }

            @Override
            public void sum(String game, long player, Sum stored, Sum expected) {
                if (!isNearly(expected, stored)) {
                    faults.add(game + ": the rating of player " + player + " is stored as " + stored
                            + ", their boards say " + expected);
                }
            }
        });
        return faults.subList(0, Math.min(MOST, faults.size()));
    }

    /** Writes everything anew that does not follow from the boards that count: what that was. */
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
            public void sum(String game, long player, Sum stored, Sum expected) {
                if (!Objects.equals(expected, stored)) {
                    rows.sum(game, player);
                    changed.add(game + " player " + player);
                }
            }
        });
        return changed;
    }

    /** What is done about a row beside what it should be. */
    private interface Comparison {

        void seat(RatedBoard board, RatingChange stored, RatingChange expected);

        /** Either may be missing, and then is null. */
        void sum(String game, long player, Sum stored, Sum expected);
    }

    /** Of each game first all seats, then the sums of the seats as they stand thereafter. */
    private void compare(Comparison with) {
        for (String game : games()) {
            RatingScale scale = new RatingScale();
            for (RatingRows.Counted board : rows.all(game)) {
                List<RatingChange> expected = scale.count(board.board());
                for (int i = 0; i < expected.size(); i++) {
                    with.seat(board.board(), board.changes().get(i), expected.get(i));
                }
            }
            Map<Long, Sum> sums = sums(rows.all(game));
            Map<Long, Sum> stored = stored(game);
            Set<Long> players = new TreeSet<>(sums.keySet());
            players.addAll(stored.keySet());
            players.forEach(player -> with.sum(game, player, stored.get(player), sums.get(player)));
        }
    }

    private List<String> games() {
        return handle.createQuery("SELECT game FROM rated_seat UNION SELECT game FROM rating ORDER BY 1")
                .mapTo(String.class)
                .list();
    }

    /** What a row of sums says. */
    private record Sum(Skill skill, int boards, int opponents, int won, int drawn, int lost, long last) {

        static final Sum NONE = new Sum(Skill.START, 0, 0, 0, 0, 0, 0);

        boolean isNearly(Sum sum) {
            return skill.isNearly(sum.skill)
                    && boards == sum.boards
                    && opponents == sum.opponents
                    && won == sum.won
                    && drawn == sum.drawn
                    && lost == sum.lost
                    && last == sum.last;
        }

        @Override
        public String toString() {
            return told(skill) + ", " + boards + " boards, " + opponents + " opponents, +" + won + " =" + drawn + " -"
                    + lost;
        }
    }

    private static Map<Long, Sum> sums(List<RatingRows.Counted> boards) {
        Map<Long, Sum> sums = new TreeMap<>();
        Map<Long, Set<Long>> met = new HashMap<>();
        for (RatingRows.Counted board : boards) {
            for (RatingChange change : board.changes()) {
                RatedSeat seat = change.seat();
                Set<Long> opponents = met.computeIfAbsent(seat.player(), player -> new TreeSet<>());
                board.board().seats().stream()
                        .map(RatedSeat::player)
                        .filter(other -> other != seat.player())
                        .forEach(opponents::add);
                Sum before = sums.getOrDefault(seat.player(), Sum.NONE);
                sums.put(
                        seat.player(),
                        new Sum(
                                change.after(),
                                before.boards() + 1,
                                opponents.size(),
                                before.won() + (seat.result() == Result.WON ? 1 : 0),
                                before.drawn() + (seat.result() == Result.DREW ? 1 : 0),
                                before.lost() + (seat.result() == Result.LOST ? 1 : 0),
                                board.board().closed().toEpochMilli()));
            }
        }
        return sums;
    }

    private Map<Long, Sum> stored(String game) {
        Map<Long, Sum> sums = new TreeMap<>();
        handle.createQuery("SELECT * FROM rating WHERE game = :game")
                .bind("game", game)
                .map((row, context) -> Map.entry(
                        row.getLong("player_id"),
                        new Sum(
                                new Skill(row.getDouble("mu"), row.getDouble("sigma")),
                                row.getInt("boards"),
                                row.getInt("opponents"),
                                row.getInt("won"),
                                row.getInt("drawn"),
                                row.getInt("lost"),
                                row.getLong("last_at"))))
                .forEach(sum -> sums.put(sum.getKey(), sum.getValue()));
        return sums;
    }

    private static boolean isNearly(Sum one, Sum other) {
        return one != null && other != null && one.isNearly(other);
    }

    private static boolean isNearly(RatingChange one, RatingChange other) {
        return one.before().isNearly(other.before()) && one.after().isNearly(other.after());
    }

    private static String told(Skill skill) {
        return "mu " + skill.mu() + " sigma " + skill.sigma();
    }
}
