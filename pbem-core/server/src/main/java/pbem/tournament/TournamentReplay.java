package pbem.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.tournament.Tournament.State;
import pbem.tournament.TournamentEvent.Pairing;

/** How a tournament stands while its log is replayed. Each case throws {@link BrokenTournament} if it cannot be. */
final class TournamentReplay implements TournamentEvent.Cases<Void> {

    private final Tournament.Announcement announcement;
    final Map<Long, Entrant> entrants;
    final Map<Long, Integer> seeds;
    final Map<Long, Instant> active;
    final Map<Long, Set<Integer>> leftOpen;
    final List<Stage> stages;
    final List<Fixture> fixtures;
    final List<Long> rungs;
    State state;

    private Instant now;

    TournamentReplay(Tournament.Announcement announcement) {
        this.announcement = announcement;
        this.entrants = new LinkedHashMap<>();
        this.seeds = new HashMap<>();
        this.active = new HashMap<>();
        this.leftOpen = new HashMap<>();
        this.stages = new ArrayList<>();
        this.fixtures = new ArrayList<>();
        this.rungs = new ArrayList<>();
        this.state = State.OPEN;
        this.now = announcement.at();
    }

    TournamentReplay(TournamentReplay other) {
        this.announcement = other.announcement;
        this.entrants = new LinkedHashMap<>(other.entrants);
        this.seeds = new HashMap<>(other.seeds);
        this.active = new HashMap<>(other.active);
        this.leftOpen = new HashMap<>(other.leftOpen);
        this.stages = new ArrayList<>(other.stages);
        this.fixtures = new ArrayList<>(other.fixtures);
        this.rungs = new ArrayList<>(other.rungs);
        this.state = other.state;
        this.now = other.now;
    }

    void follow(TournamentEntry entry) {
        must(
                state != State.VOID && (state != State.ENDED || entry.event().mayFollowEnd()),
                "something follows its end");
        now = entry.at();
        entry.event().match(this);
    }

    @Override
    public Void joined(TournamentEvent.Joined joined) {
        long player = joined.player();
        must(state == State.OPEN || rules().kind().isPerpetual(), "somebody joins after the start");
        must(!isPlaying(player), player + " joins twice");
        must(playing() < rules().size(), "more join than it has places");
        entrants.remove(player);
        leftOpen.remove(player);
        entrants.put(player, new Entrant(player, Entrant.Presence.PLAYING, now));
        if (state != State.OPEN) {
            seeds.putIfAbsent(player, seeds.size());
            climbOn(player);
        }
        return null;
    }

    private void climbOn(long player) {
        active.put(player, now);
        if (rules().kind() == TournamentKind.LADDER) {
            rungs.add(player);
        }
    }

    @Override
    public Void left(TournamentEvent.Left left) {
        must(isPlaying(left.player()), left.player() + " is not in it");
        if (state == State.OPEN) {
            entrants.remove(left.player());
        } else {
            out(left.player(), Entrant.Presence.LEFT);
        }
        return null;
    }

    @Override
    public Void adjudicated(TournamentEvent.Adjudicated adjudicated) {
        must(fixture(adjudicated.fixture()).isUnderWay(), "a board is decided that is not under way");
        return null;
    }

    @Override
    public Void forfeited(TournamentEvent.Forfeited forfeited) {
        must(isPlaying(forfeited.player()), forfeited.player() + " is not in it");
        must(state != State.OPEN, "somebody forfeits before the start");
        out(forfeited.player(), Entrant.Presence.FORFEITED);
        return null;
    }

