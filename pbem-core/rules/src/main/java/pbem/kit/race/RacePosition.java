package pbem.kit.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/** A position of a match, between two decisions. */
public record RacePosition(
        RaceGame game,
        Setup setup,
        RaceStanding now,
        int ply,
        Optional<LastDecision> last,
        List<RaceStanding> thrown,
        Optional<Seat> left)
        implements Position {

    private static final Phrase FROM = Phrase.of("kit.race-choose-man");
    private static final Phrase TO = Phrase.of("kit.race-choose-point");

    /** How far from the centre of a place a click still means that place, in widths of a point. */
    static final double REACH = 0.5;

    /** @param before the standing before the decision */
    public record LastDecision(RaceStanding before, RaceDecision decision) {}

    static RacePosition start(RaceGame game, Setup setup) {
        return rolled(game, setup, RaceStanding.start(game, game.score(setup)), 0, Optional.empty());
    }

    /** The position after the dice that are due were thrown. */
    private static RacePosition rolled(
            RaceGame game, Setup setup, RaceStanding next, int ply, Optional<LastDecision> last) {
        List<RaceStanding> thrown = new ArrayList<>();
        RaceStanding now = next.thrown(Roll.from(setup.seed()), thrown::add);
        return new RacePosition(game, setup, now, ply, last, List.copyOf(thrown), Optional.empty());
    }

    @Override
    public RacePosition play(Move move) {
        if (!(move instanceof RaceDecision decision) || isOver() || !decision.isAllowed(now)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        return rolled(game, setup, decision.after(now), ply + 1, Optional.of(new LastDecision(now, decision)));
    }

    @Override
    public RacePosition leave(Seat seat) {
        checkCanLeave(seat);
        return new RacePosition(game, setup, now, ply, last, List.of(), Optional.of(seat));
    }

    boolean isOver() {
        return left.isPresent() || now.phase() == RaceStanding.Phase.OVER;
    }

    @Override
    public List<Seat> toMove() {
        return isOver() ? List.of() : List.of(Seat.at(now.seat()));
    }

    @Override
    public Optional<Outcome> outcome() {
        if (left.isPresent()) {
            return Optional.of(Outcome.won(2, active(), Phrase.of("kit.alone")));
        }
        RaceScore score = now.score();
        Phrase reason = score.length() == 1
                ? game.won(now.times())
                : Phrase.of("kit.race-won-match", score.of(now.seat()), score.of(1 - now.seat()));
        return isOver() ? Optional.of(Outcome.won(2, List.of(Seat.at(now.seat())), reason)) : Optional.empty();
    }

    @Override
    public Optional<Move> lastMove() {
        return last.map(LastDecision::decision);
    }

    @Override
    public List<Phrase> happenings() {
        if (left.isPresent()) {
            return List.of(Phrase.of("kit.left", RaceGame.name(left.get().index())));
        }
        List<Phrase> told = new ArrayList<>();
        last.ifPresent(one -> told.addAll(ofLast(one)));
        thrown.forEach(roll -> told.add(ofRoll(roll)));
        return told;
    }

    private List<Phrase> ofLast(LastDecision one) {
        List<Phrase> told = new ArrayList<>();
        int mover = one.before().seat();
        one.decision().steps().stream()
                .filter(RaceStep::hit)
                .forEach(step -> told.add(Phrase.of("kit.race-hit", RaceGame.name(mover), String.valueOf(step.to()))));
        RaceScore before = one.before().score();
        int winner = now.score().white() > before.white() ? 0 : 1;
        int points = now.score().of(winner) - before.of(winner);
        if (points > 0 && before.length() > 1) {
            RaceScore score = now.score();
            told.add(Phrase.of("kit.race-game", RaceGame.name(winner), points, score.white(), score.black()));
        }
        told.addAll(game.told(one, now));
        return told;
    }

    private static Phrase ofRoll(RaceStanding roll) {
        int white = roll.roll().first();
        int black = roll.roll().second();
        if (roll.seat() == RaceStanding.NOBODY) {
            return Phrase.of("kit.race-again", white);
        }
        Phrase name = RaceGame.name(roll.seat());
        if (roll.board().equals(roll.game().opening())) {
            return Phrase.of("kit.race-begins", white, black, name);
        }
        return Phrase.of(
                roll.isStuck() ? "kit.race-stuck" : "kit.race-rolled",
                name,
                roll.roll().toString());
    }

    @Override
    public List<Seat> passedOver() {
        return Seat.all(2).stream()
                .filter(seat -> thrown.stream().anyMatch(roll -> roll.seat() == seat.index() && roll.isStuck()))
                .toList();
    }

    /** False once dice were thrown, and after the end, when all rolls are published. */
    @Override
    public boolean undoable() {
        return thrown.isEmpty() && !isOver();
    }

    /** False while "accept" is a move, since it would be mistaken for the answer to a draw offer. */
    @Override
    public boolean drawable() {
        return Position.super.drawable()
                && moves().stream().noneMatch(move -> move.notation().equals("accept"));
    }

    @Override
    public List<? extends RaceDecision> moves() {
        return isOver() ? List.of() : now.decisions();
    }

    @Override
    public Draft compose() {
        if (isOver() || now.phase() != RaceStanding.Phase.MEN) {
            return ChoiceTree.of(moves().stream().map(word -> ChoiceTree.Route.of(word, Choice.word(word.notation()))));
        }
        List<RollPlay> ways = now.ways();
        Map<RaceBoard, RollPlay> listed = RollPlay.listed(ways);
        return ChoiceTree.of(ways.stream()
                .map(play -> new ChoiceTree.Route(
                        listed.get(play.board()),
                        play.steps().stream()
                                .flatMap(step -> Stream.of(choice(step.from(), FROM), choice(step.to(), TO)))
                                .toList())));
    }

    private Choice choice(int place, Phrase among) {
        return Choice.cell(RollPlay.name(place), among, new RaceDrawing(this).spot(now.seat(), place), REACH);
    }

    @Override
    public Act<Move> read(String text) {
        return isOver() ? Act.refused(BoardRefusal.OVER.of()) : new RaceReader(now).read(text);
    }

    @Override
    public List<Seat> active() {
        return Seat.all(2).stream()
                .filter(seat -> !left.equals(Optional.of(seat)))
                .toList();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        RaceDrawing drawing = new RaceDrawing(this);
        return words(viewer).diagram(1, drawing.items(), drawing.notes());
    }

    @Override
    public RaceWords words(Viewer viewer) {
        return new RaceWords(this);
    }

    /** Tells nothing of the seed. */
    @Override
    public int hashCode() {
        return Objects.hash(now, ply, left);
    }

    @Override
    public String toString() {
        return game.title() + " after "
                + last.map(one -> one.decision().notation()).orElse("nothing") + " at ply " + ply;
    }
}
