package pbem.games.chroma;

import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.LastTurn;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Typed;
import pbem.game.Viewer;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/** The state of a game of Chroma. {@link Cubes} carries out the rules; this class presents them to players. */
record ChromaPosition(Game game, Setup setup, Cubes cubes, int ply, LastTurn<Cell> last) implements Position {

    /**
     * How far from its centre a cell can be pointed at. It is less than the size of a cube, because cubes of different
     * levels overlap.
     */
    static final double REACH = 0.28;

    static ChromaPosition start(Game game, Setup setup) {
        Lattice lattice = Lattice.of(setup.number(Chroma.SIZE).orElseThrow());
        return from(game, setup, Cubes.none(lattice, ColourOrder.start(setup.seats())));
    }

    /** The position of a game that begins with these cubes. */
    static ChromaPosition from(Game game, Setup setup, Cubes cubes) {
        return new ChromaPosition(game, setup, cubes, 0, LastTurn.none());
    }

    /** The name of that seat. */
    Phrase name(Seat seat) {
        return game.seatName(setup, seat);
    }

    @Override
    public ChromaPosition play(Move move) {
        if (!(move instanceof Cell cell)
                || cubes.isOver()
                || !cubes.lattice().has(cell)
                || !cubes.isOpen(cell, order().colour())) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        return new ChromaPosition(game, setup, cubes.play(cell), ply + 1, LastTurn.of(cell, turn()));
    }

    @Override
    public ChromaPosition leave(Seat seat) {
        checkCanLeave(seat);
        return new ChromaPosition(game, setup, cubes.leave(seat), ply, last.left(seat));
    }

    @Override
    public Optional<Outcome> outcome() {
        return cubes.isOver()
                ? Optional.of(Outcome.won(setup.seats(), List.of(cubes.winner()), reason()))
                : Optional.empty();
    }

    private Phrase reason() {
        if (active().size() == 1) {
            return Phrase.of("chroma.alone");
        }
        return cubes.empty() == 0
                ? Phrase.of("chroma.full")
                : Phrase.of("chroma.stuck", name(turn()), order().colour().phrase());
    }

    @Override
    public List<Seat> toMove() {
        return cubes.isOver() ? List.of() : List.of(turn());
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move().map(cell -> cell);
    }

    @Override
    public List<Phrase> happenings() {
        return last.left().stream()
                .map(seat -> Phrase.of("chroma.left", name(seat)))
                .toList();
    }

    @Override
    public Draft compose() {
        Projection projection = new Projection(cubes.lattice());
        Phrase among = Phrase.of("chroma.choose-cell", order().colour().phrase());
        return ChoiceTree.of(moves().stream()
                .map(cell ->
                        ChoiceTree.Route.of(cell, Choice.cell(cell.name(), among, projection.centre(cell), REACH))));
    }

    /** The cells to which the next cube may go. */
    @Override
    public List<Cell> moves() {
        return cubes.isOver() ? List.of() : cubes.open(order().colour());
    }

    /** A move is described by the colour of the next cube. */
    @Override
    public boolean describes(Move move, String word) {
        return Colour.named(word).filter(order().colour()::equals).isPresent();
    }

    @Override
    public Act<Move> read(String text) {
        return cubes.isOver()
                ? Act.refused(BoardRefusal.OVER.of())
                : new CellReader(cubes, order().colour()).read(new Typed(text));
    }

    @Override
    public List<Seat> active() {
        return order().turns().active();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return words(viewer).diagram(0.75, BoardDrawing.of(this).items(), new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    private Seat turn() {
        return order().turns().turn();
    }

    /** The order of turns and colours. Its turn is meaningless after the end of the game. */
    ColourOrder order() {
        return cubes.order();
    }
}
