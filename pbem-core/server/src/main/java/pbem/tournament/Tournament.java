package pbem.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** A tournament with all its events, replayed. Immutable: a new event gives a new tournament. */
public final class Tournament {

    private final Announcement announcement;
    private final List<TournamentEntry> entries;
    private final TournamentReplay course;

    /**
     * The announcement of a tournament.
     *
     * @param number 1 or more, unique on this server
     * @param directors ids of the players who direct it
     */
    public record Announcement(int number, TournamentRules rules, List<Long> directors, Instant at) {
        public Announcement {
            directors = List.copyOf(directors);
        }
    }

    public enum State {
        /** Anybody may enter. */
        OPEN,
        RUNNING,
        PAUSED,
        ENDED,
        VOID
    }

    private Tournament(Announcement announcement, List<TournamentEntry> entries, TournamentReplay course) {
        this.announcement = announcement;
        this.entries = List.copyOf(entries);
        this.course = course;
    }

    public static Tournament announced(Announcement announcement) {
        return new Tournament(announcement, List.of(), new TournamentReplay(announcement));
    }

    /**
     * Replays a log.
     *
     * @throws BrokenTournament if it cannot have come about
     */
    public static Tournament replay(Announcement announcement, List<TournamentEntry> entries) {
        return announced(announcement).with(entries);
    }

    /**
     * This tournament with the events that followed.
     *
     * @throws BrokenTournament if they cannot have come about
     */
    public Tournament with(List<TournamentEntry> more) {
        TournamentReplay further = new TournamentReplay(course);
        List<TournamentEntry> all = new ArrayList<>(entries);
        for (TournamentEntry entry : more) {
            if (entry.revision() != all.size() + 1) {
                throw new BrokenTournament(
                        number(), "revision " + entry.revision() + " stands at place " + (all.size() + 1));
            }
            further.follow(entry);
            all.add(entry);
        }
        return new Tournament(announcement, all, further);
    }

    /** This tournament with one more event. */
    public Tournament with(Instant at, TournamentEntry.Author by, TournamentEvent event) {
        return with(List.of(new TournamentEntry(revision() + 1, at, by, event)));
    }

    public int number() {
        return announcement.number();
    }

    public Announcement announcement() {
        return announcement;
    }

    public TournamentRules rules() {
        return announcement.rules();
    }

    public List<TournamentEntry> entries() {
        return entries;
    }

    public int revision() {
        return entries.size();
    }

    public State state() {
        return course.state;
    }

    /** Whether something can still happen in it. */
    public boolean isOpenOrRunning() {
        return state() != State.ENDED && state() != State.VOID;
    }

    /** Whether it was ended early by a decision; then nothing more is paired. */
    public boolean wasEndedEarly() {
        return course.endedEarly;
    }

    /**
     * All players who are in it or were in it after its start, by seeding; before the start by the order of entering.
     */
    public Collection<Entrant> entrants() {
        return List.copyOf(course.entrants.values());
    }

    public Optional<Entrant> entrant(long player) {
        return Optional.ofNullable(course.entrants.get(player));
    }

    /** Whether players can still enter, if a place is free. */
    public boolean isOpenToEnter() {
        return course.isOpenToEnter();
    }

    /** The round of a Swiss for which that player asked for a bye. */
    public OptionalInt requestedBye(long player) {
        Integer round = course.requestedByes.get(player);
        return round == null ? OptionalInt.empty() : OptionalInt.of(round);
    }

    /** The players still in it who asked for a bye in that round. */
    public List<Long> requestedByes(int round) {
        return playing().stream()
                .filter(player -> requestedBye(player).equals(OptionalInt.of(round)))
                .toList();
    }

    public boolean isPlaying(long player) {
        return entrant(player).filter(Entrant::isPlaying).isPresent();
    }

    /** The ids of the players still in it, in order. */
    public List<Long> playing() {
        return course.entrants.values().stream()
                .filter(Entrant::isPlaying)
                .map(Entrant::player)
                .toList();
    }

    /** The seed of a player, 0 for the strongest; late entrants follow. */
    public int seed(long player) {
        return course.seeds.getOrDefault(player, Integer.MAX_VALUE);
    }

