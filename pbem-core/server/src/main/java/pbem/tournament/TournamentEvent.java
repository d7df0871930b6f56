package pbem.tournament;

import java.util.List;
import pbem.phrase.HarmlessText;

/**
 * A decision about a tournament. The log of events is the truth, and the state of the tournament is their replay.
 * Players are stored by id, so that a new name or a forgotten person changes nothing. The names of components are
 * stored.
 */
public sealed interface TournamentEvent {

    /** The version in which events are written to the log; grows when their form changes. */
    int FORMAT = 1;

    /** Whether this event may follow the end: a result can still be corrected, and an announcement be made. */
    default boolean mayFollowEnd() {
        return false;
    }

    /** This event without the words of its author. */
    default TournamentEvent wordless() {
        return this;
    }

    /** Applies the method for this kind of event. A new kind does not compile until every caller handles it. */
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

    /** A player entered. */
    record Joined(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.joined(this);
        }
    }

    /** A player left: before the start as if they had never entered; later they forfeit the rest. */
    record Left(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.left(this);
        }
    }

    /** A player will not play in that round of a Swiss, for half of its points. */
    record ByeRequested(long player, int round) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.byeRequested(this);
        }
    }

    /**
     * The tournament began.
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
     * The players of one board.
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
     * The pairings of the next stage: a round or a season. With the number of the present stage it adds boards to that
     * stage.
     *
     * @param stage from 1
     * @param groups the players of each group, match or division; empty where boards are added
     * @param byes the players without an opponent, who get the full points
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

    /** A player of a ladder challenged a player above. */
    record Challenged(long by, long above) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.challenged(this);
        }
    }

    /** The board of a fixture began. */
    record Assigned(int fixture, int board) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.assigned(this);
        }
    }

    /** The result of a fixture; once more if it was corrected. */
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

    /** A closed board continues; a board that had not begun because a player was out can begin. */
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

    /** A director ended its board with a result, which is taken from the board itself. */
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
     * A director decided what becomes of later stages while the result of a board that decided who advanced is in
     * question. The last decision counts.
     *
     * @param keeps whether the players who advanced stay; otherwise the right players are put in as soon as the result
     *     is known
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
     * The right players are put into a stage. Boards of players who leave their group no longer count.
     *
     * @param groups all groups of the stage, as they should have been
     * @param struck fixtures of the stage that no longer count although their players stay in their group
     * @param pairings the boards that begin for the new players
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
     * A player was removed.
     *
     * @param silent whether it was for losing a board without a single move; then they cannot enter another tournament
     *     for a while
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

    /** A player who was removed for losing a board without a move is back, since that board continues. */
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

    /** A player of a ladder who was inactive drops a rung. */
    record Dropped(long player) implements TournamentEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dropped(this);
        }
    }

    /** A player who has not moved yet is replaced by another. */
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

    /** All players get more time, and the next round comes later. */
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

    /** A director made an announcement. */
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

    /** @param why empty if it ended by itself */
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