    private void out(long player, Entrant.Presence presence) {
        entrants.put(player, new Entrant(player, presence, now));
        rungs.remove(Long.valueOf(player));
        leftOpen.put(
                player,
                fixtures.stream()
                        .filter(fixture -> fixture.isOpen() && fixture.has(player))
                        .map(Fixture::number)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    @Override
    public Void started(TournamentEvent.Started started) {
        must(state == State.OPEN, "it starts twice");
        must(
                new HashSet<>(started.seeding()).equals(entrants.keySet())
                        && started.seeding().size() == entrants.size(),
                "others start than have entered");
        must(started.seeding().size() >= rules().leastPlayers(), "it starts with too few");
        Map<Long, Entrant> entered = new HashMap<>(entrants);
        entrants.clear();
        for (long player : started.seeding()) {
            seeds.put(player, seeds.size());
            entrants.put(player, entered.get(player));
            climbOn(player);
        }
        state = State.RUNNING;
        return null;
    }

    @Override
    public Void paired(TournamentEvent.Paired paired) {
        mustRun();
        boolean more = paired.stage() == stages.size();
        must(more || paired.stage() == stages.size() + 1, "stage " + paired.stage() + " is not the next one");
        if (more) {
            must(paired.groups().isEmpty() && paired.byes().isEmpty(), "a stage begins twice");
        } else {
            stages.add(new Stage(paired.stage(), paired.groups(), paired.byes(), now, 0));
        }
        List<Long> grouped = stages.get(paired.stage() - 1).players();
        must(new HashSet<>(grouped).size() == grouped.size(), "somebody is in two groups");
        must(entrants.keySet().containsAll(grouped), "somebody is paired who never entered");
        for (Pairing pairing : paired.pairings()) {
            must(grouped.containsAll(pairing.seats()), "somebody plays who is in no group");
            add(paired.stage(), pairing);
        }
        return null;
    }

    private void add(int stage, Pairing pairing) {
        must(new HashSet<>(pairing.seats()).size() == pairing.seats().size(), "somebody meets themselves");
        fixtures.add(new Fixture(
                fixtures.size() + 1,
                stage,
                pairing.group(),
                pairing.seats(),
                OptionalInt.empty(),
                Optional.empty(),
                now));
    }

    @Override
    public Void challenged(TournamentEvent.Challenged challenged) {
        mustRun();
        must(rules().kind() == TournamentKind.LADDER, "a challenge without a ladder");
        must(isPlaying(challenged.by()) && isPlaying(challenged.above()), "a challenge from or of nobody");
        must(rungs.indexOf(challenged.above()) < rungs.indexOf(challenged.by()), "a challenge of somebody below");
        add(0, new Pairing(0, List.of(challenged.by(), challenged.above())));
        if (rules().bothSeats()) {
            add(0, new Pairing(0, List.of(challenged.above(), challenged.by())));
        }
        active.put(challenged.by(), now);
        active.put(challenged.above(), now);
        return null;
    }

    @Override
    public Void assigned(TournamentEvent.Assigned assigned) {
        Fixture fixture = fixture(assigned.fixture());
        must(fixture.isOpen() && fixture.board().isEmpty(), "fixture " + fixture.number() + " has a board");
        fixtures.set(fixture.number() - 1, fixture.on(assigned.board()));
        return null;
    }

    @Override
    public Void resulted(TournamentEvent.Resulted resulted) {
        Fixture fixture = fixture(resulted.fixture());
        must(resulted.score().halves().size() == fixture.seats().size(), "a score for other seats");
        fixtures.set(fixture.number() - 1, fixture.with(Optional.of(resulted.score())));
        if (rules().kind() == TournamentKind.LADDER && fixture.isOpen()) {
            fixture.seats().forEach(player -> active.put(player, now));
            climb(fixture);
        }
        return null;
    }

    /** Once all boards of a challenge are over, a challenger who has more points takes the rung. */
    private void climb(Fixture last) {
        List<Fixture> meeting = fixtures.stream()
                .filter(other -> other.since().equals(last.since())
                        && new HashSet<>(other.seats()).equals(new HashSet<>(last.seats())))
                .toList();
        if (meeting.stream().anyMatch(Fixture::isOpen)) {
            return;
        }
        long by = meeting.get(0).seats().get(0);
        long above = meeting.get(0).seats().get(1);
        int points = meeting.stream().mapToInt(f -> f.halves(by)).sum();
        int against = meeting.stream().mapToInt(f -> f.halves(above)).sum();
        int from = rungs.indexOf(by);
        int to = rungs.indexOf(above);
        if (points > against && to >= 0 && from > to) {
            rungs.remove(from);
            rungs.add(to, by);
        }
    }

    @Override
    public Void reopened(TournamentEvent.Reopened reopened) {
        Fixture fixture = fixture(reopened.fixture());
        must(!fixture.isOpen() && fixture.board().isPresent(), "fixture " + fixture.number() + " is not over");
        fixtures.set(fixture.number() - 1, fixture.with(Optional.empty()));
        return null;
    }

    @Override
    public Void dropped(TournamentEvent.Dropped dropped) {
        int rung = rungs.indexOf(dropped.player());
        must(rung >= 0 && rung < rungs.size() - 1, dropped.player() + " cannot drop");
        rungs.remove(rung);
        rungs.add(rung + 1, dropped.player());
        active.put(dropped.player(), now);
        return null;
    }

    @Override
    public Void replaced(TournamentEvent.Replaced replaced) {
        long from = replaced.from();
        long to = replaced.to();
        must(state != State.OPEN, "somebody is replaced before the start");
        must(isPlaying(from), from + " is not in it");
        must(!entrants.containsKey(to), to + " was in it before");
        Map<Long, Entrant> others = new LinkedHashMap<>(entrants);
        entrants.clear();
        others.forEach((player, entrant) -> entrants.put(
                player == from ? to : player,
                player == from ? new Entrant(to, Entrant.Presence.PLAYING, now) : entrant));
        seeds.put(to, seeds.remove(from));
        active.remove(from);
        active.put(to, now);
        stages.replaceAll(stage -> stage.replacing(from, to));
        fixtures.replaceAll(fixture -> fixture.replacing(from, to));
        rungs.replaceAll(player -> player == from ? Long.valueOf(to) : player);
        return null;
    }

    @Override
    public Void extended(TournamentEvent.Extended extended) {
        must(extended.days() > 0, "it is extended by nothing");
        if (!stages.isEmpty()) {
            stages.set(stages.size() - 1, stages.get(stages.size() - 1).extended(extended.days()));
        }
        return null;
    }

    @Override
    public Void paused(TournamentEvent.Paused paused) {
        mustRun();
        state = State.PAUSED;
        return null;
    }

    @Override
    public Void resumed(TournamentEvent.Resumed resumed) {
        must(state == State.PAUSED, "it goes on although it was not paused");
        state = State.RUNNING;
        return null;
    }

    @Override
    public Void announced(TournamentEvent.Announced announced) {
        return null;
    }

    @Override
    public Void ended(TournamentEvent.Ended ended) {
        must(state != State.OPEN, "it ends before its start");
        must(state != State.ENDED, "it ends twice");
        state = State.ENDED;
        return null;
    }

    @Override
    public Void voided(TournamentEvent.Voided voided) {
        state = State.VOID;
        return null;
    }

    private TournamentRules rules() {
        return announcement.rules();
    }

    private long playing() {
        return entrants.values().stream().filter(Entrant::isPlaying).count();
    }

    private boolean isPlaying(long player) {
        return entrants.containsKey(player) && entrants.get(player).isPlaying();
    }

    private Fixture fixture(int number) {
        must(number >= 1 && number <= fixtures.size(), "there is no fixture " + number);
        return fixtures.get(number - 1);
    }

    private void mustRun() {
        must(state == State.RUNNING, "it does not run");
    }

    private void must(boolean met, String fault) {
        if (!met) {
            throw new BrokenTournament(announcement.number(), fault);
        }
    }
}
