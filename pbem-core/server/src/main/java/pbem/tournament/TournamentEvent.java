package pbem.tournament;

import java.util.List;
import pbem.phrase.HarmlessText;

/**
 * Something decided in the life of a tournament. The log of events is its truth: how it stands is their replay. Players
 * stand in it by id, so that a new name or a forgotten person changes nothing. The names of components are stored.
 */
public sealed interface TournamentEvent {

    /** The version in which events are written to the log; grows when their form changes. */
    int FORMAT = 1;

    /** Whether it may come after the end: a result can still be corrected, and something be said. */
    default boolean mayFollowEnd() {
        return false;
    }

    /** This event without the words of its author. */
    default TournamentEvent wordless() {
        return this;
    }

    /** What is done in each case. A new kind of event does not compile until all who ask have an answer for it. */
    <R> R match(Cases<R> cases);

    /** One case for each event. */
    interface Cases<R> {

        R joined(Joined joined);

        R left(Left left);

        R byeRequested(ByeRequested requested);

        R started(Started started);

        R paired(Paired paired);

        R challenged(Challenged challenged);

        R assigned(Assigned assigned);

        R resulted(Resulted resulted);

        R reopened(Reopened reopened);

        R adjudicated(Adjudicated adjudicated);

        R reviewed(Reviewed reviewed);

        R corrected(Corrected corrected);

        R forfeited(Forfeited forfeited);

        R readmitted(Readmitted readmitted);

        R dropped(Dropped dropped);

        R replaced(Replaced replaced);

        R extended(Extended extended);

        R paused(Paused paused);

        R resumed(Resumed resumed);

        R announced(Announced announced);

        R ended(Ended ended);

        R voided(Voided voided);
    }

    /** Somebody entered. */
    record Joined(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.joined(this);
        }
    }

    /** Somebody left: before the start as if they had never entered, later they forfeit the rest. */
    record Left(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.left(this);
        }
    }

    /** Somebody will not play in that round of a Swiss, for half of its points. */
    record ByeRequested(long player, int round) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.byeRequested(this);
        }
    }

    /**
     * The first boards are drawn up now.
     *
     * @param seeding all players, the strongest first
     */
    record Started(List<Long> seeding) implements TournamentEvent {
        public Started {
            seeding = List.copyOf(seeding);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.started(this);
        }
    }

    /**
     * Who is to play at one board.
     *
     * @param group from 0
     * @param seats the players, by seat
     */
    record Pairing(int group, List<Long> seats) {
        public Pairing {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Who meets whom in the next stage: a round, a season. With the number of the present stage it adds boards to that.
     *
     * @param stage from 1
     * @param groups the players of each group, match or division; empty where boards are added
     * @param byes who has no opponent in it, and the full points
     */
    record Paired(int stage, List<List<Long>> groups, List<Pairing> pairings, List<Long> byes)
            implements TournamentEvent {
        public Paired {
            groups = groups.stream().map(List::copyOf).toList();
            pairings = List.copyOf(pairings);
            byes = List.copyOf(byes);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.paired(this);
        }
    }

    /** On a ladder somebody challenged somebody above. */
    record Challenged(long by, long above) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.challenged(this);
        }
    }

    /** What was paired is played on that board. */
    record Assigned(int fixture, int board) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.assigned(this);
        }
    }

    /** How it ended; once more if the result was corrected. */
    record Resulted(int fixture, FixtureScore score) implements TournamentEvent {
        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resulted(this);
        }
    }

    /** A board that was closed goes on; one that had not begun, since somebody was out, can begin. */
    record Reopened(int fixture) implements TournamentEvent {
        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reopened(this);
        }
    }

    /** Somebody ended its board with a result, which follows from the board itself. */
    record Adjudicated(int fixture, String why) implements TournamentEvent {
        public Adjudicated {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Adjudicated(fixture, "");
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.adjudicated(this);
        }
    }

    /**
     * The result of a board by which somebody went on is in question, and somebody said what becomes of what
     * followed. The last word counts.
     *
     * @param keeps whether those who went on stay; else the right ones are put in as soon as the result is known
     */
    record Reviewed(int fixture, boolean keeps, String why) implements TournamentEvent {
        public Reviewed {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Reviewed(fixture, keeps, "");
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reviewed(this);
        }
    }

    /**
     * Those who should have been in a stage are put in. Boards of those who are no longer in their group count no more.
     *
     * @param groups all groups of the stage, as they should have been
     * @param struck fixtures of the stage that count no more although their players stay in their group
     * @param pairings the boards that begin for those who were put in
     * @param why empty if it follows from a result
     */
    record Corrected(
            int stage,
            List<List<Long>> groups,
            List<Integer> struck,
            List<Pairing> pairings,
            List<Long> byes,
            String why)
            implements TournamentEvent {
        public Corrected {
            groups = groups.stream().map(List::copyOf).toList();
            struck = List.copyOf(struck);
            pairings = List.copyOf(pairings);
            byes = List.copyOf(byes);
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return why.isEmpty() ? this : new Corrected(stage, groups, struck, pairings, byes, "-");
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.corrected(this);
        }
    }

    /**
     * Somebody was taken out.
     *
     * @param silent whether because they lost a board by never having moved; then they cannot enter another for a while
     */
    record Forfeited(long player, boolean silent, String why) implements TournamentEvent {
        public Forfeited {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Forfeited(player, silent, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.forfeited(this);
        }
    }

    /** Somebody who was taken out for never having moved plays on, since the board that they lost by it goes on. */
    record Readmitted(long player) implements TournamentEvent {
        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.readmitted(this);
        }
    }

    /** On a ladder somebody who did nothing for long goes a rung down. */
    record Dropped(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dropped(this);
        }
    }

    /** Somebody who has not moved yet gives their place to another. */
    record Replaced(long from, long to, String why) implements TournamentEvent {
        public Replaced {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Replaced(from, to, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.replaced(this);
        }
    }

    /** Everybody has more time, and the next round comes later. */
    record Extended(int days, String why) implements TournamentEvent {
        public Extended {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Extended(days, "");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.extended(this);
        }
    }

    /** No round and no board begins. */
    record Paused(String why) implements TournamentEvent {
        public Paused {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Paused("");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.paused(this);
        }
    }

    record Resumed(String why) implements TournamentEvent {
        public Resumed {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Resumed("");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resumed(this);
        }
    }

    /** A director said something to all. */
    record Announced(String words) implements TournamentEvent {
        public Announced {
            words = HarmlessText.of(words);
        }

        @Override
        public TournamentEvent wordless() {
            return new Announced("");
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.announced(this);
        }
    }

    /** @param why empty if it came to its end by itself */
    record Ended(String why) implements TournamentEvent {
        public Ended {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return why.isEmpty() ? this : new Ended("-");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ended(this);
        }
    }

    /** It does not count. */
    record Voided(String why) implements TournamentEvent {
        public Voided {
            why = HarmlessText.of(why);
        }

        @Override
        public TournamentEvent wordless() {
            return new Voided("");
        }

        @Override
        public boolean mayFollowEnd() {
            return true;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.voided(this);
        }
    }
}
