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

/**
 * The state of a tournament while its log is replayed. Each case throws {@link BrokenTournament} if the event is
 * impossible.
 */
final class TournamentReplay implements TournamentEvent.Cases<Void> {

    private final Tournament.Announcement announcement;
    final Map<Long, Entrant> entrants = new LinkedHashMap<>();
    final Map<Long, Integer> seeds = new HashMap<>();
    final Map<Long, Instant> active = new HashMap<>();
    final Map<Long, Set<Integer>> leftOpen = new HashMap<>();
    final List<Stage> stages = new ArrayList<>();
    /** By stage the revision at which it was paired. */
    final List<Integer> pairedAt = new ArrayList<>();

    final List<Fixture> fixtures = new ArrayList<>();
    /** The fixtures whose present result counts for later stages, even if these were paired before. */
    final Set<Integer> inQuestion = new HashSet<>();
    /** By fixture the score that decided who advanced. */
    final Map<Integer, FixtureScore> decisive = new HashMap<>();
    /** The stages that players were put into by hand. */
    final Set<Integer> byHand = new HashSet<>();

    Rungs rungs = new Rungs();
    /** By player the round of the requested bye. */
    final Map<Long, Integer> requestedByes = new HashMap<>();

    State state = State.OPEN;
    int startedWith;
    /** The first stage with a result that was questioned; 0 if there is none. */
    int correctedFrom;
    /** Whether it was ended by a decision. */
    boolean endedEarly;

    private Instant now;
    private int revision;

    TournamentReplay(Tournament.Announcement announcement) {
        this.announcement = announcement;
        this.now = announcement.at();
    }

    TournamentReplay(TournamentReplay other) {
        this(other.announcement);
        entrants.putAll(other.entrants);
        seeds.putAll(other.seeds);
        active.putAll(other.active);
        leftOpen.putAll(other.leftOpen);
        stages.addAll(other.stages);
        pairedAt.addAll(other.pairedAt);
        fixtures.addAll(other.fixtures);
        inQuestion.addAll(other.inQuestion);
        decisive.putAll(other.decisive);
        byHand.addAll(other.byHand);
        correctedFrom = other.correctedFrom;
        endedEarly = other.endedEarly;
        rungs = new Rungs(other.rungs);
        requestedByes.putAll(other.requestedByes);
        state = other.state;
        startedWith = other.startedWith;
        now = other.now;
        revision = other.revision;
    }

    /** The state before that stage was paired, with the present results. */
    TournamentReplay(TournamentReplay then, TournamentReplay present, int stage) {
        this(then);
        stages.clear();
        stages.addAll(present.stages.subList(0, stage - 1));
        fixtures.clear();
        for (Fixture fixture : present.fixtures) {
            fixtures.add(
                    fixture.stage() >= stage
                            ? fixture.crossedOut()
                            : fixture.with(Optional.ofNullable(present.decisive.get(fixture.number()))));
        }
    }

    void follow(TournamentEntry entry) {
        must(
                state != State.VOID && (state != State.ENDED || entry.event().mayFollowEnd()),
                "something follows its end");
        now = entry.at();
        revision = entry.revision();
        entry.event().match(this);
    }

