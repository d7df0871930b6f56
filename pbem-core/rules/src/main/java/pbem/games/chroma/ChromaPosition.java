package pbem.games.chroma;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Typed;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game of Chroma. Where a cube may go is the affair of {@link Cubes}, whose it is that of {@link ColourOrder};
 * here is how the game ends.
 */
final class ChromaPosition implements Position {

    /** Of a cell, for who points at it; cubes of different levels come nearer to each other than their size. */
    private static final double REACH = 0.28;

    private final Rules rules;
    private final Cubes cubes;
    private final ColourOrder order;
    private final int ply;
    private final LastMove lastMove;
    private final Optional<Outcome> outcome;

    private ChromaPosition(Rules rules, Cubes cubes, ColourOrder order, int ply, LastMove lastMove) {
        this.rules = rules;
        this.cubes = cubes;
        this.order = order;
        this.ply = ply;
        this.lastMove = lastMove;
        this.outcome = ending();
    }

    static ChromaPosition start(Rules rules) {
        return from(rules, Cubes.none(rules.lattice()), ColourOrder.start(rules.seats()));
    }

    /** As if the game began with these cubes and at that place in the order. */
    static ChromaPosition from(Rules rules, Cubes cubes, ColourOrder order) {
        return new ChromaPosition(rules, cubes, order, 0, LastMove.NONE);
    }

    @Override
    public ChromaPosition play(Move move) {
        if (!(move instanceof Placement placement)
                || outcome.isPresent()
                || !cubes.lattice().has(placement.cell())
                || !cubes.isOpen(placement.cell(), order.colour())) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        return new ChromaPosition(
                rules,
                cubes.with(placement.cell(), order.colour()),
                order.next(),
                ply + 1,
                LastMove.of(placement, turn()));
    }

    @Override
    public ChromaPosition leave(Seat seat) {
        if (outcome.isPresent() || !active().contains(seat)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        return new ChromaPosition(rules, cubes, order.without(seat), ply, lastMove.left(seat));
    }

    /** The game ends when nobody else is left, or the next cube has no place: then who has just moved wins. */
    private Optional<Outcome> ending() {
        if (active().size() == 1) {
            return Optional.of(won(active().get(0), Phrase.of("chroma.alone")));
        }
        if (cubes.openCount(order.colour()) > 0) {
            return Optional.empty();
        }
        Phrase reason = cubes.isFull()
                ? Phrase.of("chroma.full")
                : Phrase.of("chroma.stuck", rules.name(turn()), order.colour().phrase());
        return Optional.of(won(order.turns().previous(), reason));
    }

    private Outcome won(Seat seat, Phrase reason) {
        return Outcome.won(rules.seats(), List.of(seat), reason);
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
        return outcome.isPresent() ? List.of() : List.of(turn());
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    @Override
    public Optional<Move> lastMove() {
        return lastMove.placement().map(placement -> placement);
    }

    @Override
    public List<Phrase> happenings() {
        return lastMove.left().stream()
                .map(seat -> Phrase.of("chroma.left", rules.name(seat)))
                .toList();
    }

    @Override
    public List<Placement> moves() {
        return open().stream().map(Placement::new).toList();
    }

    @Override
    public Draft compose() {
        Projection projection = new Projection(cubes.lattice());
        Phrase among = Phrase.of("chroma.choose-cell", order.colour().phrase());
        return ChoiceTree.of(moves().stream()
                .map(Placement.class::cast)
                .map(placement -> ChoiceTree.Route.of(
                        placement,
                        Choice.cell(placement.cell().name(), among, projection.centre(placement.cell()), REACH))));
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : cubes.openCount(order.colour());
    }

    /** The cells to which the next cube may go; none when the game is over. */
    List<Cell> open() {
        return outcome.isPresent() ? List.of() : cubes.open(order.colour());
    }

    /** By the colour of the next cube. */
    @Override
    public boolean describes(Move move, String word) {
        return Colour.named(word).filter(order.colour()::equals).isPresent();
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(new ChromaRefusal.Over())
                : new CellReader(cubes, order.colour()).read(new Typed(text));
    }

    @Override
    public List<Seat> active() {
        return order.turns().active();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("chroma.title"),
                words(viewer).description(),
                0.75,
                BoardDrawing.of(this).items(),
                new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    Rules rules() {
        return rules;
    }

    Cubes cubes() {
        return cubes;
    }

    private Seat turn() {
        return order.turns().turn();
    }

    /** While the game is over, the turn in it means nothing. */
    ColourOrder order() {
        return order;
    }

    LastMove last() {
        return lastMove;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChromaPosition position
                && setup().equals(position.setup())
                && ply == position.ply
                && cubes.equals(position.cubes)
                && order.equals(position.order)
                && lastMove.equals(position.lastMove);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, cubes, order);
    }

    @Override
    public String toString() {
        return "Chroma after " + lastMove.placement().map(Placement::notation).orElse("nothing") + " at ply " + ply;
    }
}
