package pbem.games.chromino;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import pbem.game.Act;
import pbem.game.BoardWords;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Option;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * Chromino in which the same moves are played, but everything that one viewer may not see is different. Until the game
 * is over, a server with this game must give that viewer the same bytes as a server with the real one.
 */
public final class OtherWorld implements Game {

    private final Chromino real = new Chromino();
    private final Seed pretended;
    private final Seed played;
    private final Viewer viewer;
    private boolean believed;

    /**
     * @param pretended the seed of the board
     * @param played the seed of the game that is really played
     * @param viewer the viewer who must not notice the difference
     */
    public OtherWorld(Seed pretended, Seed played, Viewer viewer) {
        this.pretended = pretended;
        this.played = played;
        this.viewer = viewer;
    }

    /** Programs that ask for any seat see the viewer's position after this call, whatever the real one is. */
    public OtherWorld believed() {
        believed = true;
        return this;
    }

    @Override
    public Act<Position> start(Setup setup) {
        if (!setup.seed().equals(pretended)) {
            return real.start(setup);
        }
        return real.start(new Setup(setup.seats(), setup.options(), played)) instanceof Act.Done<Position> ready
                ? Act.done(new Seen((ChrominoPosition) ready.now()))
                : real.start(setup);
    }

    @Override
    public String name() {
        return real.name();
    }

    @Override
    public Map<String, Class<?>> homes() {
        return real.homes();
    }

    @Override
    public String title() {
        return real.title();
    }

    @Override
    public int rulesVersion() {
        return real.rulesVersion();
    }

    @Override
    public int leastSeats() {
        return real.leastSeats();
    }

    @Override
    public int mostSeats() {
        return real.mostSeats();
    }

    @Override
    public List<Option> options() {
        return real.options();
    }

    @Override
    public String moveForm() {
        return real.moveForm();
    }

    @Override
    public Set<String> moveWords() {
        return real.moveWords();
    }

    @Override
    public boolean hasChance() {
        return real.hasChance();
    }

    @Override
    public List<Phrase> lots(Setup setup) {
        return real.lots(setup);
    }

    @Override
    public boolean isRated(Setup setup) {
        return real.isRated(setup);
    }

    @Override
    public boolean hidesHands(Setup setup) {
        return real.hidesHands(setup);
    }

    @Override
    public Optional<Strategy> strategy() {
        return real.strategy().map(Thinking::new);
    }

    /** Thinks as the real game does: for the viewer about the shown position, for others about the real one. */
    private final class Thinking implements Strategy {

        private final Strategy real;

        Thinking(Strategy real) {
            this.real = real;
        }

        @Override
        public Method method() {
            return real.method();
        }

        @Override
        public int positions(Setup setup, int level) {
            return real.positions(setup, level);
        }

        @Override
        public boolean seesPromise(int level) {
            return real.seesPromise(level);
        }

        @Override
        public boolean guesses(Setup setup) {
            return real.guesses(setup);
        }

        @Override
        public Simulation simulation(List<Position> log, Seat asks, long seed) {
            List<Position> known = log.stream()
                    .map(position -> (Seen) position)
                    .map(seen -> (Position) (believed || Viewer.of(asks).equals(viewer) ? seen.shown : seen.real))
                    .toList();
            return real.simulation(known, asks, seed);
        }
    }

    @Override
    public boolean numbersSeats(Setup setup) {
        return real.numbersSeats(setup);
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return real.seatName(setup, seat);
    }

    @Override
    public Act<Position> start(int seats, Map<String, String> options, Seed seed) {
        return Game.super.start(seats, options, seed);
    }

    /** A position that goes on as the real one and is shown as a disguised one. */
    private final class Seen implements Position {

        private final ChrominoPosition real;
        private final ChrominoPosition shown;

        Seen(ChrominoPosition real) {
            this.real = real;
            this.shown = Disguise.of(real, viewer, new Random(31L * real.ply() + viewer.hashCode()));
        }

        /** The position against which a move is tried: the shown one if the viewer is to move. */
        private ChrominoPosition tried() {
            return viewer.seat().filter(toMove()::contains).isPresent() ? shown : real;
        }

        @Override
        public Game game() {
            return OtherWorld.this;
        }

        @Override
        public Setup setup() {
            return new Setup(real.setup().seats(), real.setup().options(), pretended);
        }

        @Override
        public int ply() {
            return real.ply();
        }

        @Override
        public List<Seat> toMove() {
            return real.toMove();
        }

        @Override
        public Optional<Outcome> outcome() {
            return real.outcome();
        }

        @Override
        public Optional<Places> places() {
            return real.places();
        }

        @Override
        public List<Seat> passedOver() {
            return real.passedOver();
        }

        @Override
        public Optional<Move> lastMove() {
            return shown.lastMove();
        }

        @Override
        public List<Phrase> happenings() {
            return shown.happenings();
        }

        @Override
        public List<Phrase> privately(Viewer other) {
            return shown.privately(other);
        }

        @Override
        public List<Phrase> hints(Viewer other) {
            return shown.hints(other);
        }

        @Override
        public Optional<Position> supposed(Seat knower, Seat mover) {
            return shown.supposed(knower, mover);
        }

        @Override
        public boolean undoable() {
            return shown.undoable();
        }

        @Override
        public List<? extends Move> moves() {
            return tried().moves();
        }

        @Override
        public Draft compose() {
            return tried().compose();
        }

        @Override
        public Act<Move> read(String text) {
            Act<Move> reading = real.read(text);
            return reading instanceof Act.Done ? reading : tried().read(text);
        }

        @Override
        public Position play(Move move) {
            return new Seen(real.play(move));
        }

        @Override
        public Position leave(Seat seat) {
            return new Seen(real.leave(seat));
        }

        @Override
        public List<Seat> active() {
            return shown.active();
        }

        @Override
        public BoardWords words(Viewer other) {
            return shown.words(other);
        }

        @Override
        public Diagram diagram(Viewer other) {
            return shown.diagram(other);
        }

        @Override
        public String toString() {
            return shown.toString();
        }
    }
}
