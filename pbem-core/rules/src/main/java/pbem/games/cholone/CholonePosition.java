package pbem.games.cholone;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game of Cholone: a {@link MarblePlay} that never changes. Seats are zero-based inside this
 * package.
 */
record CholonePosition(
        Game game,
        Setup setup,
        MarblePlay play,
        int ply,
        LastMove last,
        List<Long> situations,
        Optional<Outcome> outcome)
        implements Position {

    /** How often a situation must occur for a draw. */
    private static final int REPETITIONS = 3;

    private static CholonePosition of(
            Game game, Setup setup, MarblePlay play, int ply, LastMove last, List<Long> before) {
        List<Long> situations =
                Stream.concat(before.stream(), Stream.of(play.key())).sorted().toList();
        CholonePosition open = new CholonePosition(game, setup, play, ply, last, situations, Optional.empty());
        return new CholonePosition(game, setup, play, ply, last, situations, open.ended());
    }

    /** The position of a game that begins with these marbles and that seat to move. */
    static CholonePosition start(Game game, Setup setup, Marbles marbles, int turn) {
        int quiet = setup.number(Cholone.QUIET).orElse(Integer.MAX_VALUE);
        return of(game, setup, MarblePlay.start(quiet, marbles, turn), 0, LastMove.NONE, List.of());
    }

    @Override
    public CholonePosition play(Move move) {
        if (!(move instanceof MarbleMove own) || !moves().contains(own)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        MarblePlay after = play.copy();
        int loser = after.play(own);
        LastMove made = LastMove.of(own, turn(), generator().pushed(own), loser, after.skipped());
        return of(game, setup, after, ply + 1, made, loser < 0 ? situations : List.of());
    }

    @Override
    public CholonePosition leave(Seat seat) {
        if (outcome.isPresent() || !play.isActive(seat.index())) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        MarblePlay after = play.copy();
        after.leave(seat.index());
        // With fewer players the same marbles are a different situation, so earlier ones cannot recur.
        return of(game, setup, after, ply, last.left(seat.index(), after.skipped()), List.of());
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
                    seats() == 2 ? Phrase.of("cholone.stuck", marbles().name(turn())) : Phrase.of("cholone.all-stuck"));
        }
        if (Collections.frequency(situations, play.key()) >= REPETITIONS) {
            return Optional.of(Phrase.of("cholone.repetition"));
        }
        return play.calm() >= play.quiet() ? Optional.of(Phrase.of("cholone.quiet", play.calm())) : Optional.empty();
    }

    /** A simulation that continues from this position, for robots. */
    Simulation simulation() {
        return play.copy(situations.stream().mapToLong(key -> key).toArray());
    }

    private int seats() {
        return setup.seats();
    }

    private MoveGenerator generator() {
        return marbles().generator(turn());
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(Seat.at(turn()));
    }

    /** The ranking of the players. Players without marbles rank behind those who have some. */
    @Override
    public Optional<Places> places() {
        return outcome.map(ended -> Places.ranked(
                seats(), Places.byResult(ended).thenComparing(seat -> marbles().of(seat.index()) == 0)));
    }

    @Override
    public List<Seat> passedOver() {
        return Seat.all(seats()).stream().filter(last::skipped).toList();
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move().map(move -> move);
    }

    @Override
    public List<Phrase> happenings() {
        return last.told(play);
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
                && moves < play.quiet() - play.calm()
                && moves <= 4
                && new HashSet<>(situations).size() == situations.size();
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(BoardRefusal.OVER.of())
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
                new BoardDrawing(marbles(), last).items(),
                new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    Marbles marbles() {
        return play.marbles();
    }

    /** The seat to move; meaningless after the end of the game. */
    int turn() {
        return play.asked();
    }
}
