package pbem.games.cholone;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Perft;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game of Cholone: a {@link MarblePlay} that never changes. Seats are zero-based inside this
 * package.
 */
final class CholonePosition implements Position {

    /** How often a situation must occur for a draw. */
    private static final int REPETITIONS = 3;

    private final Rules rules;
    private final MarblePlay play;
    private final int ply;
    private final LastMove lastMove;
    private final long[] situations; // sorted keys of this situation and of those that may recur
    private final Optional<Outcome> outcome;

    private CholonePosition(Rules rules, MarblePlay play, int ply, LastMove lastMove, long... before) {
        this.rules = rules;
        this.play = play;
        this.ply = ply;
        this.lastMove = lastMove;
        this.situations = Arrays.copyOf(before, before.length + 1);
        situations[before.length] = play.key();
        Arrays.sort(situations);
        this.outcome = ended();
    }

    /** The position of a game that begins with these marbles and that seat to move. */
    static CholonePosition start(Rules rules, Marbles marbles, int turn) {
        return new CholonePosition(rules, MarblePlay.start(rules, marbles, turn), 0, LastMove.NONE);
    }

    @Override
    public CholonePosition play(Move move) {
        if (!(move instanceof MarbleMove own) || !moves().contains(own)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        MarblePlay after = play.copy();
        int loser = after.play(own);
        LastMove made = LastMove.of(own, turn(), generator().pushed(own), loser, after.skipped());
        return new CholonePosition(rules, after, ply + 1, made, loser < 0 ? situations : new long[0]);
    }

    @Override
    public CholonePosition leave(Seat seat) {
        if (outcome.isPresent() || !play.isActive(seat.index())) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        MarblePlay after = play.copy();
        after.leave(seat.index());
        // With fewer players the same marbles are a different situation, so earlier ones cannot recur.
        return new CholonePosition(rules, after, ply, lastMove.left(seat.index(), after.skipped()));
    }

    private Optional<Outcome> ended() {
        if (play.winner() >= 0) {
            Seat winner = Seat.at(play.winner());
            boolean six = play.by(winner.index()) >= MarblePlay.WINNING;
            return Optional.of(Outcome.won(seats(), List.of(winner), Phrase.of(six ? "cholone.six" : "cholone.alone")));
        }
        return drawn().map(reason -> Outcome.drawn(seats(), active(), reason));
    }

    private Optional<Phrase> drawn() {
        if (!generator().canMove()) {
            return Optional.of(
                    seats() == 2
                            ? Phrase.of("cholone.stuck", Colour.of(turn()).name(2))
                            : Phrase.of("cholone.all-stuck"));
        }
        long key = play.key();
        if (LongStream.of(situations).filter(met -> met == key).count() >= REPETITIONS) {
            return Optional.of(Phrase.of("cholone.repetition"));
        }
        return play.calm() >= rules.quiet() ? Optional.of(Phrase.of("cholone.quiet", play.calm())) : Optional.empty();
    }

    /** A simulation that continues from this position, for robots. */
    Simulation simulation() {
        return play.copy(situations);
    }

    private int seats() {
        return rules.seats();
    }

    private MoveGenerator generator() {
        return marbles().generator(turn());
    }

    @Override
    public Game game() {
        return rules.game();
    }

    @Override
    public Setup setup() {
        return rules.setup();
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(Seat.at(turn()));
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** The ranking of the players. Players without marbles rank behind those who have some. */
    @Override
    public Optional<Places> places() {
        return outcome.map(ended -> Places.ranked(
                seats(), Places.byResult(ended).thenComparing(seat -> marbles().of(seat.index()) == 0)));
    }

    @Override
    public List<Seat> passedOver() {
        return Seat.all(seats()).stream().filter(lastMove::skipped).toList();
    }

    @Override
    public Optional<Move> lastMove() {
        return lastMove.move().map(move -> move);
    }

    @Override
    public List<Phrase> happenings() {
        return lastMove.told(play);
    }

    @Override
    public List<MarbleMove> moves() {
        return outcome.isPresent() ? List.of() : generator().moves();
    }

    @Override
    public Draft compose() {
        return ChoiceTree.of(moves().stream().flatMap(move -> MoveRoutes.of(move).stream()));
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : generator().count();
    }

    @Override
    public long sequences(int length) {
        return canEndByMarblesAlone(length - 1) ? play.sequences(length, new HashMap<>()) : Perft.played(this, length);
    }

    /**
     * Whether a game of two players can end within that many moves only by the marbles on the board and by ejections,
     * not by repetition or by quiet moves. Two moves never restore a situation: the second would have to push all
     * marbles that the first has moved, with more marbles, which then lie elsewhere. So a situation can recur at most
     * every fourth move.
     */
    private boolean canEndByMarblesAlone(int moves) {
        return seats() == 2
                && outcome.isEmpty()
                && active().size() == 2
                && moves < rules.quiet() - play.calm()
                && moves <= 4
                && LongStream.of(situations).distinct().count() == situations.length;
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(CholoneRefusal.OVER.of())
                : new MoveReader(marbles(), turn()).read(text);
    }

    @Override
    public List<Seat> active() {
        return Seat.all(seats()).stream()
                .filter(seat -> play.isActive(seat.index()))
                .toList();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("cholone.title"),
                words(viewer).description(),
                1,
                new BoardDrawing(marbles(), lastMove).items(),
                new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    MarblePlay play() {
        return play;
    }

    Marbles marbles() {
        return play.marbles();
    }

    LastMove last() {
        return lastMove;
    }

    /** The seat to move; meaningless after the end of the game. */
    int turn() {
        return play.asked();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CholonePosition position
                && setup().equals(position.setup())
                && ply == position.ply
                && play.equals(position.play)
                && lastMove.equals(position.lastMove)
                && Arrays.equals(situations, position.situations);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, play);
    }

    @Override
    public String toString() {
        return "Cholone after " + lastMove.move().map(MarbleMove::notation).orElse("nothing") + " at ply " + ply;
    }
}