    @Override
    public Void joined(TournamentEvent.Joined joined) {
        long player = joined.player();
        must(isOpenToEnter(), "somebody joins after the start");
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

    /** Whether players can enter. A Swiss admits players while a round is to come. */
    boolean isOpenToEnter() {
        return switch (state) {
            case OPEN -> true;
            case RUNNING, PAUSED ->
                rules().kind().isPerpetual()
                        || rules().kind() == TournamentKind.SWISS && stages.size() < rules().rounds(startedWith);
            case ENDED, VOID -> false;
        };
    }

    @Override
    public Void byeRequested(TournamentEvent.ByeRequested requested) {
        long player = requested.player();
        must(rules().kind() == TournamentKind.SWISS, "a bye is asked for without a Swiss");
        must(isPlaying(player), player + " is not in it");
        must(requested.round() > stages.size(), "a bye is asked for in a round that is paired");
        must(!requestedByes.containsKey(player), player + " asks for two byes");
        requestedByes.put(player, requested.round());
        return null;
    }

    private void climbOn(long player) {
        active.put(player, now);
        if (rules().kind() == TournamentKind.LADDER) {
            rungs.on(player);
        }
    }

    @Override
    public Void left(TournamentEvent.Left left) {
        must(isPlaying(left.player()), left.player() + " is not in it");
        out(left.player(), Entrant.Presence.LEFT);
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
        out(forfeited.player(), Entrant.Presence.FORFEITED);
        return null;
    }

    @Override
    public Void readmitted(TournamentEvent.Readmitted readmitted) {
        long player = readmitted.player();
        must(entrants.containsKey(player) && !isPlaying(player), player + " is not out of it");
        entrants.put(player, new Entrant(player, Entrant.Presence.PLAYING, now));
        leftOpen.remove(player);
        climbOn(player);
        return null;
    }

    private void out(long player, Entrant.Presence presence) {
        if (state == State.OPEN) { // without a trace, so that they can enter again
            entrants.remove(player);
            requestedByes.remove(player);
            return;
        }
        entrants.put(player, new Entrant(player, presence, now));
        if (rules().kind() == TournamentKind.LADDER) {
            rungs.off(player);
        }
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
        startedWith = entrants.size();
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
        boolean more = paired.stage() >= 1 && paired.stage() <= stages.size();
        must(more || paired.stage() == stages.size() + 1, "stage " + paired.stage() + " is not the next one");
        if (more) {
            must(paired.groups().isEmpty() && paired.byes().isEmpty(), "a stage begins twice");
        } else {
            decide(stages.size());
            pairedAt.add(revision);
            stages.add(new Stage(paired.stage(), paired.groups(), paired.byes(), halfByes(paired.stage()), now, 0));
        }
        List<Long> grouped = stages.get(paired.stage() - 1).players();
        must(new HashSet<>(grouped).size() == grouped.size(), "somebody is in two groups");
        must(entrants.keySet().containsAll(grouped), "somebody is paired who never entered");
        for (Pairing pairing : paired.pairings()) {
            must(
                    pairing.seats().stream()
                            .noneMatch(stages.get(paired.stage() - 1).halfByes()::contains),
                    "somebody plays who asked for a bye");
            more(paired.stage(), pairing);
        }
        return null;
    }

    /** Records the present results as those that decide who advances. */
    private void decide(int stage) {
        if (rules().kind() != TournamentKind.SWISS) {
            fixtures.stream()
                    .filter(fixture -> fixture.stage() == stage && !fixture.struck())
                    .forEach(fixture -> fixture.score().ifPresent(score -> decisive.put(fixture.number(), score)));
        }
    }

    /** The players who asked for a bye in that round. */
    private List<Long> halfByes(int round) {
        return entrants.keySet().stream()
                .filter(player -> isPlaying(player) && requestedByes.getOrDefault(player, 0) == round)
                .toList();
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
                now,
                false));
    }

    @Override
    public Void reviewed(TournamentEvent.Reviewed reviewed) {
        must(!fixture(reviewed.fixture()).struck(), "fixture " + reviewed.fixture() + " does not count");
        if (reviewed.keeps()) {
            inQuestion.remove(reviewed.fixture());
        } else {
            question(fixture(reviewed.fixture()));
            goOn();
        }
        return null;
    }

    /** A tournament that had ended by itself continues until it ends again. */
    private void goOn() {
        if (state == State.ENDED && !endedEarly) {
            state = State.RUNNING;
        }
    }

    @Override
    public Void corrected(TournamentEvent.Corrected corrected) {
        int number = corrected.stage();
        must(number >= 1 && number <= stages.size(), "there is no stage " + number);
        List<Long> seated = corrected.pairings().stream()
                .flatMap(pairing -> pairing.seats().stream())
                .toList();
        Stage right = stages.get(number - 1).with(corrected.groups(), corrected.byes(), seated);
        must(new HashSet<>(right.players()).size() == right.players().size(), "somebody is in two groups");
        must(entrants.keySet().containsAll(right.players()), "somebody is put in who never entered");
        stages.set(number - 1, right);
        for (Fixture fixture : List.copyOf(fixtures)) {
            boolean stays = !corrected.struck().contains(fixture.number())
                    && fixture.group() < right.groups().size()
                    && right.groups().get(fixture.group()).containsAll(fixture.seats());
            if (fixture.stage() == number && !stays) {
                fixtures.set(fixture.number() - 1, fixture.crossedOut());
                inQuestion.remove(fixture.number());
            }
        }
        corrected.pairings().forEach(pairing -> more(number, pairing));
        if (!corrected.why().isEmpty()) {
            byHand.add(number);
        }
        goOn();
        return null;
    }

    /** Adds a board to a stage that has begun. If the next stage is already paired, its result may change that. */
    private void more(int stage, Pairing pairing) {
        must(stages.get(stage - 1).players().containsAll(pairing.seats()), "somebody plays who is in no group");
        add(stage, pairing);
        if (stage < stages.size()) {
            question(fixtures.get(fixtures.size() - 1));
        }
    }

    private void question(Fixture fixture) {
        inQuestion.add(fixture.number());
        correctedFrom = correctedFrom == 0 ? fixture.stage() : Math.min(correctedFrom, fixture.stage());
    }

    @Override
    public Void challenged(TournamentEvent.Challenged challenged) {
        mustRun();
        must(rules().kind() == TournamentKind.LADDER, "a challenge without a ladder");
        must(isPlaying(challenged.by()) && isPlaying(challenged.above()), "a challenge from or of nobody");
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
        if (inQuestion.contains(fixture.number())) {
            decisive.put(fixture.number(), resulted.score());
        }
        if (rules().kind() == TournamentKind.LADDER) {
            if (fixture.isOpen()) {
                fixture.seats().forEach(player -> active.put(player, now));
            }
            climb(fixture);
        }
        return null;
    }

    /** Updates the rungs once all boards of a challenge are over. */
    private void climb(Fixture last) {
        List<Fixture> meeting = fixtures.stream()
                .filter(other -> other.since().equals(last.since())
                        && new HashSet<>(other.seats()).equals(new HashSet<>(last.seats())))
                .toList();
        if (meeting.stream().noneMatch(Fixture::isOpen)) {
            rungs.met(meeting, fixtures);
        }
    }

    @Override
    public Void reopened(TournamentEvent.Reopened reopened) {
        Fixture fixture = fixture(reopened.fixture());
        must(!fixture.isOpen(), "fixture " + fixture.number() + " is not over");
        fixtures.set(fixture.number() - 1, fixture.with(Optional.empty()));
        rungs.recount(fixtures);
        return null;
    }

    @Override
    public Void dropped(TournamentEvent.Dropped dropped) {
        must(rungs.order().contains(dropped.player()), dropped.player() + " cannot drop");
        rungs.drop(dropped.player());
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
        requestedByes.remove(from);
        active.remove(from);
        active.put(to, now);
        stages.replaceAll(stage -> stage.replacing(from, to));
        fixtures.replaceAll(fixture -> fixture.replacing(from, to));
        rungs.replace(from, to);
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
        endedEarly = !ended.why().isEmpty();
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
