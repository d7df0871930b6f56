package pbem.games.chromino;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/** The state of a game of Chromino. Turns are carried on by {@link TurnSequence}, secrets are kept by {@link ViewerKnowledge}. */
final class ChrominoPosition implements Position {

    private final Rules rules;
    private final TableState situation;
    private final int ply;
    private final Optional<LastMove> last;
    private final List<Happening> happenings;
    private final Optional<Outcome> outcome;

    /** A move and the zero-based seat that made it. */
    record LastMove(int seat, Decision decision) {

        /** Where a tile was laid, if one was. */
        Optional<Placement> placement() {
            return decision.match(Optional::of, Optional::empty, Optional::empty);
        }
    }

    private ChrominoPosition(
            Rules rules,
            TableState situation,
            int ply,
            Optional<LastMove> last,
            List<Happening> happenings,
            Optional<Outcome> outcome) {
        this.rules = rules;
        this.situation = situation;
        this.ply = ply;
        this.last = last;
        this.happenings = List.copyOf(happenings);
        this.outcome = outcome;
    }

    private static ChrominoPosition of(Rules rules, int ply, Optional<LastMove> last, TurnSequence turns) {
        return new ChrominoPosition(rules, turns.situation(), ply, last, turns.happenings(), turns.outcome());
    }

    static ChrominoPosition start(Rules rules) {
        return start(rules, TableState.of(Deal.of(rules.setup())));
    }

    /** As if the game began so; the situation is one before the first turn of a round. */
    static ChrominoPosition start(Rules rules, TableState situation) {
        return of(rules, 0, Optional.empty(), new TurnSequence(rules, situation).begin());
    }

    /** One that differs in that only: what has happened stays, and whose turn it is. */
    ChrominoPosition with(Setup setup, TableState other, List<Happening> told) {
        return new ChrominoPosition(Rules.of(rules.game(), setup), other, ply, last, told, outcome);
    }

    @Override
    public ChrominoPosition play(Move move) {
        if (!(move instanceof Decision decision) || !allows(decision)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        LastMove now = new LastMove(situation.turn().seat(), decision);
        TurnSequence turns = new TurnSequence(rules, situation);
        return of(rules, ply + 1, Optional.of(now), decision.match(turns::lay, turns::draw, turns::pass));
    }

    @Override
    public ChrominoPosition leave(Seat seat) {
        if (outcome.isPresent() || !active().contains(seat)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        return of(rules, ply, last, new TurnSequence(rules, situation).leave(seat.index()));
    }

    private boolean allows(Decision decision) {
        if (outcome.isPresent()) {
            return false;
        }
        MoveGenerator choices = choices();
        return decision.match(
                placement -> choices.tiles().contains(placement.tile())
                        && situation.table().allows(placement),
                choices::mayDraw,
                choices::mayPass);
    }

    private MoveGenerator choices() {
        return new MoveGenerator(rules, situation);
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
        return outcome.isPresent()
                ? List.of()
                : List.of(Seat.at(situation.turn().seat()));
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    @Override
    public Optional<Places> places() {
        return outcome.map(new Ending(rules, situation)::places);
    }

    @Override
    public List<Seat> passedOver() {
        return happenings.stream()
                .map(Happening::passedOver)
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public Optional<Move> lastMove() {
        return last.map(LastMove::decision);
    }

    @Override
    public List<Phrase> happenings() {
        return new LastStep(happenings, rules.open()).told();
    }

    @Override
    public List<Phrase> privately(Viewer viewer) {
        return viewer.seat()
                .map(seat -> new LastStep(happenings, rules.open()).whispered(seat.index()))
                .orElse(List.of());
    }

    @Override
    public List<Phrase> hints(Viewer viewer) {
        return new Hints(new ViewerKnowledge(this, viewer)).told();
    }

    @Override
    public Optional<Position> supposed(Seat knower, Seat mover) {
        return outcome.isPresent()
                        || rules.open()
                        || !situation.player(mover.index()).plays()
                ? Optional.empty()
                : Optional.of(new ChrominoPosition(
                        rules,
                        new Supposition(this, knower.index()).onTurn(mover.index()),
                        ply,
                        last,
                        List.of(),
                        outcome));
    }

    /**
     * Not once a tile was drawn or shown or somebody had to pass, nor after the end, when all hands are seen. So a tile
     * that was drawn never comes back into the bag. Nor is a last tile taken back from somebody who has gone with the win.
     */
    @Override
    public boolean undoable() {
        return outcome.isEmpty() && happenings.stream().allMatch(Happening::undoable);
    }

    @Override
    public List<Decision> moves() {
        return outcome.isPresent() ? List.of() : choices().all();
    }

    @Override
    public Draft compose() {
        return ChoiceTree.of(moves().stream().map(DecisionRoute::of));
    }

    /** Three letters are a word sooner than a tile that there is not. */
    @Override
    public boolean resembles(String text) {
        return Spelling.of(text)
                .match(
                        laying -> true,
                        calling -> true,
                        wrong -> !wrong.refusal().reason().isShapeless()
                                && (!ChrominoRefusal.isNoTile(wrong.refusal())
                                        || text.chars().anyMatch(Character::isDigit)));
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(ChrominoRefusal.OVER.of())
                : new IllegalMoveExplainer(choices()).explain(Spelling.of(text));
    }

    /** Those who have laid their last tile wait for the end of the round here. */
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
        return new View(new ViewerKnowledge(this, viewer)).diagram();
    }

    @Override
    public TableInWords words(Viewer viewer) {
        return new TableInWords(new ViewerKnowledge(this, viewer));
    }

    Rules rules() {
        return rules;
    }

    TableState situation() {
        return situation;
    }

    Optional<LastMove> last() {
        return last;
    }

    List<Happening> told() {
        return happenings;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChrominoPosition position
                && setup().equals(position.setup())
                && situation.equals(position.situation)
                && ply == position.ply
                && last.equals(position.last)
                && happenings.equals(position.happenings)
                && outcome.equals(position.outcome);
    }

    /** From what everybody knows, so that nothing made from it can tell a secret. */
    @Override
    public int hashCode() {
        return Objects.hash(ply, situation.table(), situation.turn());
    }

    @Override
    public String toString() {
        return "Chromino after "
                + last.map(LastMove::decision).map(Move::notation).orElse("nothing") + " at ply " + ply;
    }
}
