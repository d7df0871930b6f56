package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/** A position of a match, between two decisions. */
record BackgammonPosition(
        Backgammon game,
        Setup setup,
        MatchStanding now,
        int ply,
        Optional<LastDecision> last,
        List<MatchStanding> thrown,
        Optional<Seat> left)
        implements Position {

    private static final Phrase FROM = Phrase.of("backgammon.choose-man");
    private static final Phrase TO = Phrase.of("backgammon.choose-point");

    /** How far from the centre of a place a click still means that place, in widths of a point. */
    static final double REACH = 0.5;

    /** @param before the standing before the decision */
    record LastDecision(MatchStanding before, Decision decision) {}

    static BackgammonPosition start(Backgammon game, Setup setup) {
        Score score = Score.of(setup.number(Backgammon.MATCH).orElse(1), !setup.has(Backgammon.NO_CRAWFORD));
        return rolled(game, setup, MatchStanding.start(score), 0, Optional.empty());
    }

    /** The position after the dice that are due were thrown. */
    private static BackgammonPosition rolled(
            Backgammon game, Setup setup, MatchStanding next, int ply, Optional<LastDecision> last) {
        List<MatchStanding> thrown = new ArrayList<>();
        MatchStanding now = next.thrown(Roll.from(setup.seed()), thrown::add);
        return new BackgammonPosition(game, setup, now, ply, last, List.copyOf(thrown), Optional.empty());
    }

    @Override
    public BackgammonPosition play(Move move) {
        if (!(move instanceof Decision decision) || isOver() || !decision.isAllowed(now)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        return rolled(game, setup, decision.after(now), ply + 1, Optional.of(new LastDecision(now, decision)));
    }

    @Override
    public BackgammonPosition leave(Seat seat) {
        checkCanLeave(seat);
        return new BackgammonPosition(game, setup, now, ply, last, List.of(), Optional.of(seat));
    }

    boolean isOver() {
        return left.isPresent() || now.phase() == MatchStanding.Phase.OVER;
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
        Score score = now.score();
        Phrase reason = score.length() == 1
                ? Phrase.of("backgammon.won", now.times())
                : Phrase.of("backgammon.won-match", score.of(now.seat()), score.of(1 - now.seat()));
        return isOver() ? Optional.of(Outcome.won(2, List.of(Seat.at(now.seat())), reason)) : Optional.empty();
    }

    @Override
    public Optional<Move> lastMove() {
        return last.map(LastDecision::decision);
    }

    @Override
    public List<Phrase> happenings() {
        if (left.isPresent()) {
            return List.of(Phrase.of("kit.left", Backgammon.name(left.get().index())));
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
                .filter(Step::hit)
                .forEach(step ->
                        told.add(Phrase.of("backgammon.hit", Backgammon.name(mover), String.valueOf(step.to()))));
        if (now.phase() == MatchStanding.Phase.OFFER) {
            told.add(Phrase.of(
                    "backgammon.doubled",
                    Backgammon.name(mover),
                    2 * now.score().cube()));
        }
        if (now.phase() == MatchStanding.Phase.ANSWER) {
            told.add(Phrase.of("backgammon.gives", Backgammon.name(mover), now.given()));
        }
        Score before = one.before().score();
        int winner = now.score().white() > before.white() ? 0 : 1;
        int points = now.score().of(winner) - before.of(winner);
        if (points > 0 && before.length() > 1) {
            told.add(Phrase.of(
                    "backgammon.game",
                    Backgammon.name(winner),
                    points,
                    now.score().white(),
                    now.score().black()));
            if (now.score().without() && !isOver()) {
                told.add(Phrase.of("backgammon.crawford"));
            }
        }
        return told;
    }

    private static Phrase ofRoll(MatchStanding roll) {
        int white = roll.roll().first();
        int black = roll.roll().second();
        if (roll.seat() == MatchStanding.NOBODY) {
            return Phrase.of("backgammon.again", white);
        }
        Phrase name = Backgammon.name(roll.seat());
        if (roll.board().equals(PointBoard.START)) {
            return Phrase.of("backgammon.begins", white, black, name);
        }
        return Phrase.of(
                roll.isStuck() ? "backgammon.stuck" : "backgammon.rolled",
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
        return now.phase() != MatchStanding.Phase.ANSWER && Position.super.drawable();
    }

    @Override
    public List<Decision> moves() {
        return isOver() ? List.of() : now.decisions();
    }

    @Override
    public Draft compose() {
        if (isOver() || now.phase() != MatchStanding.Phase.MEN) {
            return ChoiceTree.of(moves().stream().map(word -> ChoiceTree.Route.of(word, Choice.word(word.notation()))));
        }
        List<RollPlay> ways = now.ways();
        Map<PointBoard, RollPlay> listed = RollPlay.listed(ways);
        return ChoiceTree.of(ways.stream()
                .map(play -> new ChoiceTree.Route(
                        listed.get(play.board()),
                        play.steps().stream()
                                .flatMap(step -> Stream.of(choice(step.from(), FROM), choice(step.to(), TO)))
                                .toList())));
    }

    private Choice choice(int place, Phrase among) {
        return Choice.cell(RollPlay.name(place), among, BoardDrawing.spot(now.seat(), place), REACH);
    }

    @Override
    public Reading read(String text) {
        return isOver() ? Reading.refused(BoardRefusal.OVER.of()) : new PlayReader(now).read(text);
    }

    @Override
    public List<Seat> active() {
        return Seat.all(2).stream()
                .filter(seat -> !left.equals(Optional.of(seat)))
                .toList();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        BoardDrawing drawing = new BoardDrawing(this);
        return words(viewer).diagram(1, drawing.items(), drawing.notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    /** Tells nothing of the seed. */
    @Override
    public int hashCode() {
        return Objects.hash(now, ply, left);
    }

    @Override
    public String toString() {
        return "Backgammon after " + last.map(one -> one.decision().notation()).orElse("nothing") + " at ply " + ply;
    }
}