    /** The number of rounds of a Swiss that has begun; later entrants and leavers do not change it. */
    public OptionalInt rounds() {
        return rules().kind() == TournamentKind.SWISS && course.startedWith > 0
                ? OptionalInt.of(rules().rounds(course.startedWith))
                : OptionalInt.empty();
    }

    public List<Stage> stages() {
        return List.copyOf(course.stages);
    }

    /** The newest stage; empty before the first. */
    public Optional<Stage> stage() {
        return course.stages.isEmpty() ? Optional.empty() : Optional.of(course.stages.get(course.stages.size() - 1));
    }

    /** All fixtures that count, in order. */
    public List<Fixture> fixtures() {
        return counting().toList();
    }

    /** All fixtures that were ever paired, in order. */
    public List<Fixture> everPaired() {
        return List.copyOf(course.fixtures);
    }

    private Stream<Fixture> counting() {
        return course.fixtures.stream().filter(fixture -> !fixture.struck());
    }

    /** The fixtures whose results are awaited because they may change later pairings. */
    public List<Fixture> inQuestion() {
        return counting()
                .filter(fixture -> fixture.isOpen() && course.inQuestion.contains(fixture.number()))
                .toList();
    }

    /** The first stage with a result that was questioned; 0 if there is none. */
    public int correctedFrom() {
        return course.correctedFrom;
    }

    /** Whether players were put into that stage by hand, so that it no longer follows from results. */
    public boolean isByHand(int stage) {
        return course.byHand.contains(stage);
    }

    /** Whether a player advanced or won by the result that the fixture has or had. */
    public boolean decidedWhoWentOn(Fixture fixture) {
        boolean won = rules().kind() == TournamentKind.KNOCK_OUT
                && state() == State.ENDED
                && !course.endedEarly
                && fixture.stage() == course.stages.size();
        return !fixture.struck() && (won || course.decisive.containsKey(fixture.number()) && !course.endedEarly);
    }

    /** The tournament before that stage was paired, with the present results. */
    public Tournament before(int stage) {
        int paired = course.pairedAt.get(stage - 1);
        Tournament then = replay(announcement, entries.subList(0, paired - 1));
        for (TournamentEntry entry : entries.subList(paired, entries.size())) {
            if (entry.event() instanceof TournamentEvent.Replaced replaced && then.isPlaying(replaced.from())) {
                then = then.with(entry.at(), entry.by(), replaced); // a replacement counts as if it had been there then
            }
        }
        return new Tournament(announcement, then.entries, new TournamentReplay(then.course, course, stage));
    }

    public Optional<Fixture> fixture(int number) {
        return number >= 1 && number <= course.fixtures.size()
                ? Optional.of(course.fixtures.get(number - 1))
                : Optional.empty();
    }

    /** The fixture of that board. */
    public Optional<Fixture> onBoard(int board) {
        return course.fixtures.stream()
                .filter(fixture ->
                        fixture.board().isPresent() && fixture.board().getAsInt() == board)
                .findFirst();
    }

    public Stream<Fixture> fixturesOf(long player) {
        return counting().filter(fixture -> fixture.has(player));
    }

    public Stream<Fixture> fixtures(int stage, int group) {
        return counting().filter(fixture -> fixture.stage() == stage && fixture.group() == group);
    }

    /** Whether all paired boards are over. */
    public boolean isSettled() {
        return course.fixtures.stream().noneMatch(Fixture::isOpen);
    }

    /** The numbers of the fixtures that were open when that player left; empty for a player who is still in it. */
    public Set<Integer> leftOpen(long player) {
        return course.leftOpen.getOrDefault(player, Set.of());
    }

    /** The players of a ladder, the top first. */
    public List<Long> rungs() {
        return course.rungs.order();
    }

    /** The last event that keeps that player on their rung. */
    public Instant lastActive(long player) {
        return course.active.getOrDefault(player, announcement.at());
    }

    /** Tournaments with the same log are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Tournament tournament
                && announcement.equals(tournament.announcement)
                && entries.equals(tournament.entries);
    }

    @Override
    public int hashCode() {
        return announcement.hashCode() * 31 + entries.hashCode();
    }

    @Override
    public String toString() {
        return "tournament " + number() + " at revision " + revision();
    }
}
