package pbem.games.chromino;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.LastTurn;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.picture.Item;

/**
 * The state of a game of Chromino: a {@link TilePlay} that never changes. {@link ViewerKnowledge} keeps the secrets.
 */
record ChrominoPosition(
        Rules rules,
        TilePlay situation,
        int ply,
        LastTurn<Decision> last,
        List<Happening> told,
        Optional<Outcome> outcome)
        implements Position {

    /** How far from its centre a cell can be pointed at. */
    static final double REACH = 0.46;

    ChrominoPosition {
        told = List.copyOf(told);
    }

    private static ChrominoPosition of(int ply, LastTurn<Decision> last, TilePlay play) {
        Rules rules = play.rules();
        return new ChrominoPosition(rules, play, ply, last, play.happenings(), new Ending(rules, play).outcome());
    }

    /** The position of a game that begins like this. */
    static ChrominoPosition start(TilePlay play) {
        return of(0, LastTurn.none(), play);
    }

    @Override
    public ChrominoPosition play(Move move) {
        if (!(move instanceof Decision decision) || !situation.isLegal(decision)) {
            throw new IllegalArgumentException("not a move of this position: " + move.notation());
        }
        return of(ply + 1, LastTurn.of(decision, Seat.at(situation.seat())), situation.after(decision));
    }

    @Override
    public ChrominoPosition leave(Seat seat) {
        checkCanLeave(seat);
        return of(ply, last, situation.left(seat.index()));
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
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(Seat.at(situation.seat()));
    }

    @Override
    public Optional<Places> places() {
        return outcome.map(new Ending(rules, situation)::places);
    }

    @Override
    public List<Seat> passedOver() {
        return told.stream()
                .map(Happening::passedOver)
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move().map(decision -> decision);
    }

    /** The tile that the last move laid; empty if it laid none. */
    Optional<Placement> laid() {
        return last.move().flatMap(decision -> decision.match(Optional::of, call -> Optional.empty()));
    }

    @Override
    public List<Phrase> happenings() {
        return new LastStep(told, rules.open()).told();
    }

    @Override
    public List<Phrase> privately(Viewer viewer) {
        return viewer.seat()
                .map(seat -> new LastStep(told, rules.open()).whispered(seat.index()))
                .orElse(List.of());
    }

    @Override
    public List<Phrase> hints(Viewer viewer) {
        return words(viewer).hints();
    }

    @Override
    public Optional<Position> supposed(Seat knower, Seat mover) {
        if (outcome.isPresent()
                || rules.open()
                || !situation.player(mover.index()).plays()) {
            return Optional.empty();
        }
        TilePlay imagined = new ViewerKnowledge(this, Viewer.of(knower)).supposed(mover.index());
        return Optional.of(new ChrominoPosition(rules, imagined, ply, last, List.of(), outcome));
    }

    /**
     * A move cannot be undone after a tile was drawn or shown or a player had to pass, nor after the end, when all
     * hands are seen. Thus a tile that was drawn never returns to the bag. The last tile of a player who has left with
     * a win cannot be taken back either.
     */
    @Override
    public boolean undoable() {
        return outcome.isEmpty() && told.stream().allMatch(Happening::undoable);
    }

    @Override
    public List<Decision> moves() {
        return situation.decisions();
    }

    @Override
    public Draft compose() {
        return ChoiceTree.of(moves().stream().map(ChrominoPosition::route));
    }

    /** A tile, its direction and the cell of its first square, or a word. */
    private static ChoiceTree.Route route(Decision decision) {
        return decision.match(
                placement ->
                        ChoiceTree.Route.of(placement, tile(placement.tile()), heading(placement), cell(placement)),
                ChrominoPosition::word);
    }

    private static ChoiceTree.Route word(Decision.Call call) {
        Phrase words = Phrase.of("chromino.choose-" + call.notation());
        return ChoiceTree.Route.of(call, Choice.word(call.notation(), words, words));
    }

    private static Choice tile(Tile tile) {
        return Choice.drawn(
                tile.name(),
                Choice.named(tile.name()),
                Phrase.of("chromino.choose-tile"),
                new TileFigure(Heading.EAST).face(tile.hues()));
    }

    private static Choice heading(Placement placement) {
        String key = placement.letters() + " " + placement.way().letter();
        return Choice.drawn(
                key,
                Phrase.of("chromino.lies-" + placement.way().letter(), placement.letters()),
                Phrase.of("chromino.choose-way"),
                new TileFigure(placement.way()).face(placement.hues()));
    }

    private static Choice cell(Placement placement) {
        Cell first = placement.first();
        return Choice.cell(first.name(), Phrase.of("chromino.choose-cell"), first.centre(), REACH);
    }

    /** Three letters that are not a tile are taken for a word rather than for a move. */
    @Override
    public boolean resembles(String text) {
        return Spelling.of(text)
                .match(
                        written -> true,
                        wrong -> !wrong.reason().isShapeless()
                                && (!ChrominoRefusal.isNoTile(wrong)
                                        || text.chars().anyMatch(Character::isDigit)));
    }

    @Override
    public Act<Move> read(String text) {
        return outcome.isPresent()
                ? Act.refused(BoardRefusal.OVER.of())
                : new IllegalMoveExplainer(situation).explain(text);
    }

    /** Includes players who have laid their last tile and wait for the end of the round. */
    @Override
    public List<Seat> active() {
        return situation.present().stream().map(Seat::at).toList();
    }

    @Override
    public boolean drawable() {
        List<Integer> present = situation.present();
        return present.size() > 1 && present.containsAll(situation.inTheRunning());
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        List<Item> items = new TableDrawing(situation.table(), laid()).items();
        return words(viewer).diagram(1, items, new SideNotes(new ViewerKnowledge(this, viewer)).notes());
    }

    @Override
    public TableInWords words(Viewer viewer) {
        return new TableInWords(new ViewerKnowledge(this, viewer));
    }

    /** Reveals no secret: positions that a player cannot distinguish have the same hash code. */
    @Override
    public int hashCode() {
        return Objects.hash(ply, situation);
    }

    @Override
    public String toString() {
        return "Chromino after " + last.move().map(Move::notation).orElse("nothing") + " at ply " + ply;
    }
}
